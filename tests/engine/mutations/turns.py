"""Turns that place a tile where it can't go, too many tiles, tiles of somebody else, or none."""

from collections import Counter
from random import Random
from typing import Any

from tests.engine.mutations.moment import Moment, at_a_moment, empty_land, exchanges, own_slow, standing
from tests.engine.mutations.registry import mutator
from tests.engine.oracle.country import country
from tests.engine.oracle.pieces import FAST, NOT_PLACED, SHIPS, TWENTY_TILES

LAND_TILES = [tile for tile in TWENTY_TILES if tile not in SHIPS | NOT_PLACED]


@at_a_moment("a filled hex")
def filled(moment: Moment) -> None:
    names = [name for name in moment.game.tiles if moment.game.country.kinds[name] == "land"]
    if (tile := moment.any_of(LAND_TILES)) and names:
        moment.add_turn(f"{tile}@{moment.random.choice(names)}")


@at_a_moment("a filled sea hex")
def filled_sea(moment: Moment) -> None:
    names = [name for name in moment.game.tiles if moment.game.country.kinds[name] == "sea"]
    if (tile := moment.any_of(SHIPS)) and names:
        moment.add_turn(f"{tile}@{moment.random.choice(names)}")


@at_a_moment("the same hex twice in a turn")
def same_hex(moment: Moment) -> None:
    name = moment.any_hex("land")
    if (fast := moment.any_of(["N1"])) and (slow := moment.any_of(set(LAND_TILES) - FAST)):
        moment.add_turn(f"{fast}@{name}", f"{slow}@{name}")


@at_a_moment("a settlement")
def settlement(moment: Moment) -> None:
    if tile := moment.any_of(set(TWENTY_TILES) - NOT_PLACED):
        moment.add_turn(f"{tile}@{moment.random.choice(moment.game.country.settlements)}")


@at_a_moment("a land tile on the sea")
def land_tile_on_sea(moment: Moment) -> None:
    if tile := moment.any_of(LAND_TILES):
        moment.add_turn(f"{tile}@{moment.any_hex('sea')}")


@at_a_moment("a ship on land")
def ship_on_land(moment: Moment) -> None:
    if tile := moment.any_of(SHIPS):
        moment.add_turn(f"{tile}@{moment.any_hex('land')}")


@at_a_moment("a hex out of play")
def out_of_play(moment: Moment) -> None:
    tile = moment.any_of(set(TWENTY_TILES) - NOT_PLACED)
    kind = "sea" if tile in SHIPS else "land"
    outer = [name for name in country(4).of_kind(kind) if name not in moment.game.country.kinds]
    if tile:
        moment.add_turn(f"{tile}@{moment.random.choice([*outer, 'z9', 'a1'])}")


@at_a_moment("no action")
def no_action(moment: Moment) -> None:
    tile = moment.any_of(LAND_TILES) or "S1"
    name = moment.any_hex("land")
    wrong = [
        f"{tile}{name}",
        f" {tile}@{name}",
        f"{tile}@{name} ",
        f"{tile.lower()}@{name}",
        f"{tile}@{name.upper()}",
    ]
    wrong += [
        f"{tile}@",
        f"@{name}",
        tile,
        "",
        "pass",
        f"{tile}@{name}\n",
        f"{tile}@@{name}",
        f"{tile}@0{name}",
    ]
    wrong += [f"{tile}@{name},{tile}@{name}", f"{tile}@{name[0]}0{name[1:]}", f"{tile}\u0661@{name}"]
    moment.add_turn(moment.random.choice(wrong))


@at_a_moment("a tile nobody has")
def nobody_has(moment: Moment) -> None:
    tile = moment.random.choice(["H1", "H5", "B0", "S4", "N2", "V3", "X", "M", "X1", "M0", "S", "T2", "S11"])
    moment.add_turn(f"{tile}@{moment.any_hex('sea' if tile == 'V3' else 'land')}")


@at_a_moment("a tile that is not in the hand")
def not_in_hand(moment: Moment) -> None:
    """Play a tile that another turn will draw, or one more copy than there is."""
    away = [tile for tile in LAND_TILES if tile not in moment.tiles]
    if away:
        moment.add_turn(f"{moment.random.choice(away)}@{moment.any_hex('land')}")


@at_a_moment("a ship that is not in the hand")
def ship_not_in_hand(moment: Moment) -> None:
    away = [tile for tile in SHIPS if tile not in moment.tiles]
    if away:
        moment.add_turn(f"{min(away)}@{moment.any_hex('sea')}")


@at_a_moment("one slow tile too many")
def two_slow(moment: Moment) -> None:
    slow = [tile for tile in moment.tiles if tile in LAND_TILES and tile not in FAST]
    if len(slow) >= 2:
        one, other = moment.random.sample(slow, 2)
        empty = empty_land(moment)
        if len(empty) >= 2:
            here, there = moment.random.sample(empty, 2)
            moment.add_turn(f"{one}@{here}", f"{other}@{there}")


@at_a_moment("a slow tile and a token exchange")
def slow_and_token(moment: Moment) -> None:
    own = own_slow(moment)
    empty = empty_land(moment)
    if own and len(empty) >= 2 and "M" in moment.tiles and (tile := moment.any_of(set(LAND_TILES) - FAST)):
        here, there = moment.random.sample(empty, 2)
        actions = [f"{tile}@{here}", f"M:{moment.random.choice(own)}>{there}"]
        moment.random.shuffle(actions)
        moment.add_turn(*actions)


@at_a_moment("six tiles in a turn")
def six_tiles(moment: Moment) -> None:
    six = ["N1", "V1", "V1", "V2", "X", "S1"]
    if Counter(six) - Counter(moment.game.not_shown(moment.seat)) or not exchanges(moment):
        return
    land = empty_land(moment)
    sea = [name for name in moment.game.country.of_kind("sea") if name not in moment.game.tiles]
    ships = zip(("V1", "V1", "V2"), moment.random.sample(sea, 3), strict=True)
    slow, ronin = moment.random.sample(land, 2)
    actions = [f"{tile}@{name}" for tile, name in ships] + [f"N1@{ronin}", f"S1@{slow}"]
    moment.add_turn(moment.random.choice(exchanges(moment)), *actions)


@at_a_moment("a pass with a legal placement")
def illegal_pass(moment: Moment) -> None:
    moment.add_turn()


@at_a_moment("a turn out of order")
def out_of_order(moment: Moment) -> None:
    moment.record["tiles"] = None
    moment.seat = (moment.seat + 1) % moment.game.players
    legal = sorted(moment.game.legal_actions(["S1", "V1"]))
    moment.add_turn(moment.random.choice(legal))


@mutator("capture told of a settlement that is still open")
def capture_of_open(record: Any, random: Random) -> None:
    moment = Moment(record, random)
    open_figures = [(name, kind) for name, kind in standing(moment) if not moment.game.surrounded(name)]
    if open_figures and (ship := moment.any_of(SHIPS)):
        name, kind = random.choice(open_figures)
        moment.add_turn(f"{ship}@{moment.any_hex('sea')}")
        record["turns"][-1]["captures"].append({"hex": name, "figure": kind, "seat": moment.seat})
