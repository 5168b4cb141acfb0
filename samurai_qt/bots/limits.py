"""What a bot's program is allowed, whoever runs it (docs/bots.md)."""

from __future__ import annotations

import os
import shlex
from pathlib import PurePath

LATE_SECONDS = 1.0
LATE_SECONDS_AT_FIRST = 5.0  # the first answer: the program has to start
MAX_LINE = 65_536  # bytes; the longest legal answer has a few hundred


def seconds_allowed(milliseconds: int, *, first: bool) -> float:
    """When an answer counts as missing."""
    return milliseconds / 1000 + (LATE_SECONDS_AT_FIRST if first else LATE_SECONDS)


def command_of(program: str) -> list[str]:
    """The program and its arguments, quoted as in a shell where need be; ValueError if that is no command."""
    command = shlex.split(program, posix=os.name == "posix")
    if not command:
        raise ValueError("the program's name is missing")
    return command


def name_of(program: str) -> str:
    """What a program is called in records: its last argument that looks like a file's name, without folders."""
    command = command_of(program)
    named = [part for part in command if not part.startswith("-")]
    return PurePath(named[1] if len(named) > 1 and _interprets(named[0]) else command[0]).name


def _interprets(program: str) -> bool:
    return PurePath(program).stem.rstrip("0123456789.") in ("python", "node", "ruby", "perl", "java", "sh", "bash")
