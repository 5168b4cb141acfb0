"""The room code: proved by SPAKE2, so that neither side learns more than whether the other knows it.

Who guesses needs a new connection for each guess and can try nothing offline. The library returns different keys
silently where the codes differ, so both sides confirm, the joiner first: who is wrong gets nothing to test.
"""

import hmac
import os
import unicodedata
from collections.abc import Callable
from enum import Enum

from spake2 import SPAKE2_A, SPAKE2_B
from spake2.ed25519_basic import NotOnCurve
from spake2.spake2 import SPAKEError

from net.errors import RemoteProtocolError
from net.hashing import preimage
from net.signing import PublicKey
from net.transport.errors import FalseCode
from net.transport.limits import MAXIMUM_CODE_CHARACTERS

SHARE_BYTES = 33
CONFIRMATION_BYTES = 32


class CodeUnusable(ValueError):
    """A room code with nothing in it that could be read out, or too long."""

    def __init__(self) -> None:
        super().__init__(f"a room code has 1 to {MAXIMUM_CODE_CHARACTERS} letters or digits")


def normal_code(text: str) -> str:
    """The code without what people vary when they read and type it: case, width, spaces, signs; CodeUnusable."""
    folded = unicodedata.normalize("NFKC", text[: 8 * MAXIMUM_CODE_CHARACTERS]).casefold()
    # Again: folding may undo what normalising did.
    folded = unicodedata.normalize("NFKC", folded)
    code = "".join(character for character in folded if character.isalnum())
    if not 0 < len(code) <= MAXIMUM_CODE_CHARACTERS:
        raise CodeUnusable
    return code


class Part(Enum):
    """Who is who in the exchange."""

    JOINER = b"joiner"
    HOST = b"host"


class CodeExchange:
    """One side of one try: send the share, take the other's, then confirm, the joiner first."""

    def __init__(
        self,
        part: Part,
        code: str,
        certificate_digest: bytes,
        joiner_key: PublicKey,
        host_key: PublicKey,
        random_bytes: Callable[[int], bytes] = os.urandom,
    ) -> None:
        """Start with a normal code; keys and certificate are part of what is proved."""
        joiner_id = preimage("code/joiner", joiner_key.encoded, certificate_digest)
        host_id = preimage("code/host", host_key.encoded, certificate_digest)
        self._part = part
        spake = SPAKE2_A if part is Part.JOINER else SPAKE2_B
        self._spake = spake(code.encode("utf-8"), joiner_id, host_id, entropy_f=random_bytes)
        self.share: bytes = self._spake.start()
        self._own_confirmation = b""
        self._expected_confirmation = b""

    def receive_share(self, share: bytes) -> None:
        """Take the other side's share; RemoteProtocolError if it is none."""
        try:
            key = self._spake.finish(share)
        except (SPAKEError, NotOnCurve, ValueError) as error:
            raise RemoteProtocolError("the share for the room code is none") from error
        joiner, host = confirmation(key, Part.JOINER), confirmation(key, Part.HOST)
        is_joiner = self._part is Part.JOINER
        self._own_confirmation, self._expected_confirmation = (joiner, host) if is_joiner else (host, joiner)

    @property
    def confirmation(self) -> bytes:
        """What shows the other side that this one knows the code; the host sends it only to one that does."""
        return self._own_confirmation

    def receive_confirmation(self, shown: bytes) -> None:
        """Check what the other side shows; FalseCode if it does not know the code."""
        if not hmac.compare_digest(shown, self._expected_confirmation):
            raise FalseCode


def confirmation(key: bytes, part: Part) -> bytes:
    """What a side shows that has this key (32 bytes)."""
    return hmac.digest(key, preimage("code/confirmation", part.value), "sha256")
