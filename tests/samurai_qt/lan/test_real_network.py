"""Two windows on a real network of this computer alone, from the list through lobby and game to "verified"."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from engine.samurai import EndReason, OpeningChoice, Phase
from engine.samurai.bots import Budget, make_bot
from net.discovery import Added, Endpoint, Table
from net.node import Found, Looks
from samurai_qt.lan.events import TablesFound
from samurai_qt.lan.network import NetworkNode
from samurai_qt.lan.place import NetworkPlace
from samurai_qt.pages.end import EndPage
from samurai_qt.pages.lan import LanPage
from samurai_qt.pages.lan_host import LanHostPage
from samurai_qt.pages.lan_lobby import LobbyPage
from samurai_qt.pages.lan_table import LanTablePage
from samurai_qt.pages.page import Page
from samurai_qt.session import Session
from samurai_qt.storage.data_folder import DataFolder
from samurai_qt.widgets.audit_bar import AuditBar
from samurai_qt.window.main_window import MainWindow
from tests.net.discovery.adverts import ANN as ADVERT
from tests.samurai_qt.lan.pages import page_of

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)")

HERE = ("127.0.0.1",)
PATIENCE = 20_000

STRANGE_TABLE = Table(ADVERT, (Endpoint("10.0.0.8", 4000),), 1.0)
"""A table of a computer that is not there."""


def make_node(session: Session) -> NetworkNode:
    return NetworkNode(
        session.folder.path, session.folder.saves, session.settings.name, NetworkPlace(HERE, interfaces=HERE)
    )


@pytest.fixture
def windows(qtbot: QtBot, tmp_path: Path) -> Iterator[list[MainWindow]]:
    """Ann's window and Bea's."""
    with ExitStack() as opened:
        made = []
        for name, colour in (("Ann", "red"), ("Bea", "blue")):
            session = Session(opened.enter_context(DataFolder(tmp_path / name).open()))
            session.change_settings(
                name=name, colour=colour, language="en", theme="light", pace="instant", reduced_motion=True
            )
            window = MainWindow(session, make_node=partial(make_node, session))
            qtbot.addWidget(window)
            window.show()
            made.append(window)
        yield made
        for window in made:
            window.close()


def shows(window: MainWindow, kind: type[Page]) -> bool:
    return isinstance(window.page, kind)


def is_verified(bar: AuditBar) -> bool:
    return bar.headline.text() == "Verified"


def lists_one(page: LanPage) -> bool:
    return page.unfinished.count() == 1


def meet(qtbot: QtBot, ann: MainWindow, bea: MainWindow) -> tuple[LobbyPage, LobbyPage]:
    """Both windows in the lobby of Ann's table."""
    for window in (ann, bea):
        window.lan.open_list()
    page_of(ann, LanPage).host.click()
    form = page_of(ann, LanHostPage)
    # Other tests on this computer may have tables open at the same time.
    form.name.setText(secrets.token_hex(8))
    form.open.click()
    join(qtbot, bea, form.name.text())
    for window in (ann, bea):
        qtbot.waitUntil(partial(shows, window, LobbyPage), timeout=PATIENCE)
    lobbies = page_of(ann, LobbyPage), page_of(bea, LobbyPage)
    qtbot.waitUntil(lambda: all(not lobby.lobby.empty for lobby in lobbies), timeout=PATIENCE)
    return lobbies


def join(qtbot: QtBot, window: MainWindow, name: str) -> None:
    """Join the table of this name once it has a free seat."""
    page = page_of(window, LanPage)

    def is_chosen() -> bool:
        for table in page.bridge.tables:
            if table.name == name:
                page.list.choose(table.key)
        chosen = page.list.chosen
        return chosen is not None and chosen.name == name and page.join.isEnabled()

    qtbot.waitUntil(is_chosen, timeout=PATIENCE)
    page.join.click()


def begin(qtbot: QtBot, ann: MainWindow, bea: MainWindow) -> list[LanTablePage]:
    """Both windows at the table."""
    for lobby in meet(qtbot, ann, bea):
        lobby.ready.click()
    for window in (ann, bea):
        qtbot.waitUntil(partial(shows, window, LanTablePage), timeout=PATIENCE)
    return [page_of(window, LanTablePage) for window in (ann, bea)]


def act(page: LanTablePage, random: Random) -> None:
    """Let a bot choose for the person at this page."""
    table = page.controller.table
    bot, budget = make_bot("greedy"), Budget(1, None)
    for seat in table.awaited:
        if seat not in page.controller.seating.people:
            continue
        position, hand = table.position, table.hand(seat)
        if position.phase is Phase.OPENING:
            tiles = position.unseen_tiles(seat)
            table.submit(seat, OpeningChoice(bot.choose_opening(tiles, position, seat, budget, random)))
        elif position.phase is Phase.FIGURES:
            table.submit(seat, bot.place_figure(position, hand, budget, random))
        else:
            table.submit(seat, bot.choose_turn(position, hand, budget, random))


def play(qtbot: QtBot, pages: list[LanTablePage]) -> None:
    """Play until all have seen the end."""
    random = Random(1)

    def over() -> bool:
        for page in pages:
            act(page, random)
        return all(page.controller.is_over for page in pages)

    qtbot.waitUntil(over, timeout=60_000)


