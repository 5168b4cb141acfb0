"""Another program's reader, written from docs/protocol, comes to the same as this one."""

from random import Random

import pytest

from net.secrecy.table_secret import TableSecret
from net.state import Stage
from net.transcript import parse_transcript, print_transcript
from tests.net.other_reader import Reader, read
from tests.net.scenes import Scene
from tests.net.simulation import Simulation
from tests.net.tables import one_seat_each, random_rules, set_up


def assert_same(data: bytes, scene: Scene | Simulation) -> Reader:
    peer = scene.peers[0] if isinstance(scene, Scene) else scene.computers[0].running
    reader = read(data)
    assert reader.table_id == peer.state.table_id
    assert reader.previous == peer.state.previous
    assert reader.fields() == peer.state.fields()
    assert reader.digest() == peer.state.digest()
    assert len(reader.digests) > len(reader.steps) // 2
    return reader


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game(seed: int) -> None:
    random = Random(seed)
    setup = set_up(random_rules(random), random, one_seat_each(2 + seed))
    simulation = Simulation(setup, seed)
    simulation.run(lambda: simulation.all_at(Stage.FINISHED))
    (data,) = simulation.transcripts()
    reader = assert_same(data, simulation)
    assert len(parse_transcript(data).steps) == reader.step


def test_a_game_with_a_departure_the_caretaker_and_a_return() -> None:
    scene = Scene(seed=3)
    scene.play_to_turn_of(1)
    scene.take(1, scene.peers[1].depart(1, resigned=False))
    scene.settle()
    scene.held_back.clear()
    scene.play_until(lambda: len(scene.state.seats[1].open_hand) == 5)
    scene.take(1, scene.peers[1].come_back(1, TableSecret(bytes(range(32)))))
    scene.play_until(lambda: scene.state.seats[1].present)
    scene.play_to_stage(Stage.FINISHED)
    reader = assert_same(print_transcript(scene.peers[0].transcript()), scene)
    assert len(reader.seats[1].bags) == 2
    assert reader.kinds >= {1, 3, 4, 5, 6, 7}


def test_a_game_with_a_cut() -> None:
    scene = Scene()
    scene.play_to_turn_of(1)
    scene.muted.add(1)
    for other in (0, 2):
        scene.peers[other].disconnect(scene.setup.keys[1])
    for now in (1.0, 2.0, 122.0):
        scene.tick(now)
    for computer in (0, 2):
        scene.take(computer, scene.peers[computer].vote_to_cut(1))
    scene.settle()
    scene.held_back.clear()
    scene.play_to_stage(Stage.FINISHED)
    reader = assert_same(print_transcript(scene.peers[0].transcript()), scene)
    assert reader.present == [0, 2]
    assert any(cut for _, cut, _ in reader.steps)
