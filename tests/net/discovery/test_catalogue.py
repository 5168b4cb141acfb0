"""The list of tables: what is shown, probed, merged and let go of, without a network."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from net.discovery import Added, Endpoint, Event, Removed, Table, Updated
from net.discovery.catalogue import Catalogue
from net.discovery.entries import (
    PROBE_FAILURES,
    PROBE_RETRY_SECONDS,
    PROBE_SECONDS,
    PROBE_SLOWEST_SECONDS,
    Probe,
    Sighting,
)
from net.discovery.limits import MAXIMUM_ENDPOINTS, MAXIMUM_SIGHTINGS, MAXIMUM_TABLES, MAXIMUM_WAITING
from tests.net.discovery.adverts import ANN, advert

ETH = ("eth0", 4)
ETH6 = ("eth0", 6)
WLAN = ("wlan0", 4)
HERE = Endpoint("10.0.0.2", 45678)
THERE = Endpoint("192.168.1.2", 45678)
SIX = Endpoint("fe80::2%3", 45678)


class Told(list[Event]):
    """A catalogue's listener that keeps what it is told."""

    def take(self) -> list[Event]:
        events = [*self]
        self.clear()
        return events


def listing(told: Told) -> Catalogue:
    """A catalogue that lists Ann's table at one endpoint since time 0."""
    catalogue = Catalogue(told.append)
    catalogue.hear(Sighting(ETH, "one"), ANN, (HERE,), 0.0)
    (probe,) = catalogue.due(0.0, 9)
    catalogue.probed(probe, 3.0, 0.0)
    return catalogue


def miss(catalogue: Catalogue, now: float, times: int) -> float:
    """Let every probe miss so many times; the time then."""
    for _ in range(times):
        now = max(now, catalogue.next_due() or now)
        for probe in catalogue.due(now, 99):
            catalogue.probed(probe, None, now)
    return now


def test_a_table_is_listed_once_it_answers() -> None:
    told = Told()
    catalogue = Catalogue(told.append)
    catalogue.hear(Sighting(ETH, "one"), ANN, (HERE,), 0.0)
    assert (told, catalogue.tables, catalogue.next_due()) == ([], (), 0.0)
    probes = catalogue.due(0.0, 9)
    assert probes == [Probe(ANN.table, ANN.host_key, HERE, ANN)]
    assert catalogue.due(0.0, 9) == []
    catalogue.probed(probes[0], 3.2, 0.1)
    assert told == [Added(Table(ANN, (HERE,), 3.2))]
    assert catalogue.next_due() == 0.1 + PROBE_SECONDS


def test_a_table_that_changes_is_updated_in_place() -> None:
    told = Told()
    catalogue = listing(told)
    fuller = advert(seats_taken=3, started=True)
    catalogue.hear(Sighting(ETH, "one"), fuller, (HERE,), 1.0)
    catalogue.hear(Sighting(ETH, "one"), fuller, (HERE,), 1.1)
    assert told.take() == [Added(Table(ANN, (HERE,), 3.0)), Updated(Table(fuller, (HERE,), 3.0))]


@pytest.mark.parametrize(("ping", "events"), [(3.4, 0), (4.6, 1)])
def test_a_ping_is_news_when_a_person_would_see_it(ping: float, events: int) -> None:
    told = Told()
    catalogue = listing(told)
    told.clear()
    (probe,) = catalogue.due(PROBE_SECONDS, 9)
    catalogue.probed(probe, ping, PROBE_SECONDS)
    assert told == [Updated(Table(ANN, (HERE,), ping))] * events


