"""The look in use: theme, text size and fonts, put into effect on the whole application while it runs."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import QApplication

from samurai_qt.theme.colours import THEMES, Theme
from samurai_qt.theme.fonts import TEXT_POINTS, load_fonts, serif_font, text_font
from samurai_qt.theme.palette import make_palette
from samurai_qt.theme.style_sheet import make_style_sheet


class Style(QObject):
    """Owns the application's palette, font and style sheet; `changed` follows every change of them."""

    changed = Signal()

    def __init__(self, theme: str, text_size: int, language: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        load_fonts()
        self._choice = theme
        self._text_size = text_size
        self._language = language
        QApplication.setStyle("Fusion")
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._apply)
        self._apply()

    @property
    def colours(self) -> Theme:
        """The colours in use."""
        if self._choice != "system":
            return THEMES[self._choice]
        dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        return THEMES["dark" if dark else "light"]

    @property
    def text_size(self) -> int:
        """Per cent of the ordinary text size."""
        return self._text_size

    def choose(self, theme: str, text_size: int, language: str) -> None:
        """Change theme ("system", "light", "dark"), text size in per cent, and the language fonts serve."""
        wanted = (theme, text_size, language)
        if wanted == (self._choice, self._text_size, self._language):
            return
        self._choice, self._text_size, self._language = wanted
        self._apply()

    def text_font(self, scale: float = 1.0) -> QFont:
        """Return the font of controls, at `scale` times its size in use."""
        return text_font(self._language, round(self._text_size * scale))

    def serif_font(self, scale: float = 1.0, *, bold: bool = True) -> QFont:
        """Return the font of headings and numerals, at `scale` times the size of ordinary text."""
        return serif_font(self._language, TEXT_POINTS * self._text_size / 100 * scale, bold=bold)

    def _apply(self) -> None:
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        # Laid aside first: to put one sheet in the place of another takes Qt three times as long.
        application.setStyleSheet("")
        application.setPalette(make_palette(self.colours))
        application.setFont(self.text_font())
        application.setStyleSheet(make_style_sheet(self.colours, self._language, self._text_size))
        self.changed.emit()
