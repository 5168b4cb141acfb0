"""Every widget takes up another language while it is on screen."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QTranslator
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from engine.samurai import FIGURES, Board, RuleSet, SeatInfo, Tile, score, starting_position
from engine.samurai.records import Record
from samurai_qt.pages.end import EndPage
from samurai_qt.pages.replay import ReplayPage
from samurai_qt.session import Session
from samurai_qt.widgets import (
    ActionBar,
    CoverScreen,
    FigureTray,
    HandScreen,
    LogPanel,
    OpeningChooser,
    PlayersPanel,
)

MARK = "¶"


class MarkingTranslator(QTranslator):
    """Marks every text that comes through Qt's translation."""

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
        return MARK + text


@pytest.fixture
def other_language(qapp: QApplication) -> Iterator[Callable[[], None]]:
    translator = MarkingTranslator()

    def install() -> None:
        QCoreApplication.installTranslator(translator)
        # Qt tells of a new translator by itself only where that holds a file's texts.
        QCoreApplication.sendEvent(qapp, QEvent(QEvent.Type.LanguageChange))
        QCoreApplication.processEvents()

    yield install
    QCoreApplication.removeTranslator(translator)


SEATS = (SeatInfo("Ann", "red", "human"), SeatInfo("Bea", "blue", "human"))


def hand(session: Session) -> QWidget:
    screen = HandScreen(session)
    screen.set_hand((Tile.H2, Tile.X), "red", {0, 1})
    return screen


def bar(session: Session) -> QWidget:
    return ActionBar(session)


def cover(session: Session) -> QWidget:
    screen = CoverScreen(session)
    screen.ask("Bea", "blue")
    return screen


def tray(session: Session) -> QWidget:
    widget = FigureTray(session)
    widget.set_state((4, 4, 4), FIGURES, None)
    return widget


def chooser(session: Session) -> QWidget:
    widget = OpeningChooser(session)
    widget.ask("Bea", "blue")
    return widget


def players(session: Session) -> QWidget:
    panel = PlayersPanel(session)
    panel.set_state(starting_position(Board.load(2), RuleSet(), 0, None), SEATS, hidden=True)
    return panel


def log(session: Session) -> QWidget:
    return LogPanel(session)


def end(session: Session) -> QWidget:
    board = Board.load(2)
    verdict = score(starting_position(board, RuleSet(), 0, None)._replace(captured=((3, 3, 0), (2, 2, 5))))
    return EndPage(session, Record(board, RuleSet(), SEATS, 0), verdict)


def replayed(session: Session) -> QWidget:
    return ReplayPage(session, Record(Board.load(2), RuleSet(), SEATS, 0))


def said(widget: QWidget) -> list[str]:
    """All that the widget and its parts show or say."""
    parts = [widget, *widget.findChildren(QWidget)]
    texts = [part.text() for part in parts if isinstance(part, (QLabel, QAbstractButton))]
    texts += [
        text for part in parts for text in (part.accessibleName(), part.accessibleDescription(), part.toolTip())
    ]
    return [text for text in texts if any(letter.isalpha() for letter in text)]


@pytest.mark.parametrize("make", [hand, bar, cover, tray, chooser, players, log, end, replayed])
def test_a_widget_follows_the_language(
    make: Callable[[Session], QWidget], session: Session, qtbot: QtBot, other_language: Callable[[], None]
) -> None:
    widget = make(session)
    qtbot.addWidget(widget)
    assert MARK not in "".join(said(widget))
    other_language()
    left_behind = [text for text in said(widget) if MARK not in text and not text.startswith("Ctrl+")]
    assert said(widget)
    assert not left_behind
