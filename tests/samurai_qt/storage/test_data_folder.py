from __future__ import annotations

from pathlib import Path

import pytest

from samurai_qt.storage.data_folder import DataFolder
from samurai_qt.storage.errors import DataFolderError, DataFolderInUseError, NoHomeFolderError


def test_makes_its_folders(tmp_path: Path) -> None:
    with DataFolder(tmp_path / "a" / "b").open() as folder:
        assert folder.saves.is_dir()
        assert folder.saves.parent == tmp_path / "a" / "b"


def test_stays_the_same_folder_when_the_working_directory_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert DataFolder(Path("here")).path == tmp_path / "here"


def test_a_working_directory_that_is_gone_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    with pytest.raises(DataFolderError, match=r"^data folder here can't be used: No such file or directory$"):
        DataFolder(Path("here"))
    assert DataFolder(tmp_path).path == tmp_path


def test_a_user_without_a_home_is_told_of_data_dir(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless(*_: object, **__: object) -> Path:
        raise RuntimeError("could not determine the home directory")

    monkeypatch.setattr("platformdirs.user_data_path", homeless)
    with pytest.raises(NoHomeFolderError, match=r"--data-dir$"):
        DataFolder()


@pytest.mark.parametrize("name", ["lock", "saves"])
def test_something_else_in_place_of_a_part_is_named(tmp_path: Path, name: str) -> None:
    (tmp_path / name).mkdir() if name == "lock" else (tmp_path / name).touch()
    with pytest.raises(DataFolderError, match=f"^data folder {tmp_path} can't be used: "):
        DataFolder(tmp_path).open()


def test_leftovers_of_a_killed_program_go(tmp_path: Path) -> None:
    (tmp_path / "saves").mkdir()
    kept = [tmp_path / "saves" / "game.new", tmp_path / "saves" / ".hidden", tmp_path / "settings.json"]
    for path in (*kept, tmp_path / ".autosave.samurai.x_1.new", tmp_path / "saves" / ".a.samurai.x_2.new"):
        path.touch()
    with pytest.raises(DataFolderInUseError), DataFolder(tmp_path).open():
        (tmp_path / ".settings.json.x_3.new").touch()
        DataFolder(tmp_path).open()
    assert (tmp_path / ".settings.json.x_3.new").exists()
    (tmp_path / ".settings.json.x_3.new").unlink()
    assert sorted(path for path in tmp_path.rglob("*") if path.is_file()) == sorted([*kept, tmp_path / "lock"])


def test_lock_holds_one_program_at_a_time(tmp_path: Path) -> None:
    with DataFolder(tmp_path).open(), pytest.raises(DataFolderInUseError, match="already using"):
        DataFolder(tmp_path).open()
    with DataFolder(tmp_path).open():
        pass


def test_a_full_disk_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def disk_full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr("tempfile.NamedTemporaryFile", disk_full)
        held = DataFolder(tmp_path)
        with pytest.raises(DataFolderError, match="can't be used: No space left on device"):
            held.open()
    with DataFolder(tmp_path).open():
        pass
