"""What a computer at a table wants done, and what it tells its owner."""

from typing import NamedTuple, TypeAlias

from net.errors import RemoteProtocolError
from net.folding import CompleteStep
from net.misconduct import Misconduct


class Store(NamedTuple):
    """Append this record to the journal; it must be on the disk before any later effect is carried out."""

    record: bytes

    def __repr__(self) -> str:
        """Without the record, which may hold a secret."""
        return f"Store({len(self.record)} bytes)"


class Send(NamedTuple):
    """Send this frame to the connected installation with this key."""

    installation: bytes
    frame: bytes


class Stepped(NamedTuple):
    """A step became whole, and the state moved on by it."""

    step: CompleteStep


class Leaving(NamedTuple):
    """A seat's last word is here, for good: it leaves, or resigns, as soon as the step at hand is whole."""

    seat: int
    resigned: bool


class Rewound(NamedTuple):
    """Steps from number `step` on did not come about: the others had gone on without this computer's player."""

    step: int


class Caught(NamedTuple):
    """A seat was caught, its own signature being the proof: the table stops."""

    misconduct: Misconduct


class Refused(NamedTuple):
    """An installation sent what no honest program sends, itself or passed on: its connection is to be closed."""

    installation: bytes
    error: RemoteProtocolError


class Disagreed(NamedTuple):
    """A connected installation came to another history or state: `field` is the first that differs, if known."""

    installation: bytes
    step: int
    field: str


class OpenedElsewhere(NamedTuple):
    """The same seats run in another program: this one says nothing more."""


Effect: TypeAlias = Store | Send | Stepped | Leaving | Rewound | Caught | Refused | Disagreed | OpenedElsewhere
