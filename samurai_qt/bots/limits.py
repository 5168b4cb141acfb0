"""What a bot's program is allowed, whoever runs it (docs/bots.md)."""

from __future__ import annotations

import os
import shlex
from enum import Enum
from pathlib import PurePath

LATE_SECONDS = 1.0
LATE_SECONDS_AT_FIRST = 5.0  # the first answer: the program has to start
MAX_LINE = 65_536  # bytes; the longest legal answer has a few hundred

MAX_COMPLAINT = 200  # characters of what a program says about its own end


class FailureKind(Enum):
    """How a bot's program failed; the comment says what the detail of such a failure is."""

    NOT_STARTED = "not started"  # why the system could not
    ENDED = "ended"  # the exit status, and the last line it wrote as an error
    LATE = "late"  # the seconds it had
    WRONG_ANSWER = "wrong answer"  # what is wrong with it
    NOT_ASKED = "not asked"  # nothing
    TOO_LONG = "too long"  # the bytes a line may have
    UNKNOWN = "unknown"  # its name


class BotFailure(Exception):
    """A bot's program gave no answer, or a wrong one; `samurai_qt.words` says it in words."""

    def __init__(self, kind: FailureKind, detail: str = "") -> None:
        super().__init__(f"{kind.value}: {detail}" if detail else kind.value)
        self.kind = kind
        self.detail = detail


def seconds_allowed(milliseconds: int, *, first: bool) -> float:
    """When an answer counts as missing."""
    return milliseconds / 1000 + (LATE_SECONDS_AT_FIRST if first else LATE_SECONDS)


def ending_detail(status: int | None, complaint: str) -> str:
    """The detail of a program that ended, with its last line on its standard error; it may only have hung up."""
    shown = " ".join(complaint.split())[:MAX_COMPLAINT]
    known = "" if status is None else str(status)
    return f"{known}: {shown}" if shown else known


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
