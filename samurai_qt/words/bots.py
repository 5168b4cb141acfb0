"""What went wrong with a bot's program."""

from __future__ import annotations

from samurai_qt.bots.limits import BotFailure, FailureKind
from samurai_qt.words.translation import translate


def failure_text(failure: BotFailure) -> str:
    """What the program did, as a sentence."""
    return _sentence(failure.kind).format(detail=failure.detail)


def _sentence(kind: FailureKind) -> str:
    return {
        FailureKind.NOT_STARTED: translate("Bots", "The bot could not be started: {detail}."),
        FailureKind.ENDED: translate("Bots", "The bot's program ended ({detail})."),
        FailureKind.LATE: translate("Bots", "The bot gave no answer within {detail} s."),
        FailureKind.WRONG_ANSWER: translate("Bots", "The bot gave a wrong answer: {detail}."),
        FailureKind.NOT_ASKED: translate("Bots", "The bot spoke without being asked."),
        FailureKind.TOO_LONG: translate("Bots", "The bot wrote a line of more than {detail} bytes."),
    }[kind]
