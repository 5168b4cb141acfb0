"""Checks a whole record, from the rules and the description of records: first its form, then the game."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests.engine.oracle.pieces import FIGURES_OF_A_KIND, KINDS, TWENTY_TILES, read_action
from tests.engine.oracle.referee import Referee, RuleBrokenError

OPTIONS: dict[str, list[str | bool]] = {
    "edition": ["2015", "1998"],
    "capture": ["turn-end", "immediate"],
    "opening": ["chosen", "random"],
    "figures": ["placed", "random"],
    "captured": ["hidden", "open"],
    "distinct_cities": [False, True],
    "tied_leaders": [False, True],
}
COLOURS = ["red", "blue", "yellow", "green"]
NEEDED = {"format", "version", "board", "players", "rules", "seats", "first", "setup", "turns", "result"}
OPTIONAL = {"tiles", "meta"}


class RecordWrongError(Exception):
    """The first fault found, and where."""

    def __init__(self, place: str, fault: str) -> None:
        super().__init__(f"{place}: {fault}")
        self.place = place


def demand(holds: bool, place: str, fault: str) -> None:
    """Raise the fault unless it holds."""
    if not holds:
        raise RecordWrongError(place, fault)


def demand_keys(value: Any, keys: set[str], place: str, optional: frozenset[str] = frozenset()) -> None:
    """Demand an object with these keys."""
    demand(isinstance(value, dict), place, "not an object")
    demand(keys <= set(value), place, f"lacks {sorted(keys - set(value))}")
    demand(set(value) <= keys | optional, place, f"unknown {sorted(set(value) - keys - optional)}")


def demand_number(value: Any, highest: int, place: str) -> None:
    """Demand a whole number from 0 to the highest."""
    demand(type(value) is int and 0 <= value <= highest, place, f"{value!r} is no number from 0 to {highest}")


def demand_list(value: Any, place: str, length: int | None = None) -> None:
    """Demand a list, of a given length if one is given."""
    demand(isinstance(value, list), place, "not a list")
    demand(length is None or len(value) == length, place, f"has not {length} entries")


def check_record(record: Any) -> Referee:
    """Play a record through; raise at its first fault, else give the game as it stands at its end."""
    *_, referee = play_record(record)
    return referee


def play_record(record: Any) -> Iterator[Referee]:
    """Play a record through; give the game, always the same one, before each turn and when all is checked."""
    check_form(record)
    referee = Referee(record["players"], record["rules"], record["first"])
    check_setup(record, referee)
    hands = opening_hands(record)
    turns_of = [0] * record["players"]
    for number, turn in enumerate(record["turns"]):
        yield referee
        seat = turn["seat"]
        place = f"turns[{number}]"
        demand(not referee.reasons, place, "the game is over")
        demand(seat == referee.seat, place, f"it is seat {referee.seat}'s turn")
        hand = hands[seat]
        check_turn(turn, referee, hand, place)
        if hand is not None:
            drawn = record["tiles"][seat]["drawn"]
            demand(turns_of[seat] < len(drawn), f"tiles[{seat}].drawn", "lacks a turn")
            demand(len(drawn[turns_of[seat]]) == turn["drawn"], f"tiles[{seat}].drawn", "wrong number drawn")
            hand += drawn[turns_of[seat]]
        turns_of[seat] += 1
    for seat, hand in enumerate(hands):
        if hand is not None:
            drawn = record["tiles"][seat]["drawn"]
            demand(len(drawn) == turns_of[seat], f"tiles[{seat}].drawn", "has too many turns")
    check_result(record["result"], referee)
    yield referee


def check_setup(record: Any, referee: Referee) -> None:
    """Place the figures in order of play, or deal them."""
    try:
        if record["rules"]["figures"] == "random":
            for number, entry in enumerate(record["setup"]):
                demand(entry["seat"] is None, f"setup[{number}]", "nobody places dealt figures")
            if record["setup"] or record["turns"]:
                referee.deal_figures([(entry["hex"], entry["figure"]) for entry in record["setup"]])
        else:
            for number, entry in enumerate(record["setup"]):
                demand(not referee.set_up, f"setup[{number}]", "the board is full")
                demand(entry["seat"] == referee.seat, f"setup[{number}]", "out of turn")
                referee.place_figure(entry["hex"], entry["figure"])
    except RuleBrokenError as fault:
        raise RecordWrongError("setup", str(fault)) from fault
    if record["turns"]:
        demand(referee.set_up, "setup", "some settlement is not full")


def check_turn(turn: Any, referee: Referee, hand: list[str] | None, place: str) -> None:
    """Play one turn; a hand that isn't known may hold any tiles not shown yet."""
    seat = turn["seat"]
    in_hand = referee.in_hand[seat]
    demand(len(turn["actions"]) <= in_hand, f"{place}.actions", f"there are {in_hand} tiles in the hand")
    left = list(hand) if hand is not None else referee.not_shown(seat)
    if not turn["actions"] and hand is None:
        demand(in_hand < 5, f"{place}.actions", "five tiles always hold one that can be placed")
    try:
        for text in turn["actions"]:
            referee.act(text, left)
            action = read_action(text)
            assert action is not None
            left.remove(action.tile)
            if hand is not None:
                hand.remove(action.tile)
        refill = referee.refill()
        taken = referee.end_turn(left)
    except RuleBrokenError as fault:
        raise RecordWrongError(f"{place}.actions", str(fault)) from fault
    told = Counter((capture["hex"], capture["figure"], capture["seat"]) for capture in turn["captures"])
    demand(told == Counter(tuple(one) for one in taken), f"{place}.captures", f"should be {taken}")
    possible = {refill, 0} if referee.reasons else {refill}
    demand(turn["drawn"] in possible, f"{place}.drawn", f"should be one of {possible}")


