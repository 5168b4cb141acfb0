"""The program's entry point. It imports next to nothing, so that Ctrl-C is caught while the rest is imported."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from samurai_qt.command_line.output import print_error

INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code; every failure becomes one line on stderr."""
    try:
        from samurai_qt.command_line.running import run_command

        return run_command(sys.argv[1:] if argv is None else argv)
    except KeyboardInterrupt:
        print_error("interrupted")
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
