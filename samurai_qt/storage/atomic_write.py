"""Replacing a file so that at any moment, power cuts included, it holds either the old or the new content."""

from __future__ import annotations

import contextlib
import os
import sys
import tempfile
from pathlib import Path

from samurai_qt.storage.errors import WriteError

SUFFIX = ".new"


def write_atomically(path: Path, content: bytes) -> None:
    """Replace or create `path`; raises `WriteError` and leaves the old file where that fails."""
    temporary: Path | None = None
    try:
        descriptor, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=SUFFIX, dir=path.parent)
        temporary = Path(name)
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except OSError as error:
        if temporary is not None:
            with contextlib.suppress(OSError):
                temporary.unlink(missing_ok=True)
        raise WriteError(path, error) from error
    _sync_folder(path.parent)


def remove_leftovers(folder: Path) -> None:
    """Remove what a program killed while it wrote has left in a folder where nobody writes now."""
    for leftover in folder.glob(f".*{SUFFIX}"):
        with contextlib.suppress(OSError):
            leftover.unlink()


def _sync_folder(folder: Path) -> None:
    """Make a rename in `folder` durable, where the system has a call for it."""
    # As net.durable does, which is not read at a start: whoever plays offline waits for no module of the network.
    if sys.platform == "win32":
        return
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
