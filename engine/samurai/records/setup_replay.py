"""The setup of a record replayed: figures placed in turn, or dealt."""

from engine.samurai.actions import FigurePlacement
from engine.samurai.position import Phase, Position, starting_position
from engine.samurai.reasons import IllegalAction
from engine.samurai.records.errors import RecordError
from engine.samurai.records.model import Record, SetupEntry
from engine.samurai.setup import with_figure, with_opening


def replay_setup(record: Record) -> tuple[Position, ...]:
    """The position before the first figure and after each, or the one with all figures where they are dealt.

    Opening hands are chosen already: a record doesn't tell when. RecordError for a figure that can't stand there.
    """
    if record.rules.figures == "random":
        return (_dealt(record),)
    position = starting_position(record.board, record.rules, record.first, None)
    if position.phase is Phase.OPENING:
        for seat in range(record.board.players):
            position = with_opening(position, seat)
    positions = [position]
    for index, entry in enumerate(record.setup):
        place = f"setup[{index}]"
        position = positions[-1]
        if position.phase is not Phase.FIGURES:
            raise RecordError(place, "every settlement has its figures already")
        if entry.seat != position.seat_to_act:
            raise RecordError(f"{place}.seat", f"seat {position.seat_to_act} places this figure")
        positions.append(_with_figure(position, entry, place))
    if record.turns and positions[-1].phase is Phase.FIGURES:
        raise RecordError("setup", "figures are missing: turns follow when every settlement is full")
    return tuple(positions)


def _dealt(record: Record) -> Position:
    """The position with the figures as dealt; before the deal, nothing stands outside Edo and nobody acts."""
    board = record.board
    for index, entry in enumerate(record.setup):
        if entry.seat != -1:
            raise RecordError(f"setup[{index}].seat", "must be null: the figures were dealt at random")
    # The deal obeys the conditions of placing figures, but is listed in no settled order.
    placed = starting_position(board, record.rules._replace(figures="placed", opening="random"), record.first, None)
    for index, entry in sorted(enumerate(record.setup), key=lambda item: -board.capacity(item[1].hex)):
        if placed.phase is not Phase.FIGURES:
            raise RecordError(f"setup[{index}]", "every settlement has its figures already")
        placed = _with_figure(placed, entry, f"setup[{index}]")
    dealt = placed.phase is Phase.TURNS
    if not dealt and (record.setup or record.turns):
        raise RecordError("setup", "figures are missing: they are dealt to every settlement at once")
    position = starting_position(board, record.rules, record.first, placed.figures)
    if position.phase is Phase.OPENING:
        for seat in range(board.players):
            position = with_opening(position, seat)
    return position if dealt else position._replace(phase=Phase.FIGURES, seat_to_act=-1)


def _with_figure(position: Position, entry: SetupEntry, place: str) -> Position:
    try:
        return with_figure(position, FigurePlacement(entry.hex, entry.figure))
    except IllegalAction as error:
        raise RecordError(place, str(error)) from None
