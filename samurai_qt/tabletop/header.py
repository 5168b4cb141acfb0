"""The small row of buttons at the table: leave, speed, log, help, and what is done rarely."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QMenu, QToolButton, QWidget

from samurai_qt import art
from samurai_qt.controls.roles import with_role
from samurai_qt.session import Session
from samurai_qt.table.pacer import Pace

ICON_SIZE = QSize(22, 22)
PACE_SIGNS = {Pace.CALM: "½×", Pace.NORMAL: "1×", Pace.FAST: "3×", Pace.INSTANT: "∞"}


class TableHeader(QWidget):
    """Asks for things by signals; the page does them."""

    leave_requested = Signal()
    pause_requested = Signal(bool)
    pace_chosen = Signal(Pace)
    log_toggled = Signal(bool)
    help_requested = Signal()
    hint_requested = Signal()
    save_requested = Signal()
    resign_requested = Signal()
    end_requested = Signal()
    """At a table between computers: ask everyone to end the game here."""
    rules_requested = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.leave = self._button("home")
        self.pause = self._button("pause", checkable=True)
        self.pace = self._button("pace")
        self.log = self._button("log", checkable=True)
        self.help = self._button("help")
        self.more = self._button("screen")
        self.leave.clicked.connect(self.leave_requested)
        self.pause.toggled.connect(self.pause_requested)
        self.log.toggled.connect(self.log_toggled)
        self.help.clicked.connect(self.help_requested)
        self._paces = {pace: QAction(self, checkable=True) for pace in Pace}
        self._make_pace_menu()
        self.hint = QAction(self)
        self.save = QAction(self)
        self.rules = QAction(self)
        self.resign = QAction(self)
        self.end = QAction(self)
        self.end.setVisible(False)
        self._make_menu()
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 4, 6, 2)
        row.setSpacing(2)
        row.addWidget(self.leave)
        row.addStretch(1)
        for button in (self.pause, self.pace, self.log, self.help, self.more):
            row.addWidget(button)
        session.style.changed.connect(self.restyle)
        self.restyle()

    def _button(self, icon: str, *, checkable: bool = False) -> QToolButton:
        made = with_role(QToolButton(self), "small")
        made.setObjectName(icon)
        made.setIconSize(ICON_SIZE)
        made.setCheckable(checkable)
        made.setCursor(Qt.CursorShape.PointingHandCursor)
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return made

    def _make_pace_menu(self) -> None:
        menu = QMenu(self)
        group = QActionGroup(self)
        for pace, action in self._paces.items():
            group.addAction(action)
            menu.addAction(action)
            action.triggered.connect(lambda _, chosen=pace: self.pace_chosen.emit(chosen))
        self.pace.setMenu(menu)
        self.pace.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)

    def _make_menu(self) -> None:
        menu = QMenu(self)
        for action in (self.hint, self.save, self.rules):
            menu.addAction(action)
        menu.addSeparator()
        menu.addAction(self.end)
        menu.addAction(self.resign)
        self.hint.triggered.connect(self.hint_requested)
        self.save.triggered.connect(self.save_requested)
        self.rules.triggered.connect(self.rules_requested)
        self.resign.triggered.connect(self.resign_requested)
        self.end.triggered.connect(self.end_requested)
        self.more.setMenu(menu)
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)

    def show_state(self, *, paused: bool, pace: Pace, bots: bool, can_resign: bool, can_ask_for_hint: bool) -> None:
        """Bring the buttons up to date."""
        self.pause.setVisible(bots)
        self.pace.setVisible(bots)
        if self.pause.isChecked() != paused:
            self.pause.setChecked(paused)
            self.restyle()
        self._paces[pace].setChecked(True)
        self.pace.setText(PACE_SIGNS[pace])
        self.resign.setEnabled(can_resign)
        self.hint.setEnabled(can_ask_for_hint)

    def restyle(self) -> None:
        """Take up the theme's ink."""
        colours = self._session.style.colours
        for button in (self.leave, self.log, self.help):
            button.setIcon(art.icon(button.objectName(), colours))
        self.pause.setIcon(art.icon("play" if self.pause.isChecked() else "pause", colours))
        self.hint.setIcon(art.icon("hint", colours))
        self.save.setIcon(art.icon("save", colours))
        self.rules.setIcon(art.icon("rules", colours))
        self.resign.setIcon(art.icon("resign", colours))
        self.end.setIcon(art.icon("chat", colours))

    def retranslate(self) -> None:
        """Set every text anew."""
        self._describe(self.leave, self.tr("Leave the table; the game is kept"), "")
        self._describe(self.pause, self.tr("Pause"), "P")
        self._describe(self.pace, self.tr("How long others' moves are shown"), "")
        self._describe(self.log, self.tr("Log"), "L")
        self._describe(self.help, self.tr("Keys and gestures"), "F1")
        self._describe(self.more, self.tr("Hint, save, rules, resign"), "")
        for pace, action in self._paces.items():
            action.setText(pace_name(pace))
        # Behind the tabulator stands the key, as menus show it.
        self.hint.setText(self.tr("Hint") + "\tT")
        self.save.setText(self.tr("Save the game"))
        self.rules.setText(self.tr("Rules"))
        self.resign.setText(self.tr("Resign"))
        self.end.setText(self.tr("Propose to end the game here"))
        self.more.setText("⋯")

    @staticmethod
    def _describe(button: QToolButton, text: str, key: str) -> None:
        button.setAccessibleName(text)
        shown = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
        button.setToolTip(f"{text} ({shown})" if key else text)


def pace_name(pace: Pace) -> str:
    """The name of a speed."""
    return {
        Pace.CALM: QCoreApplication.translate("TableHeader", "Show moves calmly"),
        Pace.NORMAL: QCoreApplication.translate("TableHeader", "Show moves at normal speed"),
        Pace.FAST: QCoreApplication.translate("TableHeader", "Show moves fast"),
        Pace.INSTANT: QCoreApplication.translate("TableHeader", "Don't wait for moves to be seen"),
    }[pace]
