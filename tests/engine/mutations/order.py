"""Turns out of order, missing, twice, or after the end."""

from random import Random
from typing import Any

from tests.engine.mutations.registry import mutator
from tests.engine.oracle.pieces import FAST
from tests.engine.oracle.record import check_record


@mutator("a turn of another seat")
def another_seat(record: Any, random: Random) -> None:
    turn = random.choice(record["turns"])
    turn["seat"] = random.choice([seat for seat in range(record["players"]) if seat != turn["seat"]])


@mutator("all turns of the next seat")
def all_turned(record: Any, _: Random) -> None:
    record["tiles"] = None
    for turn in record["turns"]:
        turn["seat"] = (turn["seat"] + 1) % record["players"]


@mutator("two turns swapped")
def swapped(record: Any, random: Random) -> None:
    turns = record["turns"]
    number = random.randrange(len(turns) - 1)
    turns[number], turns[number + 1] = turns[number + 1], turns[number]


@mutator("a turn missing")
def missing(record: Any, random: Random) -> None:
    record["tiles"] = None
    record["turns"].pop(random.randrange(len(record["turns"]) - 1))


@mutator("a turn twice")
def twice(record: Any, random: Random) -> None:
    record["tiles"] = None
    number = random.randrange(len(record["turns"]))
    record["turns"].insert(number, record["turns"][number])


@mutator("a turn after the end")
def after_the_end(record: Any, random: Random) -> None:
    """Add what would be a legal turn."""
    if record["result"] is None:
        return
    record["tiles"] = None
    game = check_record(record)
    game.reasons = []
    game.seat = (game.seat + 1) % game.players
    game.used = []
    legal = sorted(game.legal_actions(game.not_shown(game.seat)))
    record["turns"].append(
        {"seat": game.seat, "actions": [random.choice(legal)] if legal else [], "captures": [], "drawn": 0}
    )


@mutator("a pass after the end")
def pass_after_the_end(record: Any, _: Random) -> None:
    if record["result"]:
        record["tiles"] = None
        seat = (record["turns"][-1]["seat"] + 1) % record["players"]
        record["turns"].append({"seat": seat, "actions": [], "captures": [], "drawn": 0})


@mutator("a tile after the end")
def tile_after_the_end(record: Any, random: Random) -> None:
    """With immediate captures the tile that ends the game ends the turn."""
    if record["result"] is None or record["rules"]["capture"] == "turn-end":
        return
    record["tiles"] = None
    game = check_record(record)
    game.reasons = []
    fast = [tile for tile in game.not_shown(game.seat) if tile in FAST and tile != "X"]
    legal = sorted(game.legal_actions(fast))
    if legal:
        record["turns"][-1]["actions"].append(random.choice(legal))


@mutator("no turns of an ended game")
def no_turns(record: Any, _: Random) -> None:
    record["tiles"] = None
    record["turns"] = []
