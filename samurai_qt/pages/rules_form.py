"""Edition and table options of a new game, each with one line of help."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QWidget

from engine.samurai import CHOICES, RuleSet
from samurai_qt.controls.roles import label
from samurai_qt.words import choice_help, choice_name, option_name, piece_title


class RulesForm(QWidget):
    """Edits one `RuleSet`."""

    edited = Signal()

    def __init__(self, rules: RuleSet) -> None:
        super().__init__()
        self.boxes: dict[str, QComboBox] = {}
        self._names: dict[str, QLabel] = {}
        self._helps: dict[str, QLabel] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(1, 1)
        for number, (option, choices) in enumerate(CHOICES.items()):
            box = QComboBox()
            for choice in choices:
                box.addItem("", choice)
            name, help_line = label(), label("help", wrap=True)
            name.setBuddy(box)
            row = number * 3
            grid.addWidget(name, row, 0)
            grid.addWidget(box, row, 1)
            grid.addWidget(help_line, row + 1, 1)
            grid.setRowMinimumHeight(row + 2, 8)
            self.boxes[option] = box
            self._names[option] = name
            self._helps[option] = help_line
            box.currentIndexChanged.connect(self._change)
        self.set_rules(rules)
        self._retranslate()

    @property
    def rules(self) -> RuleSet:
        """The rules as chosen."""
        values: dict[str, Any] = {option: box.currentData() for option, box in self.boxes.items()}
        return RuleSet.from_options(values)

    def set_rules(self, rules: RuleSet) -> None:
        """Show these rules."""
        for option, value in rules.to_json().items():
            box = self.boxes[option]
            box.setCurrentIndex(box.findData(value))

    def _change(self) -> None:
        self._show_help()
        self.edited.emit()

    def _show_help(self) -> None:
        for option, box in self.boxes.items():
            self._helps[option].setText(choice_help(option, box.currentData()))

    def _retranslate(self) -> None:
        for option, choices in CHOICES.items():
            self._names[option].setText(option_name(option))
            for index, choice in enumerate(choices):
                self.boxes[option].setItemText(index, piece_title(choice_name(option, choice)))
        self._show_help()

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
