"""The guided playout: sensible turns for all seats from sampled hands, some turns deep, then the chance to win."""

from collections.abc import Sequence
from itertools import permutations
from math import erf, exp, sqrt
from typing import NamedTuple

from engine.samurai.bots.playouts.chances import Expectations, Gains
from engine.samurai.bots.playouts.flat_game import FIGURE_EXCHANGE, FlatGame
from engine.samurai.bots.playouts.packing import (
    COUNT,
    END,
    KINDS,
    MASK_SHIFT,
    OPEN_LAND,
    leaders_for,
    packing_for,
    stage_of,
)
from engine.samurai.bots.weights import LAST_STAGE, weights_for
from engine.samurai.bots.winning import Forecast
from engine.samurai.bots.winning_valuation import cost_of
from engine.samurai.pieces import HAND_SIZE, TILES

_COSTS = tuple(cost_of(tile) for tile in TILES)
_FIRST_FAST = 12
_FIRST_SHIP = 13

_ONE_KIND_EACH = tuple(permutations(range(KINDS)))
_NEGLIGIBLE = 1e-4

Pairs = list[tuple[int, int]]


class Sample(NamedTuple):
    """Hidden tiles as they may be: by seat the hand, and all other tiles in the order they will be drawn."""

    hands: list[list[int]]
    stocks: list[list[int]]


class GuidedStart(NamedTuple):
    """A position that guided playouts begin with: what counts of each settlement, and the empty hexes as the two
    settlements beside each. `kept[seat]` are along the settlements what the seat's tiles add there, by tile.
    """

    seat: int
    over: bool
    influence: list[int]
    land: Pairs
    sea: Pairs
    tally: int
    kept: list[list[tuple[int, ...]]]


class Guide:
    """What guided playouts of one position share.

    `slopes[seat][kind][other]` say what one more figure for another seat changes in a seat's chance to win.
    """

    def __init__(self, game: FlatGame, slopes: Sequence[Sequence[Sequence[float]]]) -> None:
        self.players = game.packing.players
        self._packing = game.packing
        self._immediate = game.immediate
        self._shares = game.shares
        stage = stage_of(game.tally)
        self._gains = [Gains(self.players, seat, stage, slopes[seat]) for seat in range(self.players)]
        self._expectations = [
            [Expectations(self.players, seat, left) for left in range(LAST_STAGE + 1)]
            for seat in range(self.players)
        ]
        weights = weights_for(self.players)
        self._least = complex(0, weights.least_variance)
        self._total_spread = weights.total_spread
        self._changes = _changes(self.players)

    def start(self, game: FlatGame) -> GuidedStart:
        """What playouts from this game begin with."""
        relevant = game.packing.relevant
        masks = [packed >> MASK_SHIFT & 0b111 for packed in game.influence]
        nowhere = len(masks) - 1, len(masks) - 1
        return GuidedStart(
            game.seat,
            game.over,
            [packed & relevant[mask] for packed, mask in zip(game.influence, masks, strict=True)],
            [game.beside[hex_] for hex_ in game.land],
            [pair for hex_ in game.sea if (pair := game.beside[hex_]) != nowhere],
            game.tally,
            [[self._changes[mask][seat] for mask in masks] for seat in range(self.players)],
        )

    def play_out(self, start: GuidedStart, sample: Sample, turns: int, viewer: int) -> float:
        """The viewer's share of the victory, or chance of it after so many turns."""
        seat, over, influence, land, sea, tally, all_kept = start
        if over:
            return self._shares.of(tally)[viewer]
        players = self.players
        influence, land, sea = influence.copy(), land.copy(), sea.copy()
        hands = [hand.copy() for hand in sample.hands]
        drawn = [0] * players
        _refill(hands[seat - 1], sample.stocks[seat - 1], drawn, seat - 1)
        full: list[int] = []
        for _ in range(turns):
            hand = hands[seat]
            gains = self._gains[seat]
            kept = all_kept[seat]
            rows = [gains[packed] for packed in influence]
            best = -9.0
            chosen = where = -1
            if land:
                for tile in set(hand):
                    if tile < _FIRST_FAST:
                        column = [row[tile] for row in rows]
                        values = [column[first] + column[second] for first, second in land]
                        top = max(values)
                        if top - _COSTS[tile] > best:
                            best = top - _COSTS[tile]
                            chosen, where = tile, values.index(top)
                if chosen >= 0:
                    hand.remove(chosen)
                    first, second = land[where]
                    land[where] = land[-1]
                    land.pop()
                    packed = influence[first]
                    if packed:
                        packed = influence[first] = packed + kept[first][chosen]
                        rows[first] = gains[packed]
                        if not packed & OPEN_LAND:
                            full.append(first)
                    packed = influence[second]
                    if packed:
                        packed = influence[second] = packed + kept[second][chosen]
                        rows[second] = gains[packed]
                        if not packed & OPEN_LAND:
                            full.append(second)
            # Fast tiles where they are worth more than later; one at least if nothing else was played.
            least = 0.0 if chosen >= 0 else -9.0
            for tile in sorted([tile for tile in hand if _FIRST_FAST <= tile < FIGURE_EXCHANGE]):
                hexes = sea if tile >= _FIRST_SHIP else land
                if not hexes:
                    continue
                column = [row[tile] for row in rows]
                values = [column[first] + column[second] for first, second in hexes]
                top = max(values)
                if top - _COSTS[tile] <= least:
                    continue
                least = 0.0
                hand.remove(tile)
                where = values.index(top)
                first, second = hexes[where]
                hexes[where] = hexes[-1]
                hexes.pop()
                for place in (first, second):
                    packed = influence[place]
                    if packed:
                        packed = influence[place] = packed + kept[place][tile]
                        rows[place] = gains[packed]
                        if not packed & OPEN_LAND and tile == 12:
                            full.append(place)
            if full:
                tally = self._captured(influence, full, tally)
                if tally & END:
                    return self._shares.of(tally)[viewer]
            stock, next_drawn = sample.stocks[seat], drawn[seat]
            while len(hand) < HAND_SIZE and next_drawn < len(stock):
                hand.append(stock[next_drawn])
                next_drawn += 1
            drawn[seat] = next_drawn
            seat += 1
            if seat == players:
                seat = 0
        return self.chance_to_win(influence, tally, seat - 1, viewer)

    def _captured(self, influence: list[int], full: list[int], tally: int) -> int:
        """The tally after these settlements are emptied."""
        packing = self._packing
        leaders = leaders_for(self.players)
        for place in full:
            packed = influence[place]
            for kind in range(KINDS):
                if packed >> MASK_SHIFT >> kind & 1:
                    leader = leaders[packed >> packing.fields[kind] & packing.all_seats]
                    tally += packing.taken[leader][kind]
            influence[place] = 0
        full.clear()
        return tally

    def chance_to_win(self, influence: list[int], tally: int, moved_last: int, viewer: int) -> float:
        """The viewer's chance to win by what stands where."""
        expectations = self._expectations[moved_last][min(stage_of(tally), LAST_STAGE)]
        sums = self._captured_so_far(tally)
        for packed in influence:
            if packed:
                for index, expected in expectations[packed]:
                    sums[index] += expected
        if self.players == 2:
            return _of_two(sums, viewer, self._total_spread)
        return _of_several(sums, viewer, self.players)

    def _captured_so_far(self, tally: int) -> list[complex]:
        packing = self._packing
        return [
            (tally >> packing.count_shift(seat, kind) & COUNT) + self._least
            for kind in range(KINDS)
            for seat in range(self.players)
        ]


