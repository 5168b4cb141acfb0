"""Who one is and whom one has met: the installation's key, known players, words to compare aloud. No sockets."""

from net.identity.comparison import Comparison, Side
from net.identity.errors import (
    FileNotWritten,
    FileUnreadable,
    IdentityError,
    KeyDamaged,
    KeyExposed,
    PlayersDamaged,
)
from net.identity.key_file import load_or_create_key
from net.identity.known_players import KeyChanged, Known, KnownPlayers, Meeting, New

__all__ = [
    "Comparison",
    "FileNotWritten",
    "FileUnreadable",
    "IdentityError",
    "KeyChanged",
    "KeyDamaged",
    "KeyExposed",
    "Known",
    "KnownPlayers",
    "Meeting",
    "New",
    "PlayersDamaged",
    "Side",
    "load_or_create_key",
]
