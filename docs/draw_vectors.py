"""Write docs/protocol/vectors.md and limits.md from the code: one example of each thing said, and every cap."""

from __future__ import annotations

import re
import sys
from pathlib import Path

PAGES = Path(__file__).with_name("protocol")
ROOT = PAGES.parents[1]
LIMITS = ("net/limits.py", "net/node/limits.py", "net/discovery/limits.py")
_CONSTANT = re.compile(r'^([A-Z_]+) = (.+)\n"""((?:.|\n)+?)"""$', re.MULTILINE)

VECTORS_HEAD = """\
# Test vectors

One example of each thing that is said or signed, in hex; written from the code by `docs/draw_vectors.py`. A
table's first steps, with all fields of its state and a roll, are at the end of [table.md](table.md), a whole
handshake at the end of [transport.md](transport.md).

The charter is that of table.md: installations' seeds are 32 bytes `01` and `02`, the seats' table secrets `03`
and `04`. Messages are forms: seat 0 could not say all of them at one place. They are said in step 2; the hash of
the step before is 32 bytes `2a`, the session 32 bytes `51`, what else has to be anything bytes `07`.

"""

LIMITS_HEAD = """\
# Caps

Every cap against a hostile or broken computer, and why it is what it is; written by `docs/draw_vectors.py` from the
modules that hold them. Those of connections are in [transport.md](transport.md#limits). What is over a cap is
refused.

"""

Section = dict[str, bytes]


