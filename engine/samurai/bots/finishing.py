"""Turns that end the game at once: all that can matter for that are tried, so that no win at hand is missed."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from engine.samurai.actions import Action, FigureExchange, Place, TokenExchange, Turn
from engine.samurai.bots.playouts.flat_game import (
    FIGURE_EXCHANGE,
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
    figures_left,
)
from engine.samurai.bots.turn_search import rank
from engine.samurai.ending import SET_ASIDE_LIMIT
from engine.samurai.pieces import FIGURES, TILES, Tile

_NEVER = 99
_ANY_SLOW_TILE = Tile.H2.index


class Ending(NamedTuple):
    """A turn that ends the game, and the share of the victory it brings to its player."""

    share: float
    turn: Turn


class _Staged(NamedTuple):
    """Part of a turn: its actions and the packed settlements after it."""

    actions: tuple[Action, ...]
    influence: list[int]


def one_tile_may_end(game: FlatGame) -> bool:
    """Whether the seat to act may end the game with one slow tile, if it has one."""
    return Finisher(game, (), [_ANY_SLOW_TILE]).within_reach()


class Finisher:
    """Looks for the best turn of the seat to act that ends the game, with its hand in `game` or another one.

    With `capture = immediate` the outcome is reckoned as if all captures came at the end of the turn.
    """

    def __init__(self, game: FlatGame, settlements: tuple[int, ...], hand: list[int] | None = None) -> None:
        self._game = game
        self._settlements = settlements
        self._seat = game.seat
        self._hand = game.hands[game.seat] if hand is None else hand
        self._exchanges = int(FIGURE_EXCHANGE in self._hand)
        self._left = figures_left(game.tally)
        self._missing = SET_ASIDE_LIMIT - (game.tally & (1 << SET_ASIDE_BITS) - 1)
        self._most_filled = int(any(SLOW[tile] for tile in self._hand)) + int(RONIN in self._hand)
        self._open = [packed & OPEN_LAND if packed else _NEVER for packed in game.influence]
        self._sea_beside: dict[int, list[int]] = {}

    def best(self, stopped: Callable[[], bool]) -> Ending | None:
        """The ending with the largest share and the fewest tiles found until stopped; None if there is none."""
        best: Ending | None = None
        for staged, full in self._surrounding(stopped):
            for exchanged in self._figures_exchanged(staged, full):
                for final in self._ships_placed(exchanged, full):
                    if stopped():
                        return best
                    share = self._share(final.influence, full)
                    if share is not None and (best is None or share > best.share):
                        best = Ending(share, Turn(tuple(sorted(final.actions, key=rank))))
                        if share == 1:
                            return best
        return best

    def within_reach(self) -> bool:
        """Whether enough can be surrounded at once for the game to end, whoever gets what."""
        return next(self._filled(lambda: False), None) is not None

    def _enough(self, places: list[int]) -> bool:
        """Whether the figures in these settlements can be the last of a kind, or the fourth set aside."""
        influence = self._game.influence
        total = 0
        counts = [self._exchanges] * KINDS
        for place in places:
            for kind in range(KINDS):
                if influence[place] >> MASK_SHIFT >> kind & 1:
                    counts[kind] += 1
                    total += 1
        if not total:
            return False
        return total >= self._missing or any(count >= left for count, left in zip(counts, self._left, strict=True))

    def _surrounding(self, stopped: Callable[[], bool]) -> Iterator[tuple[_Staged, list[int]]]:
        """Every way to surround enough with a slow tile, the ronin, or both, and what is surrounded then.

        Once stopped no other hex is looked at.
        """
        start = _Staged((), self._game.influence)
        for hexes, full in self._filled(stopped):
            for staged in self._slow_placed(hexes[0]):
                yield (self._placed(staged, RONIN, hexes[1]) if len(hexes) > 1 else staged), full
            if len(hexes) == 1 and RONIN in self._hand:
                alone = self._placed(start, RONIN, hexes[0])
                yield alone, full
                yield from ((staged, full) for staged in self._taken_away(alone, hexes[0], full))

    def _filled(self, stopped: Callable[[], bool]) -> Iterator[tuple[tuple[int, ...], list[int]]]:
        """One hex or two, with a ronin on the second, that surround enough once filled, and what they surround."""
        if not self._enough([place for place, left in enumerate(self._open) if left <= self._most_filled]):
            return
        land = [hex_ for hex_ in self._game.land if self._most_useful(hex_) <= self._most_filled]
        for hex_ in land:
            if stopped():
                return
            alone = self._filled_by((hex_,))
            if alone and self._enough(alone):
                yield (hex_,), alone
        if self._most_filled < 2:
            return
        for slow_hex in land:
            if stopped():
                return
            for ronin_hex in land:
                if slow_hex == ronin_hex:
                    continue
                both = self._filled_by((slow_hex, ronin_hex))
                # A tile beside nothing that is surrounded changes nothing: the other one alone has been tried.
                if self._touches(slow_hex, both) and self._touches(ronin_hex, both) and self._enough(both):
                    yield (slow_hex, ronin_hex), both

    def _most_useful(self, hex_: int) -> int:
        first, second = self._game.beside[hex_]
        return min(self._open[first], self._open[second])

    def _filled_by(self, hexes: tuple[int, ...]) -> list[int]:
        """The settlements that have no open land once these hexes are filled."""
        filled: dict[int, int] = {}
        for hex_ in hexes:
            for place in self._game.beside[hex_]:
                filled[place] = filled.get(place, 0) + 1
        return [place for place, times in filled.items() if self._open[place] == times]

    def _touches(self, hex_: int, places: list[int]) -> bool:
        first, second = self._game.beside[hex_]
        return first in places or second in places

    def _slow_placed(self, hex_: int) -> Iterator[_Staged]:
        """Every slow tile on this hex, out of the hand or taken from another hex by the token exchange."""
        start = _Staged((), self._game.influence)
        for tile in dict.fromkeys(self._hand):
            if SLOW[tile] and tile != TOKEN_EXCHANGE:
                yield self._placed(start, tile, hex_)
        for origin, tile, lifted in self._lifted(self._game.influence):
            moved = self._placed(_Staged((), lifted), tile, hex_)
            yield _Staged((TokenExchange(origin, hex_),), moved.influence)

    def _taken_away(self, staged: _Staged, ronin_hex: int, full: list[int]) -> Iterator[_Staged]:
        """What is staged, and each own tile beside the surrounded settlements taken to where it bears on none."""
        away = [hex_ for hex_ in self._game.land if hex_ != ronin_hex and not self._touches(hex_, full)]
        if away:
            for origin, _, lifted in self._lifted(staged.influence):
                if self._touches(origin, full):
                    yield _Staged((TokenExchange(origin, away[0]), *staged.actions), lifted)

    def _lifted(self, influence: list[int]) -> Iterator[tuple[int, int, list[int]]]:
        """Each own tile that a token exchange in hand can take: its hex, itself, and the influences without it."""
        if TOKEN_EXCHANGE not in self._hand:
            return
        lent = self._game.packing.lent[self._seat]
        for origin, tile in self._game.movable()[self._seat]:
            lifted = influence.copy()
            for place in self._game.beside[origin]:
                if lifted[place]:
                    lifted[place] -= lent[tile]
            yield origin, tile, lifted

    def _placed(self, staged: _Staged, tile: int, hex_: int) -> _Staged:
        change = self._game.packing.changes[self._seat][tile]
        influence = staged.influence.copy()
        for place in self._game.beside[hex_]:
            if influence[place]:
                influence[place] += change
        return _Staged((*staged.actions, Place(TILES[tile], hex_)), influence)

    def _figures_exchanged(self, staged: _Staged, full: list[int]) -> Iterator[_Staged]:
        yield staged
        if FIGURE_EXCHANGE not in self._hand:
            return
        masks = [packed >> MASK_SHIFT & 0b111 for packed in staged.influence]
        for place in full:
            for other, packed in enumerate(staged.influence):
                if not packed or (other in full and other <= place):
                    continue
                for given in FIGURES:
                    for got in FIGURES:
                        if masks[place] & ~masks[other] & given.bit and masks[other] & ~masks[place] & got.bit:
                            influence = staged.influence.copy()
                            influence[place] ^= (given.bit | got.bit) << MASK_SHIFT
                            influence[other] ^= (given.bit | got.bit) << MASK_SHIFT
                            ends = (self._settlements[place], given), (self._settlements[other], got)
                            swap = FigureExchange.between(*ends)
                            yield _Staged((swap, *staged.actions), influence)

    def _ships_placed(self, staged: _Staged, full: list[int]) -> Iterator[_Staged]:
        """The turn without ships, then with any of them beside what is surrounded."""
        yield staged
        ships = sorted(tile for tile in self._hand if tile in SHIPS)
        if not ships:
            return
        hexes = sorted({hex_ for place in full for hex_ in self._sea(place)})
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
                        longer = self._placed(so_far, ships[number], hex_)
                        grown.append((longer, number, where))
                        yield longer
            level = grown

    def _sea(self, place: int) -> list[int]:
        """The empty sea hexes beside a settlement."""
        if place not in self._sea_beside:
            self._sea_beside[place] = [hex_ for hex_ in self._game.sea if place in self._game.beside[hex_]]
        return self._sea_beside[place]

    def _holds(self, staged: _Staged, hex_: int) -> bool:
        return any(isinstance(action, Place) and action.hex == hex_ for action in staged.actions)

    def _share(self, influence: list[int], full: list[int]) -> float | None:
        """The player's share if the game ends with these settlements surrounded, None if it goes on."""
        tally = self._game.tally
        for place in full:
            tally = self._game.packing.after_capture(influence[place], tally)
        return self._game.shares.of(tally)[self._seat] if tally & END else None
