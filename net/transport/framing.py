"""Frames in a stream of bytes: four bytes of length, big-endian, then that many bytes."""

from net.errors import LocalProtocolError, RemoteProtocolError
from net.transport.limits import MAXIMUM_FRAME_BYTES, MAXIMUM_STRANGER_FRAME_BYTES

LENGTH_BYTES = 4


def frame(body: bytes) -> bytes:
    """The body as it goes into the stream; LocalProtocolError if it is empty or too long."""
    if not 0 < len(body) <= MAXIMUM_FRAME_BYTES:
        raise LocalProtocolError(f"a frame has 1 to {MAXIMUM_FRAME_BYTES} bytes, not {len(body)}")
    return len(body).to_bytes(LENGTH_BYTES, "big") + body


class FrameDecoder:
    """Cuts a stream into frames, however it arrives; holds at most one frame and what was fed last."""

    def __init__(self) -> None:
        self._buffer = bytearray()
        self._start = 0
        self.longest = MAXIMUM_STRANGER_FRAME_BYTES
        """Bytes a frame may have; raised once the other side has been let in."""

    def feed(self, data: bytes) -> None:
        """Take bytes as they arrived."""
        del self._buffer[: self._start]
        self._start = 0
        self._buffer += data

    def next_frame(self) -> bytes | None:
        """The next whole frame, None if more bytes are needed; RemoteProtocolError if it is empty or too long."""
        body = self._start + LENGTH_BYTES
        if len(self._buffer) < body:
            return None
        length = int.from_bytes(self._buffer[self._start : body], "big")
        if not 0 < length <= self.longest:
            raise RemoteProtocolError(f"a frame of {length} bytes, where 1 to {self.longest} are allowed")
        if len(self._buffer) < body + length:
            return None
        self._start = body + length
        return bytes(self._buffer[body : self._start])
