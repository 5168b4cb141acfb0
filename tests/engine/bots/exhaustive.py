"""Every turn there is, by the public rules: slow and sure, for positions with few of them."""

from collections.abc import Iterator

from engine.samurai import Draft, Hand, Phase, Position, Turn, play_turn, score
from engine.samurai.bots.turn_search import rank


class TooManyTurns(Exception):
    """The position has more turns than the caller would wait for."""


def all_turns(position: Position, hand: Hand, limit: int) -> list[Turn]:
    """Every legal turn up to the order of its actions, which is settled; TooManyTurns beyond the limit."""
    found = []
    for turn in _turns(Draft(position, hand), ()):
        found.append(turn)
        if len(found) > limit:
            raise TooManyTurns
    return found


def _turns(draft: Draft, last: tuple[int, ...]) -> Iterator[Turn]:
    if draft.why_not_finish() is None:
        yield draft.finish()
    for action in draft.legal_actions():
        if rank(action) >= last:
            draft.push(action)
            yield from _turns(draft, rank(action))
            draft.undo()


def outcome(position: Position, hand: Hand, turn: Turn) -> float | None:
    """The player's share of the victory if the turn ends the game, None if it doesn't."""
    after = play_turn(position, turn, hand).position
    if after.phase is not Phase.OVER:
        return None
    winners = score(after).winners
    return 1 / len(winners) if hand.seat in winners else 0.0
