"""The network's errors by what a player can do about them."""

from __future__ import annotations

from net.discovery import DiscoveryError
from net.discovery import NoNetwork as NoInterface
from net.identity import IdentityError
from net.journal import JournalError
from net.transport import (
    BUSY,
    AddressNotHere,
    CodeNeeded,
    CodeUnusable,
    ConnectionLost,
    JoinRefused,
    NoAnswer,
    NobodyListens,
    NoNetwork,
    NotATable,
    OtherVersion,
    OwnKey,
    PortForbidden,
    PortTaken,
    UnexpectedKey,
    UnknownHost,
    Unreachable,
    WrongCode,
)
from samurai_qt.lan.events import Failed
from samurai_qt.lan.model import Failure
from samurai_qt.lan.reports import one_line

# The first that fits counts: a wrong code is a refusal, too.
_FAILURES: tuple[tuple[type[Exception], Failure], ...] = (
    (WrongCode, Failure.WRONG_CODE),
    (CodeNeeded, Failure.CODE_NEEDED),
    (CodeUnusable, Failure.BAD_CODE),
    (NoNetwork, Failure.NO_NETWORK),
    (NoInterface, Failure.NO_NETWORK),
    (PortTaken, Failure.PORT_TAKEN),
    (PortForbidden, Failure.PORT_FORBIDDEN),
    (UnknownHost, Failure.UNKNOWN_HOST),
    (NobodyListens, Failure.NOBODY_LISTENS),
    (NoAnswer, Failure.NO_ANSWER),
    (Unreachable, Failure.NO_ANSWER),
    (NotATable, Failure.NO_TABLE),
    (ConnectionLost, Failure.LOST),
    (OwnKey, Failure.OWN_TABLE),
    (UnexpectedKey, Failure.OTHER_PLAYER),
)
_REFUSALS = {
    "full": Failure.FULL,
    "started": Failure.STARTED,
    BUSY: Failure.BUSY,
    "unknown": Failure.NOBODY_LISTENS,
}


def failure_of(error: Exception, place: str) -> Failed:
    """What went wrong at this place: an address, or the port that was to be opened."""
    if isinstance(error, OtherVersion):
        return Failed(Failure.OTHER_VERSION, error.program)
    for kind, failure in _FAILURES:
        if isinstance(error, kind):
            return Failed(failure, place)
    if isinstance(error, JoinRefused) and error.reason in _REFUSALS:
        return Failed(_REFUSALS[error.reason], place)
    if isinstance(error, DiscoveryError):
        return Failed(Failure.NO_DISCOVERY, one_line(error))
    if isinstance(error, JournalError | IdentityError) or (
        isinstance(error, OSError) and not isinstance(error, AddressNotHere)
    ):
        return Failed(Failure.DISK, one_line(error))
    return Failed(Failure.OTHER, one_line(error))
