"""Records: the public history of a game, printed, parsed and replayed (docs/notation.md)."""

from engine.samurai.records.errors import RecordError
from engine.samurai.records.known_hand import KnownHand
from engine.samurai.records.model import (
    CARETAKER,
    COLOURS,
    CaptureEntry,
    Record,
    ResultEntry,
    SeatInfo,
    SeatTiles,
    SetupEntry,
    Stopped,
    Takeover,
    TurnEntry,
)
from engine.samurai.records.parsing import parse_record, record_from_json
from engine.samurai.records.printing import print_record, record_to_json
from engine.samurai.records.replaying import Replay, replay

__all__ = [
    "CARETAKER",
    "COLOURS",
    "CaptureEntry",
    "KnownHand",
    "Record",
    "RecordError",
    "Replay",
    "ResultEntry",
    "SeatInfo",
    "SeatTiles",
    "SetupEntry",
    "Stopped",
    "Takeover",
    "TurnEntry",
    "parse_record",
    "print_record",
    "record_from_json",
    "record_to_json",
    "replay",
]
