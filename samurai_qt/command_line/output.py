"""What commands print: text for other programs on standard output, one line a fault on standard error.

Python has no such stream where the program was started with it closed, or without a console on Windows.
"""

from __future__ import annotations

import sys

from samurai_qt.errors import SamuraiError
from samurai_qt.printable import printable


class OutputError(SamuraiError):
    """Standard output can't be written."""


def print_utf8(text: str) -> None:
    """Print text in UTF-8 whatever the terminal's encoding: the files made of it are read elsewhere.

    Raises `OutputError`, but BrokenPipeError where the reader has gone.
    """
    if not sys.stdout:
        raise OutputError("standard output is closed")
    try:
        sys.stdout.flush()
        # A file's name can hold bytes that are no UTF-8: they go out as they came in.
        sys.stdout.buffer.write(text.encode("utf-8", "surrogateescape"))
        sys.stdout.buffer.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        raise OutputError(f"standard output can't be written: {error.strerror or error}") from error


def print_error(message: str) -> None:
    """Print a fault as one line, in which nothing controls a terminal."""
    # Without a standard error `print` would turn to standard output.
    if sys.stderr:
        print(f"samurai-qt: {printable(' '.join(message.split()))}", file=sys.stderr)
