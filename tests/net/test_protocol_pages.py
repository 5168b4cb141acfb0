"""docs/protocol.md and its pages: what comes from the code is fresh, and the vectors follow from the pages."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import msgpack
import pytest

from net.messages import Body
from tests.net.other_reader import hashed, parts_of, preimage, verified

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "docs" / "protocol"
VECTORS = (PAGES / "vectors.md").read_text(encoding="utf-8")
GIVEN = {name: bytes.fromhex(value) for name, value in re.findall(r"^(.+) = ([0-9a-f]*)$", VECTORS, re.MULTILINE)}
PREVIOUS, SESSION, ANY = bytes([0x2A]) * 32, bytes([0x51]) * 32, bytes([7]) * 32
BODIES = [name.removesuffix(", body") for name in GIVEN if name.endswith(", body")]


def test_pages_are_fresh() -> None:
    script = runpy.run_path(str(ROOT / "docs" / "draw_vectors.py"))
    assert script["vectors_page"]() == VECTORS
    assert script["limits_page"]() == (PAGES / "limits.md").read_text(encoding="utf-8")


def test_drawing_is_fresh() -> None:
    script = runpy.run_path(str(ROOT / "docs" / "draw_protocol.py"))
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    assert script["with_drawing"](page) == page


@pytest.mark.parametrize("page", sorted(PAGES.glob("*.md")), ids=lambda page: page.name)
def test_links_lead_to_files_and_headings(page: Path) -> None:
    for target, _, heading in re.findall(r"\]\(([^)#]+)(#([^)]*))?\)", page.read_text(encoding="utf-8")):
        if not target.startswith("https://"):
            linked = (page.parent / target).read_text(encoding="utf-8")
            headings = re.findall(r"^#+ (.+)$", linked, re.MULTILINE)
            anchors = [re.sub(r"[^a-z0-9 -]", "", found.lower()).replace(" ", "-") for found in headings]
            assert not heading or heading in anchors, (page.name, target, heading)


def test_every_cap_is_on_a_page() -> None:
    pages = "".join(page.read_text(encoding="utf-8") for page in PAGES.glob("*.md"))
    for module in ROOT.joinpath("net").rglob("limits.py"):
        for name in re.findall(r"^([A-Z_]+) = ", module.read_text(encoding="utf-8"), re.MULTILINE):
            assert f"| `{name}` | " in pages, name


def test_there_is_a_message_of_every_kind() -> None:
    kinds = {kind.__name__.lower() for kind in Body.__args__}
    assert {name.partition(" (")[0] for name in BODIES} == kinds
    for name, count in (("table", 9), ("lobby", 8)):
        frames = re.search(rf"^## Frames of a {name}$(.+?)^## ", VECTORS, re.MULTILINE | re.DOTALL)
        assert frames is not None
        assert frames[1].count(" = ") == count


@pytest.mark.parametrize("name", BODIES)
def test_messages_are_signed_by_the_seat(name: str) -> None:
    seat, step, body, signature = msgpack.unpackb(GIVEN[f"{name}, message"])
    identity = hashed("message", GIVEN["table id"], 0, 2, PREVIOUS, body)
    assert (seat, step, body, identity) == (0, 2, GIVEN[f"{name}, body"], GIVEN[f"{name}, identity"])
    assert verified(identity, signature, GIVEN["seat 0"])


def test_a_deferral_holds_the_departure_of_another_seat() -> None:
    name = next(name for name in BODIES if name.startswith("deferral"))
    _, seat, resigned, signature = msgpack.unpackb(GIVEN[f"{name}, body"])
    departure = msgpack.packb([6, resigned])
    assert verified(hashed("message", GIVEN["table id"], seat, 2, PREVIOUS, departure), signature, GIVEN["seat 1"])


def test_whatever_else_is_signed() -> None:
    table, key, seat = GIVEN["table id"], GIVEN["installation 0"], GIVEN["seat 0"]
    vote = preimage("cut", table, 0, 2, PREVIOUS, 1, 0)
    assert GIVEN["vote, what is signed"] == vote
    assert verified(vote, GIVEN["vote, signature"], seat)
    question = preimage("recall", table, 0, SESSION, 1, ANY)
    assert GIVEN["recall, what is signed"] == question
    assert verified(question, GIVEN["recall, signature"], seat)
    challenge = preimage("challenge", table, 1, 0, SESSION, ANY)
    assert GIVEN["challenge, what is signed"] == challenge
    assert verified(challenge, GIVEN["challenge, signature"], GIVEN["seat 1"])
    _, answering, asker, session, step, messages, votes, signature = msgpack.unpackb(GIVEN["recalled"])
    answer = preimage("recalled", table, answering, asker, session, step, *messages, *[cast[4] for cast in votes])
    assert GIVEN["recalled, what is signed"] == answer
    assert verified(answer, signature, GIVEN["seat 1"])
    *fields, signature = msgpack.unpackb(GIVEN["return"])
    assert verified(preimage("return", table, *fields), signature, key)
    word = preimage("chat", table, 0, ANY[:16], b"good game")
    assert GIVEN["word, what is signed"] == word
    assert verified(word, GIVEN["word, signature"], key)
    lost = msgpack.unpackb(GIVEN["departure with the installation's key, message"])
    assert verified(hashed("message", table, lost[0], lost[1], PREVIOUS, lost[2]), lost[3], key)
    assert verified(preimage("ready", table, 0), GIVEN["ready 0"], seat)


def test_hashes() -> None:
    table = GIVEN["table id"]
    assert GIVEN["envelope"] == hashed("envelope", table, 0, 4, bytes([12]), ANY)
    assert GIVEN["link before the fifth"] == hashed("link", table, 0, 5, ANY)
    assert GIVEN["row of two commitments"] == hashed("row", ANY, PREVIOUS)
    assert GIVEN["transcript"][-32:] == GIVEN["transcript, the hash at its end"]
    (charter, ready), (messages, votes) = parts_of(GIVEN["transcript"])
    assert hashed("charter", charter) == table
    assert (len(ready), messages, votes) == (2, [], [])


def test_ids_of_the_room_code() -> None:
    client, server, certificate = GIVEN["installation 0"], GIVEN["installation 1"], bytes(range(32))
    assert GIVEN["id A"] == preimage("code/joiner", client, certificate)
    assert GIVEN["id B"] == preimage("code/host", server, certificate)
    assert GIVEN["joiner's confirmation, what is authenticated"] == preimage("code/confirmation", b"joiner")
    assert GIVEN["host's confirmation, what is authenticated"] == preimage("code/confirmation", b"host")
