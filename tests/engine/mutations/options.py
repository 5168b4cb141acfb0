"""Options that are unknown, or that the game contradicts."""

from random import Random
from typing import Any

from tests.engine.mutations.registry import MUTATORS, Mutator, mutator

OTHER: dict[str, list[Any]] = {
    "edition": ["1999", 2015, "", None],
    "capture": ["never", "turn_end", "", None, True],
    "opening": ["drawn", "", None, False],
    "figures": ["dealt", "", None, False],
    "captured": ["secret", "", None, True],
    "distinct_cities": [0, 1, "true", None, "no"],
    "tied_leaders": [0, 1, "true", None, "no"],
}


def unknown(option: str) -> Mutator:
    def mutate(record: Any, random: Random) -> None:
        record["rules"][option] = random.choice(OTHER[option])

    return mutate


for each_option in OTHER:
    MUTATORS[f"unknown value of {each_option}"] = unknown(each_option)


@mutator("capture flipped")
def other_capture(record: Any, _: Random) -> None:
    record["rules"]["capture"] = "immediate" if record["rules"]["capture"] == "turn-end" else "turn-end"


@mutator("figures flipped")
def other_figures(record: Any, _: Random) -> None:
    record["rules"]["figures"] = "random" if record["rules"]["figures"] == "placed" else "placed"


@mutator("distinct cities demanded")
def distinct_cities(record: Any, _: Random) -> None:
    record["rules"]["distinct_cities"] = True


@mutator("tied leaders flipped")
def other_tied_leaders(record: Any, _: Random) -> None:
    record["rules"]["tied_leaders"] = not record["rules"]["tied_leaders"]
