"""True games cut off before a turn: an illegal one put there is all that is wrong."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from tests.engine.mutations.registry import MUTATORS
from tests.engine.oracle.pieces import FAST, KINDS, TWENTY_TILES
from tests.engine.oracle.record import check_record
from tests.engine.oracle.referee import Referee


class Moment:
    """A true game cut off before one of its turns."""

    def __init__(self, record: Any, random: Random) -> None:
        self.record = record
        self.random = random
        number = random.randrange(1, len(record["turns"]))
        record["turns"] = record["turns"][:number]
        record["result"] = None
        cut_tiles(record)
        self.game: Referee = check_record(record)
        self.seat = self.game.seat
        self.tiles = hand_of(record, self.seat) or self.game.not_shown(self.seat)

    def any_of(self, tiles: Any) -> str | None:
        """Choose one of these tiles that the seat may have."""
        owned = [tile for tile in self.tiles if tile in tiles]
        return self.random.choice(owned) if owned else None

    def any_hex(self, *kinds: str) -> str:
        """Choose an empty hex of these kinds."""
        names = self.game.country.of_kind(*kinds)
        return self.random.choice([name for name in names if name not in self.game.tiles])

    def add_turn(self, *actions: str) -> None:
        """Add a turn with these actions that captures nothing and refills as it should."""
        game, seat = self.game, self.seat
        in_hand = game.in_hand[seat] - len(actions)
        drawn = min(5, 5 - in_hand, game.in_stock[seat])
        if self.record["tiles"] and self.record["tiles"][seat]:
            known = self.record["tiles"][seat]
            unseen = Counter(TWENTY_TILES)
            unseen.subtract(known["opening"])
            for tiles in known["drawn"]:
                unseen.subtract(tiles)
            known["drawn"].append(list(unseen.elements())[:drawn])
        turn = {"seat": seat, "actions": list(actions), "captures": [], "drawn": drawn}
        self.record["turns"].append(turn)


def cut_tiles(record: Any) -> None:
    """Cut known draws to the turns that are left."""
    for seat, known in enumerate(record["tiles"] or []):
        if known:
            known["drawn"] = known["drawn"][: sum(turn["seat"] == seat for turn in record["turns"])]


def hand_of(record: Any, seat: int) -> list[str] | None:
    """Give the tiles a seat has in hand, if they are known."""
    if not record["tiles"] or not record["tiles"][seat]:
        return None
    known = record["tiles"][seat]
    hand = Counter(known["opening"])
    for tiles in known["drawn"]:
        hand.update(tiles)
    hand.subtract(check_record(record).shown[seat])
    return list(hand.elements())


def at_a_moment(name: str) -> Callable[[Callable[[Moment], None]], Callable[[Moment], None]]:
    """Register a mutator that adds an illegal turn."""

    def register(function: Callable[[Moment], None]) -> Callable[[Moment], None]:
        MUTATORS[name] = lambda record, random: function(Moment(record, random))
        MUTATORS[f"{name}, hidden"] = lambda record, random: function(hidden_moment(record, random))
        return function

    return register


def hidden_moment(record: Any, random: Random) -> Moment:
    record["tiles"] = None
    return Moment(record, random)


def exchanges(moment: Moment) -> list[str]:
    """List the legal figure exchanges."""
    return sorted(moment.game.legal_actions(["X"]))


def own_slow(moment: Moment) -> list[str]:
    """List the hexes of the seat's own tiles that can be moved."""
    tiles = moment.game.tiles.items()
    return [name for name, (seat, tile) in tiles if seat == moment.seat and tile not in FAST]


def empty_land(moment: Moment) -> list[str]:
    return [name for name in moment.game.country.of_kind("land") if name not in moment.game.tiles]


def standing(moment: Moment) -> list[tuple[str, str]]:
    """List the figures on the board with their hexes."""
    return [(name, kind) for name, figures in moment.game.figures.items() for kind in KINDS if kind in figures]
