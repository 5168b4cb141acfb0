"""The guided playout: sensible turns for all seats from sampled hands, some turns deep, then the chance to win."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.samurai.bots.playouts.chances import Gains
from engine.samurai.bots.playouts.flat_game import FIGURE_EXCHANGE, RONIN, SHIPS, FlatGame
from engine.samurai.bots.playouts.packing import (
    END,
    GONE_BITS,
    KINDS,
    MASK_SHIFT,
    OPEN_LAND,
    SET_ASIDE_BITS,
    Packing,
    leaders_for,
    packing_for,
    stage_of,
)
from engine.samurai.bots.playouts.replies import Key, Node, chosen_reply
from engine.samurai.bots.playouts.telling import Teller
from engine.samurai.bots.winning_valuation import cost_of
from engine.samurai.pieces import HAND_SIZE, TILES

_COSTS = tuple(cost_of(tile) for tile in TILES)
_FIRST_FAST = RONIN
_FIRST_SHIP = SHIPS[0]
_BANNED = -9.0
# How much of a tile's worth is left for each figure of the rarest kind that still stands.
_KEEPING = 0.15
_SOONER = 1e-4
# Added to a tally, a bit of END shows that one tile may end the game: by two figures of a kind, or one set aside.
# (More than one may be set aside at once; that is too rare to look for in every turn.)
NEAR_END = 1 + sum(2 << SET_ASIDE_BITS + kind * GONE_BITS for kind in range(KINDS))

_HEXES_TRIED = 2
_TREE_DEPTH = 1

Pairs = list[tuple[int, int]]


class Sample(NamedTuple):
    """Hidden tiles as they may be: by seat the hand, and all other tiles in the order they will be drawn."""

    hands: list[list[int]]
    stocks: list[list[int]]


class GuidedStart(NamedTuple):
    """A position that guided playouts begin with.

    `influence` holds what counts of each settlement; `land` and `sea` are the empty hexes, each as the places of
    the two settlements beside it; `kept[seat]` says along the settlements what the seat's tiles add there, by tile.
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
        self._shares = game.shares
        self._teller = Teller(game.packing)
        stage = stage_of(game.tally)
        self._gains = [Gains(self.players, seat, stage, slopes[seat]) for seat in range(self.players)]
        self._changes = _changes(self.players)
        self._leaders = leaders_for(self.players)

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
        Within the tree, which the playout grows, seats rather play what has turned out best there.
        """
        seat, over, influence, land, sea, tally, all_kept = start
        if over:
            return self._shares.of(tally)[viewer]
        players = self.players
        influence, land, sea = influence.copy(), land.copy(), sea.copy()
        hands = [hand.copy() for hand in sample.hands]
        drawn = [0] * players
        _refill(hands[seat - 1], sample.stocks[seat - 1], drawn, seat - 1)
        full: list[int] = []
        # What tiles spent would have been worth later: the viewer's own less those of the others, on average.
        worth = spent
        node = tree
        path: list[tuple[int, Node]] = []
        for turn in range(turns):
            tile_worth = 1.0 if seat == viewer else -1 / (players - 1)
            hand = hands[seat]
            gains = self._gains[seat]
            kept = all_kept[seat]
            rows = [gains[packed] for packed in influence]
            best = _BANNED
            chosen = where = -1
            banned: list[tuple[int, int]] = []
            if tally + NEAR_END & END:
                share = self._ending(influence, land, hand, kept, tally, seat, banned)
                if share is not None:
                    for mover, tried in path:
                        tried.visits += 1
                        tried.total += share[mover]
                    return _sooner(share[viewer], turn)
            options: list[tuple[float, Key, int]] = []
            for tile in set(hand):
                if tile < _FIRST_FAST and land:
                    column = [row[tile] for row in rows]
                    values = [column[first] + column[second] for first, second in land]
                    for other, index in banned:
                        if other == tile:
                            values[index] = _BANNED + 1
                    top = max(values)
                    if top - _COSTS[tile] > best:
                        best = top - _COSTS[tile]
                        chosen, where = tile, values.index(top)
                    if node is not None:
                        for _ in range(_HEXES_TRIED):
                            index = values.index(top)
                            options.append((top - _COSTS[tile], (tile, *land[index]), index))
                            pair = land[index]
                            for alike, there in enumerate(land):
                                if there == pair:
                                    values[alike] = _BANNED
                            top = max(values)
                            if top <= _BANNED + 1:
                                break
            if node is not None:
                if options:
                    _, key, where = chosen_reply(node, options)
                    chosen = key[0]
                    reply = node.replies.get(key)
                    if reply is None:
                        reply = node.replies[key] = Node()
                        node = None
                    else:
                        node = reply if turn + 1 < _TREE_DEPTH else None
                    path.append((seat, reply))
                else:
                    node = None
            if chosen >= 0:
                hand.remove(chosen)
                worth += tile_worth * _COSTS[chosen]
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
            # One fast tile at least if nothing else was played.
            least = 0.0 if chosen >= 0 else _BANNED
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
                worth += tile_worth * _COSTS[tile]
                where = values.index(top)
                first, second = hexes[where]
                hexes[where] = hexes[-1]
                hexes.pop()
                for place in (first, second):
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
                    shares = self._shares.of(tally)
                    for mover, tried in path:
                        tried.visits += 1
                        tried.total += shares[mover]
                    return _sooner(shares[viewer], turn)
            stock, next_drawn = sample.stocks[seat], drawn[seat]
            while len(hand) < HAND_SIZE and next_drawn < len(stock):
                hand.append(stock[next_drawn])
                next_drawn += 1
            drawn[seat] = next_drawn
            seat += 1
            if seat == players:
                seat = 0
        chance = self._teller.chance_to_win(influence, tally, seat - 1, viewer)
        for mover, tried in path:
            tried.visits += 1
            if mover == viewer:
                tried.total += chance
            elif players == 2:
                tried.total += 1 - chance
            else:
                tried.total += self._teller.chance_to_win(influence, tally, seat - 1, mover)
        return chance - _KEEPING * stage_of(tally) * worth

    def _captured(self, packed: int, tally: int) -> int:
        """The tally after a surrounded settlement gave its figures."""
        packing: Packing = self._packing
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
        kept: list[tuple[int, ...]],
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


def _sooner(share: float, turn: int) -> float:
    """A little less than a victory and a little more than a defeat, the later the more."""
    return share - _SOONER * turn if share > 0 else _SOONER * turn


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
