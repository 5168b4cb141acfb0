"""How a bot's program fails, as data and in words."""

from __future__ import annotations

from enum import Enum

from samurai_qt.printable import printable
from samurai_qt.words.translation import translate

MAX_COMPLAINT = 200  # characters of what a program says about its own end
MAX_DETAIL = 300  # characters


class FailureKind(Enum):
    """How a bot's program failed; the comment says what the detail of such a failure is."""

    NOT_STARTED = "not started"  # why the system could not
    ENDED = "ended"  # the exit status, and the last line it wrote as an error
    LATE = "late"  # the seconds it had
    WRONG_ANSWER = "wrong answer"  # what is wrong with it
    NOT_ASKED = "not asked"  # the beginning of what it said
    TOO_LONG = "too long"  # the bytes a line may have
    UNKNOWN = "unknown"  # its name
    HUNG_UP = "hung up"  # nothing: it runs, but will say no more


class BotFailure(Exception):
    """A bot's program gave no answer, or a wrong one; `failure_text` says it in words."""

    def __init__(self, kind: FailureKind, detail: str = "") -> None:
        super().__init__(f"{kind.value}: {detail}" if detail else kind.value)
        self.kind = kind
        self.detail = detail


def ending_detail(status: int, complaint: str) -> str:
    """The detail of a program that ended, with its last line on its standard error."""
    shown = printable(" ".join(complaint.split())[:MAX_COMPLAINT])
    return f"{status}: {shown}" if shown else str(status)


def failure_text(failure: BotFailure) -> str:
    """What the program did, as a sentence."""
    return _sentence(failure.kind).format(detail=failure.detail[:MAX_DETAIL])


def _sentence(kind: FailureKind) -> str:
    return {
        FailureKind.NOT_STARTED: translate("Bots", "The bot could not be started: {detail}."),
        FailureKind.ENDED: translate("Bots", "The bot's program ended ({detail})."),
        FailureKind.LATE: translate("Bots", "The bot gave no answer within {detail} s."),
        FailureKind.WRONG_ANSWER: translate("Bots", "The bot gave a wrong answer: {detail}."),
        FailureKind.NOT_ASKED: translate("Bots", "The bot spoke without being asked: {detail}."),
        FailureKind.TOO_LONG: translate("Bots", "The bot wrote a line of more than {detail} bytes."),
        FailureKind.HUNG_UP: translate("Bots", "The bot's program closed its output."),
        FailureKind.UNKNOWN: translate("Bots", "This program has no bot ‘{detail}’."),
    }[kind]
