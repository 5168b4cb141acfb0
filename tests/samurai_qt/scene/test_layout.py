from __future__ import annotations

from math import hypot

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from engine.samurai import PLAYER_COUNTS, Board
from samurai_qt.scene.coast import charted_sea, islands, land_grid, sea_grid
from samurai_qt.scene.layout import TURNS, best_turn, fitting_radius, layout, towards, unit_centre

boards = pytest.mark.parametrize("players", PLAYER_COUNTS)
ROOT_3 = 3**0.5


def test_neighbours_lie_one_hex_apart() -> None:
    assert unit_centre(0, 0) == (0, 0)
    assert unit_centre(0, 1) == pytest.approx((0, ROOT_3)), "south is down"
    assert unit_centre(1, 0) == pytest.approx((1.5, ROOT_3 / 2)), "flat tops, odd columns half a hex lower"


@boards
@pytest.mark.parametrize("turn", TURNS)
def test_every_point_of_a_hex_hits_it_at_every_turn_and_size(players: int, turn: int) -> None:
    board = Board.load(players)
    for radius in (7.0, 23.4, 160.0):
        place = layout(board, turn, radius)
        for hex_index in range(len(board.hexes)):
            centre = place.centre(hex_index)
            assert place.hex_at(centre) == hex_index
            for corner in place.outline(hex_index).toList():
                assert place.hex_at(centre + (corner - centre) * 0.97) == hex_index


@boards
def test_no_hex_lies_beside_the_board(players: int) -> None:
    board = Board.load(players)
    place = layout(board, 60, 20.0)
    bounds = place.bounds
    for corner in (bounds.topLeft(), bounds.bottomRight(), QPointF(9999, 9999), QPointF(-9999, 0)):
        assert place.hex_at(corner) is None


@boards
@pytest.mark.parametrize("size", [(900, 640), (1024, 700), (1920, 1080), (2560, 1440), (700, 1024), (240, 180)])
def test_the_whole_map_fits_any_view(players: int, size: tuple[int, int]) -> None:
    board = Board.load(players)
    view = QSizeF(*size)
    turn = best_turn(board, view)
    place = layout(board, turn, fitting_radius(board, turn, view))
    room = QRectF(-size[0] / 2, -size[1] / 2, *size).adjusted(-0.01, -0.01, 0.01, 0.01)
    for hex_index in range(len(board.hexes)):
        assert all(room.contains(corner) for corner in place.outline(hex_index).toList())
    assert all(fitting_radius(board, other, view) <= place.radius + 1e-5 for other in TURNS)


@pytest.mark.parametrize(("players", "upright", "turned"), [(2, 27, 33), (3, 20, 26), (4, 15, 21)])
def test_turning_shows_the_long_islands_larger(players: int, upright: int, turned: int) -> None:
    # The figures of the art direction, for 900 by 640, with no border around the hexes: within one pixel.
    board, view = Board.load(players), QSizeF(900, 640)
    assert fitting_radius(board, 0, view) == pytest.approx(upright, abs=2)
    assert fitting_radius(board, best_turn(board, view), view) == pytest.approx(turned, abs=2)
    assert fitting_radius(board, best_turn(board, view), view) > 1.15 * fitting_radius(board, 0, view)


def test_of_equal_turns_the_one_nearest_to_north_up_is_taken() -> None:
    board = Board.load(2)
    assert best_turn(board, QSizeF(500, 500), [180, 0]) == 0
    assert best_turn(board, QSizeF(900, 640), [210, 30]) == 30


@pytest.mark.parametrize("turn", TURNS)
def test_arrows_walk_over_the_screen(turn: int) -> None:
    board = Board.load(4)
    place = layout(board, turn, 20.0)
    for direction in (QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)):
        to = towards(place, board.edo, direction)
        step = place.centre(to) - place.centre(board.edo)
        assert to in board.neighbours[board.edo]
        along = (step.x() * direction.x() + step.y() * direction.y()) / hypot(step.x(), step.y())
        assert along > 0.8
    # At the edge there is nowhere to go.
    northernmost = min(range(len(board.hexes)), key=lambda index: layout(board, 0, 1.0).centre(index).y())
    assert towards(layout(board, 0, 1.0), northernmost, QPointF(0, -1)) == northernmost


@boards
def test_islands_hold_their_hexes_and_the_sea_holds_the_rest(players: int) -> None:
    board = Board.load(players)
    land, sea = islands(board), charted_sea(board)
    for hex_ in board.hexes:
        centre = QPointF(*unit_centre(hex_.q, hex_.r))
        assert sea.contains(centre)
        assert land.contains(centre) == (hex_.number not in board.sea)


@boards
def test_coasts_stay_near_the_edges_of_hexes(players: int) -> None:
    board = Board.load(players)
    place = layout(board, 0, 1.0)
    land = place.transform.map(islands(board))
    for index in board.sea:
        for corner in place.outline(index).toList():
            centre = place.centre(index)
            assert not land.contains(centre + (corner - centre) * 0.72)


@boards
def test_the_grid_has_every_edge_within_land_and_within_sea_once(players: int) -> None:
    board = Board.load(players)
    sea = set(board.sea)
    alike = {True: 0, False: 0}
    for index, neighbours in enumerate(board.neighbours):
        for neighbour in neighbours:
            if index < neighbour and (index in sea) == (neighbour in sea):
                alike[index in sea] += 1
    # Each edge is one move and one line.
    assert land_grid(board).elementCount() == 2 * alike[False]
    assert sea_grid(board).elementCount() == 2 * alike[True]
