"""What commands print: text for other programs on standard output, one line a fault on standard error."""

from __future__ import annotations

import sys


def print_utf8(text: str) -> None:
    """Print text in UTF-8 whatever the terminal's encoding: the files made of it are read elsewhere."""
    sys.stdout.flush()
    # A file's name can hold bytes that are no UTF-8: they go out as they came in.
    sys.stdout.buffer.write(text.encode("utf-8", "surrogateescape"))
    sys.stdout.buffer.flush()


def print_error(message: str) -> None:
    """Print a fault as one line."""
    print(f"samurai-qt: {' '.join(message.split())}", file=sys.stderr)
