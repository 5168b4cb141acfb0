"""Known tiles that contradict the game."""

from random import Random
from typing import Any

from tests.engine.mutations.registry import mutator
from tests.engine.oracle.pieces import TWENTY_TILES, read_action


def known(record: Any, random: Random) -> tuple[int, Any]:
    """Choose a seat whose tiles are known; -1 and tiles that are thrown away where there is none."""
    seats = [(seat, tiles) for seat, tiles in enumerate(record["tiles"] or []) if tiles]
    return random.choice(seats) if seats else (-1, {"opening": ["S1"] * 5, "drawn": [["S2"], ["S2"]]})


def played(record: Any, seat: int) -> list[tuple[int, str]]:
    """List the number of the turn among the seat's own, and the tile, for every tile it played."""
    turns = [turn for turn in record["turns"] if turn["seat"] == seat]
    actions = [(number, read_action(text)) for number, turn in enumerate(turns) for text in turn["actions"]]
    return [(number, action.tile) for number, action in actions if action is not None]


@mutator("an opening hand of four")
def four(record: Any, random: Random) -> None:
    known(record, random)[1]["opening"].pop()


@mutator("an opening hand of six")
def six(record: Any, random: Random) -> None:
    known(record, random)[1]["opening"].append(random.choice(TWENTY_TILES))


@mutator("no opening hand")
def none(record: Any, random: Random) -> None:
    known(record, random)[1]["opening"] = []


@mutator("a copy too many in the opening hand")
def copy_too_many(record: Any, random: Random) -> None:
    tiles = known(record, random)[1]
    tiles["opening"] = [tiles["opening"][0]] * 5


@mutator("a tile that doesn't exist")
def no_tile(record: Any, random: Random) -> None:
    tiles = known(record, random)[1]
    drawn = random.choice([one for one in [tiles["opening"], *tiles["drawn"]] if one])
    drawn[random.randrange(len(drawn))] = random.choice(["H1", "S4", "V3", "N2", "", "h2", "XX"])


@mutator("a tile drawn that was never played")
def never_owned(record: Any, random: Random) -> None:
    """Replace a tile that was played later by any other."""
    seat, tiles = known(record, random)
    drawn = random.choice([one for one in [tiles["opening"], *tiles["drawn"]] if one])
    number = random.randrange(len(drawn))
    if seat >= 0 and drawn[number] in [tile for _, tile in played(record, seat)]:
        drawn[number] = random.choice([tile for tile in TWENTY_TILES if tile != drawn[number]])


@mutator("a tile played before it is drawn")
def played_before(record: Any, random: Random) -> None:
    """Let an opening tile and one drawn later change places."""
    tiles = known(record, random)[1]
    later = random.choice([one for one in tiles["drawn"] if one])
    tiles["opening"][0], later[0] = later[0], tiles["opening"][0]


@mutator("known draws of a turn missing")
def draws_missing(record: Any, random: Random) -> None:
    known(record, random)[1]["drawn"].pop()


@mutator("known draws of a turn too many")
def draws_extra(record: Any, random: Random) -> None:
    known(record, random)[1]["drawn"].append([])


@mutator("a known draw too many")
def draw_extra(record: Any, random: Random) -> None:
    drawn = random.choice(known(record, random)[1]["drawn"])
    drawn.append(random.choice(TWENTY_TILES))


@mutator("a known draw missing")
def draw_missing(record: Any, random: Random) -> None:
    random.choice([one for one in known(record, random)[1]["drawn"] if one]).pop()


@mutator("tiles of two seats swapped")
def swapped(record: Any, random: Random) -> None:
    if record["tiles"]:
        one, other = random.sample(range(record["players"]), 2)
        record["tiles"][one], record["tiles"][other] = record["tiles"][other], record["tiles"][one]


@mutator("tiles of a seat missing")
def seat_missing(record: Any, random: Random) -> None:
    if record["tiles"]:
        record["tiles"].pop()


@mutator("tiles of a seat too many")
def seat_extra(record: Any, random: Random) -> None:
    if record["tiles"]:
        record["tiles"].append(None)
