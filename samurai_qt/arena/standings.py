"""What the games of a contest say of each seat: share of victories, its interval, Elo, time."""

from __future__ import annotations

from collections.abc import Sequence
from math import log10, sqrt
from typing import NamedTuple

from samurai_qt.arena.match import GameReport

_Z_95 = 1.959964


class Standing(NamedTuple):
    """One seat's results; `score` is its mean share of victories, `interval` bounds that at 95 %."""

    score: float
    wins: int
    shared: int
    interval: tuple[float, float]
    elo: int
    ms_per_turn: float
    forfeits: int


def standing(seat: int, players: int, reports: Sequence[GameReport]) -> Standing:
    """The standing of a seat after at least one game."""
    games = len(reports)
    wins = sum(report.winners == (seat,) for report in reports)
    shares = [1 / len(report.winners) for report in reports if seat in report.winners]
    score = sum(shares) / games
    turns = sum(report.turns[seat] for report in reports)
    seconds = sum(report.seconds[seat] for report in reports)
    return Standing(
        score,
        wins,
        len(shares) - wins,
        wilson_interval(score, games),
        elo(score, players, games),
        1000 * seconds / turns if turns else 0.0,
        sum(report.forfeit is not None and report.forfeit.seat == seat for report in reports),
    )


def wilson_interval(score: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share; a shared victory counts as part of one, which errs on the wide side."""
    weight = _Z_95**2 / games
    middle = (score + weight / 2) / (1 + weight)
    reach = _Z_95 / (1 + weight) * sqrt(score * (1 - score) / games + weight / (4 * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def elo(score: float, players: int, games: int) -> int:
    """How many points of Elo above equal opponents that share them; a clean sweep counts as half a game lost."""
    bounded = min(max(score, 0.5 / games), 1 - 0.5 / games)
    return round(400 * log10(bounded / (1 - bounded) * (players - 1)))
