"""How long the window's thread is blocked while hints are thought about, shown and taken over."""

from __future__ import annotations

from PySide6.QtCore import QEventLoop, QTimer

from engine.samurai import COLOURS, RuleSet, SeatInfo
from samurai_qt.bench.heartbeat import WINDOW_SIZE, Heartbeat
from samurai_qt.bench.pulse import Pulse
from samurai_qt.bench.windows import opened_window
from samurai_qt.game_setup import BOT_NAMES, GameSetup
from samurai_qt.pages.table import TablePage

TIME_LIMIT_SECONDS = 120


class _Player:
    """Plays what the hints say, for so many turns, and then ends the loop."""

    def __init__(self, page: TablePage, turns: int, loop: QEventLoop) -> None:
        self._page = page
        self._turns = turns
        self._loop = loop
        self._hints = page.hints.open().hints
        self._hints.changed.connect(lambda: QTimer.singleShot(0, page, self._act))
        page.controller.changed.connect(lambda: QTimer.singleShot(0, page, self._act))

    def _act(self) -> None:
        page, staging = self._page, self._page.controller.staging
        if len(page.controller.table.record().turns) >= self._turns or self._page.controller.is_over:
            self._loop.quit()
        elif staging is not None and staging.draft.actions:
            page.controller.finish_turn()
        elif self._hints.hint is not None:
            page.hints.open().use()
        elif staging is not None and not self._hints.thinking:
            page.hints.toggle()


def measure_hints(turns: int = 20, seed: int = 1) -> Heartbeat:
    """Play a game of four by hints against three bots for some turns, in a real window; needs a QApplication."""
    with opened_window(WINDOW_SIZE, "instant") as window:
        players = ("human", "bot:easy", "bot:easy", "bot:easy")
        seats = tuple(map(SeatInfo, BOT_NAMES, COLOURS, players))
        page = window.games.start(GameSetup(RuleSet(opening="random", figures="random"), seats), seed)
        loop = QEventLoop()
        # The modules of the first hint are loaded within the measure: they keep a person waiting, too.
        pulse = Pulse(page)
        pulse.start()
        player = _Player(page, turns, loop)
        page.hints.toggle()
        QTimer.singleShot(TIME_LIMIT_SECONDS * 1000, loop.quit)
        loop.exec()
        pulse.stop()
        del player
        return Heartbeat(
            pulse.beats, pulse.longest_blocked, pulse.longest_pause, len(page.controller.table.record().turns)
        )
