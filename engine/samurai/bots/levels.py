"""Levels by name, and how a bot with its time or playouts is written: `hard`, `hard@300`, `master@50p`."""

import re
from typing import NamedTuple

from engine.samurai.bots.bot import Bot

LEVELS = ("random", "greedy", "novice", "easy", "hard", "master")
_SPECIFICATION = re.compile(r"([a-z]+)(?:@([1-9][0-9]{0,7})(p?))?")


class UnknownLevel(ValueError):
    """A text that names no level, or no sensible time or number of playouts."""


class LevelChoice(NamedTuple):
    """A level, and the milliseconds or playouts it may use a turn where they were given."""

    level: str
    milliseconds: int | None = None
    playouts: int | None = None

    def __str__(self) -> str:
        if self.playouts is not None:
            return f"{self.level}@{self.playouts}p"
        return self.level if self.milliseconds is None else f"{self.level}@{self.milliseconds}"


def parse_level(text: str) -> LevelChoice:
    """What `LEVEL`, `LEVEL@MS` or `LEVEL@Np` stands for; `str` prints it again. UnknownLevel for anything else."""
    match = _SPECIFICATION.fullmatch(text)
    if match is None or match[1] not in LEVELS:
        raise UnknownLevel(
            f"there is no bot “{text[:40]}”: a bot is {', '.join(LEVELS[:-1])} or {LEVELS[-1]},"
            " alone or with @MS milliseconds or @Np playouts a turn"
        )
    if match[2] is None:
        return LevelChoice(match[1])
    number = int(match[2])
    return LevelChoice(match[1], playouts=number) if match[3] else LevelChoice(match[1], milliseconds=number)


def make_bot(level: str) -> Bot:
    """The bot of this level; UnknownLevel if there is none."""
    # Imported here: a window knows levels by name, and the bots think in other processes.
    if level == "random":
        from engine.samurai.bots.uniform import UniformBot

        return UniformBot()
    if level == "greedy":
        from engine.samurai.bots.greedy import GreedyBot

        return GreedyBot()
    if level in LEVELS:
        from engine.samurai.bots.ladder import made

        return made(level)
    raise UnknownLevel(f"there is no level “{level[:40]}”: levels are {', '.join(LEVELS)}")
