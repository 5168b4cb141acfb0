"""What a peer without a window reports of a game, as JSON values: nothing in them is hidden from anybody."""

from __future__ import annotations

from typing import Any

from engine.samurai import Record, record_to_json


def turn_of(record: Record, number: int) -> dict[str, Any]:
    """One of the record's turns, with its number from 0."""
    turns = record.turns[number : number + 1]
    turn: dict[str, Any] = record_to_json(record._replace(turns=turns, tiles=None))["turns"][0]
    return {"number": number, **turn}


def result(record: Record) -> dict[str, Any]:
    """How the game ended, as in a record."""
    found: dict[str, Any] | None = record_to_json(record._replace(turns=(), tiles=None))["result"]
    return found or {}


def one_line(error: Exception) -> str:
    """An error as one line."""
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    return " ".join(str(error).split()) or type(error).__name__
