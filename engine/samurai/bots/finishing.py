"""Turns that end the game at once: all that can matter for that are tried, so that no win at hand is missed."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from engine.samurai.actions import Action, FigureExchange, Place, TokenExchange, Turn
from engine.samurai.bots.playouts.flat_game import (
    FIGURE_EXCHANGE,
    KINDS_OF_TILES,
    RONIN,
    SHIPS,
    SLOW,
    TOKEN_EXCHANGE,
    FlatGame,
)
from engine.samurai.bots.playouts.packing import (
    END,
    KINDS,
    MASK_SHIFT,
    OPEN_LAND,
    SET_ASIDE_BITS,
    leaders_for,
    stage_of,
)
from engine.samurai.bots.turn_search import hex_filled, rank
from engine.samurai.ending import SET_ASIDE_LIMIT
from engine.samurai.pieces import FIGURES, TILES


class Ending(NamedTuple):
    """A turn that ends the game, and the share of the victory it brings to its player."""

    share: float
    turn: Turn


class _Staged(NamedTuple):
    """Part of a turn: its actions and the packed settlements after it."""

    actions: tuple[Action, ...]
    influence: list[int]


class Finisher:
    """Looks for the best turn of the seat to act that ends the game; what it sees is `game` with that seat's hand.

    With `capture = immediate` the outcome is reckoned as if all captures came at the end of the turn.
    """

    def __init__(self, game: FlatGame, settlements: tuple[int, ...]) -> None:
        self._game = game
        self._settlements = settlements
        self._seat = game.seat
        self._hand = game.hands[game.seat]
        self._alive = [place for place, packed in enumerate(game.influence) if packed]
        self._stage = stage_of(game.tally)
        self._missing = SET_ASIDE_LIMIT - (game.tally & (1 << SET_ASIDE_BITS) - 1)
        self._most_filled = int(any(SLOW[tile] for tile in self._hand)) + int(RONIN in self._hand)

    def best(self, stopped: Callable[[], bool]) -> Ending | None:
        """The ending with the largest share and the fewest tiles found until stopped; None if there is none."""
        best: Ending | None = None
        if not self._can_end():
            return None
        for staged in self._land_filled():
            full = [place for place in self._alive if not staged.influence[place] & OPEN_LAND]
            if not full or not self._enough(full, staged.influence):
                continue
            if stopped():
                break
            for exchanged in self._figures_exchanged(staged, full):
                for final in self._ships_placed(exchanged, full):
                    share = self._share(final.influence, full)
                    if share is not None and (best is None or share > best.share):
                        best = Ending(share, Turn(tuple(sorted(final.actions, key=rank))))
                        if share == 1:
                            return best
        return best

    def _can_end(self) -> bool:
        """Whether the settlements that a turn can surround hold figures enough to end the game."""
        within_reach = [
            place for place in self._alive if self._game.influence[place] & OPEN_LAND <= self._most_filled
        ]
        return self._most_filled > 0 and self._enough(within_reach, self._game.influence)

    def _enough(self, places: list[int], influence: list[int]) -> bool:
        figures = sum([(influence[place] >> MASK_SHIFT & 0b111).bit_count() for place in places])
        return figures >= min(self._stage, self._missing)

    def _land_filled(self) -> Iterator[_Staged]:
        """Every way to put a slow tile, the ronin, or both beside settlements that may be surrounded."""
        start = _Staged((), self._game.influence)
        slow = list(self._slow_placed(start))
        yield from slow
        if RONIN in self._hand:
            for staged in (start, *slow):
                yield from self._placed(staged, RONIN)

    def _slow_placed(self, start: _Staged) -> Iterator[_Staged]:
        for tile in dict.fromkeys(self._hand):
            if SLOW[tile] and tile != TOKEN_EXCHANGE:
                yield from self._placed(start, tile)
        if TOKEN_EXCHANGE in self._hand:
            for origin, occupied in enumerate(self._game.tiles):
                seat, tile = divmod(occupied - 1, KINDS_OF_TILES)
                if occupied and seat == self._seat and SLOW[tile] and tile != TOKEN_EXCHANGE:
                    lifted = start.influence.copy()
                    for place in self._game.beside[origin]:
                        if lifted[place]:
                            lifted[place] -= self._game.packing.lent[seat][tile]
                    for moved in self._placed(_Staged((), lifted), tile):
                        placed = moved.actions[0]
                        assert isinstance(placed, Place)
                        yield _Staged((TokenExchange(origin, placed.hex),), moved.influence)

    def _placed(self, staged: _Staged, tile: int) -> Iterator[_Staged]:
        change = self._game.packing.changes[self._seat][tile]
        taken = [hex_filled(action) for action in staged.actions]
        for hex_ in self._game.sea if tile in SHIPS else self._game.land:
            if hex_ in taken:
                continue
            influence = staged.influence.copy()
            useful = False
            for place in self._game.beside[hex_]:
                if influence[place]:
                    useful |= influence[place] & OPEN_LAND <= self._most_filled
                    influence[place] += change
            if useful:
                yield _Staged((*staged.actions, Place(TILES[tile], hex_)), influence)

    def _figures_exchanged(self, staged: _Staged, full: list[int]) -> Iterator[_Staged]:
        yield staged
        if FIGURE_EXCHANGE not in self._hand:
            return
        masks = [packed >> MASK_SHIFT & 0b111 for packed in staged.influence]
        for place in full:
            for other in self._alive:
                if other in full and other <= place:
                    continue
                for given in FIGURES:
                    for got in FIGURES:
                        if masks[place] & ~masks[other] & given.bit and masks[other] & ~masks[place] & got.bit:
                            influence = staged.influence.copy()
                            influence[place] ^= (given.bit | got.bit) << MASK_SHIFT
                            influence[other] ^= (given.bit | got.bit) << MASK_SHIFT
                            ends = ((self._settlements[place], given), (self._settlements[other], got))
                            (first, one), (second, two) = sorted(ends, key=lambda end: end[0])
                            swap = FigureExchange(first, one, second, two)
                            yield _Staged((swap, *staged.actions), influence)

    def _ships_placed(self, staged: _Staged, full: list[int]) -> Iterator[_Staged]:
        """The turn without ships, then with any of them beside what is surrounded."""
        yield staged
        ships = sorted(tile for tile in self._hand if tile in SHIPS)
        hexes = [hex_ for hex_ in self._game.sea if any(place in full for place in self._game.beside[hex_])]
        level = [(staged, -1, -1)]
        for _ in ships:
            grown = []
            for so_far, last_ship, last_hex in level:
                for number in range(last_ship + 1, len(ships)):
                    for where, hex_ in enumerate(hexes):
                        if self._holds(so_far, hex_):
                            continue
                        if last_ship >= 0 and ships[number] == ships[last_ship] and where < last_hex:
                            continue
                        influence = so_far.influence.copy()
                        for place in self._game.beside[hex_]:
                            if influence[place]:
                                influence[place] += self._game.packing.changes[self._seat][ships[number]]
                        ship = Place(TILES[ships[number]], hex_)
                        longer = _Staged((*so_far.actions, ship), influence)
                        grown.append((longer, number, where))
                        yield longer
            level = grown

    def _holds(self, staged: _Staged, hex_: int) -> bool:
        return any(isinstance(action, Place) and action.hex == hex_ for action in staged.actions)

    def _share(self, influence: list[int], full: list[int]) -> float | None:
        """The player's share if the game ends with these settlements surrounded, None if it goes on."""
        packing = self._game.packing
        leaders = leaders_for(packing.players)
        tally = self._game.tally
        for place in full:
            packed = influence[place]
            for kind in range(KINDS):
                if packed >> MASK_SHIFT >> kind & 1:
                    leader = leaders[packed >> packing.fields[kind] & packing.all_seats]
                    tally += packing.taken[leader][kind]
        return self._game.shares.of(tally)[self._seat] if tally & END else None
