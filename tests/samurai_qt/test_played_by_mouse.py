"""The program as a new user meets it: two whole games by mouse alone, saved, taken up again, watched, verified."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from engine.samurai import load_table
from samurai_qt.__main__ import main
from tests.samurai_qt.played_window import PlayedWindow, played_window
from tests.virtual_screen import virtual_screen

pytestmark = [pytest.mark.screen, pytest.mark.timeout(600)]


def saved_files(data_dir: Path) -> set[Path]:
    return set((data_dir / "saves").glob("*.samurai"))


def begin_game(window: PlayedWindow, players: int) -> None:
    """From the start page to the table of a new game of one person against bots."""
    window.wait_for_page("StartPage")
    window.click("New game")
    window.wait_for_page("NewGamePage")
    window.click(str(players))
    window.click("Start")
    window.wait_for_page("TablePage")


def staged_in(save: bytes) -> int:
    """How many actions of a turn in the making a save holds."""
    draft = load_table(save).draft
    return 0 if draft is None else len(draft.actions)


def verified(capsys: pytest.CaptureFixture[str], path: Path, folder: Path) -> dict[str, object]:
    """The verdict of `verify` on what `export` writes of a game."""
    assert main(["export", str(path)]) == 0
    exported = folder / "exported.json"
    exported.write_text(capsys.readouterr().out, encoding="utf-8")
    assert main(["verify", str(exported), "--json"]) == 0
    (verdict,) = json.loads(capsys.readouterr().out)
    assert isinstance(verdict, dict)
    return verdict


def test_a_new_user_plays_saves_resumes_and_watches(
    qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data_dir = tmp_path / "data"
    documents = tmp_path / "home" / "Documents"
    documents.mkdir(parents=True)
    with virtual_screen(1366, 768) as screen:
        screen.environment["HOME"] = str(documents.parent)
        with played_window(qtbot, screen, tmp_path, data_dir) as window:
            window.wait_for_page("WelcomePage")
            window.type("Ann")
            window.click("Continue")
            begin_game(window, 2)
            # Others' moves are shown at once from here on.
            window.click("pace")
            window.click("Don't wait for moves to be seen")
            window.play(until=lambda state: state["turns"] >= 4)
            half_way = window.look()["state"]
        # Closed in the middle of the game: it goes on where it was.
        with played_window(qtbot, screen, tmp_path, data_dir) as window:
            window.wait_for_page("StartPage")
            window.click("Go on with the game")
            resumed = window.wait(lambda seen: seen["steady"] and seen["state"].get("person") is not None)["state"]
            assert resumed["turns"] >= half_way["turns"]
            window.stage_one(resumed, Random(2))
            staged = window.wait(lambda seen: seen["state"]["staged"] == 1)["state"]
            qtbot.waitUntil(lambda: staged_in((data_dir / "autosave.samurai").read_bytes()) == 1)
            window.kill()
        # Killed in the middle of a turn: the staged tile still lies there.
        with played_window(qtbot, screen, tmp_path, data_dir) as window:
            window.click("Go on with the game")
            resumed = window.wait(lambda seen: seen["state"].get("person") is not None)["state"]
            assert (resumed["turns"], resumed["staged"]) == (staged["turns"], 1)
            window.play_to_the_end()
            window.click("See the result")
            window.wait_for_page("EndPage")
            window.click("Save the record…")
            window.wait(lambda seen: seen["modal"] == "QFileDialog")
            window.click("&Save")
            window.wait(lambda seen: seen["modal"] is None)
            (record,) = documents.glob("samurai-*.json")
            assert main(["verify", str(record)]) == 0
            assert capsys.readouterr().out == f"{record}: record, complete\n"
            window.click("Back to start")
            window.wait_for_page("StartPage")
            window.click("Saved games and replays")
            window.wait_for_page("SavesPage")
            window.click("Watch")
            window.wait_for_page("ReplayPage")
        (two_players,) = saved_files(data_dir)
        assert verified(capsys, two_players, tmp_path)["complete"] is True

        with played_window(qtbot, screen, tmp_path, data_dir) as window:
            begin_game(window, 4)
            window.play_to_the_end()
            window.click("See the result")
            window.wait_for_page("EndPage")
        (four_players,) = saved_files(data_dir) - {two_players}
        assert verified(capsys, four_players, tmp_path)["complete"] is True


def turns_when_a_person_acts(window: PlayedWindow, least: int) -> int:
    """How many turns have been played, at least so many, once a person is to act."""
    seen = window.wait(
        lambda seen: seen["steady"] and seen["state"].get("person") is not None and seen["state"]["turns"] >= least
    )
    return int(seen["state"]["turns"])


def test_a_turn_is_played_by_a_hint(qtbot: QtBot, tmp_path: Path) -> None:
    options = ("--option", "opening=random", "--option", "figures=random", "--seed", "4")
    with (
        virtual_screen(1366, 768) as screen,
        played_window(qtbot, screen, tmp_path, tmp_path / "data", "play", "--bots", "novice", *options) as window,
    ):
        window.wait_for_page("WelcomePage")
        window.type("Ann")
        window.click("Continue")
        turns = turns_when_a_person_acts(window, 0)
        for _ in range(2):
            window.click("hint")
            window.click("use-hint")
            staged = window.wait(lambda seen: seen["state"]["staged"])["state"]
            # Staged and no more: the hint is gone, and the turn can be taken back.
            assert window.control("use-hint") is None
            assert window.control("Undo") is not None
            assert staged["turns"] == turns
            window.click("End turn")
            turns = turns_when_a_person_acts(window, turns + 2)
