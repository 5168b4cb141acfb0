"""Adverts as bytes: they read back, and whatever else the network says is cleaned or refused."""

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from net.discovery import Advert, parse_advert, print_advert, txt_record
from net.discovery.limits import MAXIMUM_ADVERT_BYTES
from net.errors import LocalProtocolError, RemoteProtocolError
from net.limits import MAXIMUM_NAME_CHARACTERS
from tests.net.discovery.adverts import ANN, advert, adverts

ANN_RECORD = (
    b"\x03v=1\x09app=0.1.0\x0cgame=samurai\x13id=0011223344556677\x14key=8899aabbccddeeff"
    b"\x11table=Ann's table\x08host=Ann\x09seats=1/4\x22opt=capture=immediate,edition=1998\x06locked"
)


def record(**changes: bytes | None) -> bytes:
    """Ann's record with some values changed; None takes the key away."""
    properties = {**txt_record.split(ANN_RECORD), **changes}
    return txt_record.join({key: value for key, value in properties.items() if value is not None})


def test_advert_as_bytes() -> None:
    assert print_advert(ANN) == ANN_RECORD
    assert parse_advert(ANN_RECORD, 45678) == ANN


def test_the_page_for_other_clients_shows_these_bytes() -> None:
    page = (Path(__file__).parents[3] / "docs" / "protocol" / "discovery.md").read_text(encoding="utf-8")
    assert bytes.fromhex("".join(re.findall(r"^[0-9a-f]{8,64}$", page, re.MULTILINE))) == ANN_RECORD


@given(adverts)
def test_adverts_read_back(made: Advert) -> None:
    printed = print_advert(made)
    assert parse_advert(printed, made.port) == made
    assert len(printed) <= MAXIMUM_ADVERT_BYTES


@given(st.binary(max_size=300) | st.binary(max_size=60).map(lambda tail: ANN_RECORD + tail))
def test_any_bytes_are_an_advert_or_refused(noise: bytes) -> None:
    try:
        made = parse_advert(noise, 45678)
    except RemoteProtocolError:
        return
    assert parse_advert(print_advert(made), made.port) == made


@given(st.integers(0, len(ANN_RECORD) - 1), st.integers(0, 255))
def test_one_wrong_byte_is_an_advert_or_refused(place: int, byte: int) -> None:
    noise = bytearray(ANN_RECORD)
    noise[place] = byte
    try:
        parse_advert(bytes(noise), 45678)
    except RemoteProtocolError:
        return


@given(st.integers(0, len(ANN_RECORD) - 1))
def test_a_record_cut_short_is_refused_or_lacks_only_its_last_words(length: int) -> None:
    try:
        made = parse_advert(ANN_RECORD[:length], 45678)
    except RemoteProtocolError:
        return
    assert made in (advert(locked=False), advert(locked=False, options=()))


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("\u202eevil\u0000", "evil"),
        ("<img src=x>", "‹img src=x›"),
        ("a" * 200, "a" * MAXIMUM_NAME_CHARACTERS),
        ("  Ann\nBob ", "Ann Bob"),
    ],
)
def test_names_are_cleaned(name: str, shown: str) -> None:
    made = parse_advert(record(table=name.encode(), host=name.encode()), 45678)
    assert (made.table_name, made.host_name) == (shown, shown)


def test_later_versions_are_read_as_far_as_they_are_known() -> None:
    made = parse_advert(record(v=b"7", app=b"3.0.0rc1", colour=b"\xff\x00"), 45678)
    assert (made.version, made.program) == (7, "3.0.0rc1")


def test_keys_are_read_in_any_case_and_order() -> None:
    shuffled = b"".join(
        bytes((len(string),)) + string
        for string in (b"SEATS=1/4", b"Key=8899aabbccddeeff", b"ID=0011223344556677", b"table=Ann's table")
    )
    rest = b"\x03v=1\x09app=0.1.0\x0cgame=samurai\x08host=Ann"
    assert parse_advert(shuffled + rest, 45678) == advert(options=(), locked=False)


