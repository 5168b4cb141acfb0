"""What a seat can be caught at, by name."""

from enum import Enum

from net.errors import RemoteProtocolError


class Fault(Enum):
    """What a seat did; the value says it in English after the seat's name."""

    FORGED = "sent a message that its key did not sign"
    NOT_OF_THIS_STEP = "sent a message that is not of the step at hand"
    UNREADABLE = "signed a message that can't be read"
    OUT_OF_PLACE = "signed a message that does not belong in this step"
    WRONG_LINK = "showed a link that is not the next one of its chain"
    NOT_IN_HAND = "showed something that is not in its hand"
    WRONG_ENVELOPE = "opened an envelope with something else in it than was sealed"
    OPENED_TWICE = "opened one envelope twice"
    ILLEGAL_CHOICE = "made a choice that the rules forbid"
    ILLEGAL_NAMING = "named envelopes that it can't take in hand"
    ILLEGAL_BAG = "sealed a bag that does not hold the legal items"
    ILLEGAL_RETURN = "let a seat's player come back who could not"
    WRONG_DIGEST = "came to another state of the game"
    WRONG_CALL = "acknowledged a call that its author did not sign"
    EQUIVOCATION = "signed two different messages for one step"
    TWO_VOTES = "signed both that a player is to be cut and that the player is here"

    @property
    def is_proven(self) -> bool:
        """Whether the seat's own signature convicts it; else whoever handed the message on is at fault."""
        return self not in (Fault.FORGED, Fault.NOT_OF_THIS_STEP)


class Misconduct(RemoteProtocolError):
    """A seat did what the protocol forbids; `detail` says more where there is more to say."""

    def __init__(self, seat: int, fault: Fault, detail: str = "") -> None:
        super().__init__(f"seat {seat} {fault.value}{f': {detail}' if detail else ''}")
        self.seat = seat
        self.fault = fault
        self.detail = detail