def opening_hands(record: Any) -> list[list[str] | None]:
    """Give each seat's opening hand where it is known; demand that all its tiles come from its twenty."""
    hands: list[list[str] | None] = []
    for seat, known in enumerate(record.get("tiles") or [None] * record["players"]):
        if known is None:
            hands.append(None)
            continue
        tiles = known["opening"] + [tile for drawn in known["drawn"] for tile in drawn]
        demand(not Counter(tiles) - Counter(TWENTY_TILES), f"tiles[{seat}]", "a tile the seat doesn't own")
        hands.append(list(known["opening"]))
    return hands


def check_result(result: Any, referee: Referee) -> None:
    """Compare the result with the score of the game as it stands."""
    if not referee.reasons:
        demand(result is None, "result", "the game isn't over")
        return
    demand(result is not None, "result", "the game is over")
    for key, value in referee.result().items():
        if key in ("reasons", "winners"):
            demand(sorted(result[key]) == sorted(value), f"result.{key}", f"should be {value}")
        else:
            demand(result[key] == value, f"result.{key}", f"should be {value}")


def check_form(record: Any) -> None:
    """Demand the right keys and types everywhere."""
    demand_keys(record, NEEDED, "record", frozenset(OPTIONAL))
    demand(record["format"] == "samurai-record", "format", "unknown")
    demand(type(record["version"]) is int and record["version"] == 1, "version", "unknown")
    demand(record["board"] == "japan", "board", "unknown")
    players = record["players"]
    demand(type(players) is int and players in (2, 3, 4), "players", "not 2, 3 or 4")
    demand_keys(record["rules"], set(OPTIONS), "rules")
    for option, values in OPTIONS.items():
        value = record["rules"][option]
        known = any(value == each and type(value) is type(each) for each in values)
        demand(known, f"rules.{option}", f"unknown value {value!r}")
    demand_number(record["first"], players - 1, "first")
    check_seats(record["seats"], players)
    check_moves(record, players)
    if record["result"] is not None:
        check_result_form(record["result"], players)
    if record.get("tiles") is not None:
        demand_list(record["tiles"], "tiles", players)
        for number, known in enumerate(record["tiles"]):
            if known is not None:
                check_tiles_form(known, f"tiles[{number}]")


