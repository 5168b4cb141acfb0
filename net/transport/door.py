"""Who is let in: what a listening program decides about those who knock."""

from typing import NamedTuple, Protocol, TypeAlias

from net.signing import PublicKey


class Applicant(NamedTuple):
    """Somebody who has proved a key and wants in; `address` is an IP address, empty where there is no socket."""

    key: PublicKey
    name: str
    request: bytes
    address: str
    code_confirmed: bool


class Welcome(NamedTuple):
    """Let them in; the body is the application's first word to them."""

    body: bytes


class Refusal(NamedTuple):
    """Send them away: a word for programs (such as `full`) and a sentence for people."""

    reason: str
    text: str


class AskCode(NamedTuple):
    """Let them in only if they know this room code; the door is asked again once they have shown it."""

    code: str


Decision: TypeAlias = Welcome | Refusal | AskCode

WRONG_CODE = "wrong-code"
"""Why somebody with another room code is refused; they may come back, not by themselves."""

BUSY = "busy"
"""Why somebody is refused when too many are trying the room code at once."""


class Door(Protocol):
    """The application's part of letting people in; called on the network's thread, answers at once."""

    def describe(self) -> bytes:
        """What anybody may know of the table, without showing a key."""

    def admit(self, applicant: Applicant) -> Decision:
        """Decide about somebody; AskCode only while `code_confirmed` is False, and not for a key with a seat."""
