from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.samurai import Board, Phase, Position, RuleSet, SeatInfo, starting_position
from samurai_qt.session import Session
from samurai_qt.widgets import LogPanel, PlayersPanel
from samurai_qt.words import LogKind, LogLine

SEATS = (
    SeatInfo("Ann", "red", "human"),
    SeatInfo("Bea", "blue", "bot:hard"),
    SeatInfo("Cleo", "yellow", "human"),
)


def position() -> Position:
    start = starting_position(Board.load(3), RuleSet(opening="random"), 0, None)
    return start._replace(
        phase=Phase.TURNS,
        seat_to_act=1,
        captured=((3, 1, 0), (2, 0, 0), (0, 1, 1)),
        set_aside=(1, 0, 1),
        hand_sizes=(5, 5, 4),
        stock_sizes=(9, 10, 0),
    )


def open_panel(qtbot: QtBot, session: Session) -> PlayersPanel:
    panel = PlayersPanel(session)
    qtbot.addWidget(panel)
    return panel


def test_hidden_counts_are_known_of_one_s_own_seat_alone(qtbot: QtBot, session: Session) -> None:
    panel = open_panel(qtbot, session)
    panel.set_state(position(), SEATS, hidden=True, own_seats={0})
    said = [card.accessibleName() for card in panel.cards]
    assert "Captured: 3 castles, 1 Buddha and 0 rice." in said[0]
    assert "hidden behind the screen" in said[1]
    assert "hidden behind the screen" in said[2]
    assert "leads" not in panel.kinds.accessibleName()


def test_open_counts_show_who_leads(qtbot: QtBot, session: Session) -> None:
    panel = open_panel(qtbot, session)
    panel.set_state(position(), SEATS, hidden=False)
    assert "Captured: 2 castles" in panel.cards[1].accessibleName()
    said = panel.kinds.accessibleName().splitlines()
    # Only Edo's three figures stand on this board.
    assert said[0] == "Castles: 1 of 10 on the map; Ann leads"
    assert said[1] == "Buddhas: 1 of 10 on the map; nobody leads"
    assert said[3] == "Set aside: 2; with four the game ends."


def test_hidden_counts_are_shown_at_the_end(qtbot: QtBot, session: Session) -> None:
    panel = open_panel(qtbot, session)
    panel.set_state(position()._replace(phase=Phase.OVER, seat_to_act=-1), SEATS, hidden=True)
    assert "Captured: 2 castles" in panel.cards[1].accessibleName()


def test_cards_tell_whose_turn_it_is_and_who_thinks(qtbot: QtBot, session: Session) -> None:
    panel = open_panel(qtbot, session)
    panel.set_state(position(), SEATS, hidden=True, thinking_seat=1)
    assert panel.cards[1].accessibleName().splitlines()[:2] == ["Bea · bot, hard", "thinking"]
    panel.set_state(position()._replace(seat_to_act=2), SEATS, hidden=True)
    assert panel.cards[2].accessibleName().splitlines()[:2] == ["Cleo · person", "to play"]
    assert "In hand: 4 tiles; in stock: 0 tiles." in panel.cards[2].accessibleName()


def test_while_openings_are_chosen_all_who_have_not_are_to_play(qtbot: QtBot, session: Session) -> None:
    panel = open_panel(qtbot, session)
    opening = starting_position(Board.load(3), RuleSet(), 0, None)._replace(opening_chosen=(True, False, False))
    panel.set_state(opening, SEATS, hidden=True)
    assert ["to play" in card.accessibleName() for card in panel.cards] == [False, True, True]


def test_the_panel_draws_in_both_themes(qtbot: QtBot, session: Session) -> None:
    panel = open_panel(qtbot, session)
    panel.set_state(position(), SEATS, hidden=False)
    panel.resize(250, panel.sizeHint().height())
    light = panel.grab().toImage()
    session.change_settings(theme="dark")
    assert panel.grab().toImage() != light


def test_larger_text_makes_higher_cards(qtbot: QtBot, session: Session) -> None:
    panel = open_panel(qtbot, session)
    panel.set_state(position(), SEATS, hidden=False)
    before = panel.cards[0].sizeHint().height()
    session.change_settings(text_size=150)
    assert panel.cards[0].sizeHint().height() > before


def lines(count: int) -> list[LogLine]:
    return [LogLine(f"Line {number}", (number, number + 1), 0, LogKind.ACTION) for number in range(count)]


def open_log(qtbot: QtBot, session: Session, count: int) -> LogPanel:
    log = LogPanel(session)
    qtbot.addWidget(log)
    log.set_seats(["red", "blue"])
    log.resize(260, 220)
    with qtbot.waitActive(log):
        log.show()
        log.activateWindow()
    log.set_lines(lines(count))
    return log


def test_a_click_gives_the_line_s_hexes(qtbot: QtBot, session: Session) -> None:
    log = open_log(qtbot, session, 3)
    place = log.view.visualRect(log.view.model().index(1, 0)).center()
    with qtbot.waitSignal(log.clicked) as clicked:
        QTest.mouseClick(log.view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert clicked.args == [(1, 2)]


def test_the_keyboard_reaches_every_line(qtbot: QtBot, session: Session) -> None:
    log = open_log(qtbot, session, 3)
    log.view.setFocus()
    log.show_line(1)
    QTest.keyClick(log.view, Qt.Key.Key_Down)
    with qtbot.waitSignal(log.clicked) as clicked:
        QTest.keyClick(log.view, Qt.Key.Key_Return)
    assert clicked.args == [(2, 3)]


def test_new_lines_come_into_view_unless_one_reads_further_up(qtbot: QtBot, session: Session) -> None:
    log = open_log(qtbot, session, 40)
    bar = log.view.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0 and bar.value() == bar.maximum())
    log.append(lines(5))
    qtbot.waitUntil(lambda: bar.value() == bar.maximum())
    bar.setValue(0)
    log.append(lines(5))
    assert bar.value() == 0
    assert len(log.lines) == 50


def test_the_log_folds_away_and_back(qtbot: QtBot, session: Session) -> None:
    log = open_log(qtbot, session, 3)
    with qtbot.waitSignal(log.folded) as folded:
        QTest.mouseClick(log.heading, Qt.MouseButton.LeftButton)
    assert folded.args == [True]
    assert log.is_folded
    assert not log.view.isVisible()
    log.set_folded(False)
    assert log.view.isVisible()


def test_long_lines_are_broken(qtbot: QtBot, session: Session) -> None:
    log = open_log(qtbot, session, 1)
    log.set_lines([*lines(1), LogLine("word " * 40, (), -1, LogKind.CAPTURE)])
    view = log.view
    first, second = (view.visualRect(view.model().index(row, 0)).height() for row in range(2))
    assert second > 2 * first


def test_the_line_on_show_stays_in_view_when_the_log_gets_smaller(qtbot: QtBot, session: Session) -> None:
    log = open_log(qtbot, session, 40)
    log.show_line(20)
    log.resize(200, 140)
    place = log.view.visualRect(log.view.model().index(20, 0))
    assert log.view.viewport().rect().contains(place.center())


def test_compact_cards_take_one_row(qtbot: QtBot, session: Session) -> None:
    panel = open_panel(qtbot, session)
    panel.set_state(position(), SEATS, hidden=False)
    full = panel.cards[0].sizeHint().height()
    panel.set_compact(True)
    assert panel.cards[0].sizeHint().height() < full * 0.7
    panel.resize(240, panel.sizeHint().height())
    assert not panel.grab().isNull()
