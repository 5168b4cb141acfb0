"""A transcript's bytes: any changed, missing or added one is noticed; the audit names the first fault."""

from collections.abc import Callable

import pytest

from net.audit import AuditError, audit
from net.hashing import tagged_hash
from net.state import Stage
from net.transcript import Transcript, TranscriptError, parse_transcript, print_transcript
from tests.net.scenes import Scene


@pytest.fixture(scope="module")
def scene() -> Scene:
    """A short game, ended by agreement."""
    scene = Scene()
    scene.play_to_turn_of(0, turns=2)
    scene.agree_to_end()
    scene.play_to_stage(Stage.FINISHED)
    return scene


@pytest.fixture(scope="module")
def data(scene: Scene) -> bytes:
    return print_transcript(scene.peers[0].transcript())


def test_it_comes_back_and_is_the_same_for_all(scene: Scene, data: bytes) -> None:
    assert print_transcript(parse_transcript(data)) == data
    assert {print_transcript(peer.transcript()) for peer in scene.peers.values()} == {data}
    result = audit(parse_transcript(data), scene.setup.game())
    assert (result.complete, result.unopened, result.unfinished) == (True, (), False)
    assert [sorted(items.values()) for items in result.items] == [list(scene.setup.game().bag)] * 3


def test_any_byte_changed_is_noticed(data: bytes) -> None:
    for place in range(0, len(data), 7):
        changed = bytearray(data)
        changed[place] ^= 1
        with pytest.raises(TranscriptError):
            parse_transcript(bytes(changed))


def test_any_byte_missing_or_added_is_noticed(data: bytes) -> None:
    for place in range(0, len(data), 101):
        for other in (data[:place], data[:place] + data[place + 1 :], data[:place] + b"\0" + data[place:]):
            with pytest.raises(TranscriptError):
                parse_transcript(other)


def refreshed(data: bytes) -> bytes:
    """The bytes with a hash at the end that fits them."""
    return data[:-32] + tagged_hash("transcript", data[:-32])


def test_a_forger_who_makes_the_hash_fit_is_found_by_the_audit(scene: Scene, data: bytes) -> None:
    found = 0
    for place in range(40, len(data) - 32, 211):
        changed = bytearray(data)
        changed[place] ^= 1
        try:
            audit(parse_transcript(refreshed(bytes(changed))), scene.setup.game())
        except (TranscriptError, AuditError):
            found += 1
    assert found == len(range(40, len(data) - 32, 211))


Change = Callable[[Transcript], Transcript]


@pytest.mark.parametrize(
    ("change", "step"),
    [
        (lambda old: old._replace(steps=old.steps[1:]), 0),
        (lambda old: old._replace(steps=(*old.steps[:4], *old.steps[5:])), 4),
        (lambda old: old._replace(steps=(*old.steps[:4], old.steps[5], old.steps[4], *old.steps[6:])), 4),
        (lambda old: old._replace(steps=(*old.steps, old.steps[-1])), None),
        (lambda old: old._replace(steps=(*old.steps[:4], old.steps[4]._replace(cut=(1,)), *old.steps[5:])), 4),
        (
            lambda old: old._replace(
                steps=(*old.steps[:4], old.steps[4]._replace(messages=old.steps[4].messages[1:]), *old.steps[5:])
            ),
            4,
        ),
    ],
    ids=["first step missing", "step missing", "steps swapped", "last step twice", "a cut", "a message missing"],
)
def test_the_first_fault_is_named_by_its_step(scene: Scene, data: bytes, change: Change, step: int | None) -> None:
    whole = parse_transcript(data)
    with pytest.raises(AuditError) as caught:
        audit(change(whole), scene.setup.game())
    assert caught.value.step == (len(whole.steps) if step is None else step)


def test_an_unfinished_game_is_sound_but_not_complete(scene: Scene, data: bytes) -> None:
    whole = parse_transcript(data)
    result = audit(Transcript(whole.charter, whole.steps[:-2]), scene.setup.game())
    assert (result.unfinished, result.complete, result.convicted) == (True, False, None)
    opening = audit(Transcript(whole.charter, whole.steps[:-1], whole.steps[-1].messages[:2]), scene.setup.game())
    assert (opening.unfinished, opening.unopened, opening.complete) == (False, (2,), False)


def test_a_whole_step_does_not_stand_at_the_end_as_if_it_were_none(scene: Scene, data: bytes) -> None:
    whole = parse_transcript(data)
    other = whole._replace(steps=whole.steps[:-1], messages=whole.steps[-1].messages)
    with pytest.raises(AuditError, match="no whole step"):
        audit(other, scene.setup.game())
