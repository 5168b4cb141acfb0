"""What is to be played: who sits where, by which rules, with which deals."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from engine.samurai import COLOURS, Board, Deal, RuleSet, SeatInfo
from engine.samurai.bots import LevelChoice
from samurai_qt.bots.limits import name_of
from samurai_qt.bots.thinking import milliseconds_of
from samurai_qt.printable import printable


class Contestant(NamedTuple):
    """A player of the arena: a level, or a program; `text` is how it was written."""

    text: str
    level: LevelChoice | None
    program: str
    milliseconds: int

    @property
    def player(self) -> str:
        """What records call it."""
        return f"cmd:{printable(name_of(self.program))}" if self.level is None else f"bot:{self.level.level}"

    @property
    def budget(self) -> str:
        """What it may use a turn, in words."""
        if self.level is not None and self.level.playouts is not None:
            return f"{self.level.playouts} playouts"
        return f"{self.milliseconds} ms"


def level_contestant(choice: LevelChoice, milliseconds: int | None) -> Contestant:
    """A level with its own time, else the given one, else what the level takes by itself."""
    own = choice.milliseconds or milliseconds or milliseconds_of(choice.level)
    return Contestant(str(choice), choice, "", own)


def program_contestant(program: str, milliseconds: int) -> Contestant:
    """An outside program."""
    return Contestant(f"cmd:{program}", None, program, milliseconds)


class Contest(NamedTuple):
    """All that decides the games: contestants along the seats, rules, seed, and how deals are used."""

    contestants: tuple[Contestant, ...]
    rules: RuleSet
    seed: int
    games: int
    rotate: bool

    @property
    def number_of_games(self) -> int:
        """The games to play: with rotation every deal is played from every seat, so some may be added."""
        seats = len(self.contestants)
        return -(-self.games // seats) * seats if self.rotate else self.games

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """The seats as records tell them."""
        return tuple(
            SeatInfo(printable(contestant.text)[:60], colour, contestant.player)
            for contestant, colour in zip(self.contestants, COLOURS, strict=False)
        )

    def deal(self, game: int) -> Deal:
        """The deal of this game, counted from 0."""
        seats = len(self.contestants)
        number, turned = divmod(game, seats) if self.rotate else (game, 0)
        return Deal.shuffled(Board.load(seats), self.rules, Random(f"{self.seed}/{number}")).rotated(turned)
