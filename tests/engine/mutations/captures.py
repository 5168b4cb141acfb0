"""Captures that the turn doesn't make, and refills of the wrong size."""

from random import Random
from typing import Any

from tests.engine.mutations.registry import mutator


def some_capturing_turn(record: Any, random: Random) -> Any:
    """Choose a turn that captures something; a turn without captures where there is none."""
    turns = [turn for turn in record["turns"] if turn["captures"]]
    return random.choice(turns) if turns else {"captures": [{"seat": None, "hex": "o13", "figure": "H"}]}


@mutator("capture by another seat")
def another_seat(record: Any, random: Random) -> None:
    capture = random.choice(some_capturing_turn(record, random)["captures"])
    capture["seat"] = random.choice([seat for seat in range(record["players"]) if seat != capture["seat"]])


@mutator("captured instead of set aside")
def not_set_aside(record: Any, random: Random) -> None:
    for turn in record["turns"]:
        for capture in turn["captures"]:
            if capture["seat"] is None:
                capture["seat"] = turn["seat"]
                return


@mutator("set aside instead of captured")
def set_aside(record: Any, random: Random) -> None:
    random.choice(some_capturing_turn(record, random)["captures"])["seat"] = None


@mutator("capture of another figure")
def another_figure(record: Any, random: Random) -> None:
    capture = random.choice(some_capturing_turn(record, random)["captures"])
    capture["figure"] = random.choice([kind for kind in "HBR" if kind != capture["figure"]])


@mutator("capture in another hex")
def another_hex(record: Any, random: Random) -> None:
    capture = random.choice(some_capturing_turn(record, random)["captures"])
    capture["hex"] = random.choice(["o13", "o14", "p4", "z9", "", "l15"])


@mutator("capture missing")
def missing(record: Any, random: Random) -> None:
    captures = some_capturing_turn(record, random)["captures"]
    captures.remove(random.choice(captures))


@mutator("capture told twice")
def twice(record: Any, random: Random) -> None:
    captures = some_capturing_turn(record, random)["captures"]
    captures.append(dict(random.choice(captures)))


@mutator("capture too many")
def extra(record: Any, random: Random) -> None:
    entry = random.choice([*record["setup"], {"hex": "o13", "figure": "B"}])
    turn = random.choice(record["turns"])
    turn["captures"].append({"hex": entry["hex"], "figure": entry["figure"], "seat": turn["seat"]})


@mutator("captures a turn early")
def early(record: Any, random: Random) -> None:
    turns = record["turns"]
    later = [number for number in range(1, len(turns)) if turns[number]["captures"]]
    if later:
        number = random.choice(later)
        turns[number - 1]["captures"] += turns[number]["captures"]
        turns[number]["captures"] = []


@mutator("captures a turn late")
def late(record: Any, random: Random) -> None:
    turns = record["turns"]
    sooner = [number for number in range(len(turns) - 1) if turns[number]["captures"]]
    if sooner:
        number = random.choice(sooner)
        turns[number + 1]["captures"] += turns[number]["captures"]
        turns[number]["captures"] = []


@mutator("one draw too many")
def draw_more(record: Any, random: Random) -> None:
    record["tiles"] = None
    random.choice(record["turns"])["drawn"] += 1


@mutator("one draw too few")
def draw_fewer(record: Any, random: Random) -> None:
    record["tiles"] = None
    turns = [turn for turn in record["turns"][:-1] if turn["drawn"]]
    if turns:
        random.choice(turns)["drawn"] -= 1


@mutator("part of the last draw")
def part_of_last_draw(record: Any, random: Random) -> None:
    record["tiles"] = None
    last = record["turns"][-1]
    if last["drawn"] > 1:
        last["drawn"] = 1


@mutator("one draw too many, known")
def draw_more_known(record: Any, random: Random) -> None:
    change_known_draw(record, random, 1)


@mutator("one draw too few, known")
def draw_fewer_known(record: Any, random: Random) -> None:
    change_known_draw(record, random, -1)


def change_known_draw(record: Any, random: Random, change: int) -> None:
    """Let a seat whose tiles are known draw its stock in other portions."""
    seats = [seat for seat, known in enumerate(record["tiles"] or []) if known]
    if not seats:
        return
    seat = random.choice(seats)
    turns = [turn for turn in record["turns"] if turn["seat"] == seat]
    drawn = record["tiles"][seat]["drawn"]
    from_turn = random.randrange(max(1, len(turns) - 1))
    if change > 0 and from_turn + 1 < len(turns) and drawn[from_turn + 1]:
        drawn[from_turn].append(drawn[from_turn + 1].pop(0))
    elif change < 0 and from_turn + 1 < len(turns) and drawn[from_turn]:
        drawn[from_turn + 1].insert(0, drawn[from_turn].pop())
    for turn, tiles in zip(turns, drawn, strict=True):
        turn["drawn"] = len(tiles)
