"""A program that floods a table: python -m tests.net.node.flooder PORT TABLE SEED PURPOSE; a line for each burst.

It sends frames of all kinds that honest programs send, in bursts as large as a connection takes, and reads nothing.
"""

from __future__ import annotations

import asyncio
import secrets
import sys

from net.hashing import HASH_BYTES
from net.messages import Message
from net.node.frames import Reachable, SeenEnd, encode_node_frame, sign_word
from net.node.requests import PREFIX_BYTES, Purpose, Request
from net.peer.frames import FieldDigests, Said, Status, encode_frame
from net.signing import SigningKey
from net.transport import MAXIMUM_FRAME_BYTES, Player, TransportError, connect

_BURST = 400
_MOMENT = 0.01


def frames(key: SigningKey, table: bytes, purpose: Purpose) -> list[bytes]:
    """One burst: what a watcher or a player may send, mostly what asks for an answer or costs a signature."""
    session = secrets.token_bytes(HASH_BYTES)
    behind = encode_frame(Status(0, table, session, 0, 0))
    if purpose is Purpose.WATCH:
        return [behind] * _BURST
    forged = encode_frame(Said(secrets.token_bytes(HASH_BYTES), Message(0, 3, bytes(4000), bytes(64))))
    digests = encode_frame(FieldDigests(1, tuple((f"field {number}", bytes(HASH_BYTES)) for number in range(64))))
    word = encode_node_frame(sign_word(key, table, 2, secrets.token_bytes(16), "x" * 300))
    where = encode_node_frame(Reachable(key.public.encoded, ("127.0.0.1",) * 8, 4000))
    return [behind, forged, digests, word, where, encode_node_frame(SeenEnd(0))] * (_BURST // 6)


async def flood(port: int, table: bytes, key: SigningKey, purpose: Purpose) -> None:
    """Flood until killed, coming back whenever it is dropped."""
    player = Player(key, "Mallory", "samurai-qt test")
    while True:
        request = Request(purpose, table[:PREFIX_BYTES], secrets.token_bytes(HASH_BYTES), 0).encoded()
        try:
            connection = (await connect("127.0.0.1", port, player, request)).connection
        except (TransportError, OSError):
            await asyncio.sleep(_MOMENT)
            continue
        while connection.end is None:
            for frame in frames(key, table, purpose):
                connection.send(frame)
            # The longest frame there is, of nothing.
            connection.send(b"\x01" + bytes(MAXIMUM_FRAME_BYTES - 1) if purpose is Purpose.WATCH else b"\x92\x01")
            print("burst", flush=True)
            await asyncio.sleep(_MOMENT)
        connection.abort()
        await connection.wait_closed()


if __name__ == "__main__":
    port, table, seed, purpose = sys.argv[1:]
    asyncio.run(flood(int(port), bytes.fromhex(table), SigningKey(bytes.fromhex(seed)), Purpose(purpose)))