def test_from_the_list_to_verified_and_to_a_rematch(qtbot: QtBot, windows: list[MainWindow]) -> None:
    ann, bea = windows
    pages = begin(qtbot, ann, bea)
    pages[0].chat.said.emit("Good evening")
    qtbot.waitUntil(lambda: "Ann: Good evening" in pages[1].chat.texts, timeout=PATIENCE)
    play(qtbot, pages)
    records = []
    for window, page in zip(windows, pages, strict=True):
        page.result.click()
        end = page_of(window, EndPage)
        bar = end.audit_bar
        assert bar is not None
        qtbot.waitUntil(partial(is_verified, bar), timeout=PATIENCE)
        records.append(end.record)
    assert records[0] == records[1]
    assert records[0].tiles is not None
    files = [next(window.session.folder.saves.glob("*.samurai")) for window in windows]
    assert files[0].read_bytes() == files[1].read_bytes()
    for window in windows:
        # Of two who ask at the same moment, one follows the other.
        page_of(window, EndPage).rematch_button.click()
    for window in windows:
        qtbot.waitUntil(partial(shows, window, LobbyPage), timeout=PATIENCE)
    lobbies = [page_of(window, LobbyPage) for window in windows]

    def same_seats() -> bool:
        seats = [[seat.name if seat else "" for seat in lobby.lobby.seats] for lobby in lobbies]
        return seats == [["Ann", "Bea"], ["Ann", "Bea"]]

    qtbot.waitUntil(same_seats, timeout=PATIENCE)
    for lobby in lobbies:
        lobby.ready.click()
    for window in windows:
        qtbot.waitUntil(partial(shows, window, LanTablePage), timeout=PATIENCE)


def test_a_game_put_away_is_taken_up_by_both(qtbot: QtBot, windows: list[MainWindow]) -> None:
    ann, bea = windows
    pages = begin(qtbot, ann, bea)
    random = Random(1)

    def choosing_is_over() -> bool:
        for page in pages:
            act(page, random)
        return pages[0].controller.table.position.phase is not Phase.OPENING

    qtbot.waitUntil(choosing_is_over, timeout=PATIENCE)
    position = pages[0].controller.table.position
    for page in pages:
        page.away_requested.emit()
    for window in windows:
        window.lan.open_list()
        listed = page_of(window, LanPage)
        qtbot.waitUntil(partial(lists_one, listed), timeout=PATIENCE)
        window.lan.bridge.node.resume(window.lan.bridge.unfinished[0].key)
    for window in windows:
        qtbot.waitUntil(partial(shows, window, LanTablePage), timeout=PATIENCE)
    again = [page_of(window, LanTablePage) for window in windows]
    assert again[0].controller.table.position.opening_chosen == position.opening_chosen
    play(qtbot, again)


def test_a_host_who_leaves_is_told_to_the_guest(qtbot: QtBot, windows: list[MainWindow]) -> None:
    ann, bea = windows
    lobby, _ = meet(qtbot, ann, bea)
    lobby.left.emit()
    qtbot.waitUntil(lambda: isinstance(bea.page, LanPage), timeout=PATIENCE)
    assert page_of(bea, LanPage).notice.text() == "Ann has closed the table."


def test_a_guest_is_sent_away_and_one_who_resigns_loses(qtbot: QtBot, windows: list[MainWindow]) -> None:
    ann, bea = windows
    lobby, _ = meet(qtbot, ann, bea)
    ann.lan.bridge.node.kick(1)
    qtbot.waitUntil(lambda: isinstance(bea.page, LanPage), timeout=PATIENCE)
    assert page_of(bea, LanPage).notice.text() == "Ann has sent you away from the table."
    qtbot.waitUntil(lambda: lobby.lobby.empty == 1, timeout=PATIENCE)
    join(qtbot, bea, lobby.lobby.name)
    qtbot.waitUntil(lambda: isinstance(bea.page, LobbyPage) and not lobby.lobby.empty, timeout=PATIENCE)
    for window in windows:
        page_of(window, LobbyPage).ready.click()
    for window in windows:
        qtbot.waitUntil(partial(shows, window, LanTablePage), timeout=PATIENCE)
    pages = [page_of(window, LanTablePage) for window in windows]
    pages[1].controller.resign()
    random = Random(1)

    def over() -> bool:
        # Who resigns says so in place of the next message: it counts once the other has spoken, too.
        act(pages[0], random)
        return all(page.controller.is_over for page in pages)

    qtbot.waitUntil(over, timeout=PATIENCE)
    assert pages[0].controller.table.position.end_reasons == (EndReason.RESIGNED,)


def test_a_table_told_of_late_is_gone_when_tables_are_looked_for_again(qtbot: QtBot, session: Session) -> None:
    node = make_node(session)
    told: list[object] = []
    node.subscribe(told.append)
    try:
        node.look(True)
        node.look(False)
        qtbot.waitUntil(lambda: Looks() in told)
        # What the network's thread had found by then comes to the window only now.
        told.append(Found(Added(STRANGE_TABLE)))
        heard = [event for one in told for event in node.hear(one)]
        assert [len(event.tables) for event in heard if isinstance(event, TablesFound)][-1] == 1
        told.clear()
        node.look(True)
        qtbot.waitUntil(lambda: Looks() in told)
        heard = [event for one in told for event in node.hear(one)]
        assert [event.tables for event in heard if isinstance(event, TablesFound)][-1] == ()
    finally:
        node.close()
