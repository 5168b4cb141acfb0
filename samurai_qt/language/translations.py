"""Choosing the language and installing its translations while the program runs."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from resources.files import resource_path
from samurai_qt.words.translation import use_translator

TRANSLATIONS = ("en", "zh_CN", "zh_TW")
OWN_NAMES = {"en": "English", "zh_CN": "简体中文", "zh_TW": "繁體中文"}


class Language(QObject):
    """The language in use; every page hears of a change as Qt's LanguageChange event."""

    changed = Signal()

    def __init__(self, choice: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.name = ""
        self._installed: list[QTranslator] = []
        use_translator(QCoreApplication.translate)
        self.choose(choice)

    def choose(self, choice: str) -> None:
        """Speak a language of `TRANSLATIONS`, or with "system" the one that suits the desktop best."""
        name = best_translation(QLocale.system().uiLanguages()) if choice == "system" else choice
        if name == self.name:
            return
        self.name = name
        QLocale.setDefault(QLocale(name))
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
        qt_folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        files = [
            qt_folder / f"qtbase_{name}.qm",
            resource_path("translations", f"samurai_{name}.qm"),
        ]
        self._installed = [self._install(file) for file in files if file.exists()]
        self.changed.emit()

    def _install(self, file: Path) -> QTranslator:
        translator = QTranslator(self)
        translator.load(str(file))
        QCoreApplication.installTranslator(translator)
        return translator


def best_translation(wanted: Iterable[str]) -> str:
    """Return the first translation that serves one of the wanted languages ("zh-Hant-TW"), else English."""
    for tag in wanted:
        parts = tag.replace("_", "-").split("-")
        if parts[0] == "zh":
            return "zh_TW" if {"Hant", "TW", "HK", "MO"} & set(parts) and "Hans" not in parts else "zh_CN"
        if parts[0] == "en":
            return "en"
    return "en"
