"""Tables to open on a page."""

from __future__ import annotations

from collections.abc import Callable

from engine.samurai import (
    Deal,
    LocalTable,
    RuleSet,
    Tile,
)
from samurai_qt.pages.table import TablePage
from tests.samurai_qt.table.players import new_table

DEALT = RuleSet(opening="random", figures="random")
Opener = Callable[..., TablePage]


def table_with(*hand: Tile, players: tuple[str, ...] = ("human", "human"), rules: RuleSet = DEALT) -> LocalTable:
    """A table with dealt figures where seat 0 begins with these tiles in hand."""
    table = new_table(*players, rules=rules, first=0)
    rest = list(table.deal.orders[0])
    for tile in hand:
        rest.remove(tile)
    deal = Deal(0, ((*hand, *rest), *table.deal.orders[1:]), table.deal.figures)
    return LocalTable(rules, table.seats, deal)