def sections() -> dict[str, Section]:
    """Return the examples by section and name."""
    from engine.samurai import RuleSet
    from net.charter import SignedCharter, endorsed_seat
    from net.cutting import CutVote
    from net.folding import CompleteStep
    from net.hashing import preimage, tagged_hash
    from net.lobby import frames as lobby
    from net.lobby.model import Entry, Lobby, LobbySeat
    from net.messages import (
        Acknowledgement,
        Assent,
        Body,
        Call,
        Deferral,
        Departure,
        Naming,
        OpeningUp,
        Seal,
        sign_message,
    )
    from net.node import frames as node
    from net.node.requests import Greeting, Purpose, Request, describe
    from net.peer import frames as peer
    from net.peer.recall import ask, challenge, sign_answer
    from net.returning import Return
    from net.samurai import charter_of, game_of
    from net.secrecy.envelopes import OpenedEnvelope, seal
    from net.secrecy.table_secret import TableSecret
    from net.signing import SigningKey
    from net.state import TableState
    from net.transcript import Transcript, print_transcript

    any32, any16, previous, session = bytes([7]) * 32, bytes([7]) * 16, bytes([0x2A]) * 32, bytes([0x51]) * 32
    installations = [SigningKey(bytes([number]) * 32) for number in (1, 2)]
    secrets = [TableSecret(bytes([number]) * 32) for number in (3, 4)]
    keys = [secret.signing_key() for secret in secrets]
    people = (("Ann", "red"), ("Bob", "blue"))
    charter = charter_of(
        RuleSet(),
        tuple(
            endorsed_seat(*person, "human", key.public, secret.nonce(), installation)
            for person, key, secret, installation in zip(people, keys, secrets, installations, strict=True)
        ),
    )
    table = charter.table_id
    signed_charter = SignedCharter(
        charter, tuple(key.sign(charter.ready_message(seat)) for seat, key in enumerate(keys))
    )
    state = TableState.started(charter, game_of(charter))._replace(step=2, previous=previous)
    envelope = OpenedEnvelope(4, 12, any32)
    back = Return(0, 1, SigningKey(any32).public.encoded, (any32, previous), session, (3, 9), b"")
    back = back.signed_by(installations[0], table)
    departure = sign_message(keys[1], table, previous, 1, 2, Departure(False))
    bodies: tuple[Body, ...] = (
        Seal((any32,) * 20, session),
        Naming((0, 3, 7, 12, 19)),
        Call(["S2@n12", "V1@a7"], (envelope,), any32, session, False),
        Call(["V2@r8"], (), any32, session, True, (14,), back.encoded()),
        Acknowledgement(any32, departure.signature, session, False),
        Assent(any32, session, False),
        Departure(True),
        OpeningUp((envelope, OpenedEnvelope(5, 0, session)), any32),
        Deferral(1, False, departure.signature),
    )
    messages: Section = {}
    for number, body in enumerate(bodies):
        message = sign_message(keys[0], table, previous, 0, 2, body)
        name = f"{type(body).__name__.lower()} ({number})"
        messages[f"{name}, body"] = message.body
        messages[f"{name}, identity"] = message.identity(table, previous)
        messages[f"{name}, message"] = message.encoded()
    lost = sign_message(installations[0], table, previous, 0, 2, Departure(False))
    messages["departure with the installation's key, message"] = lost.encoded()

    unsigned_vote = CutVote(0, 2, 1, False, b"")
    vote_message = preimage("cut", table, 0, 2, previous, 1, 0)
    vote = unsigned_vote._replace(signature=keys[0].sign(vote_message))
    question = ask(keys[0], state, 0, session, [(1, any32)])
    challenged = challenge(keys[1], state, 1, question, any32)
    answer = sign_answer(keys[1], state, peer.Recalled(1, 0, session, 2, (lost,), (vote,), b""))
    word = node.sign_word(installations[0], table, 0, any16, "good game")
    step = CompleteStep((lost, departure), (1,), (vote,))
    digests = (("board", any32), ("stage", session))
    entry = Entry(*charter.seats[0][4:5], *charter.seats[0][3:4], *charter.seats[0][5:])
    taken = LobbySeat("Ann", "red", "human", entry, signed_charter.ready[0])
    terms = (charter.game, charter.board, charter.rules, charter.caretaker, charter.grace)
    key = installations[0].public.encoded
    transcript = print_transcript(Transcript(signed_charter, ()))
    certificate = bytes(range(32))
    return {
        "Keys": {
            **{f"installation {number}": one.public.encoded for number, one in enumerate(installations)},
            **{f"seat {number}": one.public.encoded for number, one in enumerate(keys)},
            "table id": table,
            "endorsement 0": charter.seats[0].endorsement,
            "ready 0": signed_charter.ready[0],
        },
        "Messages": messages,
        "Whatever else is signed": {
            "vote, what is signed": vote_message,
            "vote, signature": vote.signature,
            "recall, what is signed": preimage("recall", table, 0, session, 1, any32),
            "recall, signature": question.signature,
            "challenge, what is signed": preimage("challenge", table, 1, 0, session, any32),
            "challenge, signature": challenged.signature,
            "recalled, what is signed": preimage(
                "recalled", table, 1, 0, session, 2, lost.encoded(), vote.signature
            ),
            "recalled, signature": answer.signature,
            "return": back.encoded(),
            "word, what is signed": preimage("chat", table, 0, any16, b"good game"),
            "word, signature": word.signature,
        },
        "Hashes": {
            "envelope": seal(table, 0, (envelope,))[0],
            "link before the fifth": tagged_hash("link", table, 0, 5, any32),
            "row of two commitments": tagged_hash("row", any32, previous),
            "transcript": transcript,
            "transcript, the hash at its end": transcript[-32:],
        },
        "Frames of a table": {
            type(frame).__name__.lower(): peer.encode_frame(frame)
            for frame in (
                peer.Status(2, previous, session, 0b01, 0b10),
                peer.Said(previous, departure),
                peer.Steps(2, (step,)),
                peer.Voted(previous, vote),
                question,
                answer,
                peer.ReturnAsked(back.encoded()),
                peer.FieldDigests(2, digests),
                challenged,
            )
        },
        "Frames of a lobby": {
            type(frame).__name__.lower(): lobby.encode_lobby_frame(frame)
            for frame in (
                lobby.Join("Ann", "red", "human", 45678, entry),
                lobby.Change("Anna", "blue", entry),
                lobby.Ready(signed_charter.ready[0]),
                lobby.NotReady(entry),
                lobby.Chat(0, "hello"),
                lobby.Snapshot(Lobby("Ann's", key, *terms, False, (taken, None))),
                lobby.Removed("kicked"),
                lobby.Start(signed_charter.ready, (lobby.Contact(key, ("10.0.0.1", "fe80::1"), 45678),)),
            )
        },
        "Frames beside the steps": {
            type(frame).__name__.lower(): node.encode_node_frame(frame)
            for frame in (
                node.Shown("Ann's", signed_charter),
                word,
                node.Reachable(key, ("10.0.0.1", "fe80::1"), 45678),
                node.SeenEnd(0b11),
                node.Rematch(table[:8]),
            )
        },
        "What the transport carries": {
            "request": Request(Purpose.PLAY, table[:8], session, 45678).encoded(),
            "greeting": Greeting(True, table[:8], session).encoded(),
            "description": describe(table[:8]),
        },
        "SPAKE2 on the connection of transport.md": {
            "id A": preimage("code/joiner", key, certificate),
            "id B": preimage("code/host", installations[1].public.encoded, certificate),
            "joiner's confirmation, what is authenticated": preimage("code/confirmation", b"joiner"),
            "host's confirmation, what is authenticated": preimage("code/confirmation", b"host"),
        },
    }


def vectors_page() -> str:
    """Return the page of vectors."""
    parts = [VECTORS_HEAD]
    for title, section in sections().items():
        lines = [f"{name} = {value.hex()}" for name, value in section.items()]
        parts.append("\n".join([f"## {title}", "", "```text", *lines, "```", "", ""]))
    return "".join(parts).rstrip("\n") + "\n"


def limits_page() -> str:
    """Return the page of caps."""
    parts = [LIMITS_HEAD]
    for name in LIMITS:
        found = _CONSTANT.findall((ROOT / name).read_text(encoding="utf-8"))
        rows = [f"| `{cap}` | {value} | {' '.join(reason.split())} |" for cap, value, reason in found]
        parts.append("\n".join([f"## `{name}`", "", "| cap | value | why |", "|---|---|---|", *rows, "", ""]))
    return "".join(parts).rstrip("\n") + "\n"


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    (PAGES / "vectors.md").write_text(vectors_page(), encoding="utf-8")
    (PAGES / "limits.md").write_text(limits_page(), encoding="utf-8")
