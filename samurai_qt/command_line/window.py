"""What every command that shows a window does before it imports Qt."""

from __future__ import annotations

import gc
import os
import signal
from types import FrameType

from samurai_qt.command_line.output import print_error
from samurai_qt.display_check import check_display

INTERRUPTED = 130


def prepare_for_window() -> None:
    """Make sure that Qt can show a window, else raise `DisplayError`; Ctrl-C ends the program at once from here on.

    Python's garbage collector rests until the window stands: nearly all that a start makes is there to stay.
    An exception inside Qt's own import aborts the process, and nothing is lost yet; the window takes Ctrl-C over.
    """
    check_display()
    # Left alone where the shell has it ignored, as for a program in the background of a script.
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _end_at_once)
    gc.disable()


def _end_at_once(number: int, frame: FrameType | None) -> None:
    print_error("interrupted")
    os._exit(INTERRUPTED)
