"""Setups that break a rule; most come without turns, so that nothing else is wrong."""

from random import Random
from typing import Any

from tests.engine.mutations.registry import mutator
from tests.engine.oracle.country import country


def without_turns(record: Any) -> None:
    """Leave a game that has just been set up."""
    record["turns"] = []
    record["result"] = None
    record["tiles"] = None


def of_kind(record: Any, *kinds: str) -> list[Any]:
    """List the entries for settlements of these kinds."""
    names = country(record["players"]).of_kind(*kinds)
    return [entry for entry in record["setup"] if entry["hex"] in names]


@mutator("seat missing in the setup")
def seat_missing(record: Any, random: Random) -> None:
    without_turns(record)
    random.choice(record["setup"])["seat"] = None


@mutator("seat given in a dealt setup")
def seat_given(record: Any, random: Random) -> None:
    if record["rules"]["figures"] == "random":
        without_turns(record)
        random.choice(record["setup"])["seat"] = random.randrange(record["players"])


@mutator("all seats given in a dealt setup")
def seats_given(record: Any, _: Random) -> None:
    if record["rules"]["figures"] == "random":
        without_turns(record)
        for number, entry in enumerate(record["setup"]):
            entry["seat"] = (record["first"] + number) % record["players"]


@mutator("setup by another seat")
def another_seat(record: Any, random: Random) -> None:
    without_turns(record)
    entry = random.choice(record["setup"])
    if entry["seat"] is not None:
        entry["seat"] = (entry["seat"] + 1) % record["players"]


@mutator("setup from another first player")
def another_first(record: Any, random: Random) -> None:
    if record["rules"]["figures"] == "placed":
        without_turns(record)
        record["first"] = random.choice([seat for seat in range(record["players"]) if seat != record["first"]])


@mutator("a figure missing in the setup")
def entry_missing(record: Any, random: Random) -> None:
    record["setup"].remove(random.choice(record["setup"]))


@mutator("the last figure missing in the setup")
def last_missing(record: Any, _: Random) -> None:
    record["setup"].pop()


@mutator("no setup")
def setup_missing(record: Any, _: Random) -> None:
    record["setup"] = []


@mutator("a figure too many in the setup")
def entry_extra(record: Any, random: Random) -> None:
    without_turns(record)
    last = record["setup"][-1]
    seat = None if last["seat"] is None else (last["seat"] + 1) % record["players"]
    hex_name = random.choice(["o13", "l15", "o7", random.choice(record["setup"])["hex"]])
    record["setup"].append({"seat": seat, "hex": hex_name, "figure": random.choice("HBR")})


@mutator("a figure in a full settlement")
def full(record: Any, random: Random) -> None:
    without_turns(record)
    one, other = random.sample(of_kind(record, "village"), 2)
    other["hex"] = one["hex"]


@mutator("a figure in Edo")
def in_edo(record: Any, random: Random) -> None:
    without_turns(record)
    random.choice(record["setup"])["hex"] = "o13"


@mutator("a figure outside the settlements")
def outside(record: Any, random: Random) -> None:
    without_turns(record)
    random.choice(record["setup"])["hex"] = random.choice(country(record["players"]).of_kind("land", "sea"))


@mutator("a figure in a hex out of play")
def out_of_play(record: Any, random: Random) -> None:
    without_turns(record)
    outer = [name for name in country(4).settlements if name not in country(record["players"]).settlements]
    random.choice(of_kind(record, "village"))["hex"] = random.choice([*outer, "z9"])


@mutator("a village before a city")
def village_first(record: Any, random: Random) -> None:
    if record["rules"]["figures"] == "placed":
        without_turns(record)
        city, village = random.choice(of_kind(record, "city")), random.choice(of_kind(record, "village"))
        for key in ("hex", "figure"):
            city[key], village[key] = village[key], city[key]


@mutator("two alike in a city")
def two_alike(record: Any, random: Random) -> None:
    without_turns(record)
    one = random.choice(of_kind(record, "city"))
    other = next(entry for entry in of_kind(record, "city") if entry["hex"] == one["hex"] and entry is not one)
    village = next(entry for entry in of_kind(record, "village") if entry["figure"] == one["figure"])
    other["figure"], village["figure"] = village["figure"], other["figure"]


@mutator("a figure too many of one kind")
def wrong_numbers(record: Any, random: Random) -> None:
    without_turns(record)
    entry = random.choice(of_kind(record, "village"))
    entry["figure"] = random.choice([kind for kind in "HBR" if kind != entry["figure"]])


@mutator("the same pair in two cities")
def same_pair(record: Any, random: Random) -> None:
    """Give a city the pair of another, and villages what it had."""
    if not record["rules"]["distinct_cities"]:
        return
    without_turns(record)
    cities = sorted({entry["hex"] for entry in of_kind(record, "city")})
    one, other = random.sample(cities, 2)
    wanted = [entry["figure"] for entry in record["setup"] if entry["hex"] == one]
    for entry in [entry for entry in record["setup"] if entry["hex"] == other]:
        figure = wanted.pop()
        village = next(village for village in of_kind(record, "village") if village["figure"] == figure)
        entry["figure"], village["figure"] = village["figure"], entry["figure"]


@mutator("three cities with one figure alike")
def no_pair_left(record: Any, _: Random) -> None:
    """With distinct pairs the third helmet, one in each city, leaves some city no pair."""
    if record["rules"]["distinct_cities"] and record["players"] == 4 and record["rules"]["figures"] == "placed":
        without_turns(record)
        record["setup"] = [
            {"seat": (record["first"] + number) % 4, "hex": city, "figure": "H"}
            for number, city in enumerate(country(4).of_kind("city"))
        ]


@mutator("figures of two settlements swapped")
def swapped(record: Any, random: Random) -> None:
    one, other = random.sample(record["setup"], 2)
    one["figure"], other["figure"] = other["figure"], one["figure"]
