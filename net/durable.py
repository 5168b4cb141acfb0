"""Files whose names are on the disk, not only their content."""

import contextlib
import os
import sys
from pathlib import Path


def sync_folder(folder: Path) -> None:
    """Write a folder's new entries to the disk, where the system has a call for it."""
    if sys.platform == "win32":
        return
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
