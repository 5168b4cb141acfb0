"""What a computer at a table wants done, and what it tells its owner."""

from typing import NamedTuple, TypeAlias

from net.folding import CompleteStep
from net.misconduct import Misconduct


class Store(NamedTuple):
    """Append this record to the journal; it must be on the disk before any later effect is carried out."""

    record: bytes


class Send(NamedTuple):
    """Send this frame to the connected installation with this key."""

    installation: bytes
    frame: bytes


class Stepped(NamedTuple):
    """A step became whole, and the state moved on by it."""

    step: CompleteStep


class Caught(NamedTuple):
    """A seat was caught; the table stops. Or, where nobody at it can be named, a connection's fault."""

    misconduct: Misconduct


class Disagreed(NamedTuple):
    """A connected installation came to another history of steps; `step` is where it is."""

    installation: bytes
    step: int


Effect: TypeAlias = Store | Send | Stepped | Caught | Disagreed
