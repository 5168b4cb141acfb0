"""The guided playout: sensible turns for all seats from sampled hands, some turns deep, then the chance to win."""

from collections.abc import Sequence

from engine.samurai.bots.playouts.chances import Gains, Row
from engine.samurai.bots.playouts.flat_game import FIGURE_EXCHANGE, SHIPS, FlatGame
from engine.samurai.bots.playouts.packing import (
    END,
    GONE_BITS,
    KINDS,
    OPEN_LAND,
    SET_ASIDE_BITS,
    stage_of,
)
from engine.samurai.bots.playouts.replies import Node
from engine.samurai.bots.playouts.slow_tiles import COSTS, FIRST_FAST, Banned, best_slow, from_tree
from engine.samurai.bots.playouts.starts import GuidedStart, Kept, Orders, Outset, Sample
from engine.samurai.bots.playouts.telling import Teller
from engine.samurai.bots.playouts.vacancies import NOTHING, Field, Vacancies
from engine.samurai.pieces import HAND_SIZE

# Added to a tally, a bit of END shows that one tile may end the game: by two figures of a kind, or one set aside.
# (More than one may be set aside at once; that is too rare to look for in every turn.)
NEAR_END = 1 + sum(2 << SET_ASIDE_BITS + kind * GONE_BITS for kind in range(KINDS))

_FIRST_SHIP = SHIPS[0]
# How much of a tile's worth is left for each figure of the rarest kind that still stands.
_KEEPING = 0.15
_SOONER = 1e-4
# The tree goes on below a point once it was reached so often, and so many turns deep.
_GROWN = 8
_DEPTH = 4


