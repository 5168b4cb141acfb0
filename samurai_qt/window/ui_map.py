"""The developers' map of the window: where everything is on screen, as JSON, for tests that use a real mouse."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QPoint, QRect, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QMenu, QWidget

from samurai_qt.window.main_window import MainWindow

INTERVAL_MILLISECONDS = 60


class UiMap(QObject):
    """Writes the screen rectangles of all visible controls to a file, a moment after each change.

    `{"steady": …, "page": …, "state": {…}, "hexes": {name: [x, y]}, "controls": [{"name", "class", "text",
    "enabled", "checked", "rect": [x, y, width, height]}]}`; `state` and `hexes` are what the page tells of itself.
    It is `steady` when nothing has changed or moved since the look before: a click hits what it is aimed at.
    """

    def __init__(self, window: MainWindow, path: Path) -> None:
        super().__init__(window)
        self._window = window
        self._path = path
        self._written = ""
        self._last_look: dict[str, Any] = {}
        self._timer = QTimer(self, interval=INTERVAL_MILLISECONDS)
        self._timer.timeout.connect(self._write)
        self._timer.start()

    def _write(self) -> None:
        look = self.describe()
        text = json.dumps({"steady": look == self._last_look, **look}, ensure_ascii=False)
        self._last_look = look
        if text == self._written:
            return
        # A reader must never see half a file.
        fresh = self._path.with_suffix(".new")
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(self._path)
        self._written = text

    def describe(self) -> dict[str, Any]:
        """What is on screen now."""
        page = self._window.page
        controls = [
            _described(widget)
            for top in QApplication.topLevelWidgets()
            if top.isVisible()
            for widget in (top, *top.findChildren(QWidget))
            if widget.isVisible() and _is_control(widget)
        ]
        for menu in QApplication.topLevelWidgets():
            if isinstance(menu, QMenu) and menu.isVisible():
                controls += _described_actions(menu)
        modal = QApplication.activeModalWidget() or QApplication.activePopupWidget()
        return {
            "page": type(page).__name__,
            "active": QGuiApplication.applicationState().name,
            "modal": type(modal).__name__ if modal is not None else None,
            "state": page.described_state(),
            "hexes": page.described_hexes(),
            "controls": controls,
        }


def _is_control(widget: QWidget) -> bool:
    return isinstance(widget, QAbstractButton | QLabel | QLineEdit | QMenu) or bool(widget.objectName())


def _described(widget: QWidget) -> dict[str, Any]:
    text = ""
    if isinstance(widget, QAbstractButton | QLabel | QLineEdit):
        text = widget.text()
    return {
        "name": widget.objectName() or widget.accessibleName(),
        "class": type(widget).__name__,
        "text": text or widget.accessibleName(),
        "enabled": widget.isEnabled(),
        "checked": isinstance(widget, QAbstractButton) and widget.isChecked(),
        "rect": _rectangle(QRect(widget.mapToGlobal(QPoint(0, 0)), widget.size())),
    }


def _described_actions(menu: QMenu) -> list[dict[str, Any]]:
    return [
        {
            "name": action.objectName(),
            "class": "QAction",
            "text": action.text(),
            "enabled": action.isEnabled(),
            "checked": action.isChecked(),
            "rect": _rectangle(menu.actionGeometry(action).translated(menu.mapToGlobal(QPoint(0, 0)))),
        }
        for action in menu.actions()
    ]


def _rectangle(rectangle: QRect) -> list[int]:
    return [rectangle.x(), rectangle.y(), rectangle.width(), rectangle.height()]
