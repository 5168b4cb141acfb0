"""Guided playouts the plainest way: every tile tried on every hex in every turn, to compare the fast ones with."""

from engine.samurai.bots.playouts.chances import Gains
from engine.samurai.bots.playouts.flat_game import FIGURE_EXCHANGE, RONIN, SHIPS, FlatGame
from engine.samurai.bots.playouts.guided import NEAR_END
from engine.samurai.bots.playouts.packing import END, KINDS, MASK_SHIFT, OPEN_LAND, stage_of
from engine.samurai.bots.playouts.starts import GuidedStart, Sample
from engine.samurai.bots.playouts.telling import Teller
from engine.samurai.bots.winning_valuation import cost_of
from engine.samurai.pieces import HAND_SIZE, TILES

NOWHERE_AT_ALL = -9.0
LOSES = -8.0
Hexes = list[tuple[int, int]]
"""Empty hexes, each as the places of the two settlements beside it; alike ones stand together."""


class PlainPlayout:
    """One guided playout without a tree; everything is looked up anew at every step."""

    def __init__(self, game: FlatGame, slopes: list[list[list[float]]], start: GuidedStart, sample: Sample) -> None:
        self._packing = game.packing
        self._shares = game.shares
        self._teller = Teller(game.packing)
        self._players = game.packing.players
        stage = stage_of(game.tally)
        self._gains = [Gains(self._players, seat, stage, slopes[seat]) for seat in range(self._players)]
        self._kept = start.kept
        self._first = start.seat
        self._influence = start.influence.copy()
        self._tally = start.tally
        self._land = _hexes(start.land.pairs, start.land.hexes)
        self._sea = _hexes(start.sea.pairs, start.sea.hexes)
        self._hands = [hand.copy() for hand in sample.hands]
        self._stocks = [stock.copy() for stock in sample.stocks]
        self._refill(start.seat - 1)

    def value(self, turns: int, viewer: int, spent: float) -> float:
        """As `Guide.play_out` has it, for a game that isn't over."""
        worth = spent
        for turn in range(turns):
            seat = (self._first + turn) % self._players
            costs, shares = self._turn(seat)
            if shares is not None:
                return shares[viewer] - 1e-4 * turn if shares[viewer] > 0 else 1e-4 * turn
            worth += costs if seat == viewer else -costs / (self._players - 1)
            self._refill(seat)
        last = (self._first + turns - 1) % self._players
        chance = self._teller.chances_to_win(self._influence, self._tally, last, (viewer,))[0]
        return chance - 0.15 * stage_of(self._tally) * worth

    def _turn(self, seat: int) -> tuple[float, tuple[float, ...] | None]:
        """What the tiles of the turn cost, and the shares if it ends the game."""
        hand = self._hands[seat]
        slow = [tile for tile in set(hand) if tile < RONIN]
        losing = set()
        if self._tally + NEAR_END & END:
            for tile in slow:
                for pair in self._land:
                    after = self._after(seat, tile, pair)
                    if after & END:
                        shares = self._shares.of(after)
                        if shares[seat] == 1:
                            return 0.0, shares
                        if shares[seat] == 0:
                            losing.add((tile, pair))
        best, chosen = NOWHERE_AT_ALL, -1
        where: tuple[int, int] = (0, 0)
        for tile in slow:
            for pair in self._land:
                gain = LOSES if (tile, pair) in losing else self._gain(seat, tile, pair)
                if gain - cost_of(TILES[tile]) > best:
                    best, chosen, where = gain - cost_of(TILES[tile]), tile, pair
        costs, least = 0.0, NOWHERE_AT_ALL
        if chosen >= 0:
            costs, least = self._place(seat, chosen, where), 0.0
        for tile in sorted(tile for tile in hand if RONIN <= tile < FIGURE_EXCHANGE):
            hexes = self._sea if tile in SHIPS else self._land
            gains = [self._gain(seat, tile, pair) for pair in hexes]
            if gains and max(gains) - cost_of(TILES[tile]) > least:
                costs, least = costs + self._place(seat, tile, hexes[gains.index(max(gains))]), 0.0
        for place, packed in enumerate(self._influence):
            if packed and not packed & OPEN_LAND:
                self._tally = self._captured(packed, self._tally)
                self._influence[place] = 0
        return costs, self._shares.of(self._tally) if self._tally & END else None

    def _gain(self, seat: int, tile: int, pair: tuple[int, int]) -> float:
        one, other = (self._gains[seat][self._influence[place]][tile] for place in pair)
        return one + other

    def _place(self, seat: int, tile: int, pair: tuple[int, int]) -> float:
        self._hands[seat].remove(tile)
        (self._sea if tile in SHIPS else self._land).remove(pair)
        for place in pair:
            if self._influence[place]:
                self._influence[place] += self._kept[seat][place][tile]
        return cost_of(TILES[tile])

    def _after(self, seat: int, tile: int, pair: tuple[int, int]) -> int:
        """The tally after this slow tile alone."""
        tally = self._tally
        for place in pair:
            packed = self._influence[place]
            if packed & OPEN_LAND == 1:
                tally = self._captured(packed + self._kept[seat][place][tile], tally)
        return tally

    def _captured(self, packed: int, tally: int) -> int:
        packing = self._packing
        for kind in range(KINDS):
            if packed >> MASK_SHIFT >> kind & 1:
                leader = packing.leaders[packed >> packing.fields[kind] & packing.all_seats]
                tally += packing.taken[leader][kind]
        return tally

    def _refill(self, seat: int) -> None:
        hand, stock = self._hands[seat], self._stocks[seat]
        while len(hand) < HAND_SIZE and stock:
            hand.append(stock.pop(0))


def _hexes(pairs: list[tuple[int, int, int, int]], counts: list[int]) -> Hexes:
    return [(first, second) for number, first, second, _ in pairs for _ in range(counts[number])]
