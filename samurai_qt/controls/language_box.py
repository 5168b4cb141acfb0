"""The choice of language, each named in its own words."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QComboBox

from samurai_qt.language.translations import OWN_NAMES
from samurai_qt.session import Session


class LanguageBox(QComboBox):
    """Changes the language of the whole program as soon as one is chosen."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self.addItem("", "system")
        for name, own_name in OWN_NAMES.items():
            self.addItem(own_name, name)
        self._retranslate()
        self.setCurrentIndex(self.findData(session.settings.language))
        self.activated.connect(lambda: session.change_settings(language=self.currentData()))

    def _retranslate(self) -> None:
        self.setItemText(0, self.tr("As the system"))

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
