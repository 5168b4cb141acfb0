"""What every page needs: where files are kept, the settings, the theme and the language."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from samurai_qt import words
from samurai_qt.language.translations import Language
from samurai_qt.storage.data_folder import DataFolder
from samurai_qt.storage.errors import WriteError
from samurai_qt.storage.settings import Settings, load_settings, save_settings
from samurai_qt.theme.style import Style


class Session(QObject):
    """One run of the window on one data folder."""

    settings_changed = Signal()
    notice = Signal(str)
    """One line for the user: something went wrong and the program goes on."""

    def __init__(self, folder: DataFolder, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = folder
        loaded = load_settings(folder.settings)
        self.settings: Settings = loaded.settings
        self.first_notices = loaded.notices
        self.language = Language(self.settings.language, self)
        self.style = Style(self.settings.theme, self.settings.text_size, self.language.name, self)

    def change_settings(self, **values: Any) -> None:
        """Replace some settings, put them into effect and save them; ValueError for values that can't be."""
        settings = self.settings.changed(**values)
        if settings == self.settings:
            return
        self.settings = settings
        self.language.choose(settings.language)
        self.style.choose(settings.theme, settings.text_size, self.language.name)
        self.settings_changed.emit()
        try:
            save_settings(self.folder.settings, settings)
        except WriteError as error:
            self.notice.emit(words.storage_text(error))
