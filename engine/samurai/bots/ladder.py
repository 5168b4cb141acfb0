"""The four levels that people choose: what each looks at, how widely, and how loosely it chooses (docs/bots.md)."""

from engine.samurai.bots.bot import Bot
from engine.samurai.bots.judging import JudgingBot, winning, yardstick
from engine.samurai.bots.playout_search import SearchLimits
from engine.samurai.bots.searching import SearchingBot
from engine.samurai.bots.turn_search import THOROUGH, Limits

MASTER = SearchLimits(candidates=40, finalists=14, rounds=3, tree=True, solving=True)

_TILE_BY_TILE = Limits(single=0, larger=0, exchanges=False)


def made(level: str) -> Bot:
    """The bot of a level from `novice` to `master`; KeyError for any other."""
    return {"novice": _novice, "easy": _easy, "hard": _hard, "master": _master}[level]()


def _novice() -> Bot:
    """Sees what each tile does where it lies, but not how tiles work together, and takes what looks good enough."""
    return JudgingBot(yardstick, _TILE_BY_TILE, looseness=120)


def _easy() -> Bot:
    """Sees what a whole turn changes in the chance to win, but not what others may answer."""
    return JudgingBot(winning, THOROUGH, looseness=0.08)


def _hard() -> Bot:
    """Looks at a few turns and what others may answer until its own next turn."""
    return SearchingBot(SearchLimits(candidates=8, finalists=4, rounds=1, looseness=0.08, playouts=24))


def _master() -> Bot:
    """Looks at more turns, and further, as long as it has time."""
    return SearchingBot(MASTER)
