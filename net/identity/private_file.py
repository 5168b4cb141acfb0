"""Files that only their owner may read, written so that a crash leaves either the old or the new content."""

import contextlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

from net.durable import sync_folder
from net.identity.errors import FileNotWritten


def create(path: Path, content: bytes) -> bool:
    """Make a file that was not there; False and nothing changed if it is there by now; FileNotWritten."""
    try:
        with _written_beside(path, content) as temporary:
            try:
                # A link, not a rename: of two programs that start at once, the second must not replace the key.
                os.link(temporary, path)
            except FileExistsError:
                return False
        sync_folder(path.parent)
    except OSError as error:
        raise FileNotWritten(path, error) from error
    return True


def replace(path: Path, content: bytes) -> None:
    """Make the file or put new content in its place; FileNotWritten."""
    try:
        with _written_beside(path, content) as temporary:
            temporary.replace(path)
        sync_folder(path.parent)
    except OSError as error:
        raise FileNotWritten(path, error) from error


@contextlib.contextmanager
def _written_beside(path: Path, content: bytes) -> Iterator[Path]:
    """A file with the content in the same folder, mode 0600 from its first moment, gone afterwards."""
    path.parent.mkdir(parents=True, exist_ok=True)
    descriptor, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".new", dir=path.parent)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        yield Path(name)
    finally:
        with contextlib.suppress(FileNotFoundError):
            Path(name).unlink()
