"""What audited transcripts show, one by one and side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from samurai_qt.storage.game_files import GameFile

if TYPE_CHECKING:
    from samurai_qt.lan.transcripts import CheckedTranscript


class Difference(NamedTuple):
    """Where a transcript differs from another one of its table, and who is at fault."""

    place: str
    fault: str


def table_facts(checked: CheckedTranscript) -> dict[str, Any]:
    """The table's id, whose keys signed, what is missing and what was proven, as JSON values."""
    found = checked.audit
    seats = checked.transcript.charter.charter.seats
    names = [seat.name for seat in checked.record.seats]
    missing = ["the game has no end yet"] if found.unfinished and found.convicted is None else []
    missing += [f"{names[seat]} did not open all envelopes" for seat in found.unopened]
    return {
        "id": checked.transcript.charter.charter.table_id.hex(),
        "seats": [
            {"name": name, "installation": seat.installation.hex()} for name, seat in zip(names, seats, strict=True)
        ],
        "steps": len(checked.transcript.steps),
        "signatures": found.signatures,
        "missing": missing,
        "convicted": conviction(checked),
    }


def conviction(checked: CheckedTranscript) -> str | None:
    """What the transcript proves that somebody did, by name; None where it convicts nobody."""
    convicted = checked.audit.convicted
    return None if convicted is None else _named(str(convicted), convicted.seat, checked)


def compare_tables(games: Sequence[GameFile | None]) -> list[Difference | None]:
    """For each game whether it is a transcript that differs from another one of its table among these."""
    differences: list[Difference | None] = [None] * len(games)
    tables: dict[bytes, list[int]] = {}
    for number, game in enumerate(games):
        if game is not None and game.transcript is not None:
            tables.setdefault(game.transcript.transcript.charter.charter.table_id, []).append(number)
    for numbers in tables.values():
        for first in numbers:
            for second in numbers:
                difference = _difference(games[first], games[second]) if first < second else None
                if difference is not None:
                    differences[first] = differences[second] = difference
    return differences


def _difference(first: GameFile | None, second: GameFile | None) -> Difference | None:
    # Here, so that records are verified without the network's modules.
    from net.comparing import TwoHistories, compare

    if first is None or second is None or first.transcript is None or second.transcript is None:
        return None
    try:
        compare(first.transcript.transcript, second.transcript.transcript)
    except TwoHistories as error:
        seat = -1 if error.misconduct is None else error.misconduct.seat
        return Difference(f"step {error.step}", _named(str(error), seat, first.transcript))
    return None


def _named(text: str, seat: int, checked: CheckedTranscript) -> str:
    """The text with the seat's name."""
    if seat < 0:
        return text
    return text.replace(f"seat {seat}", checked.record.seats[seat].name, 1)
