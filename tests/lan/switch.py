"""A switch in user space: Ethernet frames between namespaces, late and lost as often as asked for.

For kernels without netem. Linux, root.
"""

import ctypes
import fcntl
import heapq
import os
import random
import selectors
import struct
import threading
import time
from collections.abc import Sequence
from pathlib import Path

_NEW_NETWORK = 0x40000000
_SET_INTERFACE = 0x400454CA
_TAP, _NO_HEADER = 0x0002, 0x1000
_LONGEST_FRAME = 65536


class Switch(threading.Thread):
    """Gives each namespace an interface eth0 and forwards between them until closed.

    A frame waits `delay` ± `jitter` seconds and is lost with probability `loss`.
    """

    def __init__(
        self,
        namespaces: Sequence[str],
        *,
        delay: float = 0.0,
        jitter: float = 0.0,
        loss: float = 0.0,
        seed: int = 1,
    ) -> None:
        super().__init__(daemon=True)
        self.delay = delay
        self.jitter = jitter
        self.loss = loss
        self._random = random.Random(seed)
        self._ports: dict[int, int] = {}
        self._queue: list[tuple[float, int, int, bytes]] = []
        self._sent = 0
        self._stop_reading, self._stop_writing = os.pipe()
        self._taps = [self._open(namespace) for namespace in namespaces]

    def run(self) -> None:
        """Forward frames until `close`."""
        with selectors.DefaultSelector() as selector:
            for descriptor in (self._stop_reading, *self._taps):
                selector.register(descriptor, selectors.EVENT_READ)
            while True:
                pause = max(0.0, self._queue[0][0] - time.monotonic()) if self._queue else None
                for key, _ in selector.select(pause):
                    if key.fd == self._stop_reading:
                        return
                    self._take(key.fd)
                self._deliver(time.monotonic())

    def close(self) -> None:
        """Stop and take the interfaces away."""
        os.close(self._stop_writing)
        self.join()
        for descriptor in (self._stop_reading, *self._taps):
            os.close(descriptor)

    def _take(self, source: int) -> None:
        frame = os.read(source, _LONGEST_FRAME)
        target, sender = (int.from_bytes(frame[start : start + 6], "big") for start in (0, 6))
        self._ports[sender] = source
        known = self._ports.get(target)
        for tap in [known] if known is not None else [tap for tap in self._taps if tap != source]:
            if self._random.random() >= self.loss:
                self._sent += 1
                due = time.monotonic() + self.delay + self._random.uniform(-self.jitter, self.jitter)
                heapq.heappush(self._queue, (due, self._sent, tap, frame))

    def _deliver(self, now: float) -> None:
        while self._queue and self._queue[0][0] <= now:
            _, _, tap, frame = heapq.heappop(self._queue)
            try:
                os.write(tap, frame)
            except OSError:
                # The interface is down: a switch sends into a dead cable, too.
                continue

    def _open(self, namespace: str) -> int:
        """Make the namespace's eth0 and return what reads and writes its frames."""
        libc = ctypes.CDLL(None, use_errno=True)
        with Path("/proc/thread-self/ns/net").open("rb") as here, Path("/run/netns", namespace).open("rb") as there:
            _enter(libc, there.fileno())
            try:
                tap = os.open("/dev/net/tun", os.O_RDWR)
                fcntl.ioctl(tap, _SET_INTERFACE, struct.pack("16sH22x", b"eth0", _TAP | _NO_HEADER))
            finally:
                _enter(libc, here.fileno())
        return tap


def _enter(libc: ctypes.CDLL, namespace: int) -> None:
    if libc.setns(namespace, _NEW_NETWORK):
        raise OSError(ctypes.get_errno(), "a network namespace can't be entered")
