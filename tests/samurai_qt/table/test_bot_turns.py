"""Bots' answers wait for the disk, one after the other; a failure stops all thinking until something is decided."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from engine.samurai import ALL_TILES, OpeningChoice, RuleSet
from samurai_qt.table.autosave import Autosave
from samurai_qt.table.bot_turns import BotTurns
from tests.samurai_qt.table.players import QuickBots, new_table

CHOICE = OpeningChoice(ALL_TILES[:5])


def test_answers_wait_for_the_disk_and_for_one_another(qtbot: QtBot, tmp_path: Path) -> None:
    autosave = Autosave(tmp_path / "autosave.samurai")
    bots = QuickBots({0: "random", 1: "greedy"})
    turns = BotTurns(bots, autosave)
    chosen: list[int] = []

    def submit(seat: int) -> None:
        chosen.append(seat)
        autosave.write(b"after the move")

    turns.chosen.connect(submit)
    autosave.write(b"before")
    bots.answered.emit(1, CHOICE)
    bots.answered.emit(0, CHOICE)
    assert chosen == []
    qtbot.waitUntil(lambda: chosen == [1, 0])
    qtbot.waitUntil(lambda: not autosave.busy)
    turns.close()
    autosave.close()


def test_nobody_is_asked_while_a_failure_stands(qtbot: QtBot) -> None:
    table = new_table("bot:random", "bot:greedy", rules=RuleSet(opening="random", figures="random"), first=1)
    bots = QuickBots({0: "random", 1: "greedy"}, ("it died",))
    turns = BotTurns(bots, None)
    assert turns.thinking_seat(table) == 1
    with qtbot.waitSignal(turns.failed):
        turns.ask(table)
    assert turns.failure == (1, "greedy", "it died")
    assert turns.thinking_seat(table) is None
    turns.ask(table)
    assert bots.asked == [(1, "greedy")]
    turns.forget_failure("random")
    turns.ask(table)
    assert bots.asked == [(1, "greedy"), (1, "random")]
    turns.close()
