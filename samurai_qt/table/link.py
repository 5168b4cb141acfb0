"""How the players of a table between computers are connected."""

from __future__ import annotations

from enum import Enum


class Link(Enum):
    """How a seat is connected during the game."""

    HERE = "here"
    CONNECTED = "connected"
    RECONNECTING = "reconnecting"
    LEFT = "left"
    CARETAKER = "caretaker"
    WATCHED = "watched"
    """Not known here: this computer only watches."""