def test_a_table_that_no_longer_answers_is_removed_and_comes_back() -> None:
    told = Told()
    catalogue = listing(told)
    told.clear()
    now = miss(catalogue, 0.0, PROBE_FAILURES - 1)
    assert (told, now) == ([], PROBE_SECONDS + PROBE_RETRY_SECONDS)
    now = miss(catalogue, now, 1)
    assert told.take() == [Removed(Table(ANN, (HERE,), 3.0))]
    now = miss(catalogue, now, 9)
    assert catalogue.next_due() == now + PROBE_SLOWEST_SECONDS
    now += PROBE_SLOWEST_SECONDS
    (probe,) = catalogue.due(now, 9)
    catalogue.probed(probe, 5.0, now)
    assert told == [Added(Table(ANN, (HERE,), 5.0))]


def test_one_refusal_removes_a_table() -> None:
    told = Told()
    catalogue = listing(told)
    told.clear()
    (probe,) = catalogue.due(PROBE_SECONDS, 9)
    catalogue.probed(probe, None, PROBE_SECONDS, refused=True)
    assert told == [Removed(Table(ANN, (HERE,), 3.0))]


def test_a_dead_table_that_speaks_again_is_probed_at_once() -> None:
    catalogue = listing(Told())
    now = miss(catalogue, 0.0, 9)
    catalogue.hear(Sighting(ETH, "one"), advert(seats_taken=2), (HERE,), now + 0.5)
    assert catalogue.next_due() == now + 0.5


def test_goodbye_removes_a_table_at_once() -> None:
    told = Told()
    catalogue = listing(told)
    told.clear()
    catalogue.forget(Sighting(ETH, "one"))
    catalogue.forget(Sighting(ETH, "one"))
    assert told == [Removed(Table(ANN, (HERE,), 3.0))]
    assert (catalogue.tables, catalogue.next_due()) == ((), None)


def test_one_table_on_several_links_is_one_table() -> None:
    told = Told()
    catalogue = listing(told)
    catalogue.hear(Sighting(ETH6, "two"), ANN, (SIX,), 0.0)
    catalogue.hear(Sighting(WLAN, "three"), ANN, (THERE,), 0.0)
    for probe in catalogue.due(0.0, 9):
        catalogue.probed(probe, 1.0 if probe.endpoint == SIX else 7.0, 0.0)
    (table,) = catalogue.tables
    assert set(table.endpoints) == {HERE, THERE, SIX}
    # IPv4 first, and the ping is the first one's.
    assert (table.endpoints[2], table.ping) == (SIX, 3.0)
    assert [type(event) for event in told] == [Added, Updated, Updated]
    told.clear()
    catalogue.forget(Sighting(ETH, "one"))
    catalogue.forget(Sighting(ETH6, "two"))
    catalogue.forget(Sighting(WLAN, "three"))
    assert [type(event) for event in told] == [Updated, Updated, Removed]


def test_another_host_with_the_same_names_is_another_table() -> None:
    catalogue = listing(Told())
    for other in (advert(host_key=bytes(8)), advert(table=bytes(8))):
        catalogue.hear(Sighting(ETH, str(other)), other, (THERE,), 0.0)
    for probe in catalogue.due(0.0, 9):
        catalogue.probed(probe, 1.0, 0.0)
    assert [table.endpoints for table in catalogue.tables] == [(HERE,), (THERE,), (THERE,)]


def test_an_advert_that_turns_into_another_table_leaves_the_first() -> None:
    told = Told()
    catalogue = listing(told)
    catalogue.hear(Sighting(ETH, "one"), advert(table=bytes(8)), (HERE,), 1.0)
    assert [type(event) for event in told] == [Added, Removed]
    assert [probe.table for probe in catalogue.due(1.0, 9)] == [bytes(8)]


def test_an_imitation_does_not_rename_a_table_that_answers() -> None:
    catalogue = listing(Told())
    catalogue.hear(Sighting(ETH, "false"), advert(table_name="Mine now"), (THERE,), 0.0)
    (probe,) = catalogue.due(0.0, 9)
    catalogue.probed(probe, 0.1, 0.0)
    (table,) = catalogue.tables
    assert table.advert == ANN


