"""The handshake as tables: what may arrive in which state, and where it leads. The docs draw them."""

from collections.abc import Mapping
from enum import Enum
from typing import TypeAlias


class State(Enum):
    """Where one end of a connection stands; the value is what it waits for."""

    HELLO = "a hello"
    PROOF = "a key proof"
    JOIN = "a wish to join"
    SHARE = "a share for the room code"
    TURN = "its turn to try the room code"
    CONFIRMATION = "a proof of the room code"
    ANSWER = "the table's answer"
    VERDICT = "the table's last word"
    DESCRIPTION = "the table's description"
    OPEN = "anything"
    OVER = "nothing"


Table: TypeAlias = Mapping[tuple[State, str], tuple[State, ...]]

SERVER: Table = {
    (State.HELLO, "probe"): (State.OVER,),
    (State.HELLO, "hello"): (State.PROOF,),
    (State.PROOF, "proof"): (State.JOIN,),
    (State.JOIN, "join"): (State.OPEN, State.SHARE, State.OVER),
    (State.SHARE, "share"): (State.CONFIRMATION, State.TURN, State.OVER),
    (State.CONFIRMATION, "confirm"): (State.OPEN, State.OVER),
}

CLIENT: Table = {
    (State.HELLO, "hello"): (State.PROOF,),
    (State.PROOF, "proof"): (State.ANSWER,),
    (State.ANSWER, "code"): (State.SHARE, State.OVER),
    (State.SHARE, "share"): (State.CONFIRMATION,),
    (State.CONFIRMATION, "confirm"): (State.VERDICT,),
    (State.ANSWER, "welcome"): (State.OPEN,),
    (State.VERDICT, "welcome"): (State.OPEN,),
    (State.ANSWER, "refusal"): (State.OVER,),
    (State.SHARE, "refusal"): (State.OVER,),
    (State.CONFIRMATION, "refusal"): (State.OVER,),
    (State.VERDICT, "refusal"): (State.OVER,),
}

PROBER: Table = {
    (State.DESCRIPTION, "table"): (State.OVER,),
}
