"""The end of a turn and of the game (rules.md, sections 4 and 5)."""

from engine.samurai.pieces import HAND_SIZE
from engine.samurai.position import EndReason, Phase, Position

SET_ASIDE_LIMIT = 4


def end_reasons(position: Position) -> tuple[EndReason, ...]:
    """Why the game is over after these captures: a kind gone, four or more figures aside, both, or neither."""
    set_aside = position.set_aside
    left_board = [sum(kind) for kind in zip(set_aside, *position.captured, strict=True)]
    reasons: tuple[EndReason, ...] = ()
    if position.board.figures_of_each_kind in left_board:
        reasons += (EndReason.KIND_GONE,)
    if sum(set_aside) >= SET_ASIDE_LIMIT:
        reasons += (EndReason.FOUR_SET_ASIDE,)
    return reasons


def turn_over(position: Position, seat: int, *, passed: bool, captured: bool) -> Position:
    """The position when the seat's turn is over: ended, or refilled to five with the next seat to act."""
    passes = position.passes + 1 if passed else 0
    reasons = end_reasons(position) if captured else ()
    if not reasons and passes == position.board.players:
        reasons = (EndReason.NOBODY_CAN_MOVE,)
    if reasons:
        return position._replace(phase=Phase.OVER, seat_to_act=-1, passes=passes, end_reasons=reasons)
    drawn = refill_size(position, seat)
    hand_sizes = list(position.hand_sizes)
    hand_sizes[seat] += drawn
    stock_sizes = list(position.stock_sizes)
    stock_sizes[seat] -= drawn
    return position.with_seat_to_act(
        (seat + 1) % position.board.players, passes, tuple(hand_sizes), tuple(stock_sizes)
    )


def refill_size(position: Position, seat: int) -> int:
    """How many tiles the seat draws at the end of its turn: up to five in hand, as far as its stock lasts."""
    return min(HAND_SIZE - position.hand_sizes[seat], position.stock_sizes[seat])


def conceded(position: Position, seat: int, reason: EndReason) -> Position:
    """The position after a seat resigned or forfeited: over, and the other seats share the victory."""
    return position._replace(phase=Phase.OVER, seat_to_act=-1, end_reasons=(reason,), conceded=seat)


def agreed(position: Position) -> Position:
    """The position after all players agreed to end the game here: scored as it stands."""
    return position._replace(phase=Phase.OVER, seat_to_act=-1, end_reasons=(EndReason.AGREED,))
