"""The plain playout: a whole game to its end with random legal turns, and what it comes to."""

from collections.abc import Callable
from random import Random

from engine.samurai.bots.playouts.flat_game import (
    FIGURE_EXCHANGE,
    SLOW,
    TOKEN_EXCHANGE,
    FlatGame,
)
from engine.samurai.bots.playouts.packing import END, MASK_SHIFT, OPEN_LAND
from engine.samurai.pieces import HAND_SIZE

_TRIES = 8
_FIRST_SHIP = 13
_LAST_SHIP = 14
DRAW = -2
TURN_END = -1

Log = list[tuple[int, int, int, int]]
"""What a playout did: `(seat, tile, hex, 0)` for a tile placed, `(seat, M, origin, destination)`, and
`(seat, X, first place, second place and kinds)` as `figures_swapped` reads it; `(seat, DRAW, tile, 0)` for a tile
drawn, and `(seat, TURN_END, 0, 0)` after every turn that nothing in it ended.
"""


def play_out(game: FlatGame, random: Random, log: Log | None = None) -> int:
    """Play the game to its end on a copy and return the tally.

    In a turn any tile of the hand comes next, on any hex open to it, until a slow one has been played or none can
    be. A token exchange takes any of the seat's tiles that it may take; a figure exchange swaps the first of a few
    pairs drawn at random that may be swapped, and stays in hand if none may and something else can be played.
    """
    chance = random.random
    players = game.packing.players
    all_changes, all_lent, taken = game.packing.changes, game.packing.lent, game.packing.taken
    helmets, buddhas, rice = game.packing.fields
    all_seats = game.packing.all_seats
    leaders = game.packing.leaders
    beside = game.beside
    influence = game.influence.copy()
    land, sea = game.land.copy(), game.sea.copy()
    hands = [hand.copy() for hand in game.hands]
    stocks = [stock.copy() for stock in game.stocks]
    movable = [[hex_ << 5 | tile for hex_, tile in of_seat] for of_seat in game.movable()]
    tally = game.tally
    seat = game.seat
    passes = game.passes
    immediate = game.immediate
    full: list[int] = []
    while True:
        hand = hands[seat]
        changes = all_changes[seat]
        kept: list[int] = []
        played = False
        while hand:
            which = int(chance() * len(hand))
            tile = hand[which]
            hand[which] = hand[-1]
            hand.pop()
            change = changes[tile]
            if tile < _FIRST_SHIP:
                if not land:
                    kept.append(tile)
                    continue
                where = int(chance() * len(land))
                hex_ = land[where]
                land[where] = land[-1]
                land.pop()
                if tile < 12:
                    movable[seat].append(hex_ << 5 | tile)
                if log is not None:
                    log.append((seat, tile, hex_, 0))
            elif tile <= _LAST_SHIP:
                if not sea:
                    kept.append(tile)
                    continue
                where = int(chance() * len(sea))
                hex_ = sea[where]
                sea[where] = sea[-1]
                sea.pop()
                if log is not None:
                    log.append((seat, tile, hex_, 0))
            elif tile == TOKEN_EXCHANGE:
                own = movable[seat]
                if not own or not land:
                    kept.append(tile)
                    continue
                where = int(chance() * len(own))
                origin, moved = own[where] >> 5, own[where] & 31
                lent = all_lent[seat][moved]
                for place in beside[origin]:
                    if influence[place]:
                        influence[place] -= lent
                change = changes[moved]
                where_to = int(chance() * len(land))
                hex_ = land[where_to]
                land[where_to] = land[-1]
                land.pop()
                own[where] = hex_ << 5 | moved
                if log is not None:
                    log.append((seat, tile, origin, hex_))
            else:
                swap = _swap(influence, chance, hurried=True)
                if swap < 0:
                    kept.append(tile)
                    continue
                first, second, bits = swap >> 16, swap >> 8 & 255, swap & 255
                influence[first] ^= bits
                influence[second] ^= bits
                played = True
                if log is not None:
                    log.append((seat, tile, first, second << 8 | bits))
                continue
            played = True
            first, second = beside[hex_]
            packed = influence[first]
            if packed:
                packed += change
                influence[first] = packed
                if not packed & OPEN_LAND:
                    full.append(first)
            packed = influence[second]
            if packed:
                packed += change
                influence[second] = packed
                if not packed & OPEN_LAND:
                    full.append(second)
            if immediate and full:
                for place in full:
                    packed = influence[place]
                    if packed & 8:
                        tally += taken[leaders[packed >> helmets & all_seats]][0]
                    if packed & 16:
                        tally += taken[leaders[packed >> buddhas & all_seats]][1]
                    if packed & 32:
                        tally += taken[leaders[packed >> rice & all_seats]][2]
                    influence[place] = 0
                full.clear()
                if tally & END:
                    return tally
            if SLOW[tile]:
                break
        if full:
            for place in full:
                packed = influence[place]
                if packed & 8:
                    tally += taken[leaders[packed >> helmets & all_seats]][0]
                if packed & 16:
                    tally += taken[leaders[packed >> buddhas & all_seats]][1]
                if packed & 32:
                    tally += taken[leaders[packed >> rice & all_seats]][2]
                influence[place] = 0
            full.clear()
            if tally & END:
                if log is not None:
                    log.append((seat, TURN_END, 0, 0))
                return tally
        if not played and FIGURE_EXCHANGE in kept:
            swap = _swap(influence, chance, hurried=False)
            if swap >= 0:
                first, second, bits = swap >> 16, swap >> 8 & 255, swap & 255
                influence[first] ^= bits
                influence[second] ^= bits
                kept.remove(FIGURE_EXCHANGE)
                played = True
                if log is not None:
                    log.append((seat, FIGURE_EXCHANGE, first, second << 8 | bits))
        if log is not None:
            log.append((seat, TURN_END, 0, 0))
        if played:
            passes = 0
        else:
            passes += 1
            if passes == players:
                return tally
        if kept:
            hand += kept
        stock = stocks[seat]
        while stock and len(hand) < HAND_SIZE:
            which = int(chance() * len(stock))
            hand.append(stock[which])
            if log is not None:
                log.append((seat, DRAW, stock[which], 0))
            stock[which] = stock[-1]
            stock.pop()
        seat += 1
        if seat == players:
            seat = 0


