"""The autosave's writer: newest content wins, failures are told once, closing writes what is left."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from samurai_qt.table.autosave import Autosave


def test_the_newest_content_reaches_the_disk(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "autosave.samurai"
    autosave = Autosave(path)
    with qtbot.waitSignal(autosave.settled):
        for number in range(100):
            autosave.write(b"%d" % number)
    assert path.read_bytes() == b"99"
    assert not autosave.busy
    autosave.close()


def test_closing_writes_what_is_left(tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "autosave.samurai"
    autosave = Autosave(path)
    autosave.write(b"first")
    autosave.write(b"second")
    autosave.close()
    assert path.read_bytes() == b"second"
    autosave.close()


def test_closing_at_once_writes_what_the_thread_has_not_begun(tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "autosave.samurai"
    autosave = Autosave(path)
    autosave.write(b"only")
    autosave.close()
    assert path.read_bytes() == b"only"
    with qtbot.assertNotEmitted(autosave.failed, wait=20):
        pass
    assert path.read_bytes() == b"only"


def test_a_failure_is_told_once_until_it_works_again(tmp_path: Path, qtbot: QtBot) -> None:
    folder = tmp_path / "folder"
    path = folder / "autosave.samurai"
    autosave = Autosave(path)
    failures: list[str] = []
    autosave.failed.connect(failures.append)
    for _ in range(2):
        with qtbot.waitSignal(autosave.settled):
            autosave.write(b"lost")
    assert len(failures) == 1
    assert str(path) in failures[0]
    folder.mkdir()
    with qtbot.waitSignal(autosave.settled):
        autosave.write(b"kept")
    assert path.read_bytes() == b"kept"
    path.unlink()
    folder.rmdir()
    with qtbot.waitSignal(autosave.settled):
        autosave.write(b"lost")
    assert len(failures) == 2
    autosave.close()
