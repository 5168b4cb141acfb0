"""The end of a record checked: whether the game is over, why, and the score."""

from engine.samurai.ending import agreed, conceded
from engine.samurai.pieces import FIGURES
from engine.samurai.position import Counts, EndReason, Phase, Position
from engine.samurai.records.errors import RecordError
from engine.samurai.records.model import Record, ResultEntry
from engine.samurai.scoring import score

_BY_CONCESSION = (EndReason.RESIGNED, EndReason.FORFEIT)
_BY_PLAYERS = (*_BY_CONCESSION, EndReason.AGREED)


def ended_position(record: Record, position: Position) -> Position:
    """The position after the last turn with the end the result tells; RecordError if it tells a wrong one."""
    result = record.result
    if record.stopped is not None:
        return position
    if position.phase is Phase.OVER:
        if result is None:
            raise RecordError("result", f"is missing: the game is over ({_reasons(position.end_reasons)})")
    elif result is None:
        return position
    else:
        position = _ended_by_players(result, position)
    _check_result(result, position)
    return position


def conceding_seat(result: ResultEntry) -> int:
    """The seat that resigned or forfeited: the one not among the winners; RecordError if it isn't exactly one."""
    losers = [seat for seat in range(len(result.captured)) if seat not in result.winners]
    if len(losers) != 1:
        raise RecordError("result.winners", "all seats but the one that gave up share the victory")
    return losers[0]


def _ended_by_players(result: ResultEntry, position: Position) -> Position:
    if len(result.reasons) != 1 or result.reasons[0] not in _BY_PLAYERS:
        raise RecordError("result.reasons", f"{_reasons(result.reasons)}: by the rules the game is not over")
    if result.reasons[0] is EndReason.AGREED:
        return agreed(position)
    return conceded(position, conceding_seat(result), result.reasons[0])


def _check_result(result: ResultEntry, position: Position) -> None:
    verdict = score(position)
    if sorted(_values(result.reasons)) != sorted(_values(verdict.reasons)):
        raise RecordError("result.reasons", f"should be {_reasons(verdict.reasons)}")
    for seat, (given, counted) in enumerate(zip(result.captured, verdict.captured, strict=True)):
        _check_counts(given, counted, f"result.captured[{seat}]")
    _check_counts(result.set_aside, verdict.set_aside, "result.set_aside")
    for figure in FIGURES:
        leader = verdict.leaders[figure.index]
        if result.leaders[figure.index] != leader:
            fault = f"should be {leader}" if leader >= 0 else "should be null: nobody leads"
            raise RecordError(f"result.leaders.{figure.code}", fault)
    if sorted(result.winners) != list(verdict.winners):
        raise RecordError("result.winners", f"should be {list(verdict.winners)}")


def _check_counts(given: Counts, counted: Counts, place: str) -> None:
    for figure in FIGURES:
        if given[figure.index] != counted[figure.index]:
            raise RecordError(f"{place}.{figure.code}", f"should be {counted[figure.index]}")


def _values(reasons: tuple[EndReason, ...]) -> list[str]:
    return [reason.value for reason in reasons]


def _reasons(reasons: tuple[EndReason, ...]) -> str:
    return " and ".join(dict.fromkeys(_values(reasons))) or "no reason"
