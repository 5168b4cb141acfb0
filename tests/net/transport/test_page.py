"""docs/protocol/transport.md: what it takes from the code is fresh, and its vectors follow from what it says."""

from __future__ import annotations

import hashlib
import hmac
import re
import runpy
from pathlib import Path
from typing import Any

import msgpack
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from spake2 import SPAKE2_A, SPAKE2_B

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "protocol" / "transport.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def given() -> dict[str, str]:
    """The page's test vectors."""
    block = PAGE[PAGE.index("## Test vectors") :]
    return dict(re.findall(r"^([a-z][a-z0-9 ,]*) = (.+)$", block, re.MULTILINE))


@pytest.fixture(scope="module")
def messages(given: dict[str, str]) -> list[list[Any]]:
    """The frames of the vectors, in order, without their lengths."""
    frames = [bytes.fromhex(value) for name, value in given.items() if name.startswith("frame ")]
    assert all(int.from_bytes(frame[:4], "big") == len(frame) - 4 for frame in frames)
    return [msgpack.unpackb(frame[4:]) for frame in frames]


def preimage(tag: str, *fields: bytes) -> bytes:
    """As the page says it, without the program's code."""
    parts = [b"samurai-qt/1/" + tag.encode(), *fields]
    return b"".join(len(part).to_bytes(8, "big") + part for part in parts)


def hashed(tag: str, *fields: bytes) -> bytes:
    return hashlib.sha256(preimage(tag, *fields)).digest()


def test_page_is_fresh() -> None:
    script = runpy.run_path(str(ROOT / "docs" / "draw_transport.py"))
    assert script["with_drawings"](PAGE) == PAGE


def test_limits_are_all_there() -> None:
    for name in re.findall(r"^([A-Z_]+) = ", (ROOT / "net/transport/limits.py").read_text("utf-8"), re.MULTILINE):
        assert f"| `{name}` | " in PAGE


def test_messages_are_in_the_order_of_the_page(messages: list[list[Any]]) -> None:
    names = "hello hello proof proof join code share share confirm confirm welcome"
    assert [message[0] for message in messages] == names.split()


def test_hellos(given: dict[str, str], messages: list[list[Any]]) -> None:
    for hello, who, side, byte in (
        (messages[0], "client", b"first", 0x11),
        (messages[1], "server", b"second", 0x21),
    ):
        seed, key = bytes.fromhex(given[f"{who} seed"]), bytes.fromhex(given[f"{who} key"])
        assert Ed25519PrivateKey.from_private_bytes(seed).public_key().public_bytes_raw() == key
        commitment = hashed("comparison/commitment", side, key, bytes([byte + 1]) * 32)
        assert hello == ["hello", 1, "samurai-qt 0.1.0", key, bytes([byte]) * 32, commitment]


def test_proofs_and_words(given: dict[str, str], messages: list[list[Any]]) -> None:
    client, server = (bytes.fromhex(given[f"{who} key"]) for who in ("client", "server"))
    rest = messages[0][4], messages[1][4], bytes.fromhex(given["certificate digest"])
    for proof, role, keys in (
        (messages[2], b"client", (client, server)),
        (messages[3], b"server", (server, client)),
    ):
        signed = preimage("transport/proof", role, *rest, *keys)
        Ed25519PublicKey.from_public_bytes(keys[0]).verify(proof[1], signed)
    assert [messages[2][3], messages[3][3]] == ["Bob", "Ann"]
    openings = messages[2][2], messages[3][2]
    listed = re.findall(r"[a-z]+", (ROOT / "net/identity/words.py").read_text("utf-8").split('_LIST = """')[1])[
        :256
    ]
    four = hashed("comparison/words", client, server, *openings)[:4]
    assert given["words"].split() == [listed[byte] for byte in four]


def test_room_code(given: dict[str, str], messages: list[list[Any]]) -> None:
    client, server, digest = (
        bytes.fromhex(given[name]) for name in ("client key", "server key", "certificate digest")
    )
    ids = preimage("code/joiner", client, digest), preimage("code/host", server, digest)
    code = given["room code"].encode()
    joiner = SPAKE2_A(code, *ids, entropy_f=lambda length: bytes([0x13]) * length)
    host = SPAKE2_B(code, *ids, entropy_f=lambda length: bytes([0x23]) * length)
    assert messages[6] == ["share", joiner.start()]
    assert messages[7] == ["share", host.start()]
    key = joiner.finish(messages[7][1])
    assert host.finish(messages[6][1]) == key
    for message, part in ((messages[8], b"joiner"), (messages[9], b"host")):
        assert message == ["confirm", hmac.digest(key, preimage("code/confirmation", part), "sha256")]


def test_bodies(messages: list[list[Any]]) -> None:
    assert messages[4] == ["join", b"join body"]
    assert messages[5] == ["code"]
    assert messages[10] == ["welcome", b"welcome body"]
