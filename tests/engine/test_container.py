"""`.samurai` containers: what comes back, and every way a file can be broken."""

import hashlib
import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.samurai.container import (
    Container,
    ContainerError,
    ContainerKind,
    DamagedFile,
    ForeignFile,
    FutureVersion,
    TruncatedFile,
    is_container,
    read_container,
    write_container,
)


@given(st.sampled_from(ContainerKind), st.binary(max_size=100))
def test_what_is_written_is_read(kind: ContainerKind, payload: bytes) -> None:
    data = write_container(kind, payload)
    assert is_container(data)
    assert read_container(data) == Container(kind, payload)


def test_the_bytes_are_those_of_the_description() -> None:
    start = b"\x89SAMURAI\r\n\x1a\n" + b"\x00\x01" + b"SAVE" + b"\x00\x00\x00\x00\x00\x00\x00\x03"
    data = start + hashlib.sha256(start + b"abc").digest() + b"abc"
    assert write_container(ContainerKind.OFFLINE_SAVE, b"abc") == data
    assert len(data) == 58 + 3


def test_any_changed_bit_is_found() -> None:
    data = write_container(ContainerKind.TRANSCRIPT, b"payload")
    for place in range(len(data)):
        for bit in range(8):
            broken = bytearray(data)
            broken[place] ^= 1 << bit
            with pytest.raises(ContainerError) as raised:
                read_container(bytes(broken))
            assert "\n" not in str(raised.value)


def test_any_missing_byte_is_found() -> None:
    data = write_container(ContainerKind.LAN_SAVE, b"payload")
    for length in range(1, len(data)):
        with pytest.raises(TruncatedFile):
            read_container(data[:length])
    for place in range(len(data)):
        with pytest.raises(ContainerError):
            read_container(data[:place] + data[place + 1 :])


@given(st.binary(min_size=1, max_size=20))
def test_any_added_byte_is_found(added: bytes) -> None:
    data = write_container(ContainerKind.LAN_SAVE, b"payload")
    with pytest.raises(DamagedFile, match="should be"):
        read_container(data + added)


@given(st.binary(max_size=200))
def test_foreign_bytes_are_no_container(data: bytes) -> None:
    with pytest.raises(ForeignFile, match=r"this is no \.samurai file"):
        read_container(b"{" + data)


@pytest.mark.parametrize("data", [b"", b"\x89PNG\r\n\x1a\n" + bytes(60), b"\x89SAMURAI\n\x1a\n" + bytes(60)])
def test_files_that_only_look_alike(data: bytes) -> None:
    with pytest.raises(ForeignFile):
        read_container(data)


def test_a_later_version_is_named_whatever_else_it_holds() -> None:
    data = b"\x89SAMURAI\r\n\x1a\n" + b"\x00\x02"
    for rest in (b"", b"new layout", bytes(100)):
        with pytest.raises(FutureVersion, match="a newer program wrote this file: it has version 2"):
            read_container(data + rest)


def test_a_kind_that_does_not_exist_is_refused_even_with_its_checksum() -> None:
    start = struct.pack(">12sH4sQ", b"\x89SAMURAI\r\n\x1a\n", 1, b"NONE", 0)
    with pytest.raises(DamagedFile, match="no known kind"):
        read_container(start + hashlib.sha256(start).digest())


def test_a_length_beyond_the_file_costs_nothing() -> None:
    start = struct.pack(">12sH4sQ", b"\x89SAMURAI\r\n\x1a\n", 1, b"SAVE", 2**64 - 1)
    with pytest.raises(TruncatedFile):
        read_container(start + bytes(32))


def test_a_payload_beyond_the_cap_is_not_written() -> None:
    with pytest.raises(ValueError, match="at most 64000000 bytes"):
        write_container(ContainerKind.OFFLINE_SAVE, bytes(64_000_001))
