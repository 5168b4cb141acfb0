"""Why something may not be done: the rule that forbids it, as data, and in plain English."""

from enum import Enum
from typing import NamedTuple

from engine.samurai.pieces import Figure, Tile


class Rule(Enum):
    """A rule a choice can break; the value says it in English with the details of a `Reason`."""

    GAME_OVER = "The game is over."
    NOT_YOUR_TURN = "It is another player's turn."
    WRONG_PHASE = "That can't be done at this point of the game."
    TILE_NOT_IN_HAND = "{tile} is not in your hand."
    HAND_EMPTY = "This player has no more tiles in hand this turn."
    SECOND_SLOW_TILE = "Only one tile without the character 侍 may be placed in a turn."
    TURN_HAS_ENDED = "That tile ended the game: nothing may follow it."
    NOT_PLACED = "{tile} is not placed on a hex: it exchanges."
    SETTLEMENT_TAKES_NO_TILE = "{hex} is a settlement: tiles go on the hexes around it."
    SHIP_NEEDS_SEA = "A ship goes on the sea: {hex} is land."
    TILE_NEEDS_LAND = "{tile} goes on land: {hex} is sea."
    HEX_OCCUPIED = "{hex} already holds a tile."
    NO_SUCH_FIGURE = "There is no such figure on {hex}."
    SAME_SETTLEMENT = "Both figures stand in {hex}: the swap would change nothing."
    SAME_FIGURES = "Both figures are of one kind: the swap would change nothing."
    TWO_ALIKE = "{hex} would hold two figures of one kind."
    NO_TILE_THERE = "There is no tile on {hex} to take."
    NOT_YOUR_TILE = "The tile on {hex} is another player's."
    TILE_CANT_MOVE = "Ships and the ronin can't be moved: only tiles without the character 侍."
    TOKEN_EXCHANGE_STAYS = "The token exchange itself can't be moved."
    PASS_NOT_ALLOWED = "You can place a tile, so you may not pass."
    SETTLEMENT_FULL = "{hex} has all its figures."
    NOT_A_SETTLEMENT = "Figures stand in villages, cities and Edo only."
    CITIES_FIRST = "The cities are filled before the villages."
    CITY_NEEDS_TWO_KINDS = "A city takes two figures of different kinds."
    FIGURE_RUN_OUT = "No more figures of this kind are left to place."
    CITIES_ALIKE = "No two cities may hold the same pair of figures at this table."
    NOT_FIVE_TILES = "An opening hand has five tiles."
    NOT_YOUR_TILES = "An opening hand is chosen from the player's own twenty tiles."
    OPENING_CHOSEN = "This opening hand has been chosen already."

    __hash__ = object.__hash__


class Reason(NamedTuple):
    """Which rule forbids a choice and what it is about; `str` is a sentence fit for a player."""

    rule: Rule
    tile: Tile | None = None
    hex: str = ""
    figure: Figure | None = None

    def __str__(self) -> str:
        tile = self.tile.code if self.tile else ""
        return self.rule.value.format(tile=tile, hex=self.hex)


class IllegalAction(ValueError):
    """A choice the rules forbid; `reason` says which rule and why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason
