"""Bots in this computer's seats of a networked table."""

from queue import SimpleQueue

from engine.samurai import Phase
from engine.samurai.bots import parse_level
from samurai_qt.lan.bot_seats import ThinkingSeats, Thought
from tests.samurai_qt.bots.tables import is_legal, play_turns, table_in_phase


def test_an_answer_to_what_is_past_counts_no_more_and_the_bot_is_asked_again() -> None:
    """After a restart the others may tell what came next while a bot still thinks."""
    table = table_in_phase(Phase.TURNS)
    seat = table.awaited[0]
    thoughts: SimpleQueue[Thought] = SimpleQueue()
    bots = ThinkingSeats({seat: parse_level("greedy")}, 1, thoughts.put)
    bots.ask(table)
    play_turns(table, 2)
    assert table.awaited == (seat,)
    bots.ask(table)
    past, present = thoughts.get(timeout=20), thoughts.get(timeout=20)
    assert not bots.still_counts(past, table)
    assert bots.still_counts(present, table)
    assert is_legal(table, present.choice)
    assert not bots.still_counts(present, table)
    bots.close()


def test_asking_twice_of_the_same_is_asking_once() -> None:
    table = table_in_phase(Phase.TURNS)
    thoughts: SimpleQueue[Thought] = SimpleQueue()
    bots = ThinkingSeats({table.awaited[0]: parse_level("greedy")}, 1, thoughts.put)
    bots.ask(table)
    bots.ask(table)
    thoughts.get(timeout=20)
    bots.close()
    assert thoughts.empty()