@pytest.mark.parametrize("key", ["v", "app", "game", "id", "key", "table", "host", "seats"])
def test_a_missing_key_is_refused(key: str) -> None:
    with pytest.raises(RemoteProtocolError, match=f"does not say its {key}"):
        parse_advert(record(**{key: None}), 45678)


@pytest.mark.parametrize(
    "changes",
    [
        {"v": b"0"},
        {"v": b"01"},
        {"v": b"10000"},
        {"v": b"-1"},
        {"v": "١".encode()},
        {"app": b""},
        {"app": b"\xff"},
        {"app": b"<b>"},
        {"app": b"1" * 25},
        {"game": b"Samurai"},
        {"game": b"a b"},
        {"id": b"0011"},
        {"id": b"0011223344556677ff"},
        {"id": b"001122334455667G"},
        {"key": b"8899AABBCCDDEEFF"},
        {"table": b"\xff\xfe"},
        {"table": b""},
        {"host": "\u200b\u202e".encode()},
        {"host": b"\xed\xa0\x80"},
        {"seats": b"5/4"},
        {"seats": b"1"},
        {"seats": b"1/4/9"},
        {"seats": b"0/0"},
        {"seats": b"1/999999999999999999"},
        {"opt": b""},
        {"opt": b"capture"},
        {"opt": b"edition=1998,capture=immediate"},
        {"opt": b"capture=a,capture=b"},
        {"opt": b"capture=<b>"},
        {"opt": b",".join(b"k%d=v" % number for number in range(10, 30))},
        {"opt": b",".join(b"k%d=" % number + b"v" * 30 for number in range(7))},
        {"locked": b"yes"},
        {"started": b""},
    ],
)
def test_a_wrong_value_is_refused(changes: dict[str, bytes]) -> None:
    with pytest.raises(RemoteProtocolError):
        parse_advert(record(**changes), 45678)


@pytest.mark.parametrize("port", [0, 22, 1023, 65536])
def test_a_port_of_the_system_is_refused(port: int) -> None:
    with pytest.raises(RemoteProtocolError, match="port"):
        parse_advert(ANN_RECORD, port)


@pytest.mark.parametrize(
    ("noise", "why"),
    [
        (ANN_RECORD + b"\x08host=Bob", "says host twice"),
        (ANN_RECORD + b"\x08HOST=Ann", "says host twice"),
        (ANN_RECORD + b"\x06locked", "says locked twice"),
        (ANN_RECORD + b"\x09host=Bob", "cut off"),
        (ANN_RECORD + b"\x02=x", "a key that is empty"),
        (ANN_RECORD + b"\x05\xe4=abc", "not plain ASCII"),
        (ANN_RECORD + b"\x00" * 33, "more than 32 strings"),
        (ANN_RECORD + b"\xffx=" + b"y" * 253 + b"\xffz=" + b"y" * 253 + b"\xffw=" + b"y" * 253 + b"\xff", "limit"),
    ],
)
def test_a_malformed_record_is_refused(noise: bytes, why: str) -> None:
    with pytest.raises(RemoteProtocolError, match=why):
        parse_advert(noise + b"y" * (MAXIMUM_ADVERT_BYTES if why == "limit" else 0), 45678)


@pytest.mark.parametrize(
    "changes",
    [
        {"table_name": "x" * 10_000},
        {"host_name": "Ann\u202e"},
        {"host_name": ""},
        {"seats_taken": 5},
        {"options": (("edition", "1998"), ("capture", "immediate"))},
        {"options": (("edition", "a,b"),)},
        {"table": b"short"},
        {"port": 80},
    ],
)
def test_a_wrong_advert_of_our_own_is_our_fault(changes: dict[str, Any]) -> None:
    with pytest.raises(LocalProtocolError):
        advert(**changes)
