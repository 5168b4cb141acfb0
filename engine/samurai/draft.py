"""A turn being staged: what may come next, what it would capture, undo and redo, and the turn finished."""

from typing import NamedTuple

from engine.samurai.actions import Action, FigureExchange, TokenExchange, Turn, tile_of_action
from engine.samurai.ending import end_reasons, turn_over
from engine.samurai.influence import Capture, captures_at, with_captures
from engine.samurai.legality import legal_actions, why_illegal
from engine.samurai.pieces import Tile
from engine.samurai.position import EndReason, Hand, Phase, PlacedTile, Position, replaced
from engine.samurai.reasons import IllegalAction, Reason, Rule


class TurnResult(NamedTuple):
    """What a finished turn does: the position after captures and refill, and the captures."""

    position: Position
    captures: tuple[Capture, ...]


class Preview(NamedTuple):
    """What ending the turn now would capture, and why the game would end, if it would."""

    captures: tuple[Capture, ...]
    end_reasons: tuple[EndReason, ...]


class _Stage(NamedTuple):
    """One point inside a turn. `filled` are the hexes filled this turn, `captures` those already made."""

    position: Position
    tiles: tuple[Tile, ...]
    slow_tile_used: bool
    filled: tuple[int, ...]
    captures: tuple[Capture, ...]
    end_reasons: tuple[EndReason, ...]


class Draft:
    """A turn of the seat to act, staged action by action with its hand; IllegalAction out of turn."""

    __slots__ = ("_actions", "_stages", "_undone", "seat")

    def __init__(self, position: Position, hand: Hand) -> None:
        if position.phase is not Phase.TURNS:
            over = position.phase is Phase.OVER
            raise IllegalAction(Reason(Rule.GAME_OVER if over else Rule.WRONG_PHASE))
        if hand.seat != position.seat_to_act:
            raise IllegalAction(Reason(Rule.NOT_YOUR_TURN))
        self.seat = hand.seat
        self._stages = [_Stage(position, hand.tiles, False, (), (), ())]
        self._actions: list[Action] = []
        self._undone: list[tuple[Action, _Stage]] = []

    @property
    def position(self) -> Position:
        """The board as staged so far; `seat_to_act` is still this seat."""
        return self._stages[-1].position

    @property
    def started_from(self) -> Position:
        """The position at the beginning of the turn."""
        return self._stages[0].position

    @property
    def hand_at_start(self) -> Hand:
        """The hand at the beginning of the turn."""
        return Hand(self.seat, self._stages[0].tiles)

    @property
    def hand(self) -> Hand:
        """What is left in hand."""
        return Hand(self.seat, self._stages[-1].tiles)

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions staged so far, in order."""
        return tuple(self._actions)

    @property
    def undone(self) -> tuple[Action, ...]:
        """The actions that can be staged again, the next one first."""
        return tuple(action for action, _ in reversed(self._undone))

    @property
    def slow_tile_used(self) -> bool:
        """Whether the turn's one tile without the character 侍 has been placed."""
        return self._stages[-1].slow_tile_used

    def legal_actions(self) -> list[Action]:
        """Every action that may come next; none once a tile has ended the game."""
        stage = self._stages[-1]
        if stage.end_reasons:
            return []
        return legal_actions(stage.position, self.seat, stage.tiles, stage.slow_tile_used)

    def why_illegal(self, action: Action) -> Reason | None:
        """The rule that forbids this action as the next one, or None."""
        stage = self._stages[-1]
        if stage.end_reasons:
            return Reason(Rule.TURN_HAS_ENDED)
        return why_illegal(stage.position, self.seat, stage.tiles, stage.slow_tile_used, action)

    def push(self, action: Action) -> None:
        """Stage one more action; IllegalAction if it breaks a rule. Forgets what was undone."""
        reason = self.why_illegal(action)
        if reason is not None:
            raise IllegalAction(reason)
        self._stages.append(_after(self._stages[-1], self.seat, action))
        self._actions.append(action)
        self._undone.clear()

    @property
    def can_undo(self) -> bool:
        """Whether an action is staged."""
        return bool(self._actions)

    @property
    def can_redo(self) -> bool:
        """Whether an undone action can be staged again."""
        return bool(self._undone)

    def undo(self) -> Action:
        """Take back the last action and return it; IndexError if there is none."""
        action = self._actions.pop()
        self._undone.append((action, self._stages.pop()))
        return action

    def redo(self) -> Action:
        """Stage again what was undone last and return it; IndexError if there is none."""
        action, stage = self._undone.pop()
        self._actions.append(action)
        self._stages.append(stage)
        return action

    def preview(self) -> Preview:
        """What ending the turn now would capture, captures already made included."""
        position, captures = self._resolved()
        return Preview(captures, end_reasons(position))

    def why_not_finish(self) -> Reason | None:
        """The rule that forbids ending the turn here, or None."""
        if not self._actions and self.legal_actions():
            return Reason(Rule.PASS_NOT_ALLOWED)
        return None

    def finish(self) -> Turn:
        """The finished turn, a pass where nothing can be placed; IllegalAction if it may not end here."""
        reason = self.why_not_finish()
        if reason is not None:
            raise IllegalAction(reason)
        return Turn(tuple(self._actions))

    def result(self) -> TurnResult:
        """What the turn does when it ends here; IllegalAction if it may not."""
        reason = self.why_not_finish()
        if reason is not None:
            raise IllegalAction(reason)
        position, captures = self._resolved()
        return TurnResult(
            turn_over(position, self.seat, passed=not self._actions, captured=bool(captures)), captures
        )

    def _resolved(self) -> tuple[Position, tuple[Capture, ...]]:
        stage = self._stages[-1]
        if stage.position.rules.capture == "immediate":
            return stage.position, stage.captures
        captures = _captures_beside(stage.position, stage.filled)
        return (with_captures(stage.position, captures) if captures else stage.position), captures


