from __future__ import annotations

from datetime import datetime

from engine.samurai import Resignation, save_table
from samurai_qt.game_setup import usual_setup
from samurai_qt.storage.autosave_slot import archive_autosave, game_in_progress
from samurai_qt.storage.data_folder import DataFolder
from samurai_qt.storage.saves import GameState, list_saved_games

NOW = datetime(2026, 11, 30, 9, 5)


def test_nothing_in_progress(data_folder: DataFolder) -> None:
    assert game_in_progress(data_folder) is None
    assert archive_autosave(data_folder, NOW) is None


def test_a_running_game_is_offered_and_can_be_moved_away(data_folder: DataFolder) -> None:
    content = save_table(usual_setup(["Ann"], "red").new_table(1))
    data_folder.autosave.write_bytes(content)
    game = game_in_progress(data_folder)
    assert game is not None
    assert game.record is not None
    assert [seat.name for seat in game.record.seats] == ["Ann", "Hana"]
    path = archive_autosave(data_folder, NOW)
    assert path == data_folder.saves / "2026-11-30 09.05 Ann, Hana.samurai"
    assert path.read_bytes() == content
    assert not data_folder.autosave.exists()


def test_a_game_that_is_over_is_not_offered_but_kept(data_folder: DataFolder) -> None:
    table = usual_setup(["Ann"], "red").new_table(1)
    table.submit(0, Resignation())
    data_folder.autosave.write_bytes(save_table(table))
    assert game_in_progress(data_folder) is None
    archive_autosave(data_folder, NOW)
    assert [game.state for game in list_saved_games(data_folder.saves)] == [GameState.OVER]


def test_a_damaged_autosave_is_kept_as_it_is(data_folder: DataFolder) -> None:
    data_folder.autosave.write_bytes(b"rubbish")
    assert game_in_progress(data_folder) is None
    path = archive_autosave(data_folder, NOW)
    assert path == data_folder.saves / "2026-11-30 09.05.samurai"
    assert path.read_bytes() == b"rubbish"
    assert [game.state for game in list_saved_games(data_folder.saves)] == [GameState.DAMAGED]
