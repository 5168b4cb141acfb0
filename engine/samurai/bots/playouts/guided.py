"""The guided playout: sensible turns for all seats from sampled hands, some turns deep, then the chance to win."""

from collections.abc import Sequence

from engine.samurai.bots.playouts.chances import Gains, Row
from engine.samurai.bots.playouts.flat_game import FIGURE_EXCHANGE, RONIN, SHIPS, FlatGame
from engine.samurai.bots.playouts.packing import (
    END,
    GONE_BITS,
    KINDS,
    MASK_SHIFT,
    OPEN_LAND,
    SET_ASIDE_BITS,
    leaders_for,
    stage_of,
)
from engine.samurai.bots.playouts.replies import Key, Node, chosen_reply
from engine.samurai.bots.playouts.starts import GuidedStart, Kept, Pairs, Sample
from engine.samurai.bots.playouts.telling import Teller
from engine.samurai.bots.winning_valuation import cost_of
from engine.samurai.pieces import HAND_SIZE, TILES

# Added to a tally, a bit of END shows that one tile may end the game: by two figures of a kind, or one set aside.
# (More than one may be set aside at once; that is too rare to look for in every turn.)
NEAR_END = 1 + sum(2 << SET_ASIDE_BITS + kind * GONE_BITS for kind in range(KINDS))

_COSTS = tuple(cost_of(tile) for tile in TILES)
_FIRST_FAST = RONIN
_FIRST_SHIP = SHIPS[0]
_BANNED = -9.0
# How much of a tile's worth is left for each figure of the rarest kind that still stands.
_KEEPING = 0.15
_SOONER = 1e-4
_HEXES_TRIED = 2

Option = tuple[float, Key, int]


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
        self._leaders = leaders_for(self.players)

    def told(self, start: GuidedStart, viewer: int) -> float:
        """The viewer's chance to win without any playout, exact if the game is over."""
        if start.over:
            return self._shares.of(start.tally)[viewer]
        return self._teller.chance_to_win(start.influence, start.tally, start.seat - 1, viewer)

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
        seat, over, influence, land, sea, tally, all_kept = start
        if over:
            return self._shares.of(tally)[viewer]
        players = self.players
        influence, land, sea = influence.copy(), land.copy(), sea.copy()
        hands = [hand.copy() for hand in sample.hands]
        drawn = [0] * players
        _refill(hands[seat - 1], sample.stocks[seat - 1], drawn, seat - 1)
        first = seat
        reply: Node | None = None
        full: list[int] = []
        # What tiles spent would have been worth later: the viewer's own less those of the others, on average.
        worth = spent
        for turn in range(turns):
            hand, gains, kept = hands[seat], self._gains[seat], all_kept[seat]
            banned: list[tuple[int, int]] = []
            if tally + NEAR_END & END:
                shares = self._ending(influence, land, hand, kept, tally, seat, banned)
                if shares is not None:
                    return _ended(shares, turn, viewer, reply, first)
            rows = [gains[packed] for packed in influence]
            if tree is not None and not turn:
                tile, where, reply = _from_tree(tree, rows, land, hand, banned)
            else:
                tile, where = _best_slow(rows, land, hand, banned)
            costs = 0.0
            if tile >= 0:
                hand.remove(tile)
                costs += _COSTS[tile]
                for place in _taken(land, where):
                    packed = influence[place]
                    if packed:
                        packed = influence[place] = packed + kept[place][tile]
                        rows[place] = gains[packed]
                        if not packed & OPEN_LAND:
                            full.append(place)
            # One fast tile at least if nothing else was played.
            least = 0.0 if tile >= 0 else _BANNED
            for tile in sorted([tile for tile in hand if _FIRST_FAST <= tile < FIGURE_EXCHANGE]):
                hexes = sea if tile >= _FIRST_SHIP else land
                if not hexes:
                    continue
                column = [row[tile] for row in rows]
                values = [column[one] + column[other] for one, other in hexes]
                top = max(values)
                if top - _COSTS[tile] <= least:
                    continue
                least = 0.0
                hand.remove(tile)
                costs += _COSTS[tile]
                for place in _taken(hexes, values.index(top)):
                    packed = influence[place]
                    if packed:
                        packed = influence[place] = packed + kept[place][tile]
                        rows[place] = gains[packed]
                        if not packed & OPEN_LAND and tile == RONIN:
                            full.append(place)
            if full:
                for place in full:
                    tally = self._captured(influence[place], tally)
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
        chance = self._teller.chance_to_win(influence, tally, seat - 1, viewer)
        if reply is not None:
            if players == 2:
                reply.add(1 - chance)
            else:
                reply.add(self._teller.chance_to_win(influence, tally, seat - 1, first))
        return chance - _KEEPING * stage_of(tally) * worth

    def _captured(self, packed: int, tally: int) -> int:
        """The tally after a surrounded settlement gave its figures."""
        packing = self._packing
        for kind in range(KINDS):
            if packed >> MASK_SHIFT >> kind & 1:
                leader = self._leaders[packed >> packing.fields[kind] & packing.all_seats]
                tally += packing.taken[leader][kind]
        return tally

    def _ending(
        self,
        influence: list[int],
        land: Pairs,
        hand: list[int],
        kept: Kept,
        tally: int,
        seat: int,
        banned: list[tuple[int, int]],
    ) -> tuple[float, ...] | None:
        """The shares if one slow tile wins at once; `banned` gets the tiles and numbers of hexes that lose."""
        for index, (first, second) in enumerate(land):
            one, other = influence[first], influence[second]
            if one & OPEN_LAND != 1 and other & OPEN_LAND != 1:
                continue
            for tile in set(hand):
                if tile < _FIRST_FAST:
                    after = tally
                    if one & OPEN_LAND == 1:
                        after = self._captured(one + kept[first][tile], after)
                    if other & OPEN_LAND == 1:
                        after = self._captured(other + kept[second][tile], after)
                    if after & END:
                        shares = self._shares.of(after)
                        if shares[seat] == 1:
                            return shares
                        if shares[seat] == 0:
                            banned.append((tile, index))
        return None


