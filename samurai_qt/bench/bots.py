"""What bots need for a turn."""

from __future__ import annotations

from collections.abc import Iterator

from engine.samurai import PLAYER_COUNTS, RuleSet
from engine.samurai.bots import parse_level
from samurai_qt.arena.contest import Contest, level_contestant
from samurai_qt.arena.match import Programs, play_game
from samurai_qt.bench.measurement import Measurement

PLAYOUTS = 8


def measure() -> Iterator[Measurement]:
    """Milliseconds a turn of `greedy`, and playouts a second of the bot that looks ahead, over one game each."""
    for players in PLAYER_COUNTS:
        yield Measurement(f"greedy_turn_{players}_players", 1000 * _seconds_per_turn("greedy", players), "ms")
    for players in PLAYER_COUNTS:
        without, with_playouts = (_seconds_per_turn(f"hard@{playouts}p", players) for playouts in (1, 1 + PLAYOUTS))
        yield Measurement(f"playouts_{players}_players", PLAYOUTS / (with_playouts - without), "playouts/s")


def _seconds_per_turn(level: str, players: int) -> float:
    contest = Contest((level_contestant(parse_level(level), None),) * players, RuleSet(), 1, 1, False)
    report = play_game(contest, 0, Programs())
    return sum(report.seconds) / sum(report.turns)
