"""The slow tile that a seat plays in a guided playout, and where: what gains most, or what the tree has learned."""

from engine.samurai.bots.playouts.chances import Row
from engine.samurai.bots.playouts.flat_game import RONIN
from engine.samurai.bots.playouts.replies import Key, Node, chosen_reply
from engine.samurai.bots.playouts.starts import Orders, Pair
from engine.samurai.bots.playouts.vacancies import NO_PAIR, NOTHING, Field
from engine.samurai.bots.winning_valuation import cost_of
from engine.samurai.pieces import TILES

COSTS = tuple(cost_of(tile) for tile in TILES)
"""By index, what a tile is worth later on."""

FIRST_FAST = RONIN
"""The index of the first fast tile; slow ones come before."""

Banned = tuple[int, Pair]
"""A tile and where it would end the game lost."""

_PAIRS_TRIED = 2
# What a tile gains where it ends the game lost: more than nowhere at all.
_SHUNNED = NOTHING + 1

_Option = tuple[float, Key, Pair]


def best_slow(
    empty: Field, orders: Orders, rows: list[Row], hand: list[int], banned: list[Banned]
) -> tuple[int, Pair]:
    """The slow tile that gains most for what it costs, and its pair; -1 and none if there is none.

    `banned` are tiles and pairs to be chosen only where there is nothing else.
    """
    land, touched = empty.land, empty.touched
    changed = [(rows[first], rows[second]) for _, first, second, _ in land.changed]
    best = chosen_top = NOTHING
    chosen, chosen_pair = -1, NO_PAIR
    chosen_values: list[float] = []
    for tile in set(hand):
        if tile < FIRST_FAST:
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
            if top - COSTS[tile] > best:
                best = top - COSTS[tile]
                chosen, chosen_pair, chosen_values, chosen_top = tile, unchanged, values, top
    if chosen_values:
        chosen_pair = land.first_with(chosen_top, chosen_values, chosen_pair)
    return chosen, chosen_pair


def from_tree(
    tree: Node, empty: Field, orders: Orders, rows: list[Row], hand: list[int], banned: list[Banned]
) -> tuple[int, Pair, Node | None]:
    """The slow tile that the tree tries next, its pair, and the point reached there; -1 and None without any."""
    options: list[_Option] = []
    land, touched = empty.land, empty.touched
    for tile in set(hand):
        if tile < FIRST_FAST:
            order: list[tuple[float, Pair]] = []
            for top, mask, pair in orders[tile]:
                if not mask & touched:
                    order.append((top, pair))
                    if len(order) == _PAIRS_TRIED:
                        break
            if land.changed:
                order += [(rows[pair[1]][tile] + rows[pair[2]][tile], pair) for pair in land.changed]
            for banned_tile, pair in banned:
                if banned_tile == tile:
                    order = [(_SHUNNED, pair) if entry[1] == pair else entry for entry in order]
            order.sort(key=_by_gain)
            for top, pair in order[:_PAIRS_TRIED]:
                options.append((top - COSTS[tile], (tile, pair[1], pair[2]), pair))
    if not options:
        return -1, NO_PAIR, None
    _, key, pair = chosen_reply(tree, options)
    return key[0], pair, tree.reply(key)


def _by_gain(entry: tuple[float, Pair]) -> tuple[float, Pair]:
    return -entry[0], entry[1]
