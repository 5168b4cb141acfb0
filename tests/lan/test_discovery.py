"""Tables between hosts: found, gone, moved, cut off, with one name, without a network."""

from collections.abc import Iterator

import pytest

from net.discovery.limits import MAXIMUM_ADDRESSES
from tests.lan.network import Lan, Report

pytestmark = pytest.mark.root


@pytest.fixture
def lan() -> Iterator[Lan]:
    with Lan(3) as network:
        yield network


def is_v6(report: Report) -> bool:
    return any(address.startswith("fe80::") for address in report["addresses"])


def test_a_table_that_opens_is_found_and_one_that_closes_is_gone(lan: Lan) -> None:
    browser = lan.start(1, "browse")
    browser.wait_for("listening")
    host = lan.start(2, "advertise", "Ann's table")
    table = host.wait_for("advertised")["id"]
    added = browser.wait_for("added")
    assert (added["id"], added["table"]) == (table, "Ann's table")
    host.stop()
    assert browser.wait_for("removed")["id"] == table


def test_a_table_that_is_open_is_found_by_those_who_come_later(lan: Lan) -> None:
    table = lan.start(1, "advertise", "Ann's table").wait_for("advertised")["id"]
    for visitor in (2, 3, 1):
        assert lan.start(visitor, "browse").wait_for("added")["id"] == table


def test_a_table_answers_in_both_families(lan: Lan) -> None:
    lan.start(1, "advertise", "Ann's table").wait_for("advertised")
    browser = lan.start(2, "browse")
    browser.wait_for("added")
    seen = browser.wait_for("updated", holds=lambda report: len(report["addresses"]) == 2)
    assert seen["addresses"][0] == "10.77.0.1"
    assert is_v6(seen)


def test_a_network_with_ipv6_only(lan: Lan) -> None:
    for host in (1, 2):
        lan.ip(host, "address", "del", f"10.77.0.{host}/24", "dev", "eth0")
    lan.start(1, "advertise", "Ann's table").wait_for("advertised")
    assert is_v6(lan.start(2, "browse").wait_for("added"))


def test_a_killed_host_is_removed(lan: Lan) -> None:
    host = lan.start(1, "advertise", "Ann's table")
    host.wait_for("advertised")
    browser = lan.start(2, "browse")
    browser.wait_for("added")
    host.kill()
    browser.wait_for("removed")


def test_a_host_that_is_cut_off_is_removed_and_comes_back(lan: Lan) -> None:
    lan.start(1, "advertise", "Ann's table").wait_for("advertised")
    browser = lan.start(2, "browse")
    table = browser.wait_for("added")["id"]
    lan.cut(1)
    browser.wait_for("removed")
    lan.plug(1)
    assert browser.wait_for("added")["id"] == table


def test_a_table_that_opens_while_cut_off_is_found_later(lan: Lan) -> None:
    browser = lan.start(2, "browse")
    browser.wait_for("listening")
    lan.cut(1)
    table = lan.start(1, "advertise", "Ann's table").wait_for("advertised")["id"]
    lan.plug(1)
    assert browser.wait_for("added")["id"] == table


def test_a_host_whose_address_changes_is_still_found(lan: Lan) -> None:
    lan.start(1, "advertise", "Ann's table").wait_for("advertised")
    browser = lan.start(2, "browse")
    table = browser.wait_for("added")["id"]
    lan.ip(1, "address", "del", "10.77.0.1/24", "dev", "eth0")
    lan.ip(1, "address", "replace", "10.77.0.99/24", "dev", "eth0")
    moved = browser.wait_for("updated", holds=lambda report: "10.77.0.99" in report["addresses"])
    assert moved["id"] == table
    left = browser.wait_for("updated", holds=lambda report: "10.77.0.1" not in report["addresses"])
    assert left["addresses"][0] == "10.77.0.99"


def test_a_visitor_whose_address_changes_still_finds(lan: Lan) -> None:
    browser = lan.start(2, "browse")
    browser.wait_for("listening")
    lan.ip(2, "address", "del", "10.77.0.2/24", "dev", "eth0")
    lan.ip(2, "address", "replace", "10.77.0.98/24", "dev", "eth0")
    table = lan.start(1, "advertise", "Ann's table").wait_for("advertised")["id"]
    found = browser.wait_for("added", "updated", holds=lambda report: "10.77.0.1" in report["addresses"])
    assert found["id"] == table


