"""The lines of the log as Qt's model, and how a line is drawn."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from samurai_qt import art
from samurai_qt.session import Session
from samurai_qt.words import LogKind, LogLine

Index = QModelIndex | QPersistentModelIndex
MARGIN = 6
CREST = 16


class LogModel(QAbstractListModel):
    """The lines, the oldest first."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[LogLine] = []

    def rowCount(self, parent: Index | None = None) -> int:
        """How many lines there are."""
        return 0 if parent is not None and parent.isValid() else len(self.lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The line's text, for the eye and for screen readers."""
        if not index.isValid() or role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        return self.lines[index.row()].text

    def append(self, lines: Sequence[LogLine]) -> None:
        """Add lines at the end."""
        if not lines:
            return
        start = len(self.lines)
        self.beginInsertRows(QModelIndex(), start, start + len(lines) - 1)
        self.lines += lines
        self.endInsertRows()

    def replace(self, lines: Sequence[LogLine]) -> None:
        """Hold these lines instead."""
        self.beginResetModel()
        self.lines = list(lines)
        self.endResetModel()


class LogDelegate(QStyledItemDelegate):
    """Draws a line: whose it is by crest, captures in bold, broken to the width of the list."""

    def __init__(self, session: Session, view: QListView) -> None:
        super().__init__(view)
        self._session = session
        self._view = view
        self.colour_names: tuple[str, ...] = ()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as the broken text needs."""
        width = self._view.viewport().width()
        line = self._line(index)
        place = self._text_place(QRect(0, 0, width, 10_000))
        height = QFontMetrics(self._font(line)).boundingRect(place, Qt.TextFlag.TextWordWrap, line.text).height()
        return QSize(width, max(height, CREST) + 2 * MARGIN)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the line in its row."""
        colours = self._session.style.colours
        line = self._line(index)
        rectangle: QRect = option.rect
        state: QStyle.StateFlag = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        if chosen or state & QStyle.StateFlag.State_MouseOver:
            painter.setBrush(QColor(colours.selected if chosen else colours.hover))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawRoundedRect(QRectF(rectangle).adjusted(2, 1, -2, -1), 5, 5)
        self._paint_mark(painter, line, rectangle)
        quiet = line.kind is LogKind.SETUP
        painter.setPen(QColor(colours.muted if quiet and not chosen else colours.ink))
        painter.setFont(self._font(line))
        painter.drawText(self._text_place(rectangle), Qt.TextFlag.TextWordWrap, line.text)
        painter.restore()

    def _paint_mark(self, painter: QPainter, line: LogLine, rectangle: QRect) -> None:
        colours = self._session.style.colours
        ratio = self._view.devicePixelRatioF()
        at = QPointF(rectangle.left() + MARGIN + 2, rectangle.top() + MARGIN + 1)
        if 0 <= line.seat < len(self.colour_names):
            painter.drawPixmap(at, art.crest_pixmap(self.colour_names[line.seat], CREST, ratio, colours))
        elif line.kind is LogKind.END:
            painter.drawPixmap(at, art.seal(CREST, ratio, colours))
        elif line.kind is LogKind.SET_ASIDE:
            painter.drawPixmap(at, art.icon_pixmap("remove", CREST, ratio, colours, colour=colours.muted))

    def _line(self, index: Index) -> LogLine:
        model = index.model()
        assert isinstance(model, LogModel)
        return model.lines[index.row()]

    def _font(self, line: LogLine) -> QFont:
        font = self._view.font()
        font.setBold(line.kind in (LogKind.CAPTURE, LogKind.END))
        return font

    def _text_place(self, rectangle: QRect) -> QRect:
        return rectangle.adjusted(CREST + 2 * MARGIN + 4, MARGIN, -MARGIN - 2, -MARGIN + 2)
