"""What every page needs: where files are kept, the settings and the theme."""

from __future__ import annotations

from PySide6.QtCore import QObject

from samurai_qt.storage.data_folder import DataFolder


class Session(QObject):
    """One run of the window on one data folder."""

    def __init__(self, folder: DataFolder, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = folder
