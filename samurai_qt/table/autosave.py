"""Writing the game in progress after every action, in a thread of its own: a slow disk never blocks a frame."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QThread, Signal, Slot

from samurai_qt import words
from samurai_qt.storage.atomic_write import write_atomically
from samurai_qt.storage.errors import StorageError


class _Writer(QObject):
    """Lives in the writing thread."""

    written = Signal(str)

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path

    @Slot(bytes)
    def write(self, content: bytes) -> None:
        """Replace the file and tell what went wrong, "" for nothing."""
        try:
            write_atomically(self._path, content)
        except StorageError as error:
            self.written.emit(words.storage_text(error))
        else:
            self.written.emit("")


class Autosave(QObject):
    """Keeps one file up to date with the newest content; a content that a newer one overtook is never written."""

    failed = Signal(str)
    """The file can't be written, and why; told once until it works again."""
    settled = Signal()
    """All content handed over so far is on disk, or couldn't be written."""

    _start = Signal(bytes)

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = path
        # What the writer has and hasn't answered for; it may not have begun with it when the thread is ended.
        self._given: bytes | None = None
        self._next: bytes | None = None
        self._failing = False
        self._thread = QThread(self)
        self._writer = _Writer(path)
        self._writer.moveToThread(self._thread)
        self._start.connect(self._writer.write)
        self._writer.written.connect(self._written)
        self._thread.start()

    @property
    def busy(self) -> bool:
        """Whether content is still on its way to the disk."""
        return self._given is not None

    def write(self, content: bytes) -> None:
        """Make this the file's content soon."""
        if self.busy:
            self._next = content
        else:
            self._begin(content)

    def close(self) -> None:
        """Write what is left, here and now, and end the thread; nothing is written after it."""
        if not self._thread.isRunning():
            return
        self._thread.quit()
        self._thread.wait()
        left = self._given if self._next is None else self._next
        self._given = self._next = None
        if left is not None:
            try:
                write_atomically(self.path, left)
            except StorageError as error:
                self.failed.emit(words.storage_text(error))

    def _begin(self, content: bytes) -> None:
        self._given = content
        self._start.emit(content)

    @Slot(str)
    def _written(self, failure: str) -> None:
        if failure and not self._failing:
            self.failed.emit(failure)
        self._failing = bool(failure)
        content = self._next
        self._given = self._next = None
        if content is not None:
            self._begin(content)
        else:
            self.settled.emit()
