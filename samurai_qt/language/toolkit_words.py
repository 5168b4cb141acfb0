"""Words of Qt's own dialogs that Qt's Chinese translations lack, so that ours hold them."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

FILE_DIALOG_LABELS = (
    QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
)
