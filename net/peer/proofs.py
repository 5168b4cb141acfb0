"""What convicts a seat: the messages or votes that it signed, for everyone to judge."""

from net.messages import Message
from net.misconduct import Misconduct
from net.peer.ballot import Ballot, TwoVotes
from net.peer.frames import Frame, Recalled, Said, Steps, Voted
from net.peer.ledger import Equivocation, Ledger
from net.peer.stored import Proof


def proof_of(ledger: Ledger, frame: Frame, error: Misconduct) -> Proof:
    """The proof that came with this frame, or with it and what is held already."""
    if isinstance(error, Equivocation):
        return Proof((error.first, error.second), ())
    if isinstance(error, TwoVotes):
        return Proof((), (error.first, error.second))
    messages = tuple(
        message for message in _messages(frame) if (message.seat, message.step) == (error.seat, ledger.state.step)
    )
    # What stands against a message may be the call that it answers.
    call = ledger.call
    return Proof((call, *messages) if call is not None else messages, ())


def _messages(frame: Frame) -> tuple[Message, ...]:
    if isinstance(frame, Said):
        return (frame.message,)
    if isinstance(frame, Steps):
        return tuple(message for step in frame.steps for message in step.messages)
    return frame.messages if isinstance(frame, Recalled) else ()


def frames_of(ledger: Ledger, proof: Proof | None) -> list[Frame]:
    """The frames that show a proof to others."""
    if proof is None:
        return []
    said = [Said(ledger.state_before(message.step).previous, message) for message in proof.messages]
    return [*said, *(Voted(ledger.state_before(vote.step).previous, vote) for vote in proof.votes)]


def judge(ledger: Ledger, ballot: Ballot, proof: Proof) -> Misconduct | None:
    """What a seat is convicted of by what is held already and this proof, or None."""
    try:
        for message in proof.messages:
            ledger.add(message)
            ledger.take_early()
        for vote in proof.votes:
            ballot.add(ledger.state_before(vote.step), vote)
    except Misconduct as error:
        return error if error.fault.is_proven else None
    return None