def _of_two(sums: list[complex], viewer: int, total_spread: float) -> float:
    """As `Forecast.chance_to_win` has it, for two players, in fewer steps."""
    ours, theirs, neither, owned, others = [], [], [], [], []
    lead = 0.0
    for index in (0, 2, 4):
        own, other = sums[index + viewer], sums[index + 1 - viewer]
        ahead = own.real - other.real
        spread = sqrt(2 * (own.imag + other.imag))
        lead += ahead
        we = 0.5 + 0.5 * erf((ahead - 0.5) / spread)
        they = 0.5 - 0.5 * erf((ahead + 0.5) / spread)
        owned.append(own.real)
        others.append(other.real)
        ours.append(we)
        theirs.append(they)
        neither.append(max(0.0, 1.0 - we - they))
    we_0, we_1, we_2 = ours
    none_0, none_1, none_2 = neither
    sure = (
        we_0 * we_1 + (we_0 + we_1) * we_2 - 2 * we_0 * we_1 * we_2
        + we_0 * none_1 * none_2 + none_0 * we_1 * none_2 + none_0 * none_1 * we_2
    )  # fmt: skip
    # With one kind each, the figures of the other two decide.
    chance = sure + none_0 * none_1 * none_2 / (1 + exp(-lead / total_spread))
    for kind, other_kind, neither_kind in _ONE_KIND_EACH:
        likely = ours[kind] * theirs[other_kind] * neither[neither_kind]
        if likely > _NEGLIGIBLE:
            chance += likely / (1 + exp((owned[kind] - others[other_kind] - lead) / total_spread))
    return chance


def _of_several(sums: list[complex], viewer: int, players: int) -> float:
    forecast = Forecast(((0, 0, 0),) * players)
    for kind in range(KINDS):
        for seat in range(players):
            expected = sums[kind * players + seat]
            forecast.means[seat][kind] = expected.real
            forecast.variances[seat][kind] = expected.imag
    return forecast.chance_to_win(viewer)


def _refill(hand: list[int], stock: list[int], drawn: list[int], seat: int) -> None:
    number = max(0, HAND_SIZE - len(hand))
    hand += stock[:number]
    drawn[seat] = min(number, len(stock))


def _changes(players: int) -> list[list[tuple[int, ...]]]:
    """By mask of figures, seat and tile: what a tile adds to what counts of a packed settlement."""
    packing = packing_for(players)
    filled = [0 if _FIRST_SHIP <= tile <= FIGURE_EXCHANGE else 1 for tile in range(len(TILES))]
    return [
        [
            tuple((lent & packing.relevant[mask]) - full for lent, full in zip(of_seat, filled, strict=True))
            for of_seat in packing.lent
        ]
        for mask in range(1 << KINDS)
    ]
