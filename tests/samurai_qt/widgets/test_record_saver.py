"""The file name offered for a record, which any file system must take."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine.samurai import COLOURS, SeatInfo, parse_record
from samurai_qt.session import Session
from samurai_qt.widgets.record_saver import RecordSaver
from tests.engine.games import game_text


@pytest.mark.parametrize("name", ["Ann", "武" * 500, "🀄" * 24, "../../etc/passwd", "", "a\u202eb"])
def test_the_suggested_name_can_be_written(qtbot: QtBot, session: Session, tmp_path: Path, name: str) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    record = parse_record(game_text("game0005"))
    seats = tuple(SeatInfo(name, colour, "human") for colour in COLOURS[: len(record.seats)])
    saver = RecordSaver(session, record._replace(seats=seats), parent)
    path = tmp_path / saver.suggested_name()
    assert path.parent == tmp_path
    with qtbot.waitSignal(saver.saved):
        saver.write(path)
    assert [file.name for file in tmp_path.iterdir() if file.suffix == ".json"] == [path.name]
    assert path.name.startswith("samurai-")
