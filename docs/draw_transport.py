"""Write what docs/protocol/transport.md takes from the code: state drawings, limits, test vectors."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path

from marks import filled, vector_block

PAGE = Path(__file__).with_name("protocol") / "transport.md"
ROOT = PAGE.parents[2]
LIMITS = "net/transport/limits.py"
_CONSTANT = re.compile(r'^([A-Z_]+) = (.+)\n"""(.+)"""$', re.MULTILINE)


def drawing(table_name: str) -> str:
    """Return the Mermaid drawing of a state table: an arrow a message that may come, with its name."""
    from net.transport import states

    table: states.Table = getattr(states, table_name)
    lines = ["```mermaid", "stateDiagram-v2"]
    begun = next(iter(table))[0]
    lines.append(f"  [*] --> {begun.name}")
    arrows = [(start.name, name, end.name) for (start, name), ends in table.items() for end in ends]
    if any(end is states.State.TURN for ends in table.values() for end in ends):
        arrows.append((states.State.TURN.name, "(its turn comes)", states.State.CONFIRMATION.name))
    lines += [f"  {start} --> {end}: {name}" for start, name, end in arrows]
    lines.append(f"  {states.State.OVER.name} --> [*]")
    return "\n".join([*lines, "```", ""])


def limits() -> str:
    """Return the limits as a table: name, value, reason."""
    lines = ["| limit | value | why |", "|---|---|---|"]
    for name, expression, reason in _CONSTANT.findall((ROOT / LIMITS).read_text(encoding="utf-8")):
        lines.append(f"| `{name}` | {expression} | {reason} |")
    return "\n".join([*lines, ""])


def counted(first: int) -> Callable[[int], bytes]:
    """Return random bytes that are none: a run of one byte value, the next value each time."""
    values = iter(range(first, 256))
    return lambda length: bytes([next(values)]) * length


def vectors() -> dict[str, str]:
    """Return every value of one handshake with a room code, by name, in hex or as words."""
    from net.signing import SigningKey
    from net.transport import AskCode, Decision, Player, Welcome
    from net.transport.client_handshake import ClientHandshake
    from net.transport.door import Applicant
    from net.transport.framing import frame
    from net.transport.guesses import GuessLimiter
    from net.transport.server_handshake import ServerHandshake

    class Host:
        def describe(self) -> bytes:
            return b""

        def admit(self, applicant: Applicant) -> Decision:
            return Welcome(b"welcome body") if applicant.code_confirmed else AskCode("Blue Fox 7")

    client_seed, server_seed, digest = bytes([1]) * 32, bytes([2]) * 32, bytes(range(32))
    client_key, server_key = SigningKey(client_seed), SigningKey(server_seed)
    client = ClientHandshake(
        Player(client_key, "Bob", "samurai-qt 0.1.0"), b"join body", "blue-fox-7", random_bytes=counted(0x11)
    )
    server = ServerHandshake(
        Player(server_key, "Ann", "samurai-qt 0.1.0"), Host(), GuessLimiter(), random_bytes=counted(0x21)
    )
    found = {
        "client seed": client_seed.hex(),
        "server seed": server_seed.hex(),
        "client key": client_key.public.encoded.hex(),
        "server key": server_key.public.encoded.hex(),
        "certificate digest": digest.hex(),
        "client random": "11 … for the nonce, 12 … for the opening, 13 … for the 64 bytes of the share",
        "server random": "21 … for the nonce, 22 … for the opening, 23 … for the 64 bytes of the share",
        "room code": "bluefox7",
    }
    client.secured(digest, 0.0)
    server.secured(digest, 0.0)
    number = 0
    for giver, taker, who in [(client, server, "client"), (server, client, "server")] * 5:
        for body in giver.take_frames():
            number += 1
            found[f"frame {number}, {who}"] = frame(body).hex()
            taker.receive(body, 0.0)
    if client.peer is not None:
        found["words"] = " ".join(client.peer.words)
    return found


def with_drawings(page: str) -> str:
    """Return the page with fresh content between its marks."""
    contents = {
        "server states": drawing("SERVER"),
        "client states": drawing("CLIENT"),
        "limits": limits(),
        "vectors": vector_block(vectors()),
    }
    return filled(page, "draw_transport.py", contents)


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    PAGE.write_text(with_drawings(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
