"""docs/protocol/table.md: what it takes from the code is fresh, and its vectors follow from what it says."""

from __future__ import annotations

import hashlib
import re
import runpy
from pathlib import Path
from typing import Any

import msgpack
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol" / "table.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def given() -> dict[str, bytes]:
    """The page's test vectors."""
    block = PAGE[PAGE.index("## Test vectors") :]
    return {name: bytes.fromhex(value) for name, value in re.findall(r"^(.+) = ([0-9a-f]+)$", block, re.MULTILINE)}


@pytest.fixture(scope="module")
def seats(given: dict[str, bytes]) -> list[Any]:
    """The seats of the charter."""
    return list(msgpack.unpackb(given["charter"])[6])


def preimage(tag: str, *fields: bytes | int) -> bytes:
    """As the page says it, without the program's code."""
    parts = [b"samurai-qt/1/" + tag.encode(), *fields]
    data = [part if isinstance(part, bytes) else part.to_bytes(8, "big") for part in parts]
    return b"".join(len(part).to_bytes(8, "big") + part for part in data)


def hashed(tag: str, *fields: bytes | int) -> bytes:
    return hashlib.sha256(preimage(tag, *fields)).digest()


def verify(key: bytes, signature: bytes, message: bytes) -> None:
    Ed25519PublicKey.from_public_bytes(key).verify(signature, message)


def test_page_is_fresh() -> None:
    script = runpy.run_path(str(ROOT / "docs" / "draw_table.py"))
    assert script["with_drawings"](PAGE) == PAGE


def test_the_charter(given: dict[str, bytes], seats: list[Any]) -> None:
    assert hashed("charter", given["charter"]) == given["table id"]
    for number, (_, _, _, key, installation, nonce, endorsement) in enumerate(seats):
        verify(installation, endorsement, preimage("endorsement", key, nonce))
        verify(key, given[f"ready {number}"], preimage("ready", given["table id"], number))


def test_messages_and_steps(given: dict[str, bytes], seats: list[Any]) -> None:
    table, previous = given["table id"], given["table id"]
    for step in (0, 1):
        said: list[bytes | int] = []
        for seat in (0, 1):
            number, at, body, signature = msgpack.unpackb(given[f"step {step}, seat {seat}, message"])
            identity = hashed("message", table, seat, step, previous, body)
            assert (number, at, body) == (seat, step, given[f"step {step}, seat {seat}, body"])
            assert identity == given[f"step {step}, seat {seat}, identity"]
            verify(seats[seat][3], signature, identity)
            said += [seat, identity]
        previous = hashed("step", table, step, *said, b"")
        assert previous == given[f"hash of step {step}"]


def test_state_digests(given: dict[str, bytes]) -> None:
    for step in (0, 1):
        pattern = re.compile(rf"field (.+) before step {step}")
        fields = {match[1]: value for name, value in given.items() if (match := pattern.fullmatch(name))}
        rows = [[name, hashed("field", fields[name])] for name in sorted(fields)]
        digest = hashed("state", given["table id"], msgpack.packb(rows))
        assert digest == given[f"state digest before step {step}"]
    call = msgpack.unpackb(given["step 1, seat 0, body"])
    assert call[3] == given["state digest before step 1"]


def test_envelopes_links_and_the_roll(given: dict[str, bytes]) -> None:
    table = given["table id"]
    _, commitments, chain_end = msgpack.unpackb(given["step 0, seat 0, body"])
    item, salt = given["seat 0, envelope 0, item"], given["seat 0, envelope 0, salt"]
    assert hashed("envelope", table, 0, 0, item, salt) == commitments[:32]
    assert len(commitments) == 20 * 32
    call, acknowledgement = (msgpack.unpackb(given[f"step 1, seat {seat}, body"]) for seat in (0, 1))
    assert hashed("link", table, 0, 1, call[4]) == chain_end
    assert acknowledgement[1] == given["step 1, seat 0, identity"]
    assert acknowledgement[2] == msgpack.unpackb(given["step 1, seat 0, message"])[3]
    seed = hashed("roll", table, 1, 0, call[4], 1, acknowledgement[3])
    assert seed == given["seed of the roll in step 1"]
    first = int.from_bytes(hashed("number", seed, 0)[:8], "big") % 2
    assert bytes([first]) == given["first player"]
