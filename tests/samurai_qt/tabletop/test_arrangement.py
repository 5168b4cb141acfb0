"""The map takes at least 60 % of the window, nothing overlaps and nothing sticks out."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRect, QSize

from samurai_qt.tabletop.arrangement import Arrangement, arrange, is_tall

SIZES = [(1024, 700), (1280, 800), (1366, 768), (1920, 1080), (2560, 1440), (1024, 1400), (1200, 1920)]


def arranged(width: int, height: int, *, log_open: bool) -> Arrangement:
    size = QSize(width, height)
    return arrange(size, players_height=120 if is_tall(size) else 400, log_open=log_open)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("log_open", [True, False])
def test_the_map_comes_first(size: tuple[int, int], log_open: bool) -> None:
    width, height = size
    arrangement = arranged(width, height, log_open=log_open)
    assert arrangement.map.width() * arrangement.map.height() >= 0.6 * width * height


@pytest.mark.parametrize("size", SIZES)
def test_parts_lie_side_by_side(size: tuple[int, int]) -> None:
    whole = QRect(0, 0, *size)
    arrangement = arranged(*size, log_open=False)
    parts = [part for part in arrangement[:-1] if isinstance(part, QRect) and not part.isEmpty()]
    assert all(whole.contains(part) for part in parts)
    assert not any(first.intersects(second) for first, second in combinations(parts, 2))


def test_a_tall_window_has_its_players_on_top() -> None:
    arrangement = arranged(1024, 1400, log_open=False)
    assert not arrangement.log_beside
    assert arrangement.players.bottom() < arrangement.map.top()
    assert arrangement.log.isEmpty()


def test_where_the_players_leave_no_room_the_log_lies_over_the_map() -> None:
    size = QSize(1024, 700)
    crowded = arrange(size, players_height=460, log_open=True)
    assert not crowded.log_beside
    assert crowded.map.contains(crowded.log)
    assert arrange(size, players_height=460, log_open=False).log.isEmpty()
    roomy = arrange(size, players_height=300, log_open=True)
    assert roomy.log_beside
    assert roomy.log.top() == roomy.players.bottom() + 1


def test_room_the_log_leaves_goes_to_what_ending_the_turn_does() -> None:
    crowded = arrange(QSize(1024, 700), players_height=460, log_open=False)
    assert crowded.actions.top() == crowded.players.bottom() + 1
    assert crowded.actions.bottom() == 699
