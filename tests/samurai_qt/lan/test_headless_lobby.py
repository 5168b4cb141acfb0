"""What a peer without a window makes of a lobby that changes faster than it looks."""

import errno
from queue import Empty
from typing import Any

import pytest

from engine.samurai.bots import parse_level
from net.errors import LocalProtocolError
from net.node import Failed, Node
from samurai_qt.lan.headless import HeadlessPeer, Plan, TableFailed


class NoNode(Node):
    """Of which nothing is asked."""

    def __init__(self) -> None:
        pass


def peer_that_fails(error: Exception) -> tuple[HeadlessPeer, list[str]]:
    told: list[str] = []

    def tell(event: str, **details: Any) -> None:
        told.append(event)

    peer = HeadlessPeer(Plan("Ben", (parse_level("random"),), None, None), tell)
    peer.events.put(Failed("ready", error))
    return peer, told


def test_a_seat_that_is_empty_again_ends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    peer, told = peer_that_fails(LocalProtocolError("a seat is still empty"))
    monkeypatch.setattr(peer, "_next", peer.events.get_nowait)
    with pytest.raises(Empty):
        peer.play(NoNode())
    assert told == []


def test_a_disk_that_takes_no_signature_ends_the_peer() -> None:
    peer, _ = peer_that_fails(OSError(errno.ENOSPC, "No space left on device", "/data/tables"))
    with pytest.raises(TableFailed, match="/data/tables: No space left on device"):
        peer.play(NoNode())
