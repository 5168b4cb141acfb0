"""The user's settings: typed values, read from and written to one JSON file."""

from __future__ import annotations

import contextlib
import dataclasses
import errno
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from engine.samurai import COLOURS
from engine.samurai.strict_json import MAX_BYTES, NotStrictJson, parse_json
from samurai_qt.storage.atomic_write import write_atomically
from samurai_qt.storage.errors import ReadError

LANGUAGES = ("system", "en", "zh_CN", "zh_TW")
THEME_CHOICES = ("system", "light", "dark")
MAP_TURNS = (0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330)
PACES = ("calm", "normal", "fast", "instant")
TEXT_SIZES = (85, 100, 115, 130, 150)
NAME_LENGTH = 24


@dataclass(frozen=True)
class Settings:
    """Everything the program remembers for its user, with the values of a first start."""

    name: str = ""
    """The user's name at a table; empty until it was asked."""
    colour: str = "red"
    """The seat colour the user likes best."""
    language: str = "system"
    """"system", or the name of a translation."""
    theme: str = "system"
    """"system", "light" or "dark"."""
    text_size: int = 100
    """Per cent of the desktop's text size."""
    reduced_motion: bool = False
    """Show the end of every animation at once."""
    map_turn: int | None = None
    """The map's turn in degrees; None turns it to what shows it largest."""
    sort_hand: bool = True
    """Keep the hand sorted by kind and value."""
    pace: str = "normal"
    """How long others' moves are shown: one of PACES."""
    window_geometry: str = ""
    """Place and size of the window, as Qt's saveGeometry in base64."""
    last_game: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))
    """The choices of the last new game, as JSON."""
    last_lan_table: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))
    """The choices of the last table opened to the network, as JSON."""
    unknown: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))
    """Keys of a newer version, kept as they are."""

    def changed(self, **values: Any) -> Settings:
        """Return settings with some values replaced; raises ValueError for a value that can't be."""
        for name, value in values.items():
            if not CHECKS[name](value):
                raise ValueError(f"{name} can't be {value!r}")
        return dataclasses.replace(self, **values)


def is_player_name(value: object) -> bool:
    """Tell whether `value` may be a player's name: printable, at most 24 characters, no space at the ends."""
    return isinstance(value, str) and len(value) <= NAME_LENGTH and value.strip() == value and value.isprintable()


def _is_boolean(value: object) -> bool:
    return isinstance(value, bool)


def _is_one_of(choices: tuple[object, ...]) -> Callable[[object], bool]:
    # The type too: JSON's 0 and false are equal in Python.
    return lambda value: any(type(value) is type(choice) and value == choice for choice in choices)


CHECKS: Mapping[str, Callable[[object], bool]] = MappingProxyType(
    {
        "name": is_player_name,
        "colour": _is_one_of(COLOURS),
        "language": _is_one_of(LANGUAGES),
        "theme": _is_one_of(THEME_CHOICES),
        "text_size": _is_one_of(TEXT_SIZES),
        "reduced_motion": _is_boolean,
        "map_turn": _is_one_of((None, *MAP_TURNS)),
        "sort_hand": _is_boolean,
        "pace": _is_one_of(PACES),
        "window_geometry": lambda value: isinstance(value, str) and value.isascii(),
        "last_game": lambda value: isinstance(value, Mapping),
        "last_lan_table": lambda value: isinstance(value, Mapping),
    }
)


class DamagedSettings(NamedTuple):
    """The file held no settings; it is kept under another name."""

    aside: Path


class UnusableValue(NamedTuple):
    """One setting had a value it can't have, and has its first value again."""

    file: Path
    name: str


SettingsNotice = DamagedSettings | UnusableValue


class LoadedSettings(NamedTuple):
    """Settings as found on disk, and what of the file could not be used."""

    settings: Settings
    notices: tuple[SettingsNotice, ...]


def load_settings(path: Path) -> LoadedSettings:
    """Read settings; a missing file gives the defaults, a damaged one is set aside and named in a notice."""
    try:
        content = _read(path)
    except FileNotFoundError:
        return LoadedSettings(Settings(), ())
    except OSError as error:
        raise ReadError(path, error) from error
    try:
        values = parse_json(content)
        if not isinstance(values, dict):
            raise NotStrictJson("not a JSON object")
    except NotStrictJson:
        return LoadedSettings(Settings(), (DamagedSettings(_set_aside(path)),))
    known = {name: value for name, value in values.items() if name in CHECKS}
    wrong = sorted(name for name, value in known.items() if not CHECKS[name](value))
    unknown = {name: value for name, value in values.items() if name not in CHECKS}
    settings = Settings(**{name: value for name, value in known.items() if name not in wrong}, unknown=unknown)
    return LoadedSettings(settings, tuple(UnusableValue(path, name) for name in wrong))


def save_settings(path: Path, settings: Settings) -> None:
    """Write settings; raises `WriteError` and leaves the old file where that fails."""
    values = {name: getattr(settings, name) for name in CHECKS}
    values["last_game"] = dict(settings.last_game)
    values["last_lan_table"] = dict(settings.last_lan_table)
    text = json.dumps({**settings.unknown, **values}, ensure_ascii=False, indent=2) + "\n"
    write_atomically(path, text.encode())


def _read(path: Path) -> bytes:
    """The file's bytes, of one too large only as many as show that; OSError for what is no file, pipes among it."""
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, "is no file", str(path))
    with path.open("rb") as file:
        return file.read(MAX_BYTES + 1)


def _set_aside(path: Path) -> Path:
    """Rename a damaged file to a name that is free; where that fails it stays, and will be overwritten."""
    aside = path.with_suffix(".damaged")
    number = 1
    while aside.exists():
        number += 1
        aside = path.with_suffix(f".damaged-{number}")
    with contextlib.suppress(OSError):
        return path.rename(aside)
    return path
