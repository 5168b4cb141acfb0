"""The figures still beside the board in setup, one kind of which is placed next."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPen, QShortcut
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QWidget

from engine.samurai import FIGURES, Figure
from samurai_qt import art, words
from samurai_qt.session import Session
from samurai_qt.widgets.themed import ThemedWidget

FAINT = 0.35


class FigureButton(QAbstractButton):
    """One kind of figure with the number that is left of it."""

    def __init__(self, session: Session, figure: Figure, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.figure = figure
        self.left = 0
        self.edition = "2015"
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        session.style.changed.connect(self.update)

    def set_left(self, left: int, edition: str, *, enabled: bool) -> None:
        """Show how many are left, and whether this kind may be placed now."""
        self.left, self.edition = left, edition
        self.setEnabled(enabled)
        self.setCursor(Qt.CursorShape.PointingHandCursor if enabled else Qt.CursorShape.ArrowCursor)
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        """Set the name anew."""
        name = words.piece_title(words.figures_name(self.figure, self.edition))
        self.setAccessibleName(self.tr("%1: %2 left").replace("%1", name).replace("%2", str(self.left)))
        self.setToolTip(self.accessibleName())

    def sizeHint(self) -> QSize:
        """A broad plate: the figure beside its number."""
        name = words.piece_title(words.figures_name(self.figure, self.edition))
        return QSize(max(130, self.fontMetrics().horizontalAdvance(name) + 28), 96)

    def minimumSizeHint(self) -> QSize:
        """The least size a finger hits."""
        return QSize(88, 64)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw plate, figure, number and name."""
        colours = self.session.style.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plate = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        ground = colours.selected if self.isChecked() else colours.hover if self.underMouse() else colours.raised
        edge = colours.focus if self.hasFocus() else colours.accent if self.isChecked() else colours.line
        painter.setBrush(QColor(ground))
        painter.setPen(QPen(QColor(edge), 2.0 if self.isChecked() or self.hasFocus() else 1.0))
        painter.drawRoundedRect(plate, 9, 9)
        painter.setOpacity(1.0 if self.isEnabled() else FAINT)
        line = self.fontMetrics().height() + 6
        size = min(plate.height() - line - 4, plate.width() * 0.48)
        pixmap = art.figure_pixmap(self.figure, size, self.devicePixelRatioF(), colours)
        painter.drawPixmap(QPointF(plate.center().x() - size, plate.top() + 5), pixmap)
        painter.setPen(QColor(colours.ink))
        painter.setFont(self.session.style.serif_font(1.7))
        number = QRectF(plate.center().x() + 6, plate.top() + 4, plate.width() / 2 - 6, size)
        painter.drawText(number, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, str(self.left))
        painter.setFont(self.font())
        name = words.piece_title(words.figures_name(self.figure, self.edition))
        elided = self.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, round(plate.width() - 12))
        foot = QRectF(plate.left(), plate.bottom() - line, plate.width(), line - 2)
        painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, elided)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter chooses as Space does."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class FigureTray(ThemedWidget):
    """Chooses the kind of figure to place; keys 1 to 3 do too."""

    figure_chosen = Signal(object)
    """The `Figure` to place next."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self._buttons = {figure: FigureButton(session, figure, self) for figure in FIGURES}
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(10)
        layout.addStretch()
        for number, (figure, button) in enumerate(self._buttons.items(), 1):
            layout.addWidget(button)
            button.clicked.connect(lambda _=False, figure=figure: self.figure_chosen.emit(figure))
            QShortcut(QKeySequence(str(number)), self).activated.connect(button.click)
        layout.addStretch()
        self.retranslate()

    def set_state(
        self,
        left: tuple[int, int, int],
        allowed: Collection[Figure],
        selected: Figure | None,
        edition: str = "2015",
    ) -> None:
        """Show how many of each kind are left to place, which may be placed now, and which one is chosen."""
        for figure, button in self._buttons.items():
            button.set_left(left[figure.index], edition, enabled=figure in allowed)
            button.setAutoExclusive(selected is not None)
            button.setChecked(figure is selected)
            button.setAutoExclusive(True)

    @property
    def selected(self) -> Figure | None:
        """The kind chosen, or None."""
        return next((figure for figure, button in self._buttons.items() if button.isChecked()), None)

    def retranslate(self) -> None:
        """Set the tray's name anew; the buttons see to their own."""
        self.setAccessibleName(self.tr("Figures to place"))
