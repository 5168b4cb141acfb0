"""Buttons for zooming the map, and the menu that turns it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QToolButton, QWidget

from samurai_qt import art
from samurai_qt.controls.roles import with_role
from samurai_qt.scene.view import MapView
from samurai_qt.session import Session

TURN_STEP = 30
"""The map turns in steps of so many degrees."""


class ZoomButtons(QWidget):
    """Zoom out, fit, zoom in."""

    def __init__(self, session: Session, map_view: MapView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._map = map_view
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 1, 0, 1)
        row.setSpacing(0)
        self.zoom_out = self._button("zoom-out", row)
        self.fit = self._button("fit", row)
        self.zoom_in = self._button("zoom-in", row)
        self.zoom_out.clicked.connect(map_view.zoom_out)
        self.fit.clicked.connect(map_view.fit)
        self.zoom_in.clicked.connect(map_view.zoom_in)
        map_view.zoom_changed.connect(self._show_zoom)
        session.style.changed.connect(self.restyle)
        self.restyle()
        self._show_zoom(map_view.zoom)

    def _button(self, icon: str, row: QHBoxLayout) -> QToolButton:
        made = with_role(QToolButton(), "small")
        made.setObjectName(icon)
        made.setIconSize(QSize(18, 18))
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        made.setCursor(Qt.CursorShape.PointingHandCursor)
        row.addWidget(made)
        return made

    def _show_zoom(self, zoom: float) -> None:
        self.zoom_out.setEnabled(zoom > 1.0)
        self.fit.setEnabled(zoom > 1.0)

    def restyle(self) -> None:
        """Take up the theme's ink."""
        for button in (self.zoom_out, self.fit, self.zoom_in):
            button.setIcon(art.icon(button.objectName(), self._session.style.colours))

    def retranslate(self) -> None:
        """Set every text anew."""
        texts = (self.tr("Zoom out (−)"), self.tr("Show the whole map (0)"), self.tr("Zoom in (+)"))
        for button, text in zip((self.zoom_out, self.fit, self.zoom_in), texts, strict=True):
            button.setAccessibleName(text)
            button.setToolTip(text)


class TurnMenu(QMenu):
    """The ways to turn the map; it takes itself away when it closes."""

    turn_chosen = Signal(object)
    """Degrees clockwise to pin the map at, or None for what shows it largest."""

    def __init__(self, map_view: MapView) -> None:
        super().__init__(map_view)
        turn = map_view.turn
        choices: list[tuple[str, int | None]] = [
            (self.tr("Turn to what shows the map largest"), None),
            (self.tr("North up"), 0),
            (self.tr("Turn right"), (turn + TURN_STEP) % 360),
            (self.tr("Turn left"), (turn - TURN_STEP) % 360),
        ]
        for number, (text, chosen) in enumerate(choices):
            action = self.addAction(text)
            if number < 2:
                action.setCheckable(True)
                action.setChecked(map_view.pinned_turn == chosen)
            action.triggered.connect(lambda _, value=chosen: self.turn_chosen.emit(value))
        self.aboutToHide.connect(self.deleteLater)
