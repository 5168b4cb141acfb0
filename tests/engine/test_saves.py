"""Offline saves: exact, and no table that the rules don't lead to."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.samurai import Draft, EndReason, LocalTable, Phase
from engine.samurai.container import (
    ContainerError,
    ContainerKind,
    WrongKind,
    read_container,
    write_container,
)
from engine.samurai.saves import SavedTable, SaveError, load_table, save_table
from tests.engine.records.games import play_one_choice, played_table

Change = Callable[[Any], object]


def content(data: bytes) -> Any:
    return json.loads(read_container(data).payload)


def tampered(data: bytes, change: Change) -> bytes:
    """The save with its content changed and its checksum right again."""
    value = content(data)
    change(value)
    return write_container(ContainerKind.OFFLINE_SAVE, json.dumps(value).encode())


def staged_draft(table: LocalTable, random: Random) -> Draft | None:
    """A turn of the seat to act, some actions staged and some undone."""
    if table.position.phase is not Phase.TURNS:
        return None
    draft = Draft(table.position, table.hand(table.position.seat_to_act))
    while (actions := draft.legal_actions()) and random.random() < 0.8:
        draft.push(random.choice(actions))
    for _ in range(random.randint(0, len(draft.actions))):
        draft.undo()
    return draft


def assert_same(table: LocalTable, other: LocalTable) -> None:
    assert other.position == table.position
    assert other.awaited == table.awaited
    assert other.openings == table.openings
    assert other.deal == table.deal
    assert other.record() == table.record()
    for seat in range(table.position.players):
        assert other.hand(seat) == table.hand(seat)
        assert other.stock(seat) == table.stock(seat)


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6), st.integers(0, 110))
def test_a_resumed_table_goes_on_as_the_first_would_have(seed: int, choices: int) -> None:
    table = played_table(seed, choices)
    draft = staged_draft(table, Random(seed))
    data = save_table(table, draft)
    resumed, resumed_draft = load_table(data)
    assert_same(table, resumed)
    if draft is None:
        assert resumed_draft is None
    else:
        assert resumed_draft is not None
        assert resumed_draft.actions == draft.actions
        assert resumed_draft.undone == draft.undone
        assert resumed_draft.position == draft.position
        assert resumed_draft.hand == draft.hand
        while draft.can_redo:
            assert resumed_draft.redo() == draft.redo()
        assert resumed_draft.position == draft.position
    assert save_table(resumed, load_table(data).draft) == data
    one, other = Random(seed), Random(seed)
    while table.awaited:
        play_one_choice(table, one)
        play_one_choice(resumed, other)
        assert_same(table, resumed)


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 10**6), st.integers(0, 80), st.sampled_from((EndReason.RESIGNED, EndReason.FORFEIT)))
def test_a_game_given_up_is_kept_so(seed: int, choices: int, reason: EndReason) -> None:
    table = played_table(seed, choices)
    if table.awaited:
        table.concede(seed % table.position.players, reason)
    resumed, draft = load_table(save_table(table))
    assert draft is None
    assert_same(table, resumed)


def test_half_the_opening_hands_are_kept() -> None:
    table = next(
        table
        for seed in range(100)
        if (table := played_table(seed, 1)).position.phase is Phase.OPENING and table.position.players > 2
    )
    chosen = [opening is not None for opening in table.openings]
    assert sum(chosen) == 1
    assert_same(table, load_table(save_table(table)).table)


def running_save() -> tuple[LocalTable, bytes]:
    """A three-player game of chosen openings and placed figures, some turns played, one tile staged."""
    for seed in range(200):
        table = played_table(seed, 50)
        rules, position = table.rules, table.position
        if (rules.opening, rules.figures, position.phase) == ("chosen", "placed", Phase.TURNS):
            draft = Draft(position, table.hand(position.seat_to_act))
            draft.push(draft.legal_actions()[0])
            draft.push(next(action for action in draft.legal_actions()))
            draft.undo()
            return table, save_table(table, draft)
    raise AssertionError


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (lambda save: save.update(format="samurai-record"), "save"),
        (lambda save: save.update(version=2), "version"),
        (lambda save: save.update(note=1), "save"),
        (lambda save: save.pop("orders"), "save"),
        (lambda save: save["record"].update(version=2), "version"),
        (lambda save: save["record"]["seats"][0].update(colour="white"), "seats[0].colour"),
        (lambda save: save["orders"][0].__setitem__(0, "Z9"), "orders[0][0]"),
        (lambda save: save["orders"][0].pop(), "orders[0]"),
        (lambda save: save["orders"].pop(), "orders"),
        (lambda save: save["orders"][0].reverse(), None),
        (lambda save: save["openings"].__setitem__(0, None), None),
        (lambda save: save["openings"].__setitem__(0, ["X"] * 5), "openings[0]"),
        (lambda save: save["record"]["turns"][-1].update(drawn=5), None),
        (lambda save: save["record"]["turns"].pop(), None),
        (lambda save: save["record"]["setup"].pop(), "setup"),
        (lambda save: save["record"].update(meta={}), "meta"),
        (lambda save: save["record"].update(stopped={"why": "", "seat": None}), "stopped"),
        (lambda save: save["record"].update(tiles=[None] * len(save["orders"])), "tiles"),
        (lambda save: save["draft"]["actions"].append("S1@z9"), "draft.actions[1]"),
        (lambda save: save["draft"]["actions"].append(save["draft"]["actions"][0]), "draft.actions[1]"),
        (lambda save: save["draft"]["undone"].append(save["draft"]["undone"][0]), "draft.undone[1]"),
        (lambda save: save.update(draft=[]), "draft"),
    ],
)
def test_a_tampered_save_gives_one_line(change: Change, place: str | None) -> None:
    data = tampered(running_save()[1], change)
    with pytest.raises(SaveError) as raised:
        load_table(data)
    assert place in (None, raised.value.place)
    assert "\n" not in str(raised.value)
    assert len(str(raised.value)) < 200


def test_a_draft_outside_of_turns_is_refused() -> None:
    data = save_table(played_table(1))
    with pytest.raises(SaveError, match="draft: no turn is being played"):
        load_table(tampered(data, lambda save: save.update(draft={"actions": [], "undone": []})))


def test_other_kinds_of_container_are_named() -> None:
    data = write_container(ContainerKind.TRANSCRIPT, b"")
    with pytest.raises(WrongKind, match="this is a transcript of a LAN table, not an offline save"):
        load_table(data)


@pytest.mark.parametrize("payload", [b"", b"[]", b"\xff", b'{"format": "samurai-save", "version": 1}', b"[" * 100])
def test_a_sound_container_of_rubbish_is_refused(payload: bytes) -> None:
    with pytest.raises(SaveError, match=r"^save: "):
        load_table(write_container(ContainerKind.OFFLINE_SAVE, payload))


def test_a_damaged_save_is_refused() -> None:
    data = bytearray(running_save()[1])
    data[100] ^= 1
    with pytest.raises(ContainerError, match="damaged"):
        load_table(bytes(data))


def test_hidden_tiles_are_in_the_save_and_not_in_the_record() -> None:
    table, data = running_save()
    assert table.record().tiles is None
    save = content(data)
    assert save["record"]["tiles"] is None
    assert [len(order) for order in save["orders"]] == [20] * table.position.players
    assert isinstance(load_table(data), SavedTable)
