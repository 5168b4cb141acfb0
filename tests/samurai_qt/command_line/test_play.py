"""`samurai-qt play` and `open`: seats, rules, and what is wrong with them in one line."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine.samurai import RuleSet
from samurai_qt.__main__ import main
from samurai_qt.command_line.game_arguments import rules_of
from samurai_qt.command_line.parser import parse_arguments
from samurai_qt.command_line.play import beginning_of, seats_of
from samurai_qt.session import Session
from samurai_qt.window.main_window import MainWindow


@pytest.mark.parametrize(
    ("arguments", "people", "bots"),
    [
        ([], 1, ("hard",)),
        (["--players", "3"], 3, ()),
        (["--bots", "easy"], 1, ("easy",)),
        (["--bots", "easy,greedy"], 1, ("easy", "greedy")),
        (["--players", "4", "--bots", "easy,greedy"], 2, ("easy", "greedy")),
        (["--players", "2", "--bots", "random,master"], 0, ("random", "master")),
        (["--bots", "random,random,random,random"], 0, ("random",) * 4),
    ],
)
def test_bots_fill_the_last_seats(arguments: list[str], people: int, bots: tuple[str, ...]) -> None:
    assert seats_of(parse_arguments(["play", *arguments])) == (people, bots)


@pytest.mark.parametrize(
    ("arguments", "rules"),
    [
        ([], RuleSet()),
        (["--edition", "1998"], RuleSet(edition="1998")),
        (
            ["--option", "capture=immediate", "--option", "distinct_cities=true"],
            RuleSet(capture="immediate", distinct_cities=True),
        ),
        (["--edition", "1998", "--option", "edition=1998"], RuleSet(edition="1998")),
    ],
)
def test_rules_from_arguments(arguments: list[str], rules: RuleSet) -> None:
    assert rules_of(parse_arguments(["play", *arguments])) == rules


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["--bots", "genius"], "--bots: there is no level “genius”; levels are random, greedy, novice,"),
        (["--bots", ""], "--bots: there is no level “”"),
        (["--bots", "easy,easy,easy", "--players", "2"], "--bots names 3 bots for 2 seats"),
        (["--bots", "easy,easy,easy,easy,easy"], "--bots names 5 bots for 4 seats"),
        (["--players", "5"], "play: argument --players: invalid choice: 5"),
        (["--edition", "2020"], "play: argument --edition: invalid choice: '2020'"),
        (["--option", "colour=red"], "--option: there is no option “colour”"),
        (["--option", "capture=now"], "--option: option “capture” can be turn-end or immediate, not “now”"),
        (["--option", "capture"], "--option capture: an option is written K=V"),
        (["--option", "tied_leaders=1"], "--option: option “tied_leaders” can be false or true, not “1”"),
        (["--option", "opening=random", "--option", "opening=chosen"], "--option opening is given twice"),
        (["--edition", "1998", "--option", "edition=2015"], "--edition and --option edition say different things"),
        (["--seed", "x"], "play: argument --seed: invalid int value: 'x'"),
        (["file"], "unrecognized arguments: file"),
    ],
)
def test_wrong_use_is_one_line(arguments: list[str], line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith(f"samurai-qt: {line}")
    assert captured.err.count("\n") == 1


def test_people_without_a_name_are_numbered_in_the_players_language(qtbot: QtBot, session: Session) -> None:
    begin = beginning_of(parse_arguments(["play", "--players", "3", "--bots", "easy"]))
    session.change_settings(language="zh_CN")
    window = MainWindow(session)
    qtbot.addWidget(window)
    names = [info.name for info in begin(window).controller.table.seats]
    assert names == ["玩家 1", "玩家 2", "Hana"]


def test_open_refuses_what_holds_no_game_before_any_window(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "notes.txt"
    assert main(["open", str(path)]) == 1
    assert capsys.readouterr().err == f"samurai-qt: {path}: can't be read: No such file or directory\n"
    path.write_text("no game")
    assert main(["open", str(path)]) == 1
    error = capsys.readouterr().err
    assert error.startswith(f"samurai-qt: {path}: ")
    assert error.count("\n") == 1
    assert path.read_text() == "no game"


def test_the_data_dir_may_stand_before_or_after_the_command(tmp_path: Path) -> None:
    before = parse_arguments(["--data-dir", str(tmp_path), "play"])
    after = parse_arguments(["play", "--data-dir", str(tmp_path)])
    assert before.data_dir == after.data_dir == tmp_path
    assert parse_arguments(["play"]).data_dir is None


@pytest.mark.parametrize("command", [["play"], ["open", "game.samurai"], []])
def test_the_map_of_the_window_is_asked_for_before_a_command_too(command: list[str]) -> None:
    assert parse_arguments(["--ui-map", "map.json", *command]).ui_map == Path("map.json")
    assert parse_arguments(command).ui_map is None