def test_an_advert_without_a_reachable_address_says_nothing() -> None:
    told = Told()
    catalogue = listing(told)
    catalogue.hear(Sighting(ETH, "two"), advert(table=bytes(8)), (), 0.0)
    assert catalogue.next_due() == PROBE_SECONDS
    catalogue.hear(Sighting(ETH, "one"), ANN, (), 0.0)
    assert [type(event) for event in told] == [Added, Removed]


def test_a_changed_link_keeps_what_it_still_reaches() -> None:
    told = Told()
    catalogue = listing(told)
    catalogue.hear(Sighting(ETH, "two"), advert(table=bytes(8)), (THERE, HERE), 0.0)
    for probe in catalogue.due(0.0, 9):
        catalogue.probed(probe, 1.0, 0.0)
    told.clear()
    catalogue.restrict(WLAN, lambda endpoint: False)
    assert told == []
    catalogue.restrict(ETH, lambda endpoint: endpoint == THERE)
    assert [type(event) for event in told] == [Removed, Updated]
    assert [table.endpoints for table in catalogue.tables] == [(THERE,)]


def test_a_result_that_comes_after_the_table_went_is_passed_over() -> None:
    told = Told()
    catalogue = listing(told)
    (probe,) = catalogue.due(PROBE_SECONDS, 9)
    catalogue.forget(Sighting(ETH, "one"))
    told.clear()
    catalogue.probed(probe, 1.0, PROBE_SECONDS)
    assert (told, catalogue.tables) == ([], ())


def flood(catalogue: Catalogue, tables: int, endpoints: int = 1) -> None:
    """Let so many false tables be heard at time 0."""
    for number in range(tables):
        where = tuple(Endpoint(f"10.9.{number}.{host}", 5000) for host in range(endpoints))
        catalogue.hear(Sighting(ETH, f"false {number}"), advert(table=b"%08d" % number), where, 0.0)


def test_no_more_tables_are_kept_than_allowed() -> None:
    catalogue = Catalogue(Told().append)
    flood(catalogue, MAXIMUM_TABLES + 50)
    assert len(catalogue.due(0.0, 999)) == MAXIMUM_TABLES


def test_neither_an_answering_table_nor_one_still_to_be_asked_is_pushed_out() -> None:
    catalogue = listing(Told())
    flood(catalogue, MAXIMUM_TABLES + 50)
    assert ANN in [table.advert for table in catalogue.tables]
    late = advert(table=b"honest!!")
    catalogue.hear(Sighting(ETH, "late"), late, (THERE,), 1.0)
    assert THERE not in [probe.endpoint for probe in catalogue.due(1.0, 999)]


def test_silent_tables_make_room() -> None:
    catalogue = listing(Told())
    flood(catalogue, MAXIMUM_TABLES - 1)
    for probe in catalogue.due(0.0, 999):
        catalogue.probed(probe, None, 0.0)
    catalogue.hear(Sighting(ETH, "late"), advert(table=b"honest!!"), (THERE,), 0.1)
    assert [probe.endpoint for probe in catalogue.due(0.1, 999)] == [THERE]


def test_what_waits_is_let_in_newest_and_oldest_by_turns() -> None:
    catalogue = Catalogue(Told().append)
    flood(catalogue, MAXIMUM_TABLES)
    probes = catalogue.due(0.0, 999)
    where = [Endpoint(f"192.168.1.{number}", 5000) for number in range(4)]
    for number, endpoint in enumerate(where):
        name = Sighting(ETH, f"late {number}")
        catalogue.hear(name, advert(table=bytes([number]) * 8), (endpoint,), 1.0)
    catalogue.forget(Sighting(ETH, "late 1"))
    asked = []
    for probe in probes[:4]:
        catalogue.probed(probe, None, 2.0)
        asked += [probe.endpoint for probe in catalogue.due(2.0, 999)]
    assert asked == [where[3], where[0], where[2]]


