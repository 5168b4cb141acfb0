"""How fast the frames of others are read, by who they are: who sends more waits, and delays nobody but itself."""

from net.node.limits import (
    GUEST_BURST_FRAMES,
    GUEST_FRAMES_PER_SECOND,
    HOST_BURST_FRAMES,
    HOST_FRAMES_PER_SECOND,
    WATCHER_BURST_FRAMES,
    WATCHER_FRAMES_PER_SECOND,
)
from net.node.lines import Line
from net.transport.limits import BURST_FRAMES, FRAMES_PER_SECOND


def pace_player(line: Line) -> None:
    """A player of the game: whole histories may come."""
    line.connection.pace(FRAMES_PER_SECOND, BURST_FRAMES)


def pace_watcher(line: Line) -> None:
    """Somebody who watches a game."""
    line.connection.pace(WATCHER_FRAMES_PER_SECOND, WATCHER_BURST_FRAMES)


def pace_guest(line: Line) -> None:
    """A guest of the lobby here, or somebody who watches it."""
    line.connection.pace(GUEST_FRAMES_PER_SECOND, GUEST_BURST_FRAMES)


def pace_host(line: Line) -> None:
    """The host of the lobby that this computer is in."""
    line.connection.pace(HOST_FRAMES_PER_SECOND, HOST_BURST_FRAMES)
