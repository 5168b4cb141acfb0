"""Reading, beside the window's thread, what takes longer than a frame: transcripts, and tables of the network."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QObject, Qt, Signal, Slot

from samurai_qt.storage.saves import SavedGame, look_at

if TYPE_CHECKING:
    from samurai_qt.lan.model import UnfinishedTable

_Key: TypeAlias = tuple[Path, float, int]

_read: dict[_Key, SavedGame] = {}
"""What has been read since the program started; a file that was written again has another time or size."""


class SavesReader(QObject):
    """Reads one thing after the other and tells of each in the window's thread."""

    game_read = Signal(object)
    """A `SavedGame`."""
    tables_read = Signal(object)
    """The unfinished tables, a tuple of `UnfinishedTable`."""

    _crossed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._closed = False
        self._asked: set[_Key] = set()
        self._pool = ThreadPoolExecutor(1, "saves")
        self._crossed.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def known(self, game: SavedGame) -> SavedGame:
        """The game as read before, if it was, else as it is."""
        return _read.get(_key(game.path), game) if game.unread else game

    def read_games(self, games: Sequence[SavedGame]) -> None:
        """Read the files of these games, each once."""
        for game in games:
            if (key := _key(game.path)) not in self._asked:
                self._asked.add(key)
                self._pool.submit(self._read_game, key)

    def read_tables(self, folder: Path) -> None:
        """Read the unfinished tables of a data folder."""
        self._pool.submit(self._read_tables, folder)

    def close(self) -> None:
        """Read no more, and tell nothing of what is being read."""
        self._closed = True
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _read_game(self, key: _Key) -> None:
        game = look_at(key[0])
        _read[key] = game
        self._cross(game)

    def _read_tables(self, folder: Path) -> None:
        # Here, so that a window without such tables does not wait for the network's modules.
        from samurai_qt.lan.unfinished import tables_in

        self._cross(tables_in(folder))

    def _cross(self, told: SavedGame | tuple[UnfinishedTable, ...]) -> None:
        if not self._closed:
            self._crossed.emit(told)

    @Slot(object)
    def _tell(self, told: object) -> None:
        if not self._closed:
            (self.game_read if isinstance(told, SavedGame) else self.tables_read).emit(told)


def _key(path: Path) -> _Key:
    try:
        facts = path.stat()
    except OSError:
        return path, 0.0, 0
    return path, facts.st_mtime, facts.st_size
