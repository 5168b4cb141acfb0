"""What bots need for a turn."""

from __future__ import annotations

from collections.abc import Iterator

from engine.samurai import RuleSet
from engine.samurai.bots import parse_level
from samurai_qt.arena.contest import Contest, level_contestant
from samurai_qt.arena.match import Programs, play_game
from samurai_qt.bench.measurement import Measurement

PLAYERS = (2, 4)
PLAYOUTS = 16


def measure() -> Iterator[Measurement]:
    """Milliseconds a turn over one game each: of the yardstick, and of the bot that looks ahead."""
    for players in PLAYERS:
        yield Measurement(f"greedy_turn_{players}_players", _milliseconds_per_turn("greedy", players), "ms")
    for players in PLAYERS:
        level = f"hard@{PLAYOUTS}p"
        name = f"hard_{PLAYOUTS}_playouts_turn_{players}_players"
        yield Measurement(name, _milliseconds_per_turn(level, players), "ms")


def _milliseconds_per_turn(level: str, players: int) -> float:
    contest = Contest((level_contestant(parse_level(level), None),) * players, RuleSet(), 1, 1, False)
    report = play_game(contest, 0, Programs())
    return 1000 * sum(report.seconds) / sum(report.turns)
