"""The page that sets up a table for the network; it remembers the last choice."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from engine.samurai import PLAYER_COUNTS, RuleSet, UnknownOption
from net.limits import MAXIMUM_NAME_CHARACTERS
from net.text import clean_name
from net.transport.limits import MAXIMUM_CODE_CHARACTERS
from samurai_qt import words
from samurai_qt.controls.colour_choice import ColourChoice
from samurai_qt.controls.header import PageHeader
from samurai_qt.controls.roles import button, card, label, with_role
from samurai_qt.lan.bridge import LanBridge
from samurai_qt.lan.events import Failed
from samurai_qt.lan.node import HostWish
from samurai_qt.pages.page import Page
from samurai_qt.pages.rules_form import RulesForm
from samurai_qt.session import Session
from samurai_qt.words.network import lan_failure_text

PERSON = ""


class LanHostPage(Page):
    """Table and seats at the left, rules at the right; with one more click the table stands open."""

    def __init__(self, session: Session, bridge: LanBridge) -> None:
        super().__init__(session)
        self._bridge = bridge
        self._header = PageHeader()
        self._header.back_requested.connect(self.back_requested)
        self._headings = (label("heading"), label("heading"))
        self.name = QLineEdit(maxLength=MAXIMUM_NAME_CHARACTERS)
        self.name.setObjectName("table-name")
        self.player = QLineEdit(session.settings.name, maxLength=MAXIMUM_NAME_CHARACTERS)
        self.colour = ColourChoice(session, session.settings.colour)
        self.code = QLineEdit(maxLength=MAXIMUM_CODE_CHARACTERS)
        self.code.setObjectName("code")
        self.counts = QButtonGroup(self)
        self.others = [QComboBox() for _ in range(PLAYER_COUNTS[-1] - 1)]
        self._names = [label() for _ in range(5 + len(self.others))]
        self._helps = tuple(label("help", wrap=True) for _ in range(3))
        self.form = RulesForm(RuleSet())
        self.form.edited.connect(self._check)
        self.usual = button("quiet")
        self.usual.clicked.connect(lambda: self.form.set_rules(RuleSet()))
        self.notice = label("error", wrap=True)
        self.open = button("primary")
        self.open.setObjectName("open-table")
        self.open.clicked.connect(self._open)
        self._cards = (self._make_table_card(), self._make_rules_card())
        self._build()
        self._remember(session.settings.last_lan_table)
        bridge.failed.connect(self._fail)
        self.retranslate()
        self._check()

    def _make_table_card(self) -> QWidget:
        panel = card()
        grid = QGridLayout(panel)
        grid.setContentsMargins(24, 18, 24, 20)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(10)
        grid.setColumnStretch(1, 1)
        grid.addWidget(self._headings[0], 0, 0, 1, 2)
        numbers = QHBoxLayout()
        numbers.setSpacing(6)
        for number in PLAYER_COUNTS:
            choice = button("segment")
            choice.setText(str(number))
            choice.setCheckable(True)
            self.counts.addButton(choice, number)
            numbers.addWidget(choice)
        numbers.addStretch(1)
        rows: list[QWidget | QHBoxLayout] = [self.name, self.player, self.colour, self.code, numbers, *self.others]
        for number, (name, field) in enumerate(zip(self._names, rows, strict=True)):
            row = 1 + 2 * number
            grid.addWidget(name, row, 0)
            if isinstance(field, QWidget):
                grid.addWidget(field, row, 1)
                name.setBuddy(field)
            else:
                grid.addLayout(field, row, 1)
        grid.addWidget(self._helps[0], 2 + 2 * rows.index(self.code), 1)
        grid.addWidget(self._helps[1], 2 + 2 * (len(rows) - 1), 1)
        grid.addWidget(self._helps[2], 1 + 2 * len(rows), 0, 1, 2)
        for box in self.others:
            box.addItem("", PERSON)
            for level in words.LEVELS_IN_ORDER:
                box.addItem("", level)
        self.counts.idToggled.connect(lambda _, on: self._show_seats() if on else None)
        self.counts.button(PLAYER_COUNTS[0]).setChecked(True)
        return panel

    def _make_rules_card(self) -> QWidget:
        panel = card()
        column = QVBoxLayout(panel)
        column.setContentsMargins(24, 18, 24, 20)
        column.setSpacing(12)
        top = QHBoxLayout()
        top.addWidget(self._headings[1])
        top.addStretch(1)
        top.addWidget(self.usual)
        column.addLayout(top)
        column.addWidget(self.form)
        return panel

    def _build(self) -> None:
        columns = QWidget()
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight, columns)
        self._sides.setContentsMargins(24, 20, 24, 20)
        self._sides.setSpacing(20)
        for panel in self._cards:
            self._sides.addWidget(panel, 1, Qt.AlignmentFlag.AlignTop)
        columns.setMaximumWidth(1360)
        scroll = QScrollArea(widgetResizable=True)
        scroll.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        scroll.setWidget(columns)
        foot = with_role(QFrame(), "foot")
        row = QHBoxLayout(foot)
        row.setContentsMargins(24, 12, 24, 12)
        row.addWidget(self.notice, 1)
        row.addWidget(self.open)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._header)
        layout.addWidget(scroll, 1)
        layout.addWidget(foot)

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
        )

    def _remember(self, values: Any) -> None:
        """Set the form as it was last time; what can't be used any more is passed over."""
        players, rules, bots = values.get("players"), values.get("rules"), values.get("bots")
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
        for number, (name, box) in enumerate(zip(self._names[5:], self.others, strict=True)):
            for part in (name, box):
                part.setVisible(number < self.counts.checkedId() - 1)

    def _check(self) -> None:
        self.usual.setVisible(self.form.rules != RuleSet())

    def shown(self) -> None:
        """Give the keyboard to the way on: the remembered table is often the right one."""
        self.open.setEnabled(True)
        self.open.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the rules under the table where both have no room side by side, as with large text."""
        super().resizeEvent(event)
        needed = 2 * max(panel.minimumSizeHint().width() for panel in self._cards) + 3 * self._sides.spacing()
        narrow = self.width() < needed
        direction = QBoxLayout.Direction
        self._sides.setDirection(direction.TopToBottom if narrow else direction.LeftToRight)

    def retranslate(self) -> None:
        """Set every text anew."""
        self._header.set_texts(self.tr("Host a table"))
        for heading, text in zip(self._headings, (self.tr("Table"), self.tr("Rules")), strict=True):
            heading.setText(text)
        names = [
            self.tr("Name of the table"),
            self.tr("Your name"),
            self.tr("Your colour"),
            self.tr("Room code"),
            self.tr("Players"),
            *(self.tr("Seat {number}").format(number=number) for number in range(2, 2 + len(self.others))),
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
        self._helps[2].setText(
            self.tr("A firewall on this computer has to let in TCP port {port}.").format(port=port)
        )
        for box in self.others:
            box.setItemText(0, self.tr("Open to players"))
            for index, level in enumerate(words.LEVELS_IN_ORDER, start=1):
                box.setItemText(index, self.tr("Bot: {level}").format(level=words.level_name(level)))
        self.usual.setText(self.tr("Usual rules"))
        self.open.setText(self.tr("Open the table"))
