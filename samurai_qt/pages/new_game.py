"""The page that sets up a game at this computer; it remembers the last choice."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QWidget

from engine.samurai import COLOURS, SeatInfo
from samurai_qt.controls.header import PageHeader
from samurai_qt.controls.page_parts import foot_of, stacked
from samurai_qt.controls.roles import button, card, label
from samurai_qt.game_setup import BOT_NAMES, DEFAULT_LEVEL, GameSetup, usual_setup
from samurai_qt.pages.page import Page
from samurai_qt.pages.seat_row import SeatRow
from samurai_qt.pages.setup_parts import RulesCard, TwoCards, card_column, count_row, start_row
from samurai_qt.session import Session


class NewGamePage(Page):
    """Seats at the left, rules at the right, Start at the foot."""

    start_requested = Signal(GameSetup)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        setup = first_setup(session)
        self._rules = RulesCard(setup.rules)
        self.form, self.usual = self._rules.form, self._rules.usual
        self._header = PageHeader()
        self._header.back_requested.connect(self.back_requested)
        self._seats_heading = label("heading")
        self._count_label = label()
        self._order_help = label("muted", wrap=True)
        self.start = button("primary")
        self.start.clicked.connect(self._start)
        self.counts = QButtonGroup(self)
        self.rows = [SeatRow(session, number, seat) for number, seat in enumerate(four_seats(setup.seats))]
        for row in self.rows:
            row.colour_changed.connect(self._keep_colours_apart)
        stacked(
            self,
            self._header,
            TwoCards(self._make_seats_card(len(setup.seats)), self._rules),
            foot_of(start_row(self.start)),
        )
        self.retranslate()

    def _make_seats_card(self, count: int) -> QWidget:
        panel = card()
        column = card_column(panel)
        column.addWidget(self._seats_heading)
        numbers = QHBoxLayout()
        numbers.setSpacing(6)
        numbers.addWidget(self._count_label)
        numbers.addSpacing(8)
        numbers.addLayout(count_row(self.counts), 1)
        column.addLayout(numbers)
        for row in self.rows:
            column.addWidget(row)
        column.addWidget(self._order_help)
        self.counts.idToggled.connect(lambda _, on: self._show_rows() if on else None)
        self.counts.button(count).setChecked(True)
        return panel

    @property
    def setup(self) -> GameSetup:
        """The game as it is set up now."""
        return GameSetup(self.form.rules, tuple(row.seat for row in self.rows[: self.counts.checkedId()]))

    def retranslate(self) -> None:
        """Set every text anew."""
        self._header.set_texts(self.tr("New game"))
        self._seats_heading.setText(self.tr("Players"))
        self._count_label.setText(self.tr("How many"))
        self._order_help.setText(self.tr("Seats go clockwise. Who plays first is rolled."))
        self.start.setText(self.tr("Start"))

    def shown(self) -> None:
        """Give the keyboard to Start: the remembered choice is often the right one."""
        self.start.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_rows(self) -> None:
        for number, row in enumerate(self.rows):
            row.setVisible(number < self.counts.checkedId())

    def _keep_colours_apart(self, before: str, after: str) -> None:
        for row in self.rows:
            if row is not self.sender() and row.seat.colour == after:
                row.set_colour(before)

    def _start(self) -> None:
        self.session.change_settings(last_game=self.setup.to_json())
        self.start_requested.emit(self.setup)


def first_setup(session: Session) -> GameSetup:
    """Return the setup of the last game, or the usual one with the user's name and colour."""
    settings = session.settings
    remembered = GameSetup.from_json(settings.last_game)
    return remembered or usual_setup([settings.name or BOT_NAMES[-1]], settings.colour)


def four_seats(seats: tuple[SeatInfo, ...]) -> list[SeatInfo]:
    """Return the seats, and bots in the colours left for the seats up to the fourth."""
    colours = [colour for colour in COLOURS if colour not in {seat.colour for seat in seats}]
    names = [name for name in BOT_NAMES if name not in {seat.name for seat in seats}]
    more = [SeatInfo(name, colour, f"bot:{DEFAULT_LEVEL}") for name, colour in zip(names, colours, strict=False)]
    return [*seats, *more]
