"""Who looks at the screen, with one person and with several."""

from samurai_qt.table.seating import Seating


def test_one_person_is_always_there() -> None:
    seating = Seating((2,))
    assert seating.present == 2
    assert not seating.is_covered(2)
    assert seating.next_person((0, 1, 2, 3)) == 2


def test_several_people_confirm_one_after_the_other() -> None:
    seating = Seating((0, 1, 3))
    assert seating.present is None
    assert seating.is_covered(0)
    seating.confirm(0)
    assert not seating.is_covered(0)
    assert seating.is_covered(1)
    seating.confirm(1)
    assert seating.is_covered(0)


def test_bots_between_do_not_change_who_is_there() -> None:
    seating = Seating((0, 2))
    seating.confirm(2)
    assert seating.next_person((1,)) is None
    assert not seating.is_covered(2)


def test_whoever_is_there_acts_first_where_several_may() -> None:
    seating = Seating((0, 1))
    assert seating.next_person((0, 1)) == 0
    seating.confirm(1)
    assert seating.next_person((0, 1)) == 1
    assert seating.next_person((0,)) == 0


def test_nobody_at_a_table_of_bots() -> None:
    seating = Seating(())
    assert seating.present is None
    assert seating.next_person((0, 1)) is None
    seating.confirm(0)
    assert seating.present is None
