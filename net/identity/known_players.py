"""The players this installation has met: a name is only a label, so a known name with another key warns."""

import json
from pathlib import Path
from typing import NamedTuple, TypeAlias

from net.errors import RemoteProtocolError
from net.identity import private_file
from net.identity.errors import FileUnreadable, PlayersDamaged
from net.signing import PublicKey
from net.text import comparable

MAXIMUM_KNOWN_PLAYERS = 1000
"""Players remembered; beyond it the one met longest ago is forgotten: a stranger can bring any number of keys."""

MAXIMUM_NEW_PLAYERS = 64
"""Strangers remembered in one run of the program: whoever brings many keys must not push out all who are known."""

_FORMAT = "samurai-qt players 1"
_MAXIMUM_FILE_BYTES = 1 << 20


class New(NamedTuple):
    """A first meeting; it is remembered now, unless there were too many since the program started."""

    name: str


class Known(NamedTuple):
    """A player met before; `earlier_name` differs where they have a new name, which is remembered now."""

    name: str
    earlier_name: str


class KeyChanged(NamedTuple):
    """The name is known under other keys and not under this one; nothing is remembered until `accept`."""

    name: str
    known_keys: tuple[PublicKey, ...]


Meeting: TypeAlias = New | Known | KeyChanged


class KnownPlayers:
    """Keys and the names they were last met under, kept in a JSON file."""

    def __init__(self, path: Path) -> None:
        """Read the file, if there is one; FileUnreadable or PlayersDamaged."""
        self._path = path
        # From the one met longest ago to the latest.
        self._names: dict[PublicKey, str] = _load(path)
        self._strangers = 0

    def name_of(self, key: PublicKey) -> str | None:
        """The name the key was last met under, None for a stranger."""
        return self._names.get(key)

    def remember(self, key: PublicKey, name: str) -> Meeting:
        """What this meeting is, remembered unless the name belongs to another key; FileNotWritten."""
        earlier = self._names.get(key)
        others = tuple(
            other for other, known in self._names.items() if other != key and comparable(known) == comparable(name)
        )
        if others and (earlier is None or comparable(earlier) != comparable(name)):
            return KeyChanged(name, others)
        if earlier is None:
            if self._strangers < MAXIMUM_NEW_PLAYERS:
                self._strangers += 1
                self.accept(key, name)
            return New(name)
        self.accept(key, name)
        return Known(name, earlier)

    def accept(self, key: PublicKey, name: str) -> None:
        """Remember the key under this name, whoever else has it; FileNotWritten."""
        names = {other: known for other, known in self._names.items() if other != key}
        names[key] = name
        while len(names) > MAXIMUM_KNOWN_PLAYERS:
            del names[next(iter(names))]
        # The latest stays where it is: meeting the same player again writes nothing.
        if list(names.items()) != list(self._names.items()):
            private_file.replace(self._path, _content(names))
            self._names = names

    def forget(self, key: PublicKey) -> None:
        """Make the player a stranger; FileNotWritten."""
        names = {other: known for other, known in self._names.items() if other != key}
        private_file.replace(self._path, _content(names))
        self._names = names


def _content(names: dict[PublicKey, str]) -> bytes:
    players = [{"key": key.encoded.hex(), "name": name} for key, name in names.items()]
    return json.dumps({"format": _FORMAT, "players": players}, ensure_ascii=False, indent=1).encode("utf-8")


def _load(path: Path) -> dict[PublicKey, str]:
    try:
        with path.open("rb") as file:
            content = file.read(_MAXIMUM_FILE_BYTES + 1)
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise FileUnreadable(path, error) from error
    try:
        return _parse(content)
    # RecursionError: nested deeper than Python can read.
    except (ValueError, KeyError, TypeError, RecursionError, RemoteProtocolError) as error:
        raise PlayersDamaged(path) from error


def _parse(content: bytes) -> dict[PublicKey, str]:
    if len(content) > _MAXIMUM_FILE_BYTES:
        raise ValueError("too long")
    document = json.loads(content.decode("utf-8"))
    if document["format"] != _FORMAT:
        raise ValueError("another format")
    names: dict[PublicKey, str] = {}
    for player in document["players"]:
        name = player["name"]
        if not isinstance(name, str):
            raise TypeError("a name is text")
        names[PublicKey(bytes.fromhex(player["key"]))] = name
    return names
