"""Results that the game doesn't have."""

from random import Random
from typing import Any

from tests.engine.mutations.registry import mutator
from tests.engine.oracle.record import check_record


def result_of(record: Any) -> Any:
    """Give the result, or one that is thrown away where there is none."""
    return record["result"] or {
        "reasons": ["kind-gone"],
        "captured": [{"H": 1, "B": 1, "R": 1}] * 2,
        "set_aside": {"H": 1, "B": 0, "R": 0},
        "leaders": {"H": None, "B": None, "R": None},
        "winners": [0],
    }


@mutator("another winner")
def another_winner(record: Any, random: Random) -> None:
    result = result_of(record)
    losers = [seat for seat in range(record["players"]) if seat not in result["winners"]]
    if losers:
        result["winners"] = [random.choice(losers)]


@mutator("a winner too many")
def winner_extra(record: Any, random: Random) -> None:
    result = result_of(record)
    losers = [seat for seat in range(record["players"]) if seat not in result["winners"]]
    if losers:
        result["winners"] = sorted([*result["winners"], random.choice(losers)])


@mutator("a winner missing")
def winner_missing(record: Any, random: Random) -> None:
    result_of(record)["winners"].pop(0)


@mutator("a winner twice")
def winner_twice(record: Any, random: Random) -> None:
    result = result_of(record)
    result["winners"] = [*result["winners"], result["winners"][0]]


@mutator("another leader")
def another_leader(record: Any, random: Random) -> None:
    leaders = result_of(record)["leaders"]
    kind = random.choice("HBR")
    others = [seat for seat in [None, *range(record["players"])] if seat != leaders[kind]]
    leaders[kind] = random.choice(others)


@mutator("captured one more")
def captured_more(record: Any, random: Random) -> None:
    counts = random.choice(result_of(record)["captured"])
    counts[random.choice("HBR")] += 1


@mutator("captured one fewer")
def captured_fewer(record: Any, random: Random) -> None:
    counts = random.choice(result_of(record)["captured"])
    kind = random.choice("HBR")
    if counts[kind]:
        counts[kind] -= 1


@mutator("captured by the neighbour")
def captured_swapped(record: Any, random: Random) -> None:
    captured = result_of(record)["captured"]
    captured[0], captured[1] = captured[1], captured[0]


@mutator("counts of a seat missing")
def captured_missing(record: Any, random: Random) -> None:
    result_of(record)["captured"].pop()


@mutator("set aside one more")
def set_aside_more(record: Any, random: Random) -> None:
    result_of(record)["set_aside"][random.choice("HBR")] += 1


@mutator("set aside one fewer")
def set_aside_fewer(record: Any, random: Random) -> None:
    set_aside = result_of(record)["set_aside"]
    kind = random.choice("HBR")
    if set_aside[kind]:
        set_aside[kind] -= 1


@mutator("another reason")
def another_reason(record: Any, random: Random) -> None:
    result = result_of(record)
    rules_reasons = [["kind-gone"], ["four-set-aside"], ["kind-gone", "four-set-aside"], ["nobody-can-move"]]
    result["reasons"] = random.choice([one for one in rules_reasons if one != result["reasons"]])


@mutator("a reason too many")
def reason_extra(record: Any, random: Random) -> None:
    result_of(record)["reasons"].append("nobody-can-move")


@mutator("a reason twice")
def reason_twice(record: Any, random: Random) -> None:
    reasons = result_of(record)["reasons"]
    reasons.append(reasons[0])


@mutator("no reason")
def reason_missing(record: Any, random: Random) -> None:
    result_of(record)["reasons"] = []


@mutator("an unknown reason")
def reason_unknown(record: Any, random: Random) -> None:
    result_of(record)["reasons"] = [random.choice(["time", "", "kind_gone"])]


@mutator("no result of an ended game")
def result_missing(record: Any, random: Random) -> None:
    record["result"] = None


@mutator("a result of an unfinished game")
def result_too_soon(record: Any, random: Random) -> None:
    if record["result"] is None:
        record["result"] = {**check_record(record).result(), "reasons": ["kind-gone"]}


@mutator("a result a turn early")
def last_turn_missing(record: Any, random: Random) -> None:
    if record["result"]:
        record["tiles"] = None
        record["turns"].pop()
