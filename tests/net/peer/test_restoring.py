"""Journals that no program wrote for this table."""

import pytest

from net.errors import RemoteProtocolError
from net.peer.machine import TablePeer
from net.peer.stored import Going, Renewed, Started, StoredRecord, Whole, Wished, decode_record
from tests.net.scenes import Scene


def restored(scene: Scene, *more: StoredRecord) -> TablePeer:
    """The first computer's program, from its journal and more records."""
    records = [decode_record(record) for record in scene.journals[0]]
    return TablePeer.restored([*records, *more], scene.setup.game(), bytes(32), scene.identity(0))


@pytest.mark.parametrize("record", [Going(1, True), Wished(1, True), Renewed(1, bytes(32))])
def test_the_own_seats_are_those_of_the_charter(record: StoredRecord) -> None:
    scene = Scene()
    scene.play_to_turn_of(0)
    restored(scene)
    with pytest.raises(RemoteProtocolError, match="another computer's seat"):
        restored(scene, record)


def test_a_table_has_one_charter_and_begins_with_it() -> None:
    scene = Scene()
    opened = decode_record(scene.journals[0][0])
    with pytest.raises(RemoteProtocolError, match="two charters"):
        restored(scene, opened)
    with pytest.raises(RemoteProtocolError, match="does not begin"):
        TablePeer.restored([Started(bytes(32)), opened], scene.setup.game(), bytes(32))


def test_steps_of_another_table_are_refused() -> None:
    scene, other = Scene(), Scene(seed=2)
    other.settle()
    with pytest.raises(RemoteProtocolError):
        restored(scene, Whole(other.peers[0].ledger.steps[0]))
