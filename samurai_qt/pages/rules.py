"""The rules page: the game taught to a newcomer, by sections and searchable."""

from __future__ import annotations

import re
from typing import Any

from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QColor, QFontMetrics, QKeySequence, QShortcut, QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QTextBrowser,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from resources.files import resource_path
from samurai_qt.controls.header import PageHeader
from samurai_qt.controls.roles import label, with_role
from samurai_qt.pages.page import Page
from samurai_qt.pages.rules_pictures import rules_picture
from samurai_qt.session import Session
from samurai_qt.theme.fonts import serif_families

SECTIONS_WIDTH = 260
TEXT_WIDTH = 980
TEXT_MARGIN = 36
HEADING = re.compile(r'<h2><a name="(?P<anchor>[\w-]+)"></a>(?P<title>.*?)</h2>')


class RulesText(QTextBrowser):
    """The text, with pictures whose addresses start with `art:`."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self.setOpenLinks(False)
        self.anchorClicked.connect(lambda address: self.scrollToAnchor(address.fragment()))
        self.document().setDocumentMargin(TEXT_MARGIN)

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Draw the pictures of the page in the theme in use."""
        address = QUrl(name)
        if kind == QTextDocument.ResourceType.ImageResource.value and address.scheme() == "art":
            return rules_picture(address.path(), self._session.style.colours, self.devicePixelRatioF())
        return super().loadResource(kind, name)


class RulesPage(Page):
    """Sections at the left, the text at the right, a search in the header."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._anchors: list[str] = []
        self._header = PageHeader()
        self._header.back_requested.connect(self.back_requested)
        self._found = label("muted")
        self.search = QLineEdit(clearButtonEnabled=True)
        self.search.setFixedWidth(SECTIONS_WIDTH)
        self.search.textChanged.connect(self._search)
        self.search.returnPressed.connect(self.find_next)
        self._header.row.addWidget(self._found)
        self._header.row.addWidget(self.search)
        self.sections = with_role(QListWidget(), "sections")
        self.sections.setFixedWidth(SECTIONS_WIDTH)
        self.sections.itemClicked.connect(self._go_to)
        self.sections.itemActivated.connect(self._go_to)
        self.text = with_role(RulesText(session), "page")
        body = QWidget()
        row = QHBoxLayout(body)
        row.setContentsMargins(16, 16, 16, 16)
        row.setSpacing(16)
        row.addStretch(1)
        row.addWidget(self.sections)
        row.addWidget(self.text, 100)
        # Lines longer than this are hard to read.
        self.text.setMaximumWidth(TEXT_WIDTH)
        row.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._header)
        layout.addWidget(body, 1)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self.search.setFocus)
        QShortcut(QKeySequence(QKeySequence.StandardKey.FindNext), self, self.find_next)
        session.style.changed.connect(self.retranslate)
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text anew, and the rules in the language, theme and text size in use."""
        self._header.set_texts(self.tr("Rules"))
        self.search.setPlaceholderText(self.tr("Search the rules"))
        source = rules_html(self.session.language.name)
        place = self.text.verticalScrollBar().value()
        self.text.document().setDefaultStyleSheet(self._style_sheet())
        self.text.setHtml(source)
        self.text.verticalScrollBar().setValue(place)
        self.sections.clear()
        self._anchors = []
        # Said outright: the list is laid out before the style sheet reaches it.
        height = round(QFontMetrics(self.session.style.text_font()).height() * 1.6)
        for match in HEADING.finditer(source):
            item = QListWidgetItem(match["title"])
            item.setSizeHint(QSize(0, height))
            self.sections.addItem(item)
            self._anchors.append(match["anchor"])
        self._search(self.search.text())

    def shown(self) -> None:
        """Give the keyboard to the text, so that its keys scroll."""
        self.text.setFocus(Qt.FocusReason.OtherFocusReason)

    def escape(self) -> None:
        """Give up the search first, then the page."""
        if self.search.text():
            self.search.clear()
        else:
            super().escape()

    def find_next(self) -> None:
        """Go to the next place that holds the words searched for, from the end on to the first."""
        words = self.search.text().strip()
        if words and not self.text.find(words):
            self.text.moveCursor(QTextCursor.MoveOperation.Start)
            self.text.find(words)

    def _go_to(self, item: QListWidgetItem) -> None:
        self.text.scrollToAnchor(self._anchors[self.sections.row(item)])

    def _search(self, words: str) -> None:
        """Mark every place that holds the words, and show only the sections that do."""
        places = self._places(words.strip())
        mark = QTextCharFormat()
        mark.setBackground(QColor(self.session.style.colours.glow))
        mark.setForeground(QColor(self.session.style.colours.figure))
        selections = []
        for cursor in places:
            selection = QTextEdit.ExtraSelection()
            # PySide's stubs know the two fields only as methods of C++.
            selection.cursor, selection.format = cursor, mark
            selections.append(selection)
        self.text.setExtraSelections(selections)
        with_words = {self._section_of(cursor) for cursor in places}
        for row in range(self.sections.count()):
            self.sections.item(row).setHidden(bool(words.strip()) and row not in with_words)
        self._found.setText(self.tr("%n place(s)", "search results", len(places)) if words.strip() else "")
        if places:
            self.text.moveCursor(QTextCursor.MoveOperation.Start)
            self.text.find(words.strip())

    def _places(self, words: str) -> list[QTextCursor]:
        places: list[QTextCursor] = []
        cursor = QTextCursor(self.text.document())
        while words and not (cursor := self.text.document().find(words, cursor)).isNull():
            places.append(QTextCursor(cursor))
        return places

    def _section_of(self, cursor: QTextCursor) -> int:
        """Return the number of the section that a place lies in: how many headings stand before it, less one."""
        block = cursor.block()
        level_two = 0
        while block.isValid():
            if block.blockFormat().headingLevel() == 2:
                level_two += 1
            block = block.previous()
        return level_two - 1

    def _style_sheet(self) -> str:
        colours = self.session.style.colours
        serif = ", ".join(f"'{family}'" for family in serif_families(self.session.language.name))
        points = self.session.style.text_font().pointSizeF()
        return f"""
            body, p, li, td {{ color: {colours.ink}; font-size: {points:.1f}pt; }}
            p, li {{ line-height: 140%; }}
            p.pictures {{ line-height: 100%; }}
            h1 {{ font-family: {serif}; font-size: {points * 2.2:.1f}pt; margin-bottom: 4px; }}
            h2 {{ font-family: {serif}; font-size: {points * 1.5:.1f}pt; color: {colours.ink}; margin-top: 26px; }}
            .lead {{ font-size: {points * 1.15:.1f}pt; color: {colours.muted}; }}
            .caption {{ color: {colours.muted}; }}
            th {{ color: {colours.muted}; font-weight: normal; text-align: left; }}
            a {{ color: {colours.focus}; }}
        """


def rules_html(language: str) -> str:
    """Return the rules in a language, as the HTML that QTextBrowser understands."""
    return resource_path("rules", f"rules_{language}.html").read_text(encoding="utf-8")
