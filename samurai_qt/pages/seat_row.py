"""One seat of a new game: colour, name, and who plays it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLineEdit, QWidget

from engine.samurai import COLOURS, SeatInfo
from samurai_qt.controls.colour_choice import ICON_SIZE, colour_icon
from samurai_qt.controls.roles import label
from samurai_qt.game_setup import BOT_NAMES
from samurai_qt.session import Session
from samurai_qt.storage.settings import NAME_LENGTH
from samurai_qt.words import OFFERED_LEVELS, colour_name, level_help, level_name, piece_title, unnamed_player

HUMAN = "human"


class SeatRow(QWidget):
    """Edits one `SeatInfo`; the page keeps colours apart."""

    colour_changed = Signal(str, str)
    """The colour before and after."""
    edited = Signal()

    def __init__(self, session: Session, number: int, seat: SeatInfo) -> None:
        super().__init__()
        self._session = session
        self._number = number
        self._colour = seat.colour
        self.colours = QComboBox()
        self.colours.setIconSize(QSize(ICON_SIZE, ICON_SIZE))
        self.player = QComboBox()
        self.player.addItem("", HUMAN)
        for bot in dict.fromkeys((*(f"bot:{level}" for level in OFFERED_LEVELS), seat.player)):
            # A game set up on the command line may have another level.
            if bot != HUMAN:
                self.player.addItem("", bot)
        for colour in COLOURS:
            self.colours.addItem("", colour)
        self.name = QLineEdit(seat.name, maxLength=NAME_LENGTH)
        self._help = label("help", wrap=True)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(2)
        grid.addWidget(self.colours, 0, 0)
        grid.addWidget(self.name, 0, 1)
        grid.addWidget(self.player, 0, 2)
        grid.addWidget(self._help, 1, 1, 1, 2)
        grid.setColumnStretch(1, 1)
        self.colours.setCurrentIndex(COLOURS.index(seat.colour))
        self.player.setCurrentIndex(self.player.findData(seat.player))
        self._retranslate()
        self._paint()
        session.style.changed.connect(self._paint)
        self.colours.activated.connect(self._recolour)
        self.player.currentIndexChanged.connect(self._change_player)
        self.name.textChanged.connect(self.edited)

    @property
    def seat(self) -> SeatInfo:
        """The seat as it stands; a person without a name is called by the seat's number."""
        name = self.name.text().strip() or self.name.placeholderText()
        return SeatInfo(name, self._colour, self.player.currentData())

    def set_colour(self, colour: str) -> None:
        """Take a colour without asking the others."""
        self._colour = colour
        self.colours.setCurrentIndex(COLOURS.index(colour))

    def _recolour(self, index: int) -> None:
        before, self._colour = self._colour, COLOURS[index]
        if before != self._colour:
            self.colour_changed.emit(before, self._colour)
            self.edited.emit()

    def _change_player(self) -> None:
        is_person = self.player.currentData() == HUMAN
        name = self.name.text()
        if is_person and name in BOT_NAMES:
            self.name.clear()
        elif not is_person and not name:
            self.name.setText(BOT_NAMES[self._number])
        self._show_help()
        self.edited.emit()

    def _show_help(self) -> None:
        player: str = self.player.currentData()
        is_person = player == HUMAN
        self._help.setText(
            self.tr("Plays at this computer.") if is_person else level_help(player.removeprefix("bot:"))
        )

    def _retranslate(self) -> None:
        for index, colour in enumerate(COLOURS):
            self.colours.setItemText(index, piece_title(colour_name(colour)))
        self.player.setItemText(0, self.tr("Person"))
        for index in range(1, self.player.count()):
            level = str(self.player.itemData(index)).removeprefix("bot:")
            self.player.setItemText(index, self.tr("Bot: {level}").format(level=level_name(level)))
        self.name.setPlaceholderText(unnamed_player(self._number + 1))
        self.colours.setAccessibleName(self.tr("Colour"))
        self.name.setAccessibleName(self.tr("Name"))
        self.player.setAccessibleName(self.tr("Person or bot"))
        self._show_help()

    def _paint(self) -> None:
        for index, colour in enumerate(COLOURS):
            self.colours.setItemIcon(index, colour_icon(self._session, colour))

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
