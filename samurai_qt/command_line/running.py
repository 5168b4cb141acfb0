"""One command from its arguments to its exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from samurai_qt.command_line.output import print_error
from samurai_qt.command_line.parser import parse_arguments
from samurai_qt.errors import SamuraiError
from samurai_qt.failure_log import describe_failure, record_failure


def run_command(argv: Sequence[str]) -> int:
    """Run one command and return its exit code; every failure but Ctrl-C becomes one line on stderr."""
    try:
        arguments = parse_arguments(argv)
        code: int = arguments.run(arguments)
        if sys.stdout:
            sys.stdout.flush()
    except SamuraiError as error:
        return _fail(str(error), error.exit_code)
    except BrokenPipeError:
        # The reader of our output went away (`… | head`); Python must not try to flush again on exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        return _fail(describe_failure(error), 1)
    except Exception as error:
        return _fail(f"internal error: {describe_failure(error)}{record_failure(error)}", 1)
    return code


def _fail(message: str, code: int) -> int:
    print_error(message)
    return code
