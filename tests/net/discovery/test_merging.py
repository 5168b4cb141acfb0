"""A table that is played is one table, however many of its players advertise it."""

from net.discovery import Added, Endpoint, Event, Merging, Removed, Table, Updated, identity_of
from tests.net.discovery.adverts import ANN, advert

LOBBY = Table(ANN, (Endpoint("10.0.0.1", 4000),), 1.0)


def playing(host: int, ping: float = 1.0, **changes: object) -> Table:
    """The table as the player at 10.0.0.HOST advertises it."""
    key = bytes([host]) * 8
    return Table(advert(started=True, host_key=key, **changes), (Endpoint(f"10.0.0.{host}", 4000),), ping)


def together(*tables: Table) -> Table:
    """The first with the endpoints of all."""
    endpoints = tuple(endpoint for table in tables for endpoint in table.endpoints)
    return Table(tables[0].advert, endpoints, tables[0].ping)


def told(*events: Event) -> list[Event]:
    heard: list[Event] = []
    merging = Merging(heard.append)
    for event in events:
        merging.hear(event)
    assert len({identity_of(table.advert) for table in merging.tables}) == len(merging.tables)
    return heard


def test_its_players_come_and_go_and_it_stays_one() -> None:
    one, two = playing(1), playing(2)
    assert told(Added(one), Added(two), Removed(one), Removed(two)) == [
        Added(one),
        Updated(together(one, two)),
        Updated(two),
        Removed(two),
    ]


def test_the_one_heard_first_is_shown() -> None:
    one, two, slower = playing(1), playing(2), playing(2, 9.0, table_name="Mine")
    assert told(Added(one), Added(two), Updated(slower)) == [Added(one), Updated(together(one, two))]
    late = playing(1, 5.0)
    assert told(Added(one), Added(two), Updated(late))[-1] == Updated(together(late, two))


def test_lobbies_of_two_hosts_are_two_whatever_they_claim() -> None:
    copy = Table(advert(host_key=bytes(8)), (Endpoint("10.0.0.9", 4000),), 1.0)
    assert told(Added(LOBBY), Added(copy)) == [Added(LOBBY), Added(copy)]
    played = playing(1)
    assert told(Added(LOBBY), Added(played), Removed(played)) == [Added(LOBBY), Added(played), Removed(played)]


def test_an_advert_that_turns_into_another_tables_leaves_the_first() -> None:
    started = Table(advert(started=True), LOBBY.endpoints, 1.0)
    assert told(Added(LOBBY), Updated(started)) == [Added(LOBBY), Removed(LOBBY), Added(started)]


def test_what_was_never_told_is_not_taken_back() -> None:
    assert told(Removed(LOBBY)) == []