def check_seats(seats: Any, players: int) -> None:
    """Demand a name, a colour of its own and a known sort of player for each seat."""
    demand_list(seats, "seats", players)
    for number, seat in enumerate(seats):
        place = f"seats[{number}]"
        demand_keys(seat, {"name", "colour", "player"}, place)
        demand(isinstance(seat["name"], str), f"{place}.name", "not text")
        demand(seat["colour"] in COLOURS, f"{place}.colour", "unknown")
        player = seat["player"]
        known = isinstance(player, str) and re.fullmatch(r"human|bot:.+|cmd:.+", player)
        demand(bool(known), f"{place}.player", "unknown")
    demand(len({seat["colour"] for seat in seats}) == players, "seats", "two have the same colour")


def check_moves(record: Any, players: int) -> None:
    """Demand the form of setup and turns."""
    demand_list(record["setup"], "setup")
    for number, entry in enumerate(record["setup"]):
        demand_keys(entry, {"seat", "hex", "figure"}, f"setup[{number}]")
        check_owner(entry, players, f"setup[{number}]")
    demand_list(record["turns"], "turns")
    for number, turn in enumerate(record["turns"]):
        place = f"turns[{number}]"
        demand_keys(turn, {"seat", "actions", "captures", "drawn"}, place)
        demand_number(turn["seat"], players - 1, f"{place}.seat")
        demand_number(turn["drawn"], 5, f"{place}.drawn")
        demand_list(turn["actions"], f"{place}.actions")
        for text in turn["actions"]:
            demand(isinstance(text, str), f"{place}.actions", "not text")
        demand_list(turn["captures"], f"{place}.captures")
        for index, capture in enumerate(turn["captures"]):
            demand_keys(capture, {"seat", "hex", "figure"}, f"{place}.captures[{index}]")
            check_owner(capture, players, f"{place}.captures[{index}]")


def check_owner(entry: Any, players: int, place: str) -> None:
    """Demand the form of what a figure's placement and its capture have in common."""
    if entry["seat"] is not None:
        demand_number(entry["seat"], players - 1, f"{place}.seat")
    demand(isinstance(entry["hex"], str), f"{place}.hex", "not text")
    demand(entry["figure"] in KINDS, f"{place}.figure", "unknown")


def check_result_form(result: Any, players: int) -> None:
    """Demand the form of a result."""
    demand_keys(result, {"reasons", "captured", "set_aside", "leaders", "winners"}, "result")
    demand_list(result["reasons"], "result.reasons")
    for reason in result["reasons"]:
        demand(isinstance(reason, str), "result.reasons", "not text")
    demand_list(result["captured"], "result.captured", players)
    for number, counts in enumerate([*result["captured"], result["set_aside"]]):
        place = f"result.captured[{number}]" if number < players else "result.set_aside"
        demand_keys(counts, set(KINDS), place)
        for kind in KINDS:
            demand_number(counts[kind], FIGURES_OF_A_KIND[players], place)
    demand_keys(result["leaders"], set(KINDS), "result.leaders")
    for kind in KINDS:
        if result["leaders"][kind] is not None:
            demand_number(result["leaders"][kind], players - 1, "result.leaders")
    demand_list(result["winners"], "result.winners")
    for seat in result["winners"]:
        demand_number(seat, players - 1, "result.winners")


def check_tiles_form(known: Any, place: str) -> None:
    """Demand the form of one seat's known tiles."""
    demand_keys(known, {"opening", "drawn"}, place)
    demand_list(known["opening"], f"{place}.opening", 5)
    demand_list(known["drawn"], f"{place}.drawn")
    for drawn in [known["opening"], *known["drawn"]]:
        demand_list(drawn, place)
        for tile in drawn:
            demand(isinstance(tile, str) and tile in TWENTY_TILES, place, f"{tile!r} is no tile")
