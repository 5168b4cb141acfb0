from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from samurai_qt.storage.errors import ReadError
from samurai_qt.storage.settings import (
    DamagedSettings,
    Settings,
    UnusableValue,
    is_player_name,
    load_settings,
    save_settings,
)


def test_missing_file_gives_a_first_start(tmp_path: Path) -> None:
    assert load_settings(tmp_path / "settings.json") == (Settings(), ())


def test_what_is_saved_is_loaded(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    settings = Settings().changed(
        name="安", colour="green", language="zh_TW", theme="dark", text_size=130, reduced_motion=True, map_turn=30
    )
    settings = settings.changed(last_game={"seats": [1, 2]}, sort_hand=False, window_geometry="AdnQ")
    save_settings(path, settings)
    assert load_settings(path) == (settings, ())


def test_keys_of_a_newer_version_survive(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"name": "Ann", "sound": {"volume": 3}}')
    save_settings(path, load_settings(path).settings.changed(colour="blue"))
    values = json.loads(path.read_text())
    assert values["sound"] == {"volume": 3}
    assert (values["name"], values["colour"]) == ("Ann", "blue")


@pytest.mark.parametrize(
    "content", [b"", b"{", b"\xff\xfe", b"[]", b"3", b"[" * 100_000, b'{"a": "\\ud800"}', b'{"a": NaN}']
)
def test_damaged_file_is_set_aside_and_named(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.json"
    (tmp_path / "settings.damaged").write_bytes(b"an older one")
    path.write_bytes(content)
    settings, notices = load_settings(path)
    assert settings == Settings()
    assert notices == (DamagedSettings(tmp_path / "settings.damaged-2"),)
    assert (tmp_path / "settings.damaged-2").read_bytes() == content
    assert not path.exists()


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("name", 3),
        ("name", "x" * 25),
        ("name", "line\nline"),
        ("colour", "pink"),
        ("language", "de"),
        ("theme", None),
        ("text_size", 101),
        ("text_size", 100.0),
        ("reduced_motion", 0),
        ("map_turn", 45),
        ("map_turn", False),
        ("sort_hand", "yes"),
        ("last_game", []),
        ("window_geometry", "é"),
    ],
)
def test_one_wrong_value_costs_only_that_value(tmp_path: Path, key: str, value: object) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"name": "Ann", "theme": "dark", key: value}))
    settings, notices = load_settings(path)
    assert notices == (UnusableValue(path, key),)
    assert getattr(settings, key) == getattr(Settings(), key)
    if key not in ("name", "theme"):
        assert (settings.name, settings.theme) == ("Ann", "dark")


def test_a_value_of_any_depth_or_length_can_be_saved_again(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"last_game": {"a": [[[{"b": 1e300}]]]}, "newer": "\\ud83d\\ude00 侍"}')
    loaded = load_settings(path)
    save_settings(path, loaded.settings)
    assert load_settings(path) == loaded


def test_a_hundred_megabytes_are_no_settings(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    with path.open("wb") as sparse:
        sparse.write(b"{")
        sparse.truncate(100_000_000)
    assert load_settings(path).settings == Settings()
    assert (tmp_path / "settings.damaged").stat().st_size == 100_000_000


@pytest.mark.parametrize("make", [Path.mkdir, os.mkfifo])
def test_what_is_no_file_is_named(tmp_path: Path, make: Callable[[Path], None]) -> None:
    make(tmp_path / "settings.json")
    with pytest.raises(ReadError, match=r"settings\.json: is no file$"):
        load_settings(tmp_path / "settings.json")


def test_change_refuses_a_value_that_cannot_be() -> None:
    with pytest.raises(ValueError, match="colour can't be 'pink'"):
        Settings().changed(colour="pink")


def test_names() -> None:
    assert is_player_name("Ann of 江戸")
    assert not is_player_name(" Ann")
    assert not is_player_name("An\tn")
