"""The settings page: every change takes effect and is saved at once."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from samurai_qt.controls.colour_choice import ColourChoice
from samurai_qt.controls.header import PageHeader
from samurai_qt.controls.language_box import LanguageBox
from samurai_qt.controls.roles import card, label
from samurai_qt.pages.page import Page
from samurai_qt.session import Session
from samurai_qt.storage.settings import MAP_TURNS, NAME_LENGTH, TEXT_SIZES, THEME_CHOICES

FORM_WIDTH = 680


class SettingsPage(Page):
    """Player, look and table, in one column."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        settings = session.settings
        self._header = PageHeader()
        self._header.back_requested.connect(self.back_requested)
        self._headings = [label("heading") for _ in range(3)]
        self._labels = [label() for _ in range(6)]
        self.name = QLineEdit(settings.name, maxLength=NAME_LENGTH)
        self.name.editingFinished.connect(self._rename)
        self.colours = ColourChoice(session, settings.colour)
        self.colours.changed.connect(lambda colour: session.change_settings(colour=colour))
        self.language = LanguageBox(session)
        self.theme = self._box("theme", THEME_CHOICES)
        self.text_size = self._box("text_size", TEXT_SIZES)
        self.reduced_motion = self._check("reduced_motion")
        self.map_turn = self._box("map_turn", (None, *MAP_TURNS))
        self.sort_hand = self._check("sort_hand")
        column = QWidget()
        column.setMaximumWidth(FORM_WIDTH)
        cards = QVBoxLayout(column)
        cards.setContentsMargins(24, 24, 24, 24)
        cards.setSpacing(20)
        rows: tuple[tuple[QWidget, ...], ...] = (
            (self.name, self.colours),
            (self.language, self.theme, self.text_size, self.reduced_motion),
            (self.map_turn, self.sort_hand),
        )
        labels = iter(self._labels)
        for heading, controls in zip(self._headings, rows, strict=True):
            panel = card()
            form = QFormLayout(panel)
            form.setContentsMargins(24, 18, 24, 20)
            form.setHorizontalSpacing(24)
            form.setVerticalSpacing(12)
            form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
            form.addRow(heading)
            for control in controls:
                if isinstance(control, QCheckBox):
                    form.addRow(control)
                else:
                    form.addRow(next(labels), control)
            cards.addWidget(panel)
        cards.addStretch(1)
        scroll = QScrollArea(widgetResizable=True)
        scroll.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        scroll.setWidget(column)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._header)
        layout.addWidget(scroll, 1)
        session.style.changed.connect(self._align)
        self.retranslate()

    def _box(self, setting: str, choices: tuple[Any, ...]) -> QComboBox:
        box = QComboBox()
        for choice in choices:
            box.addItem("", choice)
        box.setCurrentIndex(choices.index(getattr(self.session.settings, setting)))
        box.activated.connect(lambda index: self.session.change_settings(**{setting: choices[index]}))
        return box

    def _check(self, setting: str) -> QCheckBox:
        box = QCheckBox()
        box.setChecked(getattr(self.session.settings, setting))
        box.toggled.connect(lambda on: self.session.change_settings(**{setting: on}))
        return box

    def _align(self) -> None:
        """Let the controls of all cards begin at one line."""
        width = max(each.sizeHint().width() for each in self._labels)
        for each in self._labels:
            each.setMinimumWidth(width)

    def retranslate(self) -> None:
        """Set every text anew."""
        self._header.set_texts(self.tr("Settings"))
        headings = (self.tr("Player"), self.tr("Look"), self.tr("Table"))
        labels = (
            self.tr("Name"),
            self.tr("Colour"),
            self.tr("Language"),
            self.tr("Theme"),
            self.tr("Text size"),
            self.tr("Turn of the map"),
        )
        for widget, text in zip((*self._headings, *self._labels), (*headings, *labels), strict=True):
            widget.setText(text)
        self._align()
        for index, text in enumerate((self.tr("As the system"), self.tr("Light"), self.tr("Dark"))):
            self.theme.setItemText(index, text)
        for index, size in enumerate(TEXT_SIZES):
            self.text_size.setItemText(index, f"{size} %")
        self.map_turn.setItemText(0, self.tr("As large as the window allows"))
        self.map_turn.setItemText(1, self.tr("North up"))
        for index, turn in enumerate(MAP_TURNS[1:], start=2):
            self.map_turn.setItemText(index, f"{turn}°")
        self.reduced_motion.setText(self.tr("Reduce motion: show where every piece ends at once"))
        self.sort_hand.setText(self.tr("Keep the hand sorted"))

    def shown(self) -> None:
        """Give the keyboard to the name."""
        self.name.setFocus(Qt.FocusReason.OtherFocusReason)

    def finish(self) -> None:
        """Keep a name that is still being typed."""
        self._rename()

    def _rename(self) -> None:
        name = self.name.text().strip()
        if name and name.isprintable():
            self.session.change_settings(name=name)
        self.name.setText(self.session.settings.name)
