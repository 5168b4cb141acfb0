"""Unexpected failures: one line for the user, the whole story in a file for a report."""

from __future__ import annotations

import tempfile
import traceback
from pathlib import Path


def describe_failure(error: BaseException) -> str:
    """Return one line that says what failed and on which file."""
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__


def record_failure(error: BaseException, folder: Path | None = None) -> str:
    """Append the traceback to a file and return `" (details in FILE)"`, or "" if it can't be written."""
    path = (folder or Path(tempfile.gettempdir())) / "samurai-qt-failure.log"
    try:
        with path.open("a", encoding="utf-8") as file:
            file.write("".join(traceback.format_exception(error)) + "\n")
    except OSError:
        return ""
    return f" (details in {path})"
