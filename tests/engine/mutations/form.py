"""Wrong keys, types and values that no game can have."""

from collections.abc import Callable
from random import Random
from typing import Any

from tests.engine.mutations.registry import MUTATORS, mutator

Choose = Callable[[Any, Random], Any]


def some(entries: Any, random: Random) -> Any:
    """Choose an entry, or None of none."""
    return random.choice(entries) if entries else None


def some_capture(record: Any, random: Random) -> Any:
    return some([capture for turn in record["turns"] for capture in turn["captures"]], random)


def some_known(record: Any, random: Random) -> Any:
    return some([known for known in record["tiles"] or [] if known], random)


def of_result(*path: Any) -> Choose:
    def choose(record: Any, _: Random) -> Any:
        value = record["result"]
        for key in path if value else ():
            value = value[key]
        return value

    return choose


LEVELS: dict[str, Choose] = {
    "record": lambda record, random: record,
    "rules": lambda record, random: record["rules"],
    "seat": lambda record, random: some(record["seats"], random),
    "figure placed": lambda record, random: some(record["setup"], random),
    "turn": lambda record, random: some(record["turns"], random),
    "capture": some_capture,
    "result": of_result(),
    "counts": of_result("captured", -1),
    "set aside": of_result("set_aside"),
    "leaders": of_result("leaders"),
    "known tiles": some_known,
}


def at_level(level: str, change: Callable[[Any, Random], None]) -> Callable[[Any, Random], None]:
    def mutate(record: Any, random: Random) -> None:
        value = LEVELS[level](record, random)
        if value:
            change(value, random)

    return mutate


def add_key(value: Any, random: Random) -> None:
    value[random.choice(["note", "Seat", "H ", "", "turn"])] = random.choice([None, 0, "x", [], {}])


def drop_key(value: Any, random: Random) -> None:
    del value[random.choice([key for key in value if key not in ("tiles", "meta")])]


for each_level in LEVELS:
    MUTATORS[f"unknown key: {each_level}"] = at_level(each_level, add_key)
    if each_level != "rules":
        MUTATORS[f"key lacking: {each_level}"] = at_level(each_level, drop_key)


# What is wrong wherever it stands: (keys that lead there, wrong values).
WRONG_VALUES: list[tuple[list[Any], list[Any]]] = [
    (["format"], ["samurai", "", None, 1]),
    (["version"], [0, 2, "1", True, None]),
    (["board"], ["china", "Japan", None]),
    (["players"], [1, 5, 0, -1, "2", None, True, [2]]),
    (["rules"], [None, [], "2015"]),
    (["seats"], [None, [], {}]),
    (["seats", 0], [None, "Ann", []]),
    (["seats", 0, "name"], [None, 3, ["Ann"]]),
    (["seats", 0, "colour"], ["white", "Red", "", None, 0]),
    (["seats", 0, "player"], ["robot", "", "bot:", "cmd:", None, 1]),
    (["first"], [-1, 4, None, "0", False]),
    (["setup"], [None, {}, "o9"]),
    (["setup", 0], [None, "o9R", []]),
    (["setup", 0, "figure"], ["S", "h", "", None, "HB"]),
    (["setup", 0, "hex"], ["o", "", None, "O9", "o09", "o9 ", 9, "z9", "o99", "o-1"]),
    (["setup", 0, "seat"], ["0", 4, -1, True, [0]]),
    (["turns"], [None, {}, "S2@n12"]),
    (["turns", 0], [None, [], "S2@n12"]),
    (["turns", 0, "seat"], [None, 4, -1, "0", True, False]),
    (["turns", 0, "actions"], [None, "S2@n12", {}, [None], [[]], [1]]),
    (["turns", 0, "captures"], [None, {}, [None], ["o9R"]]),
    (["turns", 0, "drawn"], [None, -1, "1", [1], True]),
    (["tiles"], [{}, [], "hidden", 0]),
    (["result"], [[], "won", 0, {}]),
]


def wrong_value(path: list[Any], values: list[Any]) -> Callable[[Any, Random], None]:
    def mutate(record: Any, random: Random) -> None:
        holder = record
        for key in path[:-1]:
            holder = holder[key]
        holder[path[-1]] = random.choice(values)

    return mutate


for each_path, wrong_values in WRONG_VALUES:
    MUTATORS["wrong value: " + ".".join(map(str, each_path))] = wrong_value(each_path, wrong_values)


@mutator("a colour twice")
def same_colour(record: Any, random: Random) -> None:
    one, other = random.sample(record["seats"], 2)
    one["colour"] = other["colour"]


@mutator("a seat too few")
def seat_missing(record: Any, random: Random) -> None:
    record["seats"].remove(random.choice(record["seats"]))


@mutator("a seat too many")
def seat_extra(record: Any, random: Random) -> None:
    record["seats"].append({"name": "Eve", "colour": "green", "player": "human"})


@mutator("another number of players")
def other_players(record: Any, random: Random) -> None:
    record["players"] = random.choice(list({2, 3, 4} - {record["players"]}))


@mutator("a result's wrong value")
def result_value(record: Any, random: Random) -> None:
    if record["result"]:
        key = random.choice(list(record["result"]))
        record["result"][key] = random.choice([None, "", 0, [None], {"H": 0}])


@mutator("a count that is no number")
def count_value(record: Any, random: Random) -> None:
    if record["result"]:
        counts = random.choice([*record["result"]["captured"], record["result"]["set_aside"]])
        counts[random.choice("HBR")] = random.choice([None, "1", True, -1, [1]])


@mutator("a known seat's wrong value")
def known_value(record: Any, random: Random) -> None:
    if known := some_known(record, random):
        known[random.choice(["opening", "drawn"])] = random.choice([None, "S1", {}, [None], [1]])
