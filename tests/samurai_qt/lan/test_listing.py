"""The list of found tables: one row a table, and none for what this computer has itself."""

from __future__ import annotations

from dataclasses import replace

import pytest

from net.discovery import Added, Endpoint, Removed, Table
from samurai_qt.lan.listing import Listing
from tests.net.discovery.adverts import ANN

OWN = bytes(range(32))
TABLE_ID = ANN.table.hex() + "00" * 24


def table(host: int, *, started: bool = False) -> Table:
    """The table as the computer at 10.0.0.HOST advertises it."""
    shown = replace(ANN, host_key=bytes([host]) * 8, started=started)
    return Table(shown, (Endpoint(f"10.0.0.{host}", 4000),), 1.0)


def test_a_game_is_one_row_whoever_of_its_players_is_there() -> None:
    listing = Listing(OWN)
    one, two = table(8, started=True), table(9, started=True)
    listing.hear(Added(one))
    (before,) = listing.tables
    listing.hear(Added(two))
    (both,) = listing.tables
    assert both == before
    entry = listing.entry(both.key)
    assert entry is not None
    assert [endpoint.address for endpoint in entry.endpoints] == ["10.0.0.8", "10.0.0.9"]
    listing.hear(Removed(one))
    (after,) = listing.tables
    assert (after.key, after.address) == (before.key, "10.0.0.9:4000")
    listing.hear(Removed(two))
    assert (listing.tables, listing.entry(before.key)) == ((), None)


def test_lobbies_of_two_computers_are_two_rows() -> None:
    listing = Listing(OWN)
    for host in (8, 9):
        listing.hear(Added(table(host)))
    assert len({row.key for row in listing.tables}) == 2


def test_own_tables_are_no_rows() -> None:
    listing = Listing(OWN)
    listing.hear(Added(Table(replace(ANN, host_key=OWN[:8]), (Endpoint("10.0.0.2", 4000),), 1.0)))
    assert listing.tables == ()


def test_a_game_to_be_taken_up_again_is_no_row_but_a_lobby_is() -> None:
    listing = Listing(OWN)
    listing.leave_out((TABLE_ID,))
    listing.hear(Added(table(8, started=True)))
    listing.hear(Added(table(9)))
    assert [row.started for row in listing.tables] == [False]
    listing.leave_out(())
    assert [row.started for row in listing.tables] == [True, False]


@pytest.mark.parametrize(
    ("told", "grace"),
    [((), 120), ((("grace", "600"),), 600), ((("grace", "1"),), 120), ((("grace", "long"),), 120)],
)
def test_a_table_says_how_long_the_silent_are_waited_for(told: tuple[tuple[str, str], ...], grace: int) -> None:
    listing = Listing(OWN)
    shown = table(8)
    listing.hear(Added(replace(shown, advert=replace(shown.advert, options=told))))
    assert [row.grace for row in listing.tables] == [grace]
