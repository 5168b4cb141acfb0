"""The games in the pictures stand at the moments they are named for."""

from __future__ import annotations

from engine.samurai import Phase
from samurai_qt.screenshots import games


def test_the_person_is_the_last_to_choose_an_opening_hand() -> None:
    table = games.opening().table
    assert table.position.phase is Phase.OPENING
    assert table.awaited == (0,)


def test_the_person_places_a_figure_in_the_middle_of_setup() -> None:
    table = games.figures().table
    assert table.position.phase is Phase.FIGURES
    assert table.awaited == (0,)


def test_the_person_has_staged_a_turn_that_captures() -> None:
    table, draft = games.middle()
    assert len(table.record().turns) >= 26
    assert draft is not None and draft.seat == 0
    assert draft.preview().captures and not draft.preview().end_reasons
    assert games.middle().table.position == table.position, "the same every time"


def test_the_second_person_is_next() -> None:
    table = games.hot_seat().table
    assert table.awaited == (1,)
    assert table.seats[1].player == "human"


def test_a_game_comes_to_its_end() -> None:
    assert games.finished().position.phase is Phase.OVER
