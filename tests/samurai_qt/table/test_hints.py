"""Hints: asked for, past as soon as something else is done, and blind to what the player can't see."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from engine.samurai import (
    ALL_TILES,
    Action,
    Choice,
    Deal,
    LocalTable,
    OpeningChoice,
    Phase,
    Place,
    RuleSet,
    Tile,
    Turn,
)
from samurai_qt.bots.messages import TurnRequest, format_request
from samurai_qt.bots.process import BotProcess
from samurai_qt.table.controller import TableController, players_of
from samurai_qt.table.hints import Hint, Hints
from tests.samurai_qt.pages.tables import DEALT, table_with
from tests.samurai_qt.table.players import QuickBots, new_table
from tests.samurai_qt.table.scripted_hints import ScriptedProcess

HAND = (Tile.H4, Tile.S1, Tile.N1, Tile.V1, Tile.X)


class Asking:
    """A controller that has begun, and the hints at its table."""

    def __init__(self, table: LocalTable) -> None:
        self.table = table
        people, levels = players_of(table)
        self.controller = TableController(table, people, QuickBots(levels))
        self.process = ScriptedProcess()
        self.hints = Hints(self.controller, self.process, self.controller)
        self.changes: list[bool] = []
        self.failures: list[str] = []
        self.hints.changed.connect(lambda: self.changes.append(self.hints.thinking))
        self.hints.failed.connect(self.failures.append)
        self.controller.start()

    def choice(self) -> Choice | None:
        """What is proposed now."""
        return None if self.hints.hint is None else self.hints.hint.choice

    def staged(self) -> tuple[Action, ...]:
        assert self.controller.staging is not None
        return self.controller.staging.draft.actions

    def thinks(self) -> bool:
        return self.hints.thinking

    @property
    def land(self) -> tuple[int, ...]:
        return self.table.position.board.land


@pytest.fixture
def asking(qtbot: QtBot) -> Iterator[Asking]:
    made = Asking(table_with(*HAND, players=("human", "bot:random")))
    yield made
    made.controller.close()


def test_a_hint_is_thought_about_and_shown(asking: Asking) -> None:
    hints = asking.hints
    assert not asking.thinks() and asking.choice() is None
    hints.ask()
    assert asking.thinks()
    hints.ask()
    (question,) = asking.process.asked
    assert isinstance(question, TurnRequest)
    assert (question.seat, question.hand, question.milliseconds) == (0, asking.table.hand(0).tiles, 1000)
    turn = Turn((Place(Tile.H4, asking.land[0]),))
    asking.process.answer(turn)
    assert not asking.thinks()
    assert hints.hint is not None
    assert (hints.hint.seat, hints.hint.choice) == (0, turn)
    assert hints.hint.facts is not None and hints.hint.facts.actions == turn.actions
    assert asking.changes == [True, False]


def test_a_hint_is_taken_over_as_a_staged_turn_that_can_be_undone(asking: Asking) -> None:
    controller = asking.controller
    # What is staged gives way to it.
    controller.choose_tile(Tile.S1)
    controller.pick_hex(asking.land[5])
    asking.hints.ask()
    ship = asking.table.position.board.sea[0]
    asking.process.answer(Turn((Place(Tile.V1, ship), Place(Tile.H4, asking.land[0]))))
    asking.hints.take_over()
    assert asking.choice() is None
    assert asking.staged() == (Place(Tile.V1, ship), Place(Tile.H4, asking.land[0]))
    assert not asking.table.record().turns
    controller.undo()
    assert asking.staged() == (Place(Tile.V1, ship),)
    controller.redo()
    controller.undo()
    controller.undo()
    assert controller.position == asking.table.position


def test_a_thought_ends_when_the_player_moves(asking: Asking) -> None:
    asking.hints.ask()
    stops = asking.process.cancelled
    # A tile taken up is no move yet.
    asking.controller.choose_tile(Tile.H4)
    assert asking.thinks()
    asking.controller.pick_hex(asking.land[0])
    assert not asking.thinks()
    assert asking.process.cancelled == stops + 1
    # An answer that was on its way comes too late.
    asking.process.answer(Turn((Place(Tile.S1, asking.land[1]),)))
    assert asking.choice() is None


def test_a_hint_goes_when_the_player_undoes_or_ends_the_turn(asking: Asking) -> None:
    turn = Turn((Place(Tile.S1, asking.land[1]),))
    asking.controller.choose_tile(Tile.H4)
    asking.controller.pick_hex(asking.land[0])
    asking.hints.ask()
    asking.process.answer(turn)
    assert asking.choice() is not None
    asking.controller.undo()
    assert asking.choice() is None
    # The same moment of the game has the same hint, without another thought.
    asking.hints.ask()
    assert asking.choice() is not None
    assert len(asking.process.asked) == 1
    asking.controller.redo()
    asking.hints.ask()
    asking.controller.finish_turn()
    assert asking.choice() is None and not asking.thinks()


def test_the_process_ends_with_the_table(asking: Asking) -> None:
    asking.hints.ask()
    asking.controller.close()
    assert asking.process.closed
    assert not asking.thinks()
    asking.hints.ask()
    assert len(asking.process.asked) == 1


def test_without_an_answer_there_is_no_hint_and_it_can_be_asked_for_again(asking: Asking) -> None:
    asking.hints.ask()
    asking.process.fail("it died")
    assert asking.failures == ["it died"]
    assert not asking.thinks()
    asking.hints.ask()
    assert len(asking.process.asked) == 2
    # Nor is one that breaks a rule shown.
    asking.process.answer(Turn((Place(Tile.B4, asking.land[0]),)))
    assert asking.choice() is None
    assert len(asking.failures) == 2


def test_nobody_under_a_cover_is_asked_for(qtbot: QtBot) -> None:
    asking = Asking(table_with(*HAND, players=("human", "human")))
    assert asking.controller.cover == 0
    asking.hints.ask()
    assert asking.process.asked == []
    asking.controller.confirm_presence()
    asking.hints.ask()
    asking.process.answer(Turn((Place(Tile.S1, asking.land[1]),)))
    assert asking.choice() is not None
    asking.controller.take_over(Turn((Place(Tile.S1, asking.land[1]),)))
    asking.controller.finish_turn()
    qtbot.waitUntil(lambda: asking.controller.cover == 1)
    assert asking.choice() is None
    asking.controller.close()


def test_an_opening_hand_goes_on_being_thought_about_while_others_choose(qtbot: QtBot) -> None:
    asking = Asking(new_table("human", "bot:random", first=0))
    asking.hints.ask()
    assert asking.thinks()
    qtbot.waitUntil(lambda: asking.table.position.opening_chosen == (False, True))
    assert asking.thinks()
    five = (Tile.S3, Tile.S2, Tile.S2, Tile.H4, Tile.B4)
    asking.process.answer(OpeningChoice(five))
    assert asking.choice() == OpeningChoice(five)
    asking.controller.choose_opening(ALL_TILES[:5])
    assert asking.choice() is None
    assert asking.table.position.phase is Phase.FIGURES
    asking.controller.close()


def with_hidden_tiles_changed(table: LocalTable) -> LocalTable:
    """The same public game and the same hand of seat 0, and every other hidden tile elsewhere."""
    own, others = table.deal.orders[0], table.deal.orders[1:]
    orders = ((*own[:5], *reversed(own[5:])), *(tuple(reversed(order)) for order in others))
    return LocalTable(table.rules, table.seats, Deal(table.deal.first, orders, table.deal.figures))


def answered(qtbot: QtBot, hints: Hints) -> Hint:
    """The hint that was asked for, once it has come."""
    qtbot.waitUntil(lambda: not hints.thinking, timeout=30_000)
    assert hints.hint is not None
    return hints.hint


@pytest.mark.parametrize("rules", [DEALT, RuleSet(opening="random", figures="random", captured="open")])
def test_no_hidden_tile_changes_a_hint(qtbot: QtBot, rules: RuleSet) -> None:
    table = table_with(*HAND, players=("human", "bot:hard", "bot:hard"), rules=rules)
    other = with_hidden_tiles_changed(table)
    assert other.hand(0) == table.hand(0)
    assert other.hand(1) != table.hand(1)
    asked, chosen = [], []
    for each in (table, other):
        asking = Asking(each)
        asking.hints.ask()
        asked += [format_request(question) for question in asking.process.asked]
        asking.controller.close()
        # And as thought out by a worker, by playouts, so that time doesn't matter.
        people, levels = players_of(each)
        controller = TableController(each, people, QuickBots(levels))
        hints = Hints(controller, BotProcess.for_level("master@6p", seed=1), controller)
        controller.start()
        hints.ask()
        hint = answered(qtbot, hints)
        chosen.append((hint.choice, hint.facts))
        controller.close()
    assert asked[0] == asked[1]
    assert chosen[0] == chosen[1]
