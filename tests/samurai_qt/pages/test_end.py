from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from engine.samurai import Record, Verdict
from engine.samurai.records import parse_record, print_record, replay
from samurai_qt.pages.end import EndPage
from samurai_qt.session import Session
from samurai_qt.widgets.verdict_panel import StepChips

GAMES = Path(__file__).parents[2] / "engine" / "data" / "games"


def game(name: str = "game0000.json") -> tuple[Record, Verdict]:
    record = parse_record((GAMES / name).read_bytes())
    verdict = replay(record).verdict
    assert verdict is not None
    return record, verdict


def open_page(qtbot: QtBot, session: Session, name: str = "game0000.json") -> EndPage:
    page = EndPage(session, *game(name))
    qtbot.addWidget(page)
    page.resize(1024, 700)
    page.show()
    page.shown()
    return page


def test_every_game_of_the_collection_is_told(qtbot: QtBot, session: Session) -> None:
    told = 0
    for path in sorted(GAMES.glob("game*.json")):
        record = parse_record(path.read_bytes())
        verdict = replay(record).verdict
        if verdict is None:
            continue
        page = EndPage(session, record, verdict)
        qtbot.addWidget(page)
        page.resize(1024, 700)
        assert not page.grab().isNull()
        assert len(page.findChildren(StepChips)) == len(verdict.steps)
        told += 1
    assert told > 10


def test_winner_reason_and_counts_are_said(qtbot: QtBot, session: Session) -> None:
    page = open_page(qtbot, session)
    names = [info.name for info in page.record.seats]
    winners = [names[seat] for seat in page.verdict.winners]
    assert all(winner in page.banner.headline for winner in winners)
    assert page.banner.reason
    said = page.table.accessibleName().splitlines()
    assert len(said) == len(names) + 4
    assert said[-1].startswith("Set aside: ")


def test_steps_say_their_numbers_to_a_screen_reader(qtbot: QtBot, session: Session) -> None:
    page = open_page(qtbot, session)
    for step, chips in zip(page.verdict.steps, page.findChildren(StepChips), strict=True):
        for number in step.numbers:
            assert str(number) in chips.accessibleName()


def test_each_way_on_is_a_signal(qtbot: QtBot, session: Session) -> None:
    page = open_page(qtbot, session)
    for way, signal in (
        (page.rematch_button, page.rematch_requested),
        (page.map_button, page.back_requested),
        (page.start_button, page.start_requested),
    ):
        with qtbot.waitSignal(signal):
            QTest.mouseClick(way, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(page.replay_requested) as wanted:
        QTest.mouseClick(page.replay_button, Qt.MouseButton.LeftButton)
    assert wanted.args == [page.record]


def test_the_record_is_saved_where_asked(qtbot: QtBot, session: Session, tmp_path: Path) -> None:
    page = open_page(qtbot, session)
    page.saver.write(tmp_path / "game.json")
    assert parse_record((tmp_path / "game.json").read_bytes()) == page.record
    assert (tmp_path / "game.json").read_text(encoding="utf-8") == print_record(page.record)
    assert "Saved as game.json" in [label.text() for label in page.findChildren(QLabel)]


def test_a_failed_save_becomes_a_notice(qtbot: QtBot, session: Session, tmp_path: Path) -> None:
    page = open_page(qtbot, session)
    with qtbot.waitSignal(session.notice) as notice:
        page.saver.write(tmp_path / "missing" / "game.json")
    assert "can't be written" in notice.args[0]


def test_the_save_dialog_suggests_a_name_from_the_players(qtbot: QtBot, session: Session, tmp_path: Path) -> None:
    page = open_page(qtbot, session)
    dialog = page.save()
    assert dialog.isVisible()
    assert dialog.selectedFiles()[0].endswith(".json")
    with qtbot.waitSignal(page.saver.saved):
        dialog.fileSelected.emit(str(tmp_path / "chosen.json"))
    assert (tmp_path / "chosen.json").exists()
    dialog.reject()


def test_the_page_follows_theme_and_text_size(qtbot: QtBot, session: Session) -> None:
    page = open_page(qtbot, session)

    def picture() -> QImage:
        return page.grab().toImage()

    light = picture()
    session.change_settings(theme="dark")
    dark = picture()
    assert dark != light
    session.change_settings(text_size=130)
    assert picture() != dark