def test_not_even_those_that_wait_are_without_number() -> None:
    catalogue = Catalogue(Told().append)
    flood(catalogue, MAXIMUM_TABLES + MAXIMUM_WAITING + 50)
    asked = 0
    while probes := [probe for probe in catalogue.due(0.0, 999) if not probe.endpoint.address.startswith("192.")]:
        asked += len(probes)
        for probe in probes:
            catalogue.probed(probe, None, 0.0)
    assert asked == MAXIMUM_TABLES + MAXIMUM_WAITING


def test_what_waits_on_a_link_goes_with_its_addresses() -> None:
    catalogue = Catalogue(Told().append)
    flood(catalogue, MAXIMUM_TABLES)
    probes = catalogue.due(0.0, 999)
    catalogue.hear(Sighting(WLAN, "late"), advert(table=b"honest!!"), (THERE,), 0.0)
    catalogue.restrict(WLAN, lambda endpoint: False)
    catalogue.probed(probes[0], None, 0.0)
    assert catalogue.due(0.0, 999) == []


def test_the_dead_and_second_addresses_are_probed_last() -> None:
    catalogue = listing(Told())
    flood(catalogue, 20, endpoints=4)
    for probe in catalogue.due(0.0, 80):
        catalogue.probed(probe, None, 0.0, refused=True)
    honest = advert(table=b"honest!!")
    catalogue.hear(Sighting(ETH, "late"), honest, (THERE, SIX), PROBE_SECONDS)
    order = [probe.endpoint for probe in catalogue.due(PROBE_SECONDS + 30, 999)]
    assert order[:3] == [HERE, THERE, SIX]


def test_one_table_can_not_be_everywhere() -> None:
    catalogue = listing(Told())
    for number in range(50):
        where = tuple(Endpoint(f"10.9.{number}.{host}", 5000) for host in range(4))
        catalogue.hear(Sighting(ETH, f"false {number}"), ANN, where, 0.0)
    probes = catalogue.due(PROBE_SECONDS, 999)
    assert len(probes) == MAXIMUM_ENDPOINTS
    assert probes[0].endpoint == HERE
    assert len({probe.endpoint.address.rpartition(".")[0] for probe in probes}) <= MAXIMUM_SIGHTINGS


@given(
    st.lists(st.sampled_from(["hear", "forget", "restrict", "due", "answer", "miss"]), max_size=30),
    st.data(),
)
def test_events_tell_the_whole_list(doings: list[str], data: st.DataObject) -> None:
    """Whatever is heard, forgotten and answered: a listener that follows the events has the list."""
    listed: dict[tuple[bytes, bytes], Table] = {}

    def follow(event: Event) -> None:
        key = (event.table.advert.table, event.table.advert.host_key)
        assert (key in listed) != isinstance(event, Added)
        if isinstance(event, Removed):
            del listed[key]
        else:
            listed[key] = event.table

    catalogue = Catalogue(follow)
    names = st.builds(Sighting, st.sampled_from([ETH, WLAN]), st.sampled_from("abc"))
    tables = st.sampled_from([ANN, advert(table=bytes(8)), advert(seats_taken=2)])
    places = st.lists(st.sampled_from([HERE, THERE, SIX]), max_size=3, unique=True)
    under_way: list[Probe] = []
    for now, doing in enumerate(doings):
        match doing:
            case "hear":
                catalogue.hear(data.draw(names), data.draw(tables), data.draw(places), now)
            case "forget":
                catalogue.forget(data.draw(names))
            case "restrict":
                kept = frozenset(data.draw(places))
                catalogue.restrict(data.draw(st.sampled_from([ETH, WLAN])), kept.__contains__)
            case "due":
                under_way += catalogue.due(now, 2)
            case "answer" if under_way:
                catalogue.probed(under_way.pop(), data.draw(st.floats(0, 9)), now)
            case "miss" if under_way:
                catalogue.probed(under_way.pop(), None, now, refused=data.draw(st.booleans()))
        assert set(catalogue.tables) == set(listed.values())
