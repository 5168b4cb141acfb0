"""The controller: whole games, hot-seat covers, resigning, failing bots, and what is saved when."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from engine.samurai import (
    ALL_TILES,
    Draft,
    EndReason,
    GameEnded,
    LocalTable,
    OpeningChosen,
    Phase,
    Place,
    Reason,
    Rule,
    RuleSet,
    TurnPlayed,
    legal_figure_placements,
)
from samurai_qt.bots.seats import BotSeats
from samurai_qt.table.autosave import Autosave
from samurai_qt.table.controller import TableController, players_of
from samurai_qt.table.pacer import Pace, Shown
from samurai_qt.table.staging import Step
from tests.samurai_qt.table.players import QuickBots, any_turn, new_table

DEALT = RuleSet(opening="random", figures="random")


def controller_of(table: LocalTable, *faults: str) -> tuple[TableController, QuickBots]:
    people, levels = players_of(table)
    bots = QuickBots(levels, faults)
    controller = TableController(table, people, bots)
    controller.pacer.set_pace(Pace.INSTANT)
    return controller, bots


def play_person(controller: TableController, random: Random) -> None:
    """Do whatever the person who is to act may do."""
    if controller.cover is not None:
        controller.confirm_presence()
    phase = controller.table.position.phase
    if phase is Phase.OPENING:
        controller.choose_opening(tuple(random.sample(ALL_TILES, 5)))
    elif phase is Phase.FIGURES:
        controller.place_figure(*random.choice(legal_figure_placements(controller.position)))
    elif controller.staging is not None:
        turn = any_turn(controller.position, controller.staging.draft.hand, random)
        for action in turn.actions:
            controller.staging.draft.push(action)
        controller.finish_turn()


def waits_for_person(qtbot: QtBot, controller: TableController) -> bool:
    """Wait until a person has to act, or, False, the game is over."""
    qtbot.waitUntil(lambda: controller.person_to_act is not None or controller.is_over)
    return not controller.is_over


def play_to_the_end(qtbot: QtBot, controller: TableController) -> None:
    random = Random(3)
    controller.start()
    while waits_for_person(qtbot, controller):
        play_person(controller, random)


def test_a_person_and_bots_play_a_whole_game(qtbot: QtBot) -> None:
    table = new_table("human", "bot:random", "bot:random")
    controller, bots = controller_of(table)
    shown: list[Shown] = []
    controller.shown.connect(shown.append)
    play_to_the_end(qtbot, controller)
    assert table.position.phase is Phase.OVER
    assert controller.position == table.position
    events = [event for event, _, _ in shown]
    assert sum(isinstance(event, OpeningChosen) for event in events) == 3
    assert sum(isinstance(event, TurnPlayed) for event in events) == len(table.record().turns)
    assert isinstance(events[-1], GameEnded)
    assert {seat for seat, _ in bots.asked} == {1, 2}
    controller.close()
    assert not bots.open


def test_bots_alone_play_a_whole_game(qtbot: QtBot) -> None:
    controller, _ = controller_of(new_table(*["bot:random"] * 4))
    controller.start()
    assert controller.hand is None
    assert controller.person_to_act is None
    qtbot.waitUntil(lambda: controller.is_over, timeout=20_000)
    assert controller.resigning_seat is None
    controller.close()


def test_a_paused_game_of_bots_stands_still(qtbot: QtBot) -> None:
    table = new_table(*["bot:random"] * 2, rules=DEALT)
    controller, bots = controller_of(table)
    controller.set_paused(True)
    controller.start()
    assert not bots.asked
    with qtbot.waitSignal(controller.shown):
        controller.set_paused(False)
    controller.set_paused(True)
    turns = len(table.record().turns)
    assert turns >= 1
    qtbot.waitUntil(lambda: not bots._pending)
    # The thought that had begun is played, and no other begins.
    assert len(table.record().turns) <= turns + 1
    asked = len(bots.asked)
    controller.set_paused(False)
    qtbot.waitUntil(lambda: len(bots.asked) > asked)
    controller.close()


def covers_in_a_game(qtbot: QtBot, table: LocalTable) -> list[tuple[Phase, int]]:
    """Every cover of a game, with the phase it was in; play confirms each."""
    controller, _ = controller_of(table)
    random = Random(4)
    covers: list[tuple[Phase, int]] = []
    controller.start()
    while waits_for_person(qtbot, controller):
        if controller.cover is not None:
            assert controller.hand is None
            covers.append((table.position.phase, controller.cover))
            controller.confirm_presence()
        hand = controller.hand
        assert hand is not None and hand.seat == controller.person_to_act
        play_person(controller, random)
    controller.close()
    return covers


def test_one_person_is_never_covered(qtbot: QtBot) -> None:
    assert covers_in_a_game(qtbot, new_table("human", "bot:random")) == []


def test_two_people_are_covered_at_every_change(qtbot: QtBot) -> None:
    table = new_table("human", "human", rules=RuleSet(figures="random"), first=1)
    covers = covers_in_a_game(qtbot, table)
    # The first player chooses first; then the cover changes with every turn.
    assert covers[:2] == [(Phase.OPENING, 1), (Phase.OPENING, 0)]
    turns = [seat for phase, seat in covers if phase is Phase.TURNS]
    assert turns == [entry.seat for entry in table.record().turns]


def test_bots_between_need_no_cover_for_the_same_person(qtbot: QtBot) -> None:
    table = new_table("human", "bot:random", "human", "bot:random", rules=DEALT, first=0)
    covers = covers_in_a_game(qtbot, table)
    people = [entry.seat for entry in table.record().turns if entry.seat in (0, 2)]
    assert [seat for _, seat in covers] == people
    assert people[:3] == [0, 2, 0]


def test_nothing_is_played_under_a_cover(qtbot: QtBot) -> None:
    controller, _ = controller_of(new_table("human", "human", rules=DEALT, first=0))
    controller.start()
    staging = controller.staging
    assert staging is not None
    controller.choose_tile(staging.draft.hand.tiles[0])
    controller.pick_hex(0)
    controller.finish_turn()
    assert staging.tile is None
    assert not controller.table.record().turns
    controller.confirm_presence()
    controller.choose_tile(staging.draft.hand.tiles[0])
    assert staging.step is not Step.CHOOSE_TILE
    controller.close()


def test_a_figure_may_be_placed_under_a_cover(qtbot: QtBot) -> None:
    table = new_table("human", "human", rules=RuleSet(opening="random"), first=0)
    controller, _ = controller_of(table)
    controller.start()
    assert controller.cover == 0
    controller.place_figure(*legal_figure_placements(controller.position)[0])
    assert len(table.record().setup) == 1
    controller.close()


def test_a_turn_is_staged_undone_and_ended(qtbot: QtBot) -> None:
    table = new_table("human", "bot:random", rules=DEALT, first=0)
    controller, _ = controller_of(table)
    refusals: list[Reason] = []
    controller.refused.connect(refusals.append)
    controller.start()
    before = table.position
    hand = table.hand(0).tiles
    tile = next(tile for tile in hand if tile.strength and not tile.fast)
    land = table.position.board.land[0]
    controller.finish_turn()
    assert [reason.rule for reason in refusals] == [Rule.PASS_NOT_ALLOWED]
    controller.choose_tile(tile)
    controller.pick_hex(table.position.board.sea[0])
    assert refusals[-1].rule is Rule.TILE_NEEDS_LAND
    controller.pick_hex(land)
    assert controller.position.tiles[land] == (0, tile)
    assert controller.hand is not None and len(controller.hand.tiles) == 4
    assert table.position == before
    controller.undo()
    assert controller.position == before
    controller.redo()
    controller.finish_turn()
    assert table.record().turns[0].actions == (Place(tile, land),)
    controller.close()


def test_others_last_turns_stay_marked_until_their_next(qtbot: QtBot) -> None:
    table = new_table("human", "bot:random", "bot:random", rules=DEALT, first=0)
    controller, _ = controller_of(table)
    controller.start()
    random = Random(2)
    for _ in range(2):
        qtbot.waitUntil(lambda: controller.staging is not None)
        play_person(controller, random)
    qtbot.waitUntil(lambda: controller.staging is not None)
    turns = table.record().turns[-2:]
    assert [turn.seat for turn in turns] == [1, 2]
    expected = {
        number
        for turn in turns
        for action in turn.actions
        for number in ((action.hex,) if isinstance(action, Place) else ())
    }
    assert expected <= set(controller.marked_hexes)
    controller.close()


def test_marks_are_known_again_after_resuming(qtbot: QtBot) -> None:
    table = new_table("human", "bot:random", rules=DEALT, first=0)
    controller, _ = controller_of(table)
    controller.start()
    play_person(controller, Random(2))
    qtbot.waitUntil(lambda: controller.staging is not None)
    marked = controller.marked_hexes
    controller.close()
    again, _ = controller_of(table)
    again.start()
    assert again.marked_hexes == marked != ()
    again.close()


def test_resigning_gives_the_game_to_the_others(qtbot: QtBot) -> None:
    table = new_table("human", "bot:random", "bot:random", rules=DEALT, first=0)
    controller, _ = controller_of(table)
    controller.start()
    assert controller.resigning_seat == 0
    controller.resign()
    qtbot.waitUntil(lambda: controller.is_over)
    assert table.position.end_reasons == (EndReason.RESIGNED,)
    assert table.position.conceded == 0
    controller.close()


def test_a_failed_bot_is_asked_again_or_replaced(qtbot: QtBot) -> None:
    table = new_table("human", "bot:hard", rules=DEALT, first=1)
    controller, bots = controller_of(table, "it died", "it died again")
    controller.start()
    qtbot.waitUntil(lambda: controller.failure is not None)
    assert controller.failure == (1, "hard", "it died")
    assert controller.thinking_seat is None
    controller.retry_bot()
    qtbot.waitUntil(lambda: controller.failure is not None)
    assert controller.failure == (1, "hard", "it died again")
    controller.replace_bot("greedy")
    qtbot.waitUntil(lambda: controller.staging is not None)
    assert bots.asked == [(1, "hard"), (1, "hard"), (1, "greedy")]
    controller.close()


def test_an_illegal_answer_is_a_failure(qtbot: QtBot) -> None:
    table = new_table("human", "bot:hard", rules=DEALT, first=1)
    people, levels = players_of(table)
    bots = QuickBots(levels)
    bots.faults = [any_turn(table.position, table.hand(1), Random(1))._replace(actions=())]
    controller = TableController(table, people, bots)
    controller.start()
    qtbot.waitUntil(lambda: controller.failure is not None)
    assert not table.record().turns
    controller.close()


@pytest.mark.parametrize("player", ["bot:genius", "bot:cmd:/bin/false", "cmd:/bin/false", "cmd:bot"])
def test_whoever_a_file_names_is_run_never_but_can_be_replaced(qtbot: QtBot, player: str) -> None:
    table = new_table("human", player, rules=DEALT, first=1)
    people, levels = players_of(table)
    assert people == (0,)
    controller = TableController(table, people, BotSeats(levels))
    controller.start()
    qtbot.waitUntil(lambda: controller.failure is not None)
    controller.replace_bot("random")
    qtbot.waitUntil(lambda: bool(table.record().turns), timeout=20_000)
    controller.close()


class CountingKeeper:
    """Snapshots that say how far the game and the draft are."""

    def __init__(self, table: LocalTable) -> None:
        self.table = table
        self.players: dict[int, str] = {}

    def snapshot(self, draft: Draft | None) -> bytes:
        staged = 0 if draft is None else len(draft.actions)
        return f"{len(self.table.record().turns)} turns, {staged} staged".encode()

    def reseat(self, seat: int, player: str) -> None:
        self.players[seat] = player


def test_every_action_reaches_the_disk(qtbot: QtBot, tmp_path: Path) -> None:
    table = new_table("human", "bot:random", rules=DEALT, first=0)
    people, levels = players_of(table)
    path = tmp_path / "autosave.samurai"
    autosave = Autosave(path)
    keeper = CountingKeeper(table)
    controller = TableController(table, people, QuickBots(levels), keeper=keeper, autosave=autosave)
    controller.pacer.set_pace(Pace.INSTANT)

    def expect(content: str, act: Callable[[], None]) -> None:
        act()
        qtbot.waitUntil(lambda: path.exists() and path.read_bytes() == content.encode())

    expect("0 turns, 0 staged", controller.start)
    tile = next(tile for tile in table.hand(0).tiles if tile.strength and not tile.fast)
    controller.choose_tile(tile)
    expect("0 turns, 1 staged", lambda: controller.pick_hex(table.position.board.land[0]))
    expect("0 turns, 0 staged", controller.undo)
    expect("0 turns, 1 staged", controller.redo)
    expect("2 turns, 0 staged", controller.finish_turn)
    controller.close()


def test_a_draft_is_taken_up_again_under_the_cover(qtbot: QtBot) -> None:
    table = new_table("human", "human", rules=DEALT, first=0)
    people, levels = players_of(table)
    tile = next(tile for tile in table.hand(0).tiles if tile.strength and not tile.fast)
    draft = Draft(table.position, table.hand(0))
    draft.push(Place(tile, table.position.board.land[0]))
    controller = TableController(table, people, QuickBots(levels), draft=draft)
    controller.start()
    assert controller.cover == 0
    assert controller.position.tiles[table.position.board.land[0]] == (0, tile)
    controller.confirm_presence()
    assert controller.hand is not None and len(controller.hand.tiles) == 4
    controller.close()
