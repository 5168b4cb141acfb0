from engine.samurai import Tile
from samurai_qt.widgets.hand_order import HandOrder

FIVE = (Tile.S2, Tile.H4, Tile.V1, Tile.X, Tile.B2)


def shown(keep_sorted: bool) -> HandOrder:
    order = HandOrder()
    order.show(FIVE, keep_sorted=keep_sorted)
    return order


def test_a_hand_is_shown_as_given_unless_it_is_kept_sorted() -> None:
    assert tuple(shown(keep_sorted=False).panels) == FIVE
    assert shown(keep_sorted=True).panels == [Tile.H4, Tile.B2, Tile.S2, Tile.V1, Tile.X]


def test_a_played_tile_leaves_its_panel_empty_and_comes_back_to_it() -> None:
    order = shown(keep_sorted=True)
    order.show((Tile.H4, Tile.S2, Tile.V1, Tile.X), keep_sorted=True)
    assert order.panels == [Tile.H4, None, Tile.S2, Tile.V1, Tile.X]
    order.show((Tile.H4, Tile.V1, Tile.X), keep_sorted=True)
    order.show(FIVE, keep_sorted=True)
    assert order.panels == [Tile.H4, Tile.B2, Tile.S2, Tile.V1, Tile.X]


def test_a_drawn_tile_fills_the_gap_where_the_hand_is_not_kept_sorted() -> None:
    order = shown(keep_sorted=False)
    order.show((Tile.S2, Tile.V1, Tile.X, Tile.B2, Tile.R3), keep_sorted=False)
    assert order.panels == [Tile.S2, Tile.R3, Tile.V1, Tile.X, Tile.B2]


def test_a_drawn_tile_is_sorted_in_where_it_is() -> None:
    order = shown(keep_sorted=True)
    order.show((Tile.H4, Tile.S2, Tile.V1, Tile.X, Tile.R3), keep_sorted=True)
    assert order.panels == [Tile.H4, Tile.R3, Tile.S2, Tile.V1, Tile.X]


def test_moving_a_tile_shifts_those_between() -> None:
    order = shown(keep_sorted=False)
    order.move(0, 2)
    assert order.panels == [Tile.H4, Tile.V1, Tile.S2, Tile.X, Tile.B2]


def test_two_alike_stand_on_two_panels_and_keep_their_indexes_apart() -> None:
    order = HandOrder()
    tiles = (Tile.S1, Tile.V2, Tile.S1)
    order.show(tiles, keep_sorted=False)
    order.move(1, 0)
    assert order.indexes(tiles) == [1, 0, 2, None, None]


def test_sorting_puts_gaps_last() -> None:
    order = shown(keep_sorted=False)
    order.show((Tile.S2, Tile.X, Tile.B2), keep_sorted=False)
    order.sort()
    assert order.panels == [Tile.B2, Tile.S2, Tile.X, None, None]
