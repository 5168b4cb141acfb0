"""What went wrong with a bot's program."""

from __future__ import annotations

from samurai_qt.bots.limits import BotFailure, FailureKind
from samurai_qt.words.translation import translate

MAX_DETAIL = 300  # characters


def failure_text(failure: BotFailure) -> str:
    """What the program did, as a sentence."""
    return _sentence(failure.kind).format(detail=failure.detail[:MAX_DETAIL])


def _sentence(kind: FailureKind) -> str:
    return {
        FailureKind.NOT_STARTED: translate("Bots", "The bot could not be started: {detail}."),
        FailureKind.ENDED: translate("Bots", "The bot's program ended ({detail})."),
        FailureKind.LATE: translate("Bots", "The bot gave no answer within {detail} s."),
        FailureKind.WRONG_ANSWER: translate("Bots", "The bot gave a wrong answer: {detail}."),
        FailureKind.NOT_ASKED: translate("Bots", "The bot spoke without being asked."),
        FailureKind.TOO_LONG: translate("Bots", "The bot wrote a line of more than {detail} bytes."),
        FailureKind.UNKNOWN: translate("Bots", "This program has no bot ‘{detail}’."),
    }[kind]