class Guide:
    """What guided playouts of one position share.

    `slopes[seat][kind][other]` say what one more figure for another seat changes in a seat's chance to win.
    """

    def __init__(self, game: FlatGame, slopes: Sequence[Sequence[Sequence[float]]]) -> None:
        self.players = game.packing.players
        self._packing = game.packing
        self._shares = game.shares
        self._teller = Teller(game.packing)
        stage = stage_of(game.tally)
        self._gains = [Gains(self.players, seat, stage, slopes[seat]) for seat in range(self.players)]

    def told(self, start: GuidedStart, viewer: int) -> float:
        """The viewer's chance to win without any playout, exact if the game is over."""
        if start.over:
            return self._shares.of(start.tally)[viewer]
        return self._teller.chances_to_win(start.influence, start.tally, start.seat - 1, (viewer,))[0]

    def play_out(
        self,
        start: GuidedStart,
        sample: Sample,
        turns: int,
        viewer: int,
        spent: float = 0.0,
        tree: Node | None = None,
    ) -> float:
        """The viewer's share of the victory, or chance of it after so many turns; `spent` is what its turn cost.

        A seat plays the slow tile and hex that gain it most, and then each fast tile that gains more than it is
        worth later; it takes a win at hand and shuns a tile that ends the game lost. It keeps both exchanges.
        With a tree, which the playout grows, seats rather play what has turned out best there, as far as it goes.
        """
        if start.over:
            return self._shares.of(start.tally)[viewer]
        players = self.players
        seat = start.seat
        influence, tally = start.influence.copy(), start.tally
        empty = Field(start)
        hands = [hand.copy() for hand in sample.hands]
        drawn = [0] * players
        _refill(hands[seat - 1], sample.stocks[seat - 1], drawn, seat - 1)
        all_rows: list[list[Row]] = [[]] * players
        node = tree
        path: list[tuple[Node, int]] = []
        full: list[int] = []
        # What tiles spent would have been worth later: the viewer's own less those of the others, on average.
        worth = spent
        for turn in range(turns):
            hand, gains, kept = hands[seat], self._gains[seat], start.kept[seat]
            banned: list[Banned] = []
            if tally + NEAR_END & END:
                shares = self._ending(influence, empty.land, hand, kept, tally, seat, banned)
                if shares is not None:
                    return _ended(shares, turn, viewer, path)
                if banned:
                    empty.touch_all()
            outset = start.outsets[seat] or self._outset(start, seat)
            rows = all_rows[seat]
            if not rows:
                rows = all_rows[seat] = outset.rows.copy()
            for place in empty.places:
                rows[place] = gains[influence[place]]
            if node is not None:
                tile, pair, node = from_tree(node, empty, outset.land, rows, hand, banned)
                if node is not None:
                    path.append((node, seat))
                    if node.visits < _GROWN or turn + 1 >= _DEPTH:
                        node = None
            else:
                tile, pair = best_slow(empty, outset.land, rows, hand, banned)
            fast = sorted([tile for tile in hand if FIRST_FAST <= tile < FIGURE_EXCHANGE])
            costs = 0.0
            if tile >= 0:
                hand.remove(tile)
                costs += COSTS[tile]
                empty.fill(empty.land, pair)
                for place in pair[1:3]:
                    packed = influence[place]
                    if packed:
                        packed = influence[place] = packed + kept[place][tile]
                        if fast:
                            rows[place] = gains[packed]
                        if not packed & OPEN_LAND:
                            full.append(place)
            # One fast tile at least if nothing else was played.
            least = 0.0 if tile >= 0 else NOTHING
            for tile in fast:
                at_sea = tile >= _FIRST_SHIP
                vacancies, orders = (empty.sea, outset.sea) if at_sea else (empty.land, outset.land)
                top, pair = vacancies.best(orders[tile], rows, tile, empty.touched)
                if top - COSTS[tile] <= least:
                    continue
                least = 0.0
                hand.remove(tile)
                costs += COSTS[tile]
                empty.fill(vacancies, pair)
                for place in pair[1:3]:
                    packed = influence[place]
                    if packed:
                        packed = influence[place] = packed + kept[place][tile]
                        rows[place] = gains[packed]
                        if not packed & OPEN_LAND and not at_sea:
                            full.append(place)
            if full:
                for place in full:
                    tally = self._packing.after_capture(influence[place], tally)
                    influence[place] = 0
                full.clear()
                if tally & END:
                    return _ended(self._shares.of(tally), turn, viewer, path)
            worth += costs if seat == viewer else -costs / (players - 1)
            stock, next_drawn = sample.stocks[seat], drawn[seat]
            while len(hand) < HAND_SIZE and next_drawn < len(stock):
                hand.append(stock[next_drawn])
                next_drawn += 1
            drawn[seat] = next_drawn
            seat += 1
            if seat == players:
                seat = 0
        if players == 2:
            chances = self._teller.chances_to_win(influence, tally, seat - 1, (viewer,))
            for reached, mover in path:
                reached.add(chances[0] if mover == viewer else 1 - chances[0])
        else:
            seats = [viewer, *[mover for _, mover in path if mover != viewer]]
            chances = self._teller.chances_to_win(influence, tally, seat - 1, seats)
            for reached, mover in path:
                reached.add(chances[seats.index(mover)])
        return chances[0] - _KEEPING * stage_of(tally) * worth

    def _outset(self, start: GuidedStart, seat: int) -> Outset:
        gains = self._gains[seat]
        rows = [gains[packed] for packed in start.influence]
        outset = start.outsets[seat] = Outset(rows, Orders(start.land, rows), Orders(start.sea, rows))
        return outset

    def _ending(
        self,
        influence: list[int],
        land: Vacancies,
        hand: list[int],
        kept: Kept,
        tally: int,
        seat: int,
        banned: list[Banned],
    ) -> tuple[float, ...] | None:
        """The shares if one slow tile wins at once; `banned` gets the tiles and pairs that lose."""
        tiles = [tile for tile in set(hand) if tile < FIRST_FAST]
        for nearly_full in [place for place, packed in enumerate(influence) if packed & OPEN_LAND == 1]:
            for pair in land.beside(nearly_full):
                for tile in tiles:
                    after = tally
                    for place in pair[1:3]:
                        packed = influence[place]
                        if packed & OPEN_LAND == 1:
                            after = self._packing.after_capture(packed + kept[place][tile], after)
                    if after & END:
                        shares = self._shares.of(after)
                        if shares[seat] == 1:
                            return shares
                        if shares[seat] == 0:
                            banned.append((tile, pair))
        return None


def _ended(shares: tuple[float, ...], turn: int, viewer: int, path: list[tuple[Node, int]]) -> float:
    """A little less than the viewer's victory and a little more than a defeat, the later the more."""
    for reached, mover in path:
        reached.add(shares[mover])
    share = shares[viewer]
    return share - _SOONER * turn if share > 0 else _SOONER * turn


def _refill(hand: list[int], stock: list[int], drawn: list[int], seat: int) -> None:
    number = max(0, HAND_SIZE - len(hand))
    hand += stock[:number]
    drawn[seat] = min(number, len(stock))
