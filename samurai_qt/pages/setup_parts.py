"""What the pages that set up a game have in common: two cards, the rules, how many play, and the way on."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from engine.samurai import PLAYER_COUNTS, RuleSet
from samurai_qt.controls.centred import WIDEST
from samurai_qt.controls.roles import button, label, with_role
from samurai_qt.pages.rules_form import RulesForm


class RulesCard(QFrame):
    """A card with the rules, and a way back to the usual ones."""

    def __init__(self, rules: RuleSet) -> None:
        super().__init__()
        with_role(self, "card")
        self.form = RulesForm(rules)
        self.usual = button("quiet")
        self.usual.clicked.connect(lambda: self.form.set_rules(RuleSet()))
        self.form.edited.connect(self._check)
        self._heading = label("heading")
        column = card_column(self)
        top = QHBoxLayout()
        top.addWidget(self._heading)
        top.addStretch(1)
        top.addWidget(self.usual)
        column.addLayout(top)
        column.addWidget(self.form)
        self._check()
        self._retranslate()

    def _check(self) -> None:
        self.usual.setVisible(self.form.rules != RuleSet())

    def _retranslate(self) -> None:
        self._heading.setText(self.tr("Rules"))
        self.usual.setText(self.tr("Usual rules"))

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)


class TwoCards(QScrollArea):
    """Two cards side by side, or one under the other where both have no room, as with large text."""

    def __init__(self, first: QWidget, second: QWidget) -> None:
        super().__init__(widgetResizable=True)
        self._cards = (first, second)
        columns = QWidget()
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight, columns)
        self._sides.setContentsMargins(24, 20, 24, 20)
        self._sides.setSpacing(20)
        for panel in self._cards:
            self._sides.addWidget(panel, 1, Qt.AlignmentFlag.AlignTop)
        columns.setMaximumWidth(WIDEST)
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.setWidget(columns)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the cards where they have room."""
        super().resizeEvent(event)
        needed = 2 * max(panel.minimumSizeHint().width() for panel in self._cards) + 3 * self._sides.spacing()
        narrow = self.width() < needed
        direction = QBoxLayout.Direction
        self._sides.setDirection(direction.TopToBottom if narrow else direction.LeftToRight)


def card_column(panel: QFrame) -> QVBoxLayout:
    """A card's layout from top to bottom."""
    column = QVBoxLayout(panel)
    column.setContentsMargins(24, 18, 24, 20)
    column.setSpacing(12)
    return column


def count_row(counts: QButtonGroup) -> QHBoxLayout:
    """A row of buttons, one of which is chosen: how many play, which is each button's id in the group."""
    row = QHBoxLayout()
    row.setSpacing(6)
    for number in PLAYER_COUNTS:
        choice = button("segment")
        choice.setText(str(number))
        choice.setCheckable(True)
        counts.addButton(choice, number)
        row.addWidget(choice)
    row.addStretch(1)
    return row


def start_row(start: QWidget, notice: QWidget | None = None) -> QHBoxLayout:
    """What stands in the foot: the way on, and what is in its way."""
    row = QHBoxLayout()
    if notice is None:
        row.addStretch(1)
    else:
        row.addWidget(notice, 1)
    row.addWidget(start)
    return row
