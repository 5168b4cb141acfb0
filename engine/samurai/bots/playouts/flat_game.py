"""A whole game on flat data, hands and stocks included: what playouts start from and what turns are tried on."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Self

from engine.samurai.actions import Action, FigureExchange, Place, Turn
from engine.samurai.bots.playouts.packing import (
    END,
    MASK,
    MASK_SHIFT,
    OPEN_LAND,
    Packing,
    packed_tally,
    packing_for,
    surroundings_of,
)
from engine.samurai.bots.playouts.verdict import Shares, shares_for
from engine.samurai.influence import influence, open_land
from engine.samurai.pieces import TILES, Tile
from engine.samurai.position import Hand, Position

KINDS_OF_TILES = len(TILES)
RONIN, FIGURE_EXCHANGE, TOKEN_EXCHANGE = Tile.N1.index, Tile.X.index, Tile.M.index
SHIPS = (Tile.V1.index, Tile.V2.index)
SLOW = tuple(not tile.fast for tile in TILES)


@dataclass(slots=True)
class FlatGame:
    """A game in its turns as lists of whole numbers; tiles are their indexes.

    `influence` are packed settlements along the board's settlements and one that stays zero; `tiles` along the
    hexes 0 where empty, else 1 + seat * KINDS_OF_TILES + tile; `land` and `sea` the empty hexes in any order;
    `hands` and `stocks` along the seats in any order: a draw takes any tile of the stock. `full` are the places of
    settlements that the turn under way has surrounded. `over` says whether the game has ended.
    """

    packing: Packing
    shares: Shares
    beside: tuple[tuple[int, int], ...]
    immediate: bool
    seat: int
    passes: int
    tally: int
    influence: list[int]
    tiles: list[int]
    land: list[int]
    sea: list[int]
    hands: list[list[int]]
    stocks: list[list[int]]
    full: list[int] = field(default_factory=list)
    over: bool = False

    @classmethod
    def of(cls, position: Position, hands: Sequence[Sequence[Tile]], stocks: Sequence[Sequence[Tile]]) -> Self:
        """The game of a position in its turns with these hidden tiles."""
        board = position.board
        surroundings = surroundings_of(board)
        tiles = [1 + placed.seat * KINDS_OF_TILES + placed.tile.index if placed else 0 for placed in position.tiles]
        return cls(
            packing=packing_for(board.players),
            shares=shares_for(board.players, position.rules.tied_leaders),
            beside=surroundings.beside,
            immediate=position.rules.capture == "immediate",
            seat=position.seat_to_act,
            passes=position.passes,
            tally=packed_tally(position),
            influence=[*(_packed(position, settlement) for settlement in surroundings.settlements), 0],
            tiles=tiles,
            land=[hex_ for hex_ in board.land if not tiles[hex_]],
            sea=[hex_ for hex_ in board.sea if not tiles[hex_]],
            hands=[[tile.index for tile in hand] for hand in hands],
            stocks=[[tile.index for tile in stock] for stock in stocks],
        )

    @classmethod
    def seen_by(cls, position: Position, hand: Hand) -> Self:
        """The game as the owner of this hand sees it: other hands and all stocks are empty."""
        nothing: list[tuple[Tile, ...]] = [()] * position.players
        hands = nothing.copy()
        hands[hand.seat] = hand.tiles
        return cls.of(position, hands, nothing)

    def copy(self) -> "FlatGame":
        """A game that changes on its own."""
        return FlatGame(
            self.packing,
            self.shares,
            self.beside,
            self.immediate,
            self.seat,
            self.passes,
            self.tally,
            self.influence.copy(),
            self.tiles.copy(),
            self.land.copy(),
            self.sea.copy(),
            [hand.copy() for hand in self.hands],
            [stock.copy() for stock in self.stocks],
            self.full.copy(),
            self.over,
        )

    def play(self, turn: Turn, place_of: Sequence[int]) -> None:
        """Play a legal turn of the seat to act, refill left out; `place_of` as `place_of_hexes` gives it."""
        for action in turn.actions:
            self._act(action, place_of)
        self.finish_turn(passed=not turn.actions)

    def _act(self, action: Action, place_of: Sequence[int]) -> None:
        hand = self.hands[self.seat]
        if isinstance(action, Place):
            hand.remove(action.tile.index)
            self.place(action.tile.index, action.hex)
        elif isinstance(action, FigureExchange):
            hand.remove(FIGURE_EXCHANGE)
            swapped = (action.first_figure.bit | action.second_figure.bit) << MASK_SHIFT
            self.influence[place_of[action.first]] ^= swapped
            self.influence[place_of[action.second]] ^= swapped
        else:
            hand.remove(TOKEN_EXCHANGE)
            self.move_tile(action.origin, action.destination)
        if self.immediate:
            self.capture_full()

    def place(self, tile: int, hex_: int) -> None:
        """Put a tile that is in no hand any more on an empty hex."""
        change = self.packing.changes[self.seat][tile]
        self.tiles[hex_] = 1 + self.seat * KINDS_OF_TILES + tile
        (self.sea if tile in SHIPS else self.land).remove(hex_)
        influence = self.influence
        for place in self.beside[hex_]:
            packed = influence[place]
            if packed:
                packed += change
                influence[place] = packed
                if not packed & OPEN_LAND and tile not in SHIPS:
                    self.full.append(place)

    def move_tile(self, origin: int, destination: int) -> None:
        """Do the token exchange with an own tile and an empty land hex."""
        moved = (self.tiles[origin] - 1) % KINDS_OF_TILES
        lent = self.packing.lent[self.seat][moved]
        influence = self.influence
        for place in self.beside[origin]:
            if influence[place]:
                influence[place] -= lent
        self.tiles[origin] = 1 + self.seat * KINDS_OF_TILES + TOKEN_EXCHANGE
        self.place(moved, destination)

    def movable(self) -> list[list[tuple[int, int]]]:
        """By seat its tiles that a token exchange can take, and where they lie: hex and tile, along the hexes."""
        found: list[list[tuple[int, int]]] = [[] for _ in self.hands]
        for hex_, occupied in enumerate(self.tiles):
            if occupied:
                owner, tile = divmod(occupied - 1, KINDS_OF_TILES)
                if SLOW[tile] and tile != TOKEN_EXCHANGE:
                    found[owner].append((hex_, tile))
        return found

    def capture_full(self) -> None:
        """Give the figures of settlements that are full to who has most influence on each."""
        for place in self.full:
            self.tally = self.packing.after_capture(self.influence[place], self.tally)
            self.influence[place] = 0
        self.full.clear()
        self.over = bool(self.tally & END)

    def finish_turn(self, *, passed: bool) -> None:
        """Capture, see whether the game is over, and go on to the next seat."""
        self.capture_full()
        self.passes = self.passes + 1 if passed else 0
        self.over = self.over or self.passes == self.packing.players
        self.seat = (self.seat + 1) % self.packing.players

    def can_exchange_figures(self) -> bool:
        """Whether any figure exchange would have an effect."""
        masks = {packed & MASK for packed in self.influence if packed}
        return any(one & ~other and other & ~one for one in masks for other in masks)


def place_of_hexes(position: Position) -> list[int]:
    """Along the hexes the place of a settlement among settlements, and for other hexes that of none."""
    surroundings = surroundings_of(position.board)
    places = [surroundings.nowhere] * len(position.board.hexes)
    for place, settlement in enumerate(surroundings.settlements):
        places[settlement] = place
    return places


def _packed(position: Position, settlement: int) -> int:
    mask = position.figures[settlement]
    if not mask:
        return 0
    packing = packing_for(position.players)
    packed = len(open_land(position, settlement)) | mask << MASK_SHIFT
    for kind, totals in enumerate(influence(position, settlement)):
        for seat, total in enumerate(totals):
            packed |= total << packing.field(kind, seat)
    return packed
