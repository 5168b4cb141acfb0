"""Writing a record to a file the user names."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from engine.samurai import Record
from engine.samurai.records import print_record
from samurai_qt import words
from samurai_qt.session import Session
from samurai_qt.storage.atomic_write import write_atomically
from samurai_qt.storage.errors import WriteError
from samurai_qt.storage.saves import safe_in_file_name


class RecordSaver(QObject):
    """Asks for a file without blocking the window, and writes the record there."""

    saved = Signal(Path)

    def __init__(self, session: Session, record: Record, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self.record = record
        self._window = parent

    def ask(self) -> QFileDialog:
        """Open the dialog that asks for the file."""
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        dialog = QFileDialog(self._window, self.tr("Save the record"), folder)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(self.tr("Samurai record (*.json)"))
        dialog.setDefaultSuffix("json")
        dialog.selectFile(self.suggested_name())
        dialog.fileSelected.connect(lambda name: self.write(Path(name)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
        return dialog

    def suggested_name(self) -> str:
        """A file name made of the players' names."""
        names = [words.seat_name(self.record.seats, seat) for seat in range(len(self.record.seats))]
        plain = "-".join("".join(letter for letter in name if letter.isalnum()) for name in names)
        return f"samurai-{safe_in_file_name(plain)}.json"

    def write(self, path: Path) -> None:
        """Write the record; a failure becomes the session's notice."""
        try:
            write_atomically(path, print_record(self.record).encode())
        except WriteError as error:
            self._session.notice.emit(words.storage_text(error))
            return
        self.saved.emit(path)
