"""What hostile players and adverts say stands in the window as plain text, and moves nothing out of its place."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget
from pytestqt.qtbot import QtBot

from engine.samurai import Board, Deal, LocalTable, RuleSet, SeatInfo
from net.discovery import Added, Endpoint, Table, parse_advert, print_advert
from net.errors import RemoteProtocolError
from net.limits import MAXIMUM_CHAT_CHARACTERS, MAXIMUM_NAME_CHARACTERS
from net.lobby.model import Entry
from net.lobby.model import Lobby as NetLobby
from net.lobby.model import LobbySeat as NetSeat
from net.samurai import GAME_NAME, rules_value
from net.text import clean_chat, player_name
from samurai_qt.lan.events import ChatSaid, LobbyChanged, PresenceChanged, Started, TablesFound
from samurai_qt.lan.listing import Listing
from samurai_qt.lan.lobbies import lobby_of
from samurai_qt.lan.model import Presence
from samurai_qt.pages.lan import LanPage
from samurai_qt.pages.lan_lobby import LobbyPage
from samurai_qt.pages.lan_table import LanTablePage
from samurai_qt.table.link import Link
from samurai_qt.window.main_window import MainWindow
from tests.hostile import HOSTILE_LINE, HOSTILE_NAMES, is_harmless
from tests.net.discovery.adverts import ANN
from tests.samurai_qt.lan.pages import page_of
from tests.samurai_qt.lan.scripted import ConfirmedTable, ScriptedNode

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)")

DEALT = RuleSet(opening="random", figures="random")
LONG = MAXIMUM_NAME_CHARACTERS + MAXIMUM_CHAT_CHARACTERS + 2
"""Characters of a name with a line of chat behind it."""


def texts_on(page: QWidget) -> list[str]:
    """What stands on labels and buttons, and in what explains them."""
    shown = [part for part in page.findChildren(QWidget) if part.isVisible()]
    words = [part.text() for part in shown if isinstance(part, QLabel | QAbstractButton)]
    return [*words, *(part.toolTip() for part in shown), *(part.accessibleName() for part in shown)]


def harmful(words: list[str]) -> list[str]:
    """Those that are more than lines of plain text."""
    return [text for word in words for text in word.split("\n") if not is_harmless(text, LONG)]


def check_fits(window: MainWindow) -> None:
    """Nothing is wider than the window, however long the names."""
    page = window.page
    assert page.width() <= window.width()
    for part in page.findChildren(QWidget):
        if part.isVisible() and part.parentWidget() is page:
            assert part.geometry().right() <= page.width()


@pytest.fixture(params=HOSTILE_NAMES, ids=range(len(HOSTILE_NAMES)))
def name(request: pytest.FixtureRequest) -> str:
    hostile: str = request.param
    return hostile


def test_hostile_adverts_in_the_list(qtbot: QtBot, window: MainWindow, node: ScriptedNode, name: str) -> None:
    record = print_advert(ANN).replace(b"\x11table=Ann's table", b"").replace(b"\x08host=Ann", b"")
    for key in (b"table=", b"host="):
        said = key + name.encode()
        record += bytes((len(said),)) + said
    listing = Listing(bytes(32))
    try:
        heard = parse_advert(record, 4000)
    except RemoteProtocolError:
        assert name in HOSTILE_NAMES[6:7], "only a name of which nothing shows makes no advert"
        return
    listing.hear(Added(Table(heard, (Endpoint("10.0.0.7", 4000),), 1.0)))
    page = window.lan.open_list()
    assert isinstance(page, LanPage)
    node.tell(TablesFound(listing.tables))
    qtbot.waitUntil(lambda: page.list.chosen is not None)
    row = page.list.view.topLevelItem(0)
    assert row is not None
    columns = range(page.list.view.columnCount())
    words = [*(row.text(column) for column in columns), *row.toolTip(0).split("\n"), *texts_on(page)]
    assert harmful(words) == []
    assert len(row.toolTip(0).split("\n")) == 3
    check_fits(window)


def hostile_lobby(text: str, colour: str = "red") -> NetLobby:
    """A lobby of two whose host says this of both."""
    entries = [Entry(bytes([number]) * 32, bytes(32), bytes(32), bytes(64)) for number in (1, 2)]
    seats = tuple(
        NetSeat(text, seat_colour, text, entry)
        for seat_colour, entry in zip((colour, "blue"), entries, strict=True)
    )
    return NetLobby(text, bytes([1]) * 32, GAME_NAME, bytes(32), rules_value(RuleSet()), 1, 120, False, seats)


def test_a_hostile_lobby(qtbot: QtBot, window: MainWindow, node: ScriptedNode, name: str) -> None:
    window.lan.open_list()
    own = (bytes([2]) * 32).hex()
    node.tell(LobbyChanged(lobby_of(hostile_lobby(name), own, ())))
    qtbot.waitUntil(lambda: isinstance(window.page, LobbyPage))
    page = page_of(window, LobbyPage)
    node.tell(ChatSaid(0, clean_chat(HOSTILE_LINE)))
    qtbot.waitUntil(lambda: len(page.chat.texts) == 1)
    words = [*texts_on(page), *page.chat.texts]
    assert harmful(words) == []
    assert page.cards[0].name.text()
    check_fits(window)


def test_a_lobby_of_other_colours_or_seats_is_refused() -> None:
    with pytest.raises(RemoteProtocolError, match="seats or colours"):
        lobby_of(hostile_lobby("Ann", "\x1bpurple"), "", ())
    with pytest.raises(RemoteProtocolError, match="seats or colours"):
        lobby_of(hostile_lobby("Ann")._replace(seats=(None,) * 8), "", ())


def test_hostile_names_at_the_table(qtbot: QtBot, window: MainWindow, node: ScriptedNode, name: str) -> None:
    deal = Deal.shuffled(Board.load(2), DEALT, Random(3))._replace(first=0)
    seats = (SeatInfo(player_name(name, 0), "red", "human"), SeatInfo("Bea", "blue", "human"))
    window.lan.open_list()
    node.tell(Started(ConfirmedTable(LocalTable(DEALT, seats, deal), (1,))))
    qtbot.waitUntil(lambda: isinstance(window.page, LanTablePage))
    page = page_of(window, LanTablePage)
    node.tell(PresenceChanged((Presence(Link.CONNECTED), Presence(Link.HERE))))
    node.tell(PresenceChanged((Presence(Link.RECONNECTING), Presence(Link.HERE))))
    node.tell(ChatSaid(0, clean_chat(HOSTILE_LINE)))
    qtbot.waitUntil(lambda: len(page.chat.texts) == 2)
    words = [*texts_on(page), *page.chat.texts]
    assert harmful(words) == []
    check_fits(window)
