from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

import pytest

from engine.samurai import COLOURS, RuleSet, SeatInfo, print_record, save_table
from samurai_qt.game_setup import GameSetup, usual_setup
from samurai_qt.storage.atomic_write import write_atomically
from samurai_qt.storage.game_files import GameFileError, peek_at_record, read_game
from samurai_qt.storage.saves import (
    GameState,
    delete_saved_game,
    free_path,
    list_saved_games,
    look_at,
    new_file_name,
)

SETUP = GameSetup(RuleSet(opening="random", figures="random"), usual_setup(["Ann"], "red").seats)


def write_save(path: Path, seed: int = 1) -> Path:
    path.write_bytes(save_table(SETUP.new_table(seed)))
    return path


def write_record(path: Path) -> Path:
    path.write_text(print_record(SETUP.new_table(1).record()), "utf-8")
    return path


def test_a_save_opens_as_the_table_it_was(tmp_path: Path) -> None:
    opened = read_game(write_save(tmp_path / "game.samurai", 5))
    assert opened.saved is not None
    assert opened.saved.table.deal == SETUP.new_table(5).deal
    assert opened.record == SETUP.new_table(5).record()


def test_a_record_opens_to_be_watched_only(tmp_path: Path) -> None:
    opened = read_game(write_record(tmp_path / "game.json"))
    assert opened.saved is None
    assert opened.record.seats == SETUP.seats


def test_the_list_tells_of_every_file_newest_first(tmp_path: Path) -> None:
    files = [
        write_save(tmp_path / "old.samurai"),
        write_record(tmp_path / "record.json"),
        tmp_path / "broken.samurai",
    ]
    files[2].write_bytes(files[0].read_bytes()[:-1])
    for age, path in enumerate(files):
        os.utime(path, (1_700_000_000 + age, 1_700_000_000 + age))
    (tmp_path / "notes.txt").write_text("no game")
    (tmp_path / ".game.samurai.new").write_text("half a file")
    games = list_saved_games(tmp_path)
    assert [game.path for game in games] == files[::-1]
    assert [game.state for game in games] == [GameState.DAMAGED, GameState.RUNNING, GameState.RUNNING]
    assert [game.can_go_on for game in games] == [False, False, True]
    assert games[0].error is not None
    assert games[0].error.fault.startswith("the file is cut off: of ")
    assert games[1].modified == datetime.fromtimestamp(1_700_000_001)


@pytest.mark.parametrize("seconds", [-(2**62), -1, 2**38, 2**61])
def test_a_file_of_any_date_is_listed(tmp_path: Path, seconds: int, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write_save(tmp_path / "game.samurai")
    stat = Path.stat

    def of_another_time(file: Path, **options: bool) -> os.stat_result:
        values = list(stat(file, **options))
        values[8] = seconds
        return os.stat_result(values)

    monkeypatch.setattr(Path, "stat", of_another_time)
    (game,) = list_saved_games(tmp_path)
    assert (game.path, game.state) == (path, GameState.RUNNING)


@pytest.mark.parametrize("length", [0, 30, -1])
def test_a_listed_fault_does_not_keep_the_file_in_memory(tmp_path: Path, length: int) -> None:
    path = write_save(tmp_path / "game.samurai")
    path.write_bytes(path.read_bytes()[:length])
    link: BaseException | None = look_at(path).error
    chain = []
    while link is not None:
        chain.append(link.__traceback__)
        link = link.__cause__ or link.__context__
    assert len(chain) >= 2
    assert set(chain) == {None}


def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "game.samurai")
    assert list_saved_games(tmp_path) == []
    error = look_at(tmp_path / "game.samurai").error
    assert error is not None
    assert error.fault == "is no file"


def test_a_missing_folder_is_an_empty_list(tmp_path: Path) -> None:
    assert list_saved_games(tmp_path / "no") == []


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (b"", "JSON"),
        (b"{", "JSON"),
        (b"[" * 100_000, "JSON"),
        (b'{"format": "other"}', "other"),
        (b"\x89SAMURAI\r\n\x1a\n", "cut off"),
    ],
)
def test_what_holds_no_game_is_one_line_and_stays(tmp_path: Path, content: bytes, fault: str) -> None:
    path = tmp_path / "game.samurai"
    path.write_bytes(content)
    for read in (read_game, peek_at_record):
        with pytest.raises(GameFileError) as caught:
            read(path)
        assert str(caught.value).startswith(f"{path}: ")
        assert "\n" not in str(caught.value)
    assert path.read_bytes() == content


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(GameFileError, match=r"no\.json: can't be read: No such file or directory"):
        read_game(tmp_path / "no.json")


def test_names_tell_when_and_who_and_are_never_taken_twice(tmp_path: Path) -> None:
    seats = (SeatInfo("Ann/../x", "red", "human"), SeatInfo("小明", "blue", "human"))
    name = new_file_name(seats, datetime(2026, 11, 30, 14, 5))
    assert name == "2026-11-30 14.05 Ann..x, 小明.samurai"
    free_path(tmp_path, name).touch()
    assert free_path(tmp_path, name).name == "2026-11-30 14.05 Ann..x, 小明 (2).samurai"


@pytest.mark.parametrize("letter", ["x", "武", "🀄", "."])
def test_long_names_in_any_script_give_a_name_that_can_be_written(tmp_path: Path, letter: str) -> None:
    seats = tuple(SeatInfo(letter * 24, colour, "human") for colour in COLOURS)
    path = free_path(tmp_path, new_file_name(seats, datetime(2026, 11, 30, 14, 5)))
    for _ in range(2):
        write_atomically(path, b"game")
        path = free_path(tmp_path, path.name)
    assert len(list(tmp_path.iterdir())) == 2


def test_deleting_twice_is_deleting_once(tmp_path: Path) -> None:
    path = write_save(tmp_path / "game.samurai")
    delete_saved_game(path)
    delete_saved_game(path)
    assert not path.exists()
