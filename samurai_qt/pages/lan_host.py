"""The page that sets up a table for the network; it remembers the last choice."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QWidget,
)

from engine.samurai import PLAYER_COUNTS, RuleSet, UnknownOption
from net.limits import GRACE_SECONDS, MAXIMUM_NAME_CHARACTERS
from net.text import clean_name
from net.transport.limits import MAXIMUM_CODE_CHARACTERS
from samurai_qt import words
from samurai_qt.controls.colour_choice import ColourChoice
from samurai_qt.controls.header import PageHeader
from samurai_qt.controls.page_parts import foot_of, stacked
from samurai_qt.controls.roles import button, card, label
from samurai_qt.lan.bridge import LanBridge
from samurai_qt.lan.events import Failed
from samurai_qt.lan.node import HostWish
from samurai_qt.pages.page import Page
from samurai_qt.pages.setup_parts import RulesCard, TwoCards, count_row, start_row
from samurai_qt.session import Session
from samurai_qt.words.network import duration_text, lan_failure_text

PERSON = ""
GRACES = (30, 60, GRACE_SECONDS, 300, 900, 3600)
"""For how many seconds a silent player may be waited for."""


class LanHostPage(Page):
    """Table and seats at the left, rules at the right; with one more click the table stands open."""

    def __init__(self, session: Session, bridge: LanBridge) -> None:
        super().__init__(session)
        self._bridge = bridge
        self._header = PageHeader()
        self._header.back_requested.connect(self.back_requested)
        self._heading = label("heading")
        self.name = QLineEdit(maxLength=MAXIMUM_NAME_CHARACTERS)
        self.name.setObjectName("table-name")
        self.player = QLineEdit(session.settings.name, maxLength=MAXIMUM_NAME_CHARACTERS)
        self.colour = ColourChoice(session, session.settings.colour)
        self.code = QLineEdit(maxLength=MAXIMUM_CODE_CHARACTERS)
        self.code.setObjectName("code")
        self.counts = QButtonGroup(self)
        self.others = [QComboBox() for _ in range(PLAYER_COUNTS[-1] - 1)]
        self._levels = [label("help", wrap=True) for _ in self.others]
        """What the bot of each seat is like."""
        self.grace = QComboBox()
        self.grace.setObjectName("grace")
        self._names = [label() for _ in range(6 + len(self.others))]
        self._helps = tuple(label("help", wrap=True) for _ in range(4))
        self._rules = RulesCard(RuleSet())
        self.form = self._rules.form
        self.notice = label("error", wrap=True)
        self.open = button("primary")
        self.open.setObjectName("open-table")
        self.open.clicked.connect(self._open)
        cards = TwoCards(self._make_table_card(), self._rules)
        stacked(self, self._header, cards, foot_of(start_row(self.open, self.notice)))
        self._remember(session.settings.last_lan_table)
        bridge.failed.connect(self._fail)
        self.retranslate()

    def _make_table_card(self) -> QWidget:
        panel = card()
        grid = QGridLayout(panel)
        grid.setContentsMargins(24, 18, 24, 20)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(10)
        grid.setColumnStretch(1, 1)
        grid.addWidget(self._heading, 0, 0, 1, 2)
        rows: list[QWidget | QHBoxLayout] = [
            self.name,
            self.player,
            self.colour,
            self.code,
            count_row(self.counts),
            *map(_seat_row, self.others, self._levels),
            self.grace,
        ]
        for number, (name, field) in enumerate(zip(self._names, rows, strict=True)):
            row = 1 + 2 * number
            grid.addWidget(name, row, 0)
            if isinstance(field, QWidget):
                grid.addWidget(field, row, 1)
                name.setBuddy(field)
            else:
                grid.addLayout(field, row, 1)
        for name, box in zip(self._names[5:-1], self.others, strict=True):
            name.setBuddy(box)
        grid.addWidget(self._helps[0], 2 + 2 * rows.index(self.code), 1)
        grid.addWidget(self._helps[1], 2 * rows.index(self.grace), 1)
        grid.addWidget(self._helps[2], 2 + 2 * rows.index(self.grace), 1)
        grid.addWidget(self._helps[3], 1 + 2 * len(rows), 0, 1, 2)
        for seconds in GRACES:
            self.grace.addItem("", seconds)
        for box in self.others:
            box.addItem("", PERSON)
            for level in words.OFFERED_LEVELS:
                box.addItem("", level)
            box.currentIndexChanged.connect(self._show_levels)
        self.counts.idToggled.connect(lambda _, on: self._show_seats() if on else None)
        self.counts.button(PLAYER_COUNTS[0]).setChecked(True)
        return panel

    @property
    def wish(self) -> HostWish:
        """The table as it is set up now."""
        players = self.counts.checkedId()
        bots = tuple(str(box.currentData()) for box in self.others[: players - 1] if box.currentData() != PERSON)
        return HostWish(
            clean_name(self.name.text()) or self.name.placeholderText(),
            clean_name(self.player.text()) or self.session.settings.name,
            self.colour.colour,
            players,
            self.form.rules,
            self.code.text().strip(),
            bots,
            grace=int(self.grace.currentData()),
        )

    def _remember(self, values: Any) -> None:
        """Set the form as it was last time; what can't be used any more is passed over."""
        players, rules, bots = values.get("players"), values.get("rules"), values.get("bots")
        grace = values.get("grace")
        self.grace.setCurrentIndex(GRACES.index(grace if grace in GRACES else GRACE_SECONDS))
        if isinstance(values.get("name"), str):
            self.name.setText(values["name"])
        if players in PLAYER_COUNTS:
            self.counts.button(players).setChecked(True)
        try:
            self.form.set_rules(RuleSet.from_options(rules))
        except (UnknownOption, TypeError, AttributeError):
            self.form.set_rules(RuleSet())
        if isinstance(bots, list):
            for box, level in zip(self.others[: self.counts.checkedId() - 1][::-1], bots[::-1], strict=False):
                box.setCurrentIndex(max(0, box.findData(level)))

    def _open(self) -> None:
        wish = self.wish
        remembered = {
            "name": clean_name(self.name.text()),
            "players": wish.players,
            "rules": wish.rules.to_json(),
            "bots": list(wish.bots),
            "grace": wish.grace,
        }
        self.session.change_settings(last_lan_table=remembered)
        self.notice.setText("")
        self.open.setEnabled(False)
        self._bridge.node.host(wish)

    def _fail(self, failed: Failed) -> None:
        self.open.setEnabled(True)
        if self.isVisible():
            self.notice.setText(lan_failure_text(failed))

    def _show_seats(self) -> None:
        for number, (name, box) in enumerate(zip(self._names[5:-1], self.others, strict=True)):
            for part in (name, box, self._levels[number]):
                part.setVisible(number < self.counts.checkedId() - 1)

    def _show_levels(self) -> None:
        for box, about in zip(self.others, self._levels, strict=True):
            about.setText(words.level_help(str(box.currentData())))

    def shown(self) -> None:
        """Give the keyboard to the way on: the remembered table is often the right one."""
        self.open.setEnabled(True)
        self.open.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Set every text anew."""
        self._header.set_texts(self.tr("Host a table"))
        self._heading.setText(self.tr("Table"))
        names = [
            self.tr("Name of the table"),
            self.tr("Your name"),
            self.tr("Your colour"),
            self.tr("Room code"),
            self.tr("Players"),
            *(self.tr("Seat {number}").format(number=number) for number in range(2, 2 + len(self.others))),
            self.tr("Silent player"),
        ]
        for part, text in zip(self._names, names, strict=True):
            part.setText(text)
        self.name.setPlaceholderText(
            self.tr("{name}'s table").format(name=self.session.settings.name or self.tr("Samurai"))
        )
        self.player.setPlaceholderText(self.session.settings.name)
        self.code.setPlaceholderText(self.tr("none: anybody on the network may join"))
        self._helps[0].setText(self.tr("With a code, only those you tell it to can join."))
        self._helps[1].setText(self.tr("Bots run on this computer, and everyone sees that they do."))
        port = self._bridge.node.port
        self._helps[2].setText(self.tr("After that the others may go on without them."))
        self._helps[3].setText(
            self.tr("A firewall on this computer has to let in TCP port {port}.").format(port=port)
        )
        for index, seconds in enumerate(GRACES):
            self.grace.setItemText(index, self.tr("is waited for {time}").format(time=duration_text(seconds)))
        for box in self.others:
            box.setItemText(0, self.tr("Open to players"))
            for index, level in enumerate(words.OFFERED_LEVELS, start=1):
                box.setItemText(index, self.tr("Bot: {level}").format(level=words.level_name(level)))
        self._show_levels()
        self.open.setText(self.tr("Open the table"))


def _seat_row(box: QComboBox, about: QLabel) -> QHBoxLayout:
    """Who sits there, and beside it what a bot there is like."""
    row = QHBoxLayout()
    row.setSpacing(12)
    row.addWidget(box, 2)
    row.addWidget(about, 3)
    return row
