"""Pages of a window by their kind."""

from __future__ import annotations

from typing import TypeVar

from samurai_qt.pages.page import Page
from samurai_qt.window.main_window import MainWindow

AnyPage = TypeVar("AnyPage", bound=Page)


def page_of(window: MainWindow, kind: type[AnyPage]) -> AnyPage:
    """The visible page, which must be of this kind."""
    page = window.page
    assert isinstance(page, kind)
    return page
