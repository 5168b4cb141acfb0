"""A copy of a game between computers, to be played on at this one: what is hidden in it is dealt anew."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from engine.samurai import (
    ALL_TILES,
    Deal,
    FigurePlacement,
    Hand,
    LocalTable,
    OpeningChoice,
    Record,
    Turn,
    tile_of_action,
)
from engine.samurai.records import replay
from samurai_qt.game_setup import DEFAULT_LEVEL


def offline_copy(record: Record, hands: Mapping[int, Hand], random: Random) -> LocalTable:
    """The game as it stands, past the choice of opening hands; `hands` are those known here.

    The tiles nobody has seen are shuffled; seats without a known hand are played by bots.
    """
    seats = tuple(
        info if seat in hands else info._replace(player=f"bot:{DEFAULT_LEVEL}")
        for seat, info in enumerate(record.seats)
    )
    final = replay(record).final
    orders = []
    for seat in range(len(seats)):
        played = [
            tile_of_action(action) for entry in record.turns if entry.seat == seat for action in entry.actions
        ]
        hand = list(hands[seat].tiles) if seat in hands else []
        rest = list(ALL_TILES)
        for tile in (*played, *hand):
            rest.remove(tile)
        random.shuffle(rest)
        # Tiles in the order they were played: each is in hand by then, and the hand of now comes next.
        orders.append((*played, *hand, *rest))
    dealt = replay(record).positions[0].figures if record.rules.figures == "random" else None
    table = LocalTable(record.rules, seats, Deal(record.first, tuple(orders), dealt))
    if record.rules.opening == "chosen":
        for seat in table.awaited:
            table.submit(seat, OpeningChoice(orders[seat][:5]))
    for entry in record.setup:
        if entry.seat >= 0:
            table.submit(entry.seat, FigurePlacement(entry.hex, entry.figure))
    for turn in record.turns:
        table.submit(turn.seat, Turn(turn.actions))
    assert table.position == final
    return table
