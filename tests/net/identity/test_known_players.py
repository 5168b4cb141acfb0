"""Whom one has met, under which names."""

from __future__ import annotations

import json
import stat
from pathlib import Path

import pytest

from net.identity import (
    FileNotWritten,
    FileUnreadable,
    KeyChanged,
    Known,
    KnownPlayers,
    New,
    PlayersDamaged,
    known_players,
)
from net.signing import SigningKey

ANN, BOB, EVE = (SigningKey(bytes([number]) * 32).public for number in (1, 2, 3))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "players.json"


def test_first_and_later_meetings(path: Path) -> None:
    players = KnownPlayers(path)
    assert players.name_of(ANN) is None
    assert players.remember(ANN, "Ann") == New("Ann")
    assert players.remember(BOB, "Bob") == New("Bob")
    assert players.remember(ANN, "Ann") == Known("Ann", "Ann")
    again = KnownPlayers(path)
    assert again.name_of(ANN) == "Ann"
    assert again.remember(BOB, "Robert") == Known("Robert", "Bob")
    assert KnownPlayers(path).name_of(BOB) == "Robert"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_known_name_with_another_key_warns_until_accepted(path: Path) -> None:
    players = KnownPlayers(path)
    players.remember(ANN, "Ann")
    assert players.remember(EVE, "Ann") == KeyChanged("Ann", (ANN,))
    assert players.remember(EVE, "Ann") == KeyChanged("Ann", (ANN,))
    assert players.name_of(EVE) is None
    players.accept(EVE, "Ann")
    assert KnownPlayers(path).remember(EVE, "Ann") == Known("Ann", "Ann")
    assert KnownPlayers(path).remember(ANN, "Ann") == Known("Ann", "Ann")
    assert players.remember(BOB, "Ann") == KeyChanged("Ann", (ANN, EVE))


def test_known_player_who_takes_the_name_of_another_warns(path: Path) -> None:
    players = KnownPlayers(path)
    players.remember(ANN, "Ann")
    players.remember(EVE, "Eve")
    assert players.remember(EVE, "Ann") == KeyChanged("Ann", (ANN,))
    assert players.name_of(EVE) == "Eve"


@pytest.mark.parametrize("name", ["ann", "ANN", " Ann ", "Ａｎｎ"])
def test_names_that_look_the_same_are_the_same(path: Path, name: str) -> None:
    players = KnownPlayers(path)
    players.remember(ANN, "Ann")
    assert players.remember(EVE, name) == KeyChanged(name, (ANN,))
    assert players.remember(ANN, name) == Known(name, "Ann")


def test_forgotten_players_are_strangers(path: Path) -> None:
    players = KnownPlayers(path)
    players.remember(ANN, "Ann")
    players.forget(ANN)
    assert KnownPlayers(path).remember(EVE, "Ann") == New("Ann")


def test_who_was_met_longest_ago_is_forgotten(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(known_players, "MAXIMUM_KNOWN_PLAYERS", 2)
    players = KnownPlayers(path)
    players.remember(ANN, "Ann")
    players.remember(BOB, "Bob")
    players.remember(ANN, "Ann")
    players.remember(EVE, "Eve")
    again = KnownPlayers(path)
    assert [again.name_of(key) for key in (ANN, BOB, EVE)] == ["Ann", None, "Eve"]


def test_strangers_do_not_push_out_all_who_are_known(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(known_players, "MAXIMUM_KNOWN_PLAYERS", 10)
    monkeypatch.setattr(known_players, "MAXIMUM_NEW_PLAYERS", 4)
    players = KnownPlayers(path)
    players.accept(ANN, "Ann")
    for number in range(100, 130):
        assert players.remember(SigningKey(bytes([number]) * 32).public, f"{number}") == New(f"{number}")
    assert isinstance(players.remember(EVE, "Ann"), KeyChanged)
    # What a person decides is kept all the same.
    players.accept(EVE, "Eve")
    assert KnownPlayers(path).name_of(EVE) == "Eve"


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"[]",
        b"null",
        b"{}",
        b'{"format": "samurai-qt players 2", "players": []}',
        b'{"format": "samurai-qt players 1", "players": [{"key": "00", "name": "Ann"}]}',
        b'{"format": "samurai-qt players 1", "players": [{"key": "%s", "name": "Ann"}]}' % (b"00" * 32),
        b'{"format": "samurai-qt players 1", "players": [{"key": "%s"}]}' % ANN.encoded.hex().encode(),
        b'{"format": "samurai-qt players 1", "players": [{"key": "%s", "name": 1}]}' % ANN.encoded.hex().encode(),
        b'{"format": "samurai-qt players 1", "players": 7}',
        b"\xff",
        b"[" * 100_000,
        b" " * 2_000_000,
    ],
    ids=range(13),
)
def test_damaged_file(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(PlayersDamaged, match=str(path)):
        KnownPlayers(path)
    assert path.read_bytes() == content


def test_file_that_can_not_be_read_or_written(tmp_path: Path) -> None:
    with pytest.raises(FileUnreadable):
        KnownPlayers(tmp_path)
    players = KnownPlayers(tmp_path / "folder")
    (tmp_path / "folder").mkdir()
    with pytest.raises(FileNotWritten):
        players.remember(ANN, "Ann")
    assert players.name_of(ANN) is None


def test_file_can_be_read_by_people(path: Path) -> None:
    KnownPlayers(path).remember(ANN, "Änn 侍")
    assert "Änn 侍" in path.read_text(encoding="utf-8")
    assert json.loads(path.read_bytes())["players"] == [{"key": ANN.encoded.hex(), "name": "Änn 侍"}]
