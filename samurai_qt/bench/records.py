"""The record of a whole game printed, parsed and replayed."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median

from engine.samurai import RuleSet, parse_record, print_record, replay
from engine.samurai.bots import parse_level
from samurai_qt.arena.contest import Contest, level_contestant
from samurai_qt.arena.match import Programs, play_game
from samurai_qt.bench.measurement import Measurement, seconds_taken

PLAYERS = 4
ROUNDS = 15


def measure() -> Iterator[Measurement]:
    """Milliseconds for a game of four players, the median of several rounds."""
    greedy = level_contestant(parse_level("greedy"), None)
    contest = Contest((greedy,) * PLAYERS, RuleSet(), 1, 1, False)
    text = play_game(contest, 0, Programs()).record
    record = parse_record(text)
    work = {
        "record_print": lambda: print_record(record),
        "record_parse": lambda: parse_record(text),
        "record_replay": lambda: replay(record),
    }
    for name, part in work.items():
        yield Measurement(name, 1000 * median(seconds_taken(part) for _ in range(ROUNDS)), "ms")
