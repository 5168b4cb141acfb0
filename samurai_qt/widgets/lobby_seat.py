"""One seat of a lobby: who sits there and from where, ready or not, and what may be done about it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QComboBox, QFrame, QGridLayout, QHBoxLayout, QLabel, QLineEdit, QMenu, QWidget

from engine.samurai import COLOURS
from samurai_qt import art, words
from samurai_qt.controls.colour_choice import colour_icon
from samurai_qt.controls.elided_label import ElidedLabel
from samurai_qt.controls.roles import button, label, with_role
from samurai_qt.lan.model import Lobby, LobbySeat
from samurai_qt.session import Session
from samurai_qt.storage.settings import NAME_LENGTH
from samurai_qt.words.network import stranger_text, words_text

CREST = 34
READY_ICON = 20
NAME_WIDTH = 220


class LobbySeatCard(QFrame):
    """Shows one seat of a `Lobby`; the own one can be changed, and the host may do more."""

    changed = Signal(str, str)
    """Another name and colour for the own seat."""
    kick_requested = Signal()
    bot_requested = Signal(str)
    close_requested = Signal()
    trust_requested = Signal(str)
    """The computer whose name is believed."""

    def __init__(self, session: Session, number: int) -> None:
        super().__init__()
        with_role(self, "card")
        self.setObjectName(f"seat-{number}")
        self._session = session
        self._lobby: Lobby | None = None
        self._number = number
        self._words: tuple[str, ...] = ()
        self._stranger = ""
        self._crest = QLabel()
        self._crest.setFixedSize(CREST, CREST)
        self.name = ElidedLabel("heading")
        self.who = ElidedLabel("muted")
        self._ready_icon = QLabel()
        self._ready_icon.setFixedSize(READY_ICON, READY_ICON)
        self.ready = label("muted")
        self.entry = QLineEdit(maxLength=NAME_LENGTH)
        self.entry.setObjectName("own-name")
        self.entry.setMaximumWidth(NAME_WIDTH)
        self.colours = QComboBox()
        self.colours.setObjectName("own-colour")
        self.colours.setIconSize(QSize(22, 22))
        self.colours.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for colour in COLOURS:
            self.colours.addItem("", colour)
        self.warning = label("error", wrap=True)
        self.words = label("muted", wrap=True)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.trust = button("quiet")
        self.kick = button("quiet")
        self.bot = button()
        self.close_seat = button("quiet")
        self._levels = QMenu(self)
        for level in words.OFFERED_LEVELS:
            action = self._levels.addAction("")
            action.setData(level)
            action.triggered.connect(lambda _, chosen=level: self.bot_requested.emit(chosen))
        self.bot.setMenu(self._levels)
        self._build()
        self._connect()

    def _build(self) -> None:
        own = QHBoxLayout()
        own.setSpacing(8)
        own.addWidget(self.colours)
        own.addWidget(self.entry, 1)
        own.addStretch(1)
        self._own = QWidget()
        self._own.setLayout(own)
        own.setContentsMargins(0, 0, 0, 0)
        grid = QGridLayout(self)
        grid.setContentsMargins(14, 10, 12, 10)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(1, 1)
        grid.addWidget(self._crest, 0, 0, 2, 1)
        grid.addWidget(self.name, 0, 1)
        grid.addWidget(self._own, 0, 1)
        grid.addWidget(self.who, 1, 1)
        ways = QHBoxLayout()
        ways.setSpacing(6)
        for way in (self._ready_icon, self.ready, self.kick):
            ways.addWidget(way)
        # Under the words: beside them large text would leave them no room.
        filling = QHBoxLayout()
        filling.setSpacing(6)
        filling.setContentsMargins(0, 4, 0, 0)
        for way in (self.bot, self.close_seat):
            filling.addWidget(way)
        filling.addStretch(1)
        grid.addLayout(filling, 4, 1, 1, 2)
        grid.addLayout(ways, 0, 2, 2, 1)
        grid.addWidget(self.warning, 2, 1)
        grid.addWidget(self.trust, 2, 2, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight)
        grid.addWidget(self.words, 3, 1, 1, 2)

    def _connect(self) -> None:
        self.entry.editingFinished.connect(self._change)
        self.colours.activated.connect(self._change)
        self.kick.clicked.connect(self.kick_requested)
        self.close_seat.clicked.connect(self.close_requested)
        self.trust.clicked.connect(self._trust)
        self._session.style.changed.connect(self._refresh)

    @property
    def seat(self) -> LobbySeat | None:
        """Who sits here."""
        return None if self._lobby is None else self._lobby.seats[self._number]

    def set_state(self, lobby: Lobby, compared: tuple[str, ...], stranger: str) -> None:
        """Show the seat of this lobby, the words to compare with its computer, and a name it may not have."""
        self._lobby, self._words, self._stranger = lobby, compared, stranger
        self._refresh()

    def _refresh(self) -> None:
        lobby = self._lobby
        if lobby is None:
            return
        seat = lobby.seats[self._number]
        is_own = self._number == lobby.own_seat
        self._own.setVisible(is_own)
        self.name.setVisible(not is_own)
        self._paint(seat)
        self._set_texts(lobby, seat)
        self.bot.setVisible(seat is None and lobby.is_host)
        self.close_seat.setVisible(seat is None and lobby.is_host and len(lobby.seats) > 2)
        self.kick.setVisible(seat is not None and lobby.is_host and not is_own)
        self.ready.setVisible(seat is not None)
        self._ready_icon.setVisible(seat is not None and seat.ready)
        self.warning.setVisible(bool(self._stranger))
        self.trust.setVisible(bool(self._stranger))
        self.words.setVisible(bool(self._words) and seat is not None and not seat.is_bot)
        if is_own and seat is not None:
            self._fill_own(lobby, seat)

    def _fill_own(self, lobby: Lobby, seat: LobbySeat) -> None:
        # Not while a name is typed. What was given may have become another: no two are called the same.
        if not self.entry.isModified() and self.entry.text() != seat.name:
            self.entry.setText(seat.name)
        taken = {other.colour for other in lobby.seats if other is not None and other is not seat}
        for index, colour in enumerate(COLOURS):
            self.colours.setItemIcon(index, colour_icon(self._session, colour))
            # A colour that somebody else has can't be chosen.
            enabled = colour not in taken
            self.colours.setItemData(index, 33 if enabled else 0, Qt.ItemDataRole.UserRole - 1)
        self.colours.setCurrentIndex(COLOURS.index(seat.colour))

    def _paint(self, seat: LobbySeat | None) -> None:
        colours = self._session.style.colours
        ratio = self.devicePixelRatioF()
        if seat is None:
            pixmap = art.icon_pixmap("person", CREST, ratio, colours, colour=colours.disabled)
        else:
            pixmap = art.crest_pixmap(seat.colour, CREST, ratio, colours)
        self._crest.setPixmap(pixmap)
        tick = art.icon_pixmap("end-turn", READY_ICON, ratio, colours, colour=colours.good)
        self._ready_icon.setPixmap(tick)

    def _set_texts(self, lobby: Lobby, seat: LobbySeat | None) -> None:
        self.name.set_text(self.tr("Free seat") if seat is None else seat.name)
        self.who.set_text(self._who(lobby, seat))
        if seat is not None:
            self.ready.setText(self.tr("ready") if seat.ready else self.tr("not ready"))
        self.warning.setText(stranger_text(self._stranger) if self._stranger else "")
        self.words.setText(self.tr("Words to compare: {words}").format(words=words_text(self._words)))
        self.trust.setText(self.tr("I know them"))
        is_bot = seat is not None and seat.is_bot
        self.kick.setText(self.tr("Remove") if is_bot else self.tr("Send away"))
        self.bot.setText(self.tr("Add a bot"))
        self.close_seat.setText(self.tr("Close the seat"))
        self.entry.setAccessibleName(self.tr("Your name"))
        self.colours.setAccessibleName(self.tr("Your colour"))
        for index, colour in enumerate(COLOURS):
            self.colours.setItemText(index, words.piece_title(words.colour_name(colour)))
        for action in self._levels.actions():
            name, about = words.piece_title(words.level_name(action.data())), words.level_help(action.data())
            # What follows the tabulator stands in a column of its own.
            action.setText(f"{name}\t{about}")
        parts = [self.name.text(), self.who.text(), "" if seat is None else self.ready.text()]
        self.setAccessibleName(" · ".join(part for part in parts if part))

    def _who(self, lobby: Lobby, seat: LobbySeat | None) -> str:
        if seat is None:
            if lobby.locked:
                return self.tr("Whoever has the room code may take it.")
            return self.tr("Anybody on the network may take it.")
        if seat.is_bot:
            where = self.tr("run by {name}'s computer").format(name=lobby.person_at(seat.computer))
            if seat.computer == lobby.own:
                where = self.tr("run by this computer")
            return f"{words.player_text(seat.player)} · {where}"
        if self._number == lobby.own_seat:
            return self.tr("you, at this computer, hosting") if lobby.is_host else self.tr("you, at this computer")
        return self.tr("host") if seat.computer == lobby.host else self.tr("player")

    def _change(self) -> None:
        seat = self.seat
        if seat is None or self._lobby is None or self._number != self._lobby.own_seat:
            return
        name = self.entry.text().strip() or seat.name
        self.entry.setModified(False)
        colour = str(self.colours.currentData())
        if (name, colour) != (seat.name, seat.colour):
            self.changed.emit(name, colour)

    def _trust(self) -> None:
        if self.seat is not None:
            self.trust_requested.emit(self.seat.computer)

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self._refresh()
        super().changeEvent(event)
