"""A known name that comes with another key is told, whatever its player calls itself besides."""

import secrets
from pathlib import Path

import pytest

from net.identity import KeyChanged
from net.lobby.model import Lobby, LobbySeat, new_entry
from net.node.acquaintances import Acquaintances
from net.node.events import Met, NodeEvent
from net.node.limits import MAXIMUM_MET
from net.secrecy.table_secret import TableSecret
from net.signing import SigningKey


def lobby_with(name: str, player: str) -> Lobby:
    """A lobby in which somebody new sits."""
    key = SigningKey(secrets.token_bytes(32))
    seat = LobbySeat(name, "red", player, new_entry(TableSecret.fresh(), key))
    return Lobby("T", bytes(32), "samurai", bytes(32), [], 1, 120, False, (seat, None))


@pytest.mark.parametrize(
    ("player", "is_met"), [("human", True), ("human:x", True), ("person", True), ("", True), ("bot:hard", False)]
)
def test_who_may_pass_for_a_person_is_met(tmp_path: Path, player: str, is_met: bool) -> None:
    known, told = Acquaintances(tmp_path / "players.json"), list[NodeEvent]()
    known.meet(lobby_with("Ann", "human"), bytes(32), told.append)
    known.meet(lobby_with("ann", player), bytes(32), told.append)
    changed = [event for event in told[1:] if isinstance(event, Met) and isinstance(event.meeting, KeyChanged)]
    assert bool(changed) is is_met


def test_whom_one_has_met_fills_no_memory(tmp_path: Path) -> None:
    known = Acquaintances(tmp_path / "players.json")
    known.meet(lobby_with("Ann", "human"), bytes(32), lambda event: None)
    for _ in range(MAXIMUM_MET + 10):
        known.meet(lobby_with("Ann", "human"), bytes(32), lambda event: None)
    assert len(known._met) <= MAXIMUM_MET
