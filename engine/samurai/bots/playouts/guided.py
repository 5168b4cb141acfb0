"""The guided playout: sensible turns for all seats from sampled hands, some turns deep, then the chance to win."""

from collections.abc import Sequence

from engine.samurai.bots.playouts.chances import Gains, Row
from engine.samurai.bots.playouts.flat_game import FIGURE_EXCHANGE, RONIN, SHIPS, FlatGame
from engine.samurai.bots.playouts.packing import (
    END,
    GONE_BITS,
    KINDS,
    OPEN_LAND,
    SET_ASIDE_BITS,
    stage_of,
)
from engine.samurai.bots.playouts.replies import Key, Node, chosen_reply
from engine.samurai.bots.playouts.starts import GuidedStart, Kept, Orders, Outset, Pair, Sample
from engine.samurai.bots.playouts.telling import Teller
from engine.samurai.bots.playouts.vacancies import NO_PAIR, NOTHING, Field, Vacancies
from engine.samurai.bots.winning_valuation import cost_of
from engine.samurai.pieces import HAND_SIZE, TILES

# Added to a tally, a bit of END shows that one tile may end the game: by two figures of a kind, or one set aside.
# (More than one may be set aside at once; that is too rare to look for in every turn.)
NEAR_END = 1 + sum(2 << SET_ASIDE_BITS + kind * GONE_BITS for kind in range(KINDS))

_COSTS = tuple(cost_of(tile) for tile in TILES)
_FIRST_FAST = RONIN
_FIRST_SHIP = SHIPS[0]
# How much of a tile's worth is left for each figure of the rarest kind that still stands.
_KEEPING = 0.15
_SOONER = 1e-4
_PAIRS_TRIED = 2
# What a tile gains where it ends the game lost: more than nowhere at all.
_SHUNNED = NOTHING + 1

Banned = tuple[int, Pair]
"""A tile and where it would end the game lost."""

Option = tuple[float, Key, Pair]


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
        With a tree, which the playout grows, the first seat rather plays what has turned out best there.
        """
        if start.over:
            return self._shares.of(start.tally)[viewer]
        players = self.players
        first = seat = start.seat
        influence, tally = start.influence.copy(), start.tally
        empty = Field(start)
        hands = [hand.copy() for hand in sample.hands]
        drawn = [0] * players
        _refill(hands[seat - 1], sample.stocks[seat - 1], drawn, seat - 1)
        all_rows: list[list[Row]] = [[]] * players
        reply: Node | None = None
        full: list[int] = []
        # What tiles spent would have been worth later: the viewer's own less those of the others, on average.
        worth = spent
        for turn in range(turns):
            hand, gains, kept = hands[seat], self._gains[seat], start.kept[seat]
            banned: list[Banned] = []
            if tally + NEAR_END & END:
                shares = self._ending(influence, empty.land, hand, kept, tally, seat, banned)
                if shares is not None:
                    return _ended(shares, turn, viewer, reply, first)
                if banned:
                    empty.touch_all()
            outset = start.outsets[seat] or self._outset(start, seat)
            rows = all_rows[seat]
            if not rows:
                rows = all_rows[seat] = outset.rows.copy()
            for place in empty.places:
                rows[place] = gains[influence[place]]
            if tree is not None and not turn:
                tile, pair, reply = _from_tree(tree, outset.land, hand, banned)
            else:
                tile, pair = _best_slow(empty, outset.land, rows, hand, banned)
            fast = sorted([tile for tile in hand if _FIRST_FAST <= tile < FIGURE_EXCHANGE])
            costs = 0.0
            if tile >= 0:
                hand.remove(tile)
                costs += _COSTS[tile]
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
                if top - _COSTS[tile] <= least:
                    continue
                least = 0.0
                hand.remove(tile)
                costs += _COSTS[tile]
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
                    return _ended(self._shares.of(tally), turn, viewer, reply, first)
            worth += costs if seat == viewer else -costs / (players - 1)
            stock, next_drawn = sample.stocks[seat], drawn[seat]
            while len(hand) < HAND_SIZE and next_drawn < len(stock):
                hand.append(stock[next_drawn])
                next_drawn += 1
            drawn[seat] = next_drawn
            seat += 1
            if seat == players:
                seat = 0
        viewers = (viewer,) if reply is None or players == 2 else (viewer, first)
        chances = self._teller.chances_to_win(influence, tally, seat - 1, viewers)
        if reply is not None:
            reply.add(1 - chances[0] if players == 2 else chances[1])
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
        tiles = [tile for tile in set(hand) if tile < _FIRST_FAST]
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


def _best_slow(
    empty: Field, orders: Orders, rows: list[Row], hand: list[int], banned: list[Banned]
) -> tuple[int, Pair]:
    """The slow tile that gains most for what it costs, and its pair; -1 and none if there is none."""
    land, touched = empty.land, empty.touched
    changed = [(rows[first], rows[second]) for _, first, second, _ in land.changed]
    best = chosen_top = NOTHING
    chosen, chosen_pair = -1, NO_PAIR
    chosen_values: list[float] = []
    for tile in set(hand):
        if tile < _FIRST_FAST:
            top, unchanged = NOTHING, NO_PAIR
            values: list[float] = []
            for value, mask, pair in orders[tile]:
                if not mask & touched:
                    top, unchanged = value, pair
                    break
            if changed:
                values = [one[tile] + other[tile] for one, other in changed]
                for banned_tile, pair in banned:
                    if banned_tile == tile:
                        values[land.changed.index(pair)] = _SHUNNED
                highest = max(values)
                if highest > top:
                    top, unchanged = highest, NO_PAIR
                elif highest < top:
                    values = []
            if top - _COSTS[tile] > best:
                best = top - _COSTS[tile]
                chosen, chosen_pair, chosen_values, chosen_top = tile, unchanged, values, top
    if chosen_values:
        chosen_pair = land.first_with(chosen_top, chosen_values, chosen_pair)
    return chosen, chosen_pair


def _from_tree(tree: Node, orders: Orders, hand: list[int], banned: list[Banned]) -> tuple[int, Pair, Node | None]:
    """A slow tile with its best pairs tried in the tree, the pair, and the point reached there."""
    options: list[Option] = []
    for tile in set(hand):
        if tile < _FIRST_FAST:
            order = [(top, pair) for top, _, pair in orders[tile][: _PAIRS_TRIED + len(banned)]]
            shunned = [pair for banned_tile, pair in banned if banned_tile == tile]
            if shunned:
                order = [entry for entry in order if entry[1] not in shunned]
                order += [(_SHUNNED, pair) for pair in sorted(set(shunned))]
            for top, pair in order[:_PAIRS_TRIED]:
                options.append((top - _COSTS[tile], (tile, pair[1], pair[2]), pair))
    if not options:
        return -1, NO_PAIR, None
    _, key, pair = chosen_reply(tree, options)
    return key[0], pair, tree.reply(key)


def _ended(shares: tuple[float, ...], turn: int, viewer: int, reply: Node | None, first: int) -> float:
    """A little less than the viewer's victory and a little more than a defeat, the later the more."""
    if reply is not None:
        reply.add(shares[first])
    share = shares[viewer]
    return share - _SOONER * turn if share > 0 else _SOONER * turn


def _refill(hand: list[int], stock: list[int], drawn: list[int], seat: int) -> None:
    number = max(0, HAND_SIZE - len(hand))
    hand += stock[:number]
    drawn[seat] = min(number, len(stock))