def _values(rows: list[Row], land: Pairs, tile: int, banned: list[tuple[int, int]]) -> list[float]:
    """What a slow tile gains along the empty land hexes."""
    column = [row[tile] for row in rows]
    values = [column[first] + column[second] for first, second in land]
    for other, index in banned:
        if other == tile:
            values[index] = _BANNED + 1
    return values


def _best_slow(rows: list[Row], land: Pairs, hand: list[int], banned: list[tuple[int, int]]) -> tuple[int, int]:
    """The slow tile that gains most for what it costs, and the number of its hex; -1 twice if there is none."""
    best = _BANNED
    chosen = where = -1
    if land:
        for tile in set(hand):
            if tile < _FIRST_FAST:
                values = _values(rows, land, tile, banned)
                top = max(values)
                if top - _COSTS[tile] > best:
                    best = top - _COSTS[tile]
                    chosen, where = tile, values.index(top)
    return chosen, where


def _from_tree(
    tree: Node, rows: list[Row], land: Pairs, hand: list[int], banned: list[tuple[int, int]]
) -> tuple[int, int, Node | None]:
    """A slow tile with its best hexes tried in the tree, the number of its hex, and the point reached there."""
    options: list[Option] = []
    for tile in set(hand):
        if tile < _FIRST_FAST and land:
            values = _values(rows, land, tile, banned)
            for _ in range(_HEXES_TRIED):
                top = max(values)
                if top == _BANNED:
                    break
                index = values.index(top)
                options.append((top - _COSTS[tile], (tile, *land[index]), index))
                for alike, pair in enumerate(land):
                    if pair == land[index]:
                        values[alike] = _BANNED
    if not options:
        return -1, -1, None
    _, key, where = chosen_reply(tree, options)
    return key[0], where, tree.reply(key)


def _taken(hexes: Pairs, where: int) -> tuple[int, int]:
    """Take a hex off the list, whose order doesn't matter, and return it."""
    pair = hexes[where]
    hexes[where] = hexes[-1]
    hexes.pop()
    return pair


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
