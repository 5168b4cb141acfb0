"""A game in progress: setup, legal actions, captures and the end, each worked out anew every time."""

import copy
import itertools
from typing import Any, NamedTuple

from tests.engine.oracle.country import FIGURES_THAT_FIT, Country, country
from tests.engine.oracle.pieces import (
    FAST,
    FIGURES_OF_A_KIND,
    KINDS,
    NOT_PLACED,
    SHIPS,
    TWENTY_TILES,
    influence,
    read_action,
)
from tests.engine.oracle.scoring import leaders, winners


class RuleBrokenError(Exception):
    """Something the rules forbid, in words."""


class Taken(NamedTuple):
    """One figure that left its settlement; no seat means it was set aside."""

    hex: str
    figure: str
    seat: int | None


class Referee:
    """Holds what stands on the board and what everybody has shown; never holds a hidden tile."""

    def __init__(self, players: int, options: dict[str, str | bool], first: int) -> None:
        self.players = players
        self.options = options
        self.first = first
        self.figures: dict[str, set[str]] = {name: set() for name in self.country.settlements}
        self.figures["o13"] = set(KINDS)
        self.tiles: dict[str, tuple[int, str]] = {}
        self.captured = [dict.fromkeys(KINDS, 0) for _ in range(players)]
        self.set_aside = dict.fromkeys(KINDS, 0)
        self.shown: list[list[str]] = [[] for _ in range(players)]
        self.in_hand = [5] * players
        self.in_stock = [15] * players
        self.seat = first
        self.used: list[str] = []
        self.taken_this_turn: list[Taken] = []
        self.passes_in_a_row = 0
        self.reasons: list[str] = []

    def copy(self) -> "Referee":
        """Copy everything."""
        return copy.deepcopy(self)

    @property
    def country(self) -> Country:
        """Give the map in play."""
        return country(self.players)

    # Setup

    @property
    def set_up(self) -> bool:
        """Tell whether every settlement is full."""
        return all(len(self.figures[name]) == self.capacity(name) for name in self.figures)

    def capacity(self, settlement: str) -> int:
        """Give the number of figures a settlement starts with."""
        return FIGURES_THAT_FIT[self.country.kinds[settlement]]

    def supply(self, kind: str) -> int:
        """Count the figures of a kind that are not on the board yet."""
        standing = sum(kind in figures for figures in self.figures.values())
        return FIGURES_OF_A_KIND[self.players] - standing

    def figure_fault(self, settlement: str, kind: str) -> str | None:
        """Say why a figure can't be placed there now, if it can't."""
        if settlement not in self.figures:
            return f"{settlement} is no settlement in play"
        if kind not in KINDS:
            return f"{kind} is no figure"
        if len(self.figures[settlement]) >= self.capacity(settlement):
            return f"{settlement} is full"
        cities = self.country.of_kind("city")
        if settlement not in cities and any(len(self.figures[city]) < 2 for city in cities):
            return "cities come first"
        if kind in self.figures[settlement]:
            return f"{settlement} has a figure of kind {kind} already"
        if self.supply(kind) == 0:
            return f"no figures of kind {kind} are left"
        after = self.copy()
        after.figures[settlement].add(kind)
        if not after.cities_can_be_completed():
            return "some city would have no pair left"
        return None

    def cities_can_be_completed(self) -> bool:
        """Try every pair in every city."""
        cities = self.country.of_kind("city")
        pairs = [set(pair) for pair in itertools.combinations(KINDS, 2)]
        for choice in itertools.product(pairs, repeat=len(cities)):
            fits = all(self.figures[city] <= pair for city, pair in zip(cities, choice, strict=True))
            distinct = all(one != other for one, other in itertools.combinations(choice, 2))
            if fits and (distinct or not self.options["distinct_cities"]):
                return True
        return False

    def legal_figures(self) -> set[tuple[str, str]]:
        """List all placements of one figure, as hex and kind."""
        return {(name, kind) for name in self.figures for kind in KINDS if self.figure_fault(name, kind) is None}

    def place_figure(self, settlement: str, kind: str) -> None:
        """Let the seat in turn place a figure."""
        if fault := self.figure_fault(settlement, kind):
            raise RuleBrokenError(fault)
        self.figures[settlement].add(kind)
        self.seat = (self.seat + 1) % self.players
        if self.set_up:
            self.seat = self.first

    def deal_figures(self, dealt: list[tuple[str, str]]) -> None:
        """Set the figures up as dealt at random, all except Edo's."""
        for name, kind in dealt:
            if name not in self.figures or kind not in KINDS:
                raise RuleBrokenError(f"a figure {kind} can't stand in {name}")
            if len(self.figures[name]) >= self.capacity(name):
                raise RuleBrokenError(f"{name} is full")
            if kind in self.figures[name]:
                raise RuleBrokenError(f"{name} gets two alike")
            if self.supply(kind) == 0:
                raise RuleBrokenError(f"no figures of kind {kind} are left")
            self.figures[name].add(kind)
        if not self.set_up:
            raise RuleBrokenError("not every settlement is full")
        if not self.cities_can_be_completed():
            raise RuleBrokenError("two cities hold the same pair")

    # A turn

    def not_shown(self, seat: int) -> list[str]:
        """List the tiles a seat has in hand or in the stock."""
        hidden = list(TWENTY_TILES)
        for tile in self.shown[seat]:
            hidden.remove(tile)
        return hidden

    def action_fault(self, text: str, hand: list[str]) -> str | None:
        """Say why the seat in turn can't do this next with these tiles left in its hand, if it can't."""
        action = read_action(text)
        if action is None:
            return f"{text} is no action"
        if self.reasons:
            return "the game is over"
        if action.tile not in hand:
            return f"{action.tile} is not in the hand"
        if action.tile not in FAST and any(tile not in FAST for tile in self.used):
            return "only one tile that is not fast"
        if action.tile == "X":
            return self.exchange_fault(action.hex, action.figure, action.other_hex, action.other_figure)
        if action.tile == "M":
            if action.hex not in self.tiles:
                return f"no tile on {action.hex}"
            owner, moved = self.tiles[action.hex]
            if owner != self.seat or moved in FAST:
                return f"{moved} on {action.hex} can't be moved"
            return self.hex_fault(action.other_hex, "land")
        return self.hex_fault(action.hex, "sea" if action.tile in SHIPS else "land")

    def hex_fault(self, name: str, kind: str) -> str | None:
        """Say why a tile can't go on a hex, if it can't."""
        if name not in self.country.kinds:
            return f"{name} is not in play"
        if self.country.kinds[name] != kind:
            return f"{name} is not {kind}"
        if name in self.tiles:
            return f"{name} is filled"
        return None

    def exchange_fault(self, one: str, figure: str, other: str, other_figure: str) -> str | None:
        """Say why two figures can't be swapped, if they can't."""
        for name, kind in ((one, figure), (other, other_figure)):
            if kind not in self.figures.get(name, ()):
                return f"no figure {kind} in {name}"
        if one == other or figure == other_figure:
            return "the swap changes nothing"
        if other_figure in self.figures[one] or figure in self.figures[other]:
            return "a settlement would hold two alike"
        return None

    def legal_actions(self, hand: list[str]) -> set[str]:
        """Try everything that can be written; of an exchange's two spellings, the one in the map's order."""
        names = list(self.country.kinds)
        written = [f"{tile}@{name}" for tile in set(hand) - NOT_PLACED for name in names]
        if "M" in hand:
            written += [f"M:{one}>{other}" for one in self.tiles for other in names]
        if "X" in hand:
            pairs = itertools.product(self.country.settlements, KINDS)
            standing = [(name, kind) for name, kind in pairs if kind in self.figures[name]]
            written += [f"X:{a}{b}-{c}{d}" for (a, b), (c, d) in itertools.combinations(standing, 2)]
        return {text for text in written if self.action_fault(text, hand) is None}

    def act(self, text: str, hand: list[str]) -> None:
        """Let the seat in turn do this next."""
        if fault := self.action_fault(text, hand):
            raise RuleBrokenError(fault)
        action = read_action(text)
        assert action is not None
        if action.tile == "X":
            self.figures[action.hex].remove(action.figure)
            self.figures[action.other_hex].remove(action.other_figure)
            self.figures[action.hex].add(action.other_figure)
            self.figures[action.other_hex].add(action.figure)
        elif action.tile == "M":
            self.tiles[action.other_hex] = self.tiles[action.hex]
            self.tiles[action.hex] = (self.seat, "M")
        else:
            self.tiles[action.hex] = (self.seat, action.tile)
        self.used.append(action.tile)
        self.shown[self.seat].append(action.tile)
        self.in_hand[self.seat] -= 1
        if self.options["capture"] == "immediate":
            self.capture()

    def totals(self, settlement: str, kind: str) -> list[int]:
        """Add up each player's influence on figures of a kind in a settlement."""
        totals = [0] * self.players
        for name in self.country.neighbours[settlement]:
            if name in self.tiles:
                owner, tile = self.tiles[name]
                totals[owner] += influence(tile, kind)
        return totals

    def surrounded(self, settlement: str) -> bool:
        """Tell whether every land hex beside a settlement holds a tile."""
        return all(name in self.tiles for name in self.country.land_around(settlement))

    def capture(self) -> None:
        """Resolve every surrounded settlement, then see whether the game has ended."""
        for settlement in self.country.settlements:
            if self.surrounded(settlement):
                for kind in sorted(self.figures[settlement]):
                    self.resolve(settlement, kind)
        if any(self.figures_on_board(kind) == 0 for kind in KINDS):
            self.reasons.append("kind-gone")
        if sum(self.set_aside.values()) >= 4:
            self.reasons.append("four-set-aside")

    def resolve(self, settlement: str, kind: str) -> None:
        """Give one figure to whoever has the most influence on it."""
        totals = self.totals(settlement, kind)
        highest = [seat for seat in range(self.players) if totals[seat] == max(totals)]
        self.figures[settlement].remove(kind)
        if len(highest) == 1:
            self.captured[highest[0]][kind] += 1
            self.taken_this_turn.append(Taken(settlement, kind, highest[0]))
        else:
            self.set_aside[kind] += 1
            self.taken_this_turn.append(Taken(settlement, kind, None))

    def figures_on_board(self, kind: str) -> int:
        """Count the figures of a kind still standing."""
        return sum(kind in figures for figures in self.figures.values())

    def end_turn_fault(self, hand: list[str]) -> str | None:
        """Say why the seat in turn can't end its turn with these tiles left, if it can't."""
        if not self.used and self.legal_actions(hand):
            return "nobody may pass while they have a legal placement"
        return None

    def end_turn(self, hand: list[str]) -> list[Taken]:
        """End the turn: captures, refill, the end of the game; give all the figures taken in the turn."""
        if fault := self.end_turn_fault(hand):
            raise RuleBrokenError(fault)
        self.passes_in_a_row = 0 if self.used else self.passes_in_a_row + 1
        if self.options["capture"] == "turn-end":
            self.capture()
        if self.passes_in_a_row == self.players and not self.reasons:
            self.reasons.append("nobody-can-move")
        taken = self.taken_this_turn
        if not self.reasons:
            drawn = self.refill()
            self.in_hand[self.seat] += drawn
            self.in_stock[self.seat] -= drawn
            self.seat = (self.seat + 1) % self.players
            self.used = []
            self.taken_this_turn = []
        return taken

    def refill(self) -> int:
        """Count the tiles the seat in turn draws at the end of its turn."""
        return min(5 - self.in_hand[self.seat], self.in_stock[self.seat])

    def result(self) -> dict[str, Any]:
        """Score the game, in the form a record has it."""
        return {
            "reasons": list(self.reasons),
            "captured": [dict(counts) for counts in self.captured],
            "set_aside": dict(self.set_aside),
            "leaders": leaders(self.captured),
            "winners": winners(self.captured, bool(self.options["tied_leaders"])),
        }
