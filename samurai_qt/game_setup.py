"""A game about to start: who sits where and by which rules. No Qt."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from random import Random, SystemRandom
from typing import Any, NamedTuple, Self

from engine.samurai import COLOURS, PLAYER_COUNTS, Board, Deal, LocalTable, RuleSet, SeatInfo
from engine.samurai.bots import LEVELS
from samurai_qt.storage.settings import is_player_name

DEFAULT_LEVEL = "hard"


class GameSetup(NamedTuple):
    """The rules and the seats, in clockwise order."""

    rules: RuleSet
    seats: tuple[SeatInfo, ...]

    def new_table(self, seed: int | None = None) -> LocalTable:
        """Deal a new game: from the seed, or else from the system's randomness."""
        random = SystemRandom() if seed is None else Random(seed)
        board = Board.load(len(self.seats))
        return LocalTable(self.rules, self.seats, Deal.shuffled(board, self.rules, random))

    def to_json(self) -> dict[str, Any]:
        """Return the setup as JSON values."""
        return {"rules": self.rules.to_json(), "seats": [list(seat) for seat in self.seats]}

    @classmethod
    def from_json(cls, values: Mapping[str, Any]) -> Self | None:
        """Return the setup that `to_json` gave, or None for anything else."""
        try:
            rules = RuleSet.from_options(values["rules"])
            seats = tuple(SeatInfo(name, colour, player) for name, colour, player in values["seats"])
        except (KeyError, TypeError, ValueError, AttributeError):
            return None
        setup = cls(rules, seats)
        return setup if setup.is_sound() else None

    def is_sound(self) -> bool:
        """Tell whether the seats are 2 to 4, of different colours, named, each a person or a bot."""
        if not all(isinstance(text, str) for seat in self.seats for text in seat):
            return False
        players = ("human", *(f"bot:{level}" for level in LEVELS))
        return (
            len(self.seats) in PLAYER_COUNTS
            and len({seat.colour for seat in self.seats}) == len(self.seats)
            and all(
                seat.colour in COLOURS and is_player_name(seat.name) and seat.name and seat.player in players
                for seat in self.seats
            )
        )


def usual_setup(people: Sequence[str], colour: str, bots: Sequence[str] = (DEFAULT_LEVEL,)) -> GameSetup:
    """Return a game by the usual rules: people first, the first of them in this colour, then bots."""
    colours = [colour, *(other for other in COLOURS if other != colour)]
    names = [*people, *bot_names(len(bots), people)]
    players = ["human"] * len(people) + [f"bot:{level}" for level in bots]
    return GameSetup(RuleSet(), tuple(map(SeatInfo, names, colours, players)))


def bot_names(count: int, taken: Collection[str]) -> list[str]:
    """Return names for bots that nobody else at the table has."""
    return [name for name in BOT_NAMES if name not in taken][:count]


BOT_NAMES = ("Hana", "Kenji", "Tomoe", "Saburo", "Aya", "Goro", "Michi")