def play_turn(position: Position, turn: Turn, hand: Hand) -> TurnResult:
    """What a turn of the seat to act does, played from its hand; IllegalAction if it breaks a rule."""
    draft = Draft(position, hand)
    for action in turn.actions:
        draft.push(action)
    return draft.result()


def play_public_turn(position: Position, turn: Turn) -> TurnResult:
    """What a turn of the seat to act does, judged by what everyone knows; IllegalAction if it breaks a rule.

    Where the seat's hand is hidden, any tile it has not shown may be in it.
    """
    seat = position.seat_to_act
    if position.phase is Phase.TURNS and position.public_hand(seat) is None:
        if not turn.actions:
            raise IllegalAction(Reason(Rule.PASS_NOT_ALLOWED))
        if len(turn.actions) > position.hand_sizes[seat]:
            raise IllegalAction(Reason(Rule.HAND_EMPTY))
    return play_turn(position, turn, Hand(seat, position.unseen_tiles(seat)))


def _after(stage: _Stage, seat: int, action: Action) -> _Stage:
    tile = tile_of_action(action)
    position, filled = _with_action(stage, seat, action, tile)
    remaining = list(stage.tiles)
    remaining.remove(tile)
    captures = stage.captures
    ended: tuple[EndReason, ...] = ()
    if position.rules.capture == "immediate":
        made = _captures_beside(position, filled[-1:])
        if made:
            position = with_captures(position, made)
            captures += made
            ended = end_reasons(position)
    slow = stage.slow_tile_used or not tile.fast
    return _Stage(position, tuple(remaining), slow, filled, captures, ended)


def _with_action(stage: _Stage, seat: int, action: Action, tile: Tile) -> tuple[Position, tuple[int, ...]]:
    """The position after a legal action, before captures, and the hexes filled so far."""
    position, _, _, filled, _, _ = stage
    hand_sizes = replaced(position.hand_sizes, seat, position.hand_sizes[seat] - 1)
    if isinstance(action, FigureExchange):
        figures = list(position.figures)
        swapped = action.first_figure.bit | action.second_figure.bit
        figures[action.first] ^= swapped
        figures[action.second] ^= swapped
        used = replaced(position.exchange_used, seat, True)
        return position.with_board(position.tiles, tuple(figures), hand_sizes, used), filled
    tiles = list(position.tiles)
    if isinstance(action, TokenExchange):
        tiles[action.destination] = tiles[action.origin]
        tiles[action.origin] = PlacedTile(seat, tile)
        hex_ = action.destination
    else:
        hex_ = action.hex
        tiles[hex_] = PlacedTile(seat, tile)
    changed = position.with_board(tuple(tiles), position.figures, hand_sizes, position.exchange_used)
    return changed, (*filled, hex_)


def _captures_beside(position: Position, filled: tuple[int, ...]) -> tuple[Capture, ...]:
    # Only a settlement beside a hex filled this turn can have become surrounded this turn.
    beside = position.board.settlements_beside
    return captures_at(position, dict.fromkeys([settlement for hex_ in filled for settlement in beside[hex_]]))