def test_an_interface_that_goes_takes_its_tables_and_brings_them_back(lan: Lan) -> None:
    lan.start(1, "advertise", "Ann's table").wait_for("advertised")
    browser = lan.start(2, "browse")
    table = browser.wait_for("added")["id"]
    lan.disconnect(2)
    browser.wait_for("removed")
    lan.connect(2)
    assert browser.wait_for("added")["id"] == table


def test_a_hosts_interface_that_goes_and_comes_back(lan: Lan) -> None:
    lan.start(1, "advertise", "Ann's table").wait_for("advertised")
    browser = lan.start(2, "browse")
    table = browser.wait_for("added")["id"]
    lan.disconnect(1)
    browser.wait_for("removed")
    lan.connect(1)
    assert browser.wait_for("added")["id"] == table


def test_two_hosts_with_one_name_are_two_tables(lan: Lan) -> None:
    tables = {lan.start(host, "advertise", "Ann").wait_for("advertised")["id"] for host in (1, 2)}
    browser = lan.start(3, "browse")
    seen = [browser.wait_for("added") for _ in tables]
    assert {report["id"] for report in seen} == tables
    assert [report["table"] for report in seen] == ["Ann", "Ann"]


@pytest.mark.parametrize("doing", [("browse",), ("advertise", "Ann")])
def test_no_network_is_said_in_one_line(lan: Lan, doing: tuple[str, ...]) -> None:
    lan.disconnect(1)
    error = lan.start(1, *doing).wait_for("error")
    assert (error["kind"], error["text"]) == ("NoNetwork", "this computer is not connected to a network")


def test_an_interface_that_is_not_there_is_named(lan: Lan) -> None:
    error = lan.start(1, "browse", "10.77.0.2").wait_for("error")
    assert error["kind"] == "UnknownInterface"
    assert error["text"].endswith("has the address 10.77.0.2")


def test_thousands_of_false_tables_hide_no_honest_one(lan: Lan) -> None:
    browser = lan.start(1, "browse")
    browser.wait_for("listening")
    flood = ("10.77.0.3", "flood", "5000", "10.77.0.0/24")
    lan.start_module(3, "tests.lan.hostile", *flood).wait_for("sent")
    host = lan.start(2, "advertise", "Ann's table")
    table = host.wait_for("advertised")["id"]
    assert browser.wait_for("added")["id"] == table
    host.stop()
    assert browser.wait_for("removed")["id"] == table


def test_adverts_that_point_elsewhere_or_everywhere_have_nobody_asked_there(lan: Lan) -> None:
    browser = lan.start(1, "browse")
    browser.wait_for("listening")
    outside = ("10.77.0.3", "outside", "192.0.2.1", "8.8.8.8", "127.0.0.1", "224.0.0.251", "10.77.1.1")
    lan.start_module(3, "tests.lan.hostile", *outside).wait_for("sent")
    lan.start_module(3, "tests.lan.hostile", "10.77.0.3", "many", "10.77.0.0/24").wait_for("sent")
    host = lan.start(2, "advertise", "Ann's table")
    browser.wait_for("added")
    # Until a table counts as gone it has been asked thrice, and so have the others.
    host.kill()
    browser.wait_for("removed")
    asked = {(report["address"], report["port"]) for report in browser.reports if report["event"] == "asked"}
    assert {address for address, port in asked if port == 4002} == set()
    assert len({address for address, port in asked if port == 4001}) == MAXIMUM_ADDRESSES


def test_a_third_of_all_packets_lost_and_the_rest_late() -> None:
    with Lan(2, delay=0.1, jitter=0.05, loss=0.3) as lan:
        browser = lan.start(1, "browse")
        browser.wait_for("listening")
        host = lan.start(2, "advertise", "Ann's table")
        table = host.wait_for("advertised")["id"]
        assert browser.wait_for("added")["id"] == table
        assert lan.start(1, "browse").wait_for("added")["id"] == table
        host.kill()
        browser.wait_for("removed")
