"""Everything every player may see. A hidden tile has no place in it: secrecy by construction."""

from enum import Enum
from typing import NamedTuple, TypeVar

from engine.samurai.board import Board
from engine.samurai.pieces import ALL_TILES, FIGURES, HAND_SIZE, Figure, Tile, figures_in
from engine.samurai.rules import RuleSet

Counts = tuple[int, int, int]
T = TypeVar("T")


class Phase(Enum):
    """What the table waits for: opening hands, figures, turns, or nothing any more."""

    OPENING = "opening"
    FIGURES = "figures"
    TURNS = "turns"
    OVER = "over"

    __hash__ = object.__hash__


class EndReason(Enum):
    """Why a game ended; the values are those of records."""

    KIND_GONE = "kind-gone"
    FOUR_SET_ASIDE = "four-set-aside"
    NOBODY_CAN_MOVE = "nobody-can-move"
    FORFEIT = "forfeit"
    RESIGNED = "resigned"
    AGREED = "agreed"

    __hash__ = object.__hash__


class PlacedTile(NamedTuple):
    """A tile on the board and whose it is."""

    seat: int
    tile: Tile


class Hand(NamedTuple):
    """One seat's private tiles in hand."""

    seat: int
    tiles: tuple[Tile, ...]


class Position(NamedTuple):
    """The public state of a game, immutable, equal and hashed by content.

    `tiles` and `figures` run along the board's hexes (figures as masks, see `figures_at`);
    `captured`, `hand_sizes`, `stock_sizes`, `exchange_used` and `opening_chosen` along the seats;
    triples count helmets, Buddhas, rice. `seat_to_act` is -1 while opening hands are chosen and when all is over.
    `conceded` is the seat that resigned or forfeited, or -1. `passes` counts passes in a row.
    """

    board: Board
    rules: RuleSet
    first: int
    phase: Phase
    seat_to_act: int
    tiles: tuple[PlacedTile | None, ...]
    figures: tuple[int, ...]
    captured: tuple[Counts, ...]
    set_aside: Counts
    hand_sizes: tuple[int, ...]
    stock_sizes: tuple[int, ...]
    exchange_used: tuple[bool, ...]
    opening_chosen: tuple[bool, ...]
    passes: int = 0
    end_reasons: tuple[EndReason, ...] = ()
    conceded: int = -1

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.board.players

    def with_board(
        self,
        tiles: tuple[PlacedTile | None, ...],
        figures: tuple[int, ...],
        hand_sizes: tuple[int, ...],
        exchange_used: tuple[bool, ...],
    ) -> "Position":
        """The position with these fields, as every action makes one: `_replace` would take twice as long."""
        board, rules, first, phase, seat, _, _, captured, aside, _, stocks, _, chosen, passes, ends, conceded = self
        return Position(
            board, rules, first, phase, seat, tiles, figures, captured, aside,
            hand_sizes, stocks, exchange_used, chosen, passes, ends, conceded,
        )  # fmt: skip

    def with_seat_to_act(
        self, seat: int, passes: int, hand_sizes: tuple[int, ...], stock_sizes: tuple[int, ...]
    ) -> "Position":
        """The position with these fields, as every turn makes one: `_replace` would take twice as long."""
        board, rules, first, phase, _, tiles, figures, captured, aside, _, _, used, chosen, _, ends, conceded = self
        return Position(
            board, rules, first, phase, seat, tiles, figures, captured, aside,
            hand_sizes, stock_sizes, used, chosen, passes, ends, conceded,
        )  # fmt: skip

    def figures_at(self, hex_index: int) -> tuple[Figure, ...]:
        """The figures standing on a hex."""
        return figures_in(self.figures[hex_index])

    def figures_left(self) -> Counts:
        """Figures of each kind that stand on the board."""
        masks = [self.figures[settlement] for settlement in self.board.settlements]
        helmets, buddhas, rice = (len([mask for mask in masks if mask & figure.bit]) for figure in FIGURES)
        return helmets, buddhas, rice

    def shown_tiles(self, seat: int) -> tuple[Tile, ...]:
        """The seat's tiles that everyone has seen: on the board, or an exchange used up."""
        shown = [placed.tile for placed in self.tiles if placed is not None and placed.seat == seat]
        if self.exchange_used[seat]:
            shown.append(Tile.X)
        return tuple(shown)

    def unseen_tiles(self, seat: int) -> tuple[Tile, ...]:
        """The seat's tiles nobody else has seen yet, in hand and stock together, in order of kinds."""
        unseen = list(ALL_TILES)
        for tile in self.shown_tiles(seat):
            if tile in unseen:
                unseen.remove(tile)
        return tuple(unseen)

    def public_hand(self, seat: int) -> Hand | None:
        """The seat's hand where everyone can work it out, because its stock is empty; else None."""
        return Hand(seat, self.unseen_tiles(seat)) if self.stock_sizes[seat] == 0 else None


def starting_position(board: Board, rules: RuleSet, first: int, figures: tuple[int, ...] | None) -> Position:
    """The board before any choice: Edo filled, or all figures as dealt where the rules deal them.

    `figures` are masks along the hexes and go with the option `figures = random`; ValueError if they don't.
    """
    if (figures is not None) != (rules.figures == "random"):
        raise ValueError("figures are dealt if and only if the option figures is random")
    if not 0 <= first < board.players:
        raise ValueError(f"the first player must be a seat from 0 to {board.players - 1}, not {first}")
    if figures is None:
        figures = tuple(0b111 if hex_.number == board.edo else 0 for hex_ in board.hexes)
    chosen = rules.opening == "chosen"
    seats = board.players
    position = Position(
        board=board,
        rules=rules,
        first=first,
        phase=Phase.OPENING,
        seat_to_act=-1,
        tiles=(None,) * len(board.hexes),
        figures=figures,
        captured=((0, 0, 0),) * seats,
        set_aside=(0, 0, 0),
        hand_sizes=(0 if chosen else HAND_SIZE,) * seats,
        stock_sizes=(len(ALL_TILES) - (0 if chosen else HAND_SIZE),) * seats,
        exchange_used=(False,) * seats,
        opening_chosen=(not chosen,) * seats,
    )
    return position if chosen else after_openings(position)


def after_openings(position: Position) -> Position:
    """The position once every opening hand is settled: figures are placed next, or the first turn is played."""
    phase = Phase.FIGURES if position.rules.figures == "placed" else Phase.TURNS
    return position._replace(phase=phase, seat_to_act=position.first)


def replaced(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The same tuple with another value at one index."""
    changed = list(values)
    changed[index] = value
    return tuple(changed)