def shares_after(game: FlatGame, random: Random) -> tuple[float, ...]:
    """The seats' shares of the victory after one playout."""
    return game.shares.of(play_out(game, random))


def figures_swapped(packed: int) -> tuple[int, int]:
    """The second place and the mask of both kinds from the last number of a figure exchange in a log."""
    return packed >> 8, (packed & 255) >> MASK_SHIFT


def _swap(influence: list[int], chance: Callable[[], float], hurried: bool) -> int:
    """An effective swap as first place << 16 | second place << 8 | bits to flip in both, or -1.

    Hurried, only a few are tried; else it is -1 only if there is none.
    """
    settlements = len(influence) - 1
    if hurried:
        for _ in range(_TRIES):
            first, second = int(chance() * settlements), int(chance() * settlements)
            swap = _swap_between(influence[first], influence[second], chance)
            if swap:
                return first << 16 | second << 8 | swap
        return -1
    swaps = [
        first << 16 | second << 8 | swap
        for first in range(settlements)
        for second in range(first)
        if (swap := _swap_between(influence[first], influence[second], chance))
    ]
    return swaps[int(chance() * len(swaps))] if swaps else -1


def _swap_between(one: int, other: int, chance: Callable[[], float]) -> int:
    given, got = one & ~other & 0b111000, other & ~one & 0b111000
    if not given or not got:
        return 0
    return _any_bit(given, chance) | _any_bit(got, chance)


def _any_bit(mask: int, chance: Callable[[], float]) -> int:
    bits = [bit for bit in (8, 16, 32) if mask & bit]
    return bits[0] if len(bits) == 1 else bits[int(chance() * len(bits))]
