"""The page that sets up a game at this computer; it remembers the last choice."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from engine.samurai import COLOURS, PLAYER_COUNTS, RuleSet, SeatInfo
from samurai_qt.controls.header import PageHeader
from samurai_qt.controls.roles import button, card, label, with_role
from samurai_qt.game_setup import BOT_NAMES, DEFAULT_LEVEL, GameSetup, usual_setup
from samurai_qt.pages.page import Page
from samurai_qt.pages.rules_form import RulesForm
from samurai_qt.pages.seat_row import SeatRow
from samurai_qt.session import Session

COLUMNS_WIDTH = 1360


class NewGamePage(Page):
    """Seats at the left, rules at the right, Start at the foot."""

    start_requested = Signal(GameSetup)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        setup = first_setup(session)
        self.form = RulesForm(setup.rules)
        self._header = PageHeader()
        self._header.back_requested.connect(self.back_requested)
        self._seats_heading = label("heading")
        self._count_label = label()
        self._order_help = label("muted", wrap=True)
        self._rules_heading = label("heading")
        self.usual = button("quiet")
        self.usual.clicked.connect(lambda: self.form.set_rules(RuleSet()))
        self.start = button("primary")
        self.start.clicked.connect(self._start)
        self.counts = QButtonGroup(self)
        self.rows = [SeatRow(session, number, seat) for number, seat in enumerate(four_seats(setup.seats))]
        for row in self.rows:
            row.colour_changed.connect(self._keep_colours_apart)
        self.form.edited.connect(self._check)
        columns = QWidget()
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight, columns)
        self._sides.setContentsMargins(24, 20, 24, 20)
        self._sides.setSpacing(20)
        self._cards = (self._make_seats_card(len(setup.seats)), self._make_rules_card())
        for panel in self._cards:
            self._sides.addWidget(panel, 1, Qt.AlignmentFlag.AlignTop)
        columns.setMaximumWidth(COLUMNS_WIDTH)
        scroll = QScrollArea(widgetResizable=True)
        scroll.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        scroll.setWidget(columns)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._header)
        layout.addWidget(scroll, 1)
        layout.addWidget(self._make_foot())
        self.retranslate()
        self._check()

    def _make_seats_card(self, count: int) -> QWidget:
        panel = card()
        column = QVBoxLayout(panel)
        column.setContentsMargins(24, 18, 24, 20)
        column.setSpacing(12)
        column.addWidget(self._seats_heading)
        numbers = QHBoxLayout()
        numbers.setSpacing(6)
        numbers.addWidget(self._count_label)
        numbers.addSpacing(8)
        for number in PLAYER_COUNTS:
            choice = button("segment")
            choice.setText(str(number))
            choice.setCheckable(True)
            self.counts.addButton(choice, number)
            numbers.addWidget(choice)
        numbers.addStretch(1)
        column.addLayout(numbers)
        for row in self.rows:
            column.addWidget(row)
        column.addWidget(self._order_help)
        self.counts.idToggled.connect(lambda _, on: self._show_rows() if on else None)
        self.counts.button(count).setChecked(True)
        return panel

    def _make_rules_card(self) -> QWidget:
        panel = card()
        column = QVBoxLayout(panel)
        column.setContentsMargins(24, 18, 24, 20)
        column.setSpacing(12)
        top = QHBoxLayout()
        top.addWidget(self._rules_heading)
        top.addStretch(1)
        top.addWidget(self.usual)
        column.addLayout(top)
        column.addWidget(self.form)
        return panel

    def _make_foot(self) -> QFrame:
        foot = with_role(QFrame(), "foot")
        # As wide as the cards above, so that on a large screen the button stays near them.
        under_columns = QWidget()
        under_columns.setMaximumWidth(COLUMNS_WIDTH)
        row = QHBoxLayout(under_columns)
        row.setContentsMargins(24, 12, 24, 12)
        row.addStretch(1)
        row.addWidget(self.start)
        middle = QHBoxLayout(foot)
        middle.setContentsMargins(0, 0, 0, 0)
        middle.addStretch(1)
        middle.addWidget(under_columns, 1000)
        middle.addStretch(1)
        return foot

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
        self._rules_heading.setText(self.tr("Rules"))
        self.usual.setText(self.tr("Usual rules"))
        self.start.setText(self.tr("Start"))

    def shown(self) -> None:
        """Give the keyboard to Start: the remembered choice is often the right one."""
        self.start.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the rules under the seats where both have no room side by side, as with large text."""
        super().resizeEvent(event)
        needed = 2 * max(panel.minimumSizeHint().width() for panel in self._cards) + 3 * self._sides.spacing()
        narrow = self.width() < needed
        direction = QBoxLayout.Direction
        self._sides.setDirection(direction.TopToBottom if narrow else direction.LeftToRight)

    def _show_rows(self) -> None:
        for number, row in enumerate(self.rows):
            row.setVisible(number < self.counts.checkedId())

    def _keep_colours_apart(self, before: str, after: str) -> None:
        for row in self.rows:
            if row is not self.sender() and row.seat.colour == after:
                row.set_colour(before)

    def _check(self) -> None:
        self.usual.setVisible(self.form.rules != RuleSet())

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
