from __future__ import annotations

from PySide6.QtCore import QRect, QSize

from samurai_qt.tabletop.arrangement import arrange
from samurai_qt.tabletop.hint_room import room_in


def test_beside_the_map_a_card_stands_over_the_log_above_the_buttons() -> None:
    parts = arrange(QSize(1366, 768), players_height=410, log_open=True)
    room = room_in(parts, ())
    low = room.place(100, ())
    assert low.bottom() == parts.actions.bottom() - 57
    assert low.left() > parts.map.right()
    assert low.right() <= parts.actions.right()
    assert low.height() == 100
    # All but a strip of the log would stay in sight.
    assert room.place(200, ()).top() == parts.log.top()
    high = room.place(5000, ())
    assert high.top() == parts.header.bottom()
    assert high.bottom() == low.bottom()


def test_of_what_stands_above_the_log_a_card_covers_whole_blocks() -> None:
    parts = arrange(QSize(1366, 768), players_height=410, log_open=True)
    upper, lower = QRect(1080, 200, 270, 100), QRect(1080, 306, 270, 148)
    room = room_in(parts, (upper, lower))
    foot = room.place(100, ()).bottom() + 1
    assert room.place(100, ()).height() == 100
    for top in range(lower.top(), lower.bottom() + 1):
        assert room.place(foot - top, ()).top() == lower.top() - 1
    # Between two blocks it covers neither more nor less than the one.
    assert room.place(foot - 303, ()).top() == 303
    assert room.place(foot - upper.bottom(), ()).top() == upper.top() - 1
    # The log goes on behind the card.
    assert room.place(foot - parts.log.top() - 100, ()).top() == parts.log.top() + 100


def test_in_a_tall_window_a_card_stands_where_fewest_hexes_are() -> None:
    parts = arrange(QSize(900, 1300), players_height=100, log_open=False)
    room = room_in(parts, ())
    lower_right = QRect(parts.map.right() - 60, parts.map.bottom() - 60, 40, 40)
    upper_right = QRect(parts.map.right() - 60, parts.map.top() + 20, 40, 40)
    place = room.place(200, (lower_right,))
    assert parts.map.contains(place)
    assert place.size() == QSize(420, 200)
    assert not place.intersects(lower_right)
    assert not room.place(200, (lower_right, upper_right)).intersects(upper_right)
    # Where all is free, in the corner by the buttons.
    assert room.place(200, ()).intersects(lower_right)
