"""A record played through the rules: every position, or the first fault."""

from typing import NamedTuple

from engine.samurai.actions import tile_of_action
from engine.samurai.draft import Draft, TurnResult
from engine.samurai.ending import refill_size
from engine.samurai.influence import Capture
from engine.samurai.position import Phase, Position, replaced
from engine.samurai.reasons import IllegalAction, Reason, Rule
from engine.samurai.records.errors import RecordError
from engine.samurai.records.known_hand import KnownHand
from engine.samurai.records.model import Record, TurnEntry
from engine.samurai.records.result_replay import ended_position
from engine.samurai.records.setup_replay import replay_setup
from engine.samurai.scoring import Verdict, score


class Replay(NamedTuple):
    """A record's game, step by step.

    `setup` are the positions of the setup (see `replay_setup`); `positions[i]` and `hands[i]` (along the seats) are
    those before turn i, the last ones those after the last turn; `captures[i]` are those of turn i.
    `final` is the last position with the end of the game, `verdict` its score, or None while the game runs.
    """

    record: Record
    setup: tuple[Position, ...]
    positions: tuple[Position, ...]
    hands: tuple[tuple[KnownHand, ...], ...]
    captures: tuple[tuple[Capture, ...], ...]
    final: Position
    verdict: Verdict | None

    @property
    def complete(self) -> bool:
        """Whether the game has ended and every seat's tiles are known, so that nothing is left unchecked."""
        tiles = self.record.tiles
        return self.verdict is not None and tiles is not None and None not in tiles


def replay(record: Record) -> Replay:
    """Play a record through the rules; RecordError names the first figure, turn, draw or result that is wrong."""
    setup = replay_setup(record)
    known = record.tiles or (None,) * record.board.players
    hands = tuple(KnownHand.at_start(seat, tiles) for seat, tiles in enumerate(known))
    positions = [setup[-1]]
    hands_before = [_after_takeovers(record, 0, positions[0], hands)]
    captures: list[tuple[Capture, ...]] = []
    for index, turn in enumerate(record.turns):
        place = f"turns[{index}]"
        position = positions[-1]
        hand, result = _replay_turn(position, turn, hands_before[-1], place)
        _check_captures(position, turn, result.captures, place)
        last = index == len(record.turns) - 1
        after = _after_refill(position, result.position, turn, last and _has_ended(record), place)
        hands = replaced(hands_before[-1], turn.seat, _refilled(record, index, after, hand))
        positions.append(after)
        hands_before.append(_after_takeovers(record, index + 1, after, hands))
        captures.append(result.captures)
    _check_nothing_drawn_after(record)
    final = ended_position(record, positions[-1])
    verdict = score(final) if final.phase is Phase.OVER and record.stopped is None else None
    return Replay(record, setup, tuple(positions), tuple(hands_before), tuple(captures), final, verdict)


def _has_ended(record: Record) -> bool:
    return record.result is not None or record.stopped is not None


def _after_takeovers(
    record: Record, index: int, position: Position, hands: tuple[KnownHand, ...]
) -> tuple[KnownHand, ...]:
    taken = set()
    for number, takeover in enumerate(record.takeovers):
        seat = takeover.seat
        if takeover.turn == index:
            place = f"takeovers[{number}]"
            if position.phase is Phase.OVER:
                raise RecordError(place, "the game is over")
            first = seat not in taken
            hands = replaced(hands, seat, hands[seat].taken_over(position, takeover, first=first, place=place))
        taken.add(seat)
    return hands


def _replay_turn(
    position: Position, turn: TurnEntry, hands: tuple[KnownHand, ...], place: str
) -> tuple[KnownHand, TurnResult]:
    if position.phase is Phase.OVER:
        raise RecordError(place, "the game is over: no turn may follow")
    if turn.seat != position.seat_to_act:
        raise RecordError(f"{place}.seat", f"it is the turn of seat {position.seat_to_act}")
    hand = hands[turn.seat].seen_in(position)
    if hand.hidden and not turn.actions:
        raise RecordError(f"{place}.actions", "five tiles in hand always hold one that can be placed: no pass")
    draft = Draft(position, hand.possible(position))
    for index, action in enumerate(turn.actions):
        action_place = f"{place}.actions[{index}]"
        try:
            draft.push(action)
        except IllegalAction as error:
            raise RecordError(action_place, _in_words(error.reason, hand)) from None
        hand = hand.without(tile_of_action(action), action_place)
    try:
        return hand, draft.result()
    except IllegalAction as error:
        raise RecordError(f"{place}.actions", _in_words(error.reason, hand)) from None


def _in_words(reason: Reason, hand: KnownHand) -> str:
    """The reason as said about a player, not to one."""
    if reason.rule is Rule.PASS_NOT_ALLOWED:
        return f"seat {hand.seat} can place a tile, so it may not pass"
    if reason.rule is Rule.TILE_NOT_IN_HAND and reason.tile is not None:
        code = reason.tile.code
        if hand.hidden:
            return f"every {code} of seat {hand.seat} has been shown already"
        return f"seat {hand.seat} has no {code} in hand"
    return str(reason)


def _check_captures(position: Position, turn: TurnEntry, made: tuple[Capture, ...], place: str) -> None:
    expected = [capture[:3] for capture in made]
    for index, capture in enumerate(turn.captures):
        if capture not in expected:
            raise RecordError(f"{place}.captures[{index}]", "the turn makes no such capture")
        expected.remove(capture)
    for hex_index, figure, seat in expected:
        where = position.board.hexes[hex_index].name
        outcome = f"seat {seat} captures it" if seat >= 0 else "it is set aside"
        raise RecordError(f"{place}.captures", f"{figure.code} on {where} is missing: {outcome}")


def _after_refill(before: Position, after: Position, turn: TurnEntry, optional: bool, place: str) -> Position:
    """The position with the refill the turn tells: after the last turn of a game it may be left out."""
    seat = turn.seat
    over = after.phase is Phase.OVER
    full = refill_size(after, seat) if over else before.stock_sizes[seat] - after.stock_sizes[seat]
    if turn.drawn == full:
        return after
    if turn.drawn or not (over or optional):
        raise RecordError(f"{place}.drawn", f"should be {full}{' or 0' if over and full else ''}")
    if over:
        return after
    return after._replace(
        hand_sizes=replaced(after.hand_sizes, seat, after.hand_sizes[seat] - full),
        stock_sizes=replaced(after.stock_sizes, seat, before.stock_sizes[seat]),
    )


def _refilled(record: Record, index: int, after: Position, hand: KnownHand) -> KnownHand:
    seat = hand.seat
    known = record.tiles[seat] if record.tiles else None
    number = sum(turn.seat == seat for turn in record.turns[:index])
    place = f"tiles[{seat}].drawn"
    if known is not None and number == len(known.drawn):
        raise RecordError(place, f"a list is missing for turns[{index}]")
    drawn = known.drawn[number] if known else None
    return hand.refilled(after, record.turns[index].drawn, drawn, f"{place}[{number}]")


def _check_nothing_drawn_after(record: Record) -> None:
    for seat, known in enumerate(record.tiles or ()):
        turns = sum(turn.seat == seat for turn in record.turns)
        if known is not None and len(known.drawn) > turns:
            raise RecordError(f"tiles[{seat}].drawn[{turns}]", f"seat {seat} had {turns} turns, each with one list")
