"""A person's turn while it is being built: the draft, and how far the tile in hand has got. No Qt."""

from __future__ import annotations

from enum import Enum

from engine.samurai import (
    Action,
    Draft,
    Figure,
    FigureExchange,
    IllegalAction,
    Place,
    Position,
    Preview,
    Reason,
    Rule,
    Tile,
    TokenExchange,
    Turn,
    tile_of_action,
)
from engine.samurai.legality import movable_tiles, why_not_taken


class Step(Enum):
    """What the person does next with the tile that is chosen."""

    CHOOSE_TILE = "choose a tile"
    PLACE = "choose the hex for the tile"
    TAKE_OWN_TILE = "token exchange: choose the own tile to take"
    MOVE_OWN_TILE = "token exchange: choose where it goes"
    FIRST_FIGURE = "figure exchange: choose the first figure"
    SECOND_FIGURE = "figure exchange: choose the second figure"


class Staging:
    """One seat's turn in the making. A pick that a rule forbids raises IllegalAction and changes nothing."""

    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        self.tile: Tile | None = None
        self.origin: int | None = None
        self.first_figure: tuple[int, Figure] | None = None
        self._legal: list[Action] = []
        self._look()

    def _look(self) -> None:
        self._legal = self.draft.legal_actions()

    @property
    def seat(self) -> int:
        """The seat whose turn it is."""
        return self.draft.seat

    @property
    def step(self) -> Step:
        """What is to be picked next."""
        if self.tile is None:
            return Step.CHOOSE_TILE
        if self.tile is Tile.M:
            return Step.TAKE_OWN_TILE if self.origin is None else Step.MOVE_OWN_TILE
        if self.tile is Tile.X:
            return Step.FIRST_FIGURE if self.first_figure is None else Step.SECOND_FIGURE
        return Step.PLACE

    @property
    def position(self) -> Position:
        """The board as staged."""
        return self.draft.position

    @property
    def playable(self) -> frozenset[Tile]:
        """The kinds of tile in hand that can be played now."""
        return frozenset(tile_of_action(action) for action in self._legal)

    @property
    def must_pass(self) -> bool:
        """Whether nothing is staged and nothing can be."""
        return not self._legal and not self.draft.actions

    @property
    def can_finish(self) -> bool:
        """Whether the turn may end here."""
        return self.draft.why_not_finish() is None

    @property
    def touched_hexes(self) -> tuple[int, ...]:
        """The hexes this turn has put a tile on or taken a figure from so far."""
        return tuple(dict.fromkeys(hex_ for action in self.draft.actions for hex_ in hexes_of(action)))

    def preview(self) -> Preview:
        """What ending the turn now would do."""
        return self.draft.preview()

    def why_not_tile(self, tile: Tile) -> Reason | None:
        """The rule that keeps a tile of the hand from being played anywhere, or None if it can be; names no hex."""
        if tile in self.playable:
            return None
        if self.draft.preview().end_reasons and not self._legal and self.draft.actions:
            return Reason(Rule.TURN_HAS_ENDED, tile)
        if self.draft.slow_tile_used and not tile.fast:
            return Reason(Rule.SECOND_SLOW_TILE, tile)
        if tile is Tile.M and not movable_tiles(self.position, self.seat):
            return Reason(Rule.NO_TILE_THERE, tile)
        return Reason(Rule.NO_SUCH_FIGURE if tile is Tile.X else Rule.HEX_OCCUPIED, tile)

    def choose_tile(self, tile: Tile | None) -> None:
        """Take a tile of the hand to play next, or none; forgets what another tile had picked."""
        if tile is not None and (reason := self.why_not_tile(tile)) is not None:
            raise IllegalAction(reason)
        self.tile = tile
        self.origin = None
        self.first_figure = None

    def cancel(self) -> bool:
        """Go one step back from the last pick; False if there was none."""
        if self.origin is not None or self.first_figure is not None:
            self.origin = self.first_figure = None
            return True
        if self.tile is not None:
            self.tile = None
            return True
        return False

    def legal_hexes(self) -> frozenset[int]:
        """The hexes that may be picked next; for a figure exchange those with a figure to pick."""
        step = self.step
        if step is Step.PLACE:
            return frozenset(
                action.hex for action in self._legal if isinstance(action, Place) and action.tile is self.tile
            )
        if step in (Step.TAKE_OWN_TILE, Step.MOVE_OWN_TILE):
            moves = [action for action in self._legal if isinstance(action, TokenExchange)]
            if self.origin is None:
                return frozenset(move.origin for move in moves)
            return frozenset(move.destination for move in moves if move.origin == self.origin)
        return frozenset(hex_ for hex_, _ in self.legal_figures())

    def legal_figures(self) -> frozenset[tuple[int, Figure]]:
        """The figures that may be picked next for a figure exchange, with their hexes."""
        if self.tile is not Tile.X:
            return frozenset()
        swaps = [action for action in self._legal if isinstance(action, FigureExchange)]
        ends = [((swap.first, swap.first_figure), (swap.second, swap.second_figure)) for swap in swaps]
        if self.first_figure is None:
            return frozenset(end for pair in ends for end in pair)
        first = self.first_figure
        return frozenset(pair[1] if pair[0] == first else pair[0] for pair in ends if first in pair)

    def why_not_hex(self, hex_index: int) -> Reason | None:
        """The rule that forbids picking this hex next, or None (also while no tile is chosen)."""
        if self.tile is None or hex_index in self.legal_hexes():
            return None
        if self.tile is Tile.M:
            if self.origin is None:
                return why_not_taken(self.position, self.seat, hex_index)
            return self.draft.why_illegal(TokenExchange(self.origin, hex_index))
        if self.tile is not Tile.X:
            return self.draft.why_illegal(Place(self.tile, hex_index))
        figures = self.position.figures_at(hex_index)
        if not figures:
            return Reason(Rule.NO_SUCH_FIGURE, Tile.X, self.position.board.hexes[hex_index].name)
        if self.first_figure is None:
            return self._why_not_swapped(hex_index)
        return self.draft.why_illegal(FigureExchange(*self.first_figure, hex_index, figures[0]))

    def _why_not_swapped(self, hex_index: int) -> Reason:
        """The rule that keeps every figure of a settlement where it is while others can be swapped."""
        position = self.position
        swaps = [
            FigureExchange(hex_index, figure, other, other_figure)
            for figure in position.figures_at(hex_index)
            for other in position.board.settlements
            for other_figure in position.figures_at(other)
        ]
        reasons = [reason for swap in swaps if (reason := self.draft.why_illegal(swap)) is not None]
        # The weightiest is the one about the settlement itself.
        name = position.board.hexes[hex_index].name
        return next(
            (reason for reason in reasons if reason.rule is Rule.TWO_ALIKE and reason.hex == name), reasons[-1]
        )

    def figures_to_pick(self, hex_index: int) -> tuple[Figure, ...]:
        """The figures on this hex that may be picked next."""
        legal = self.legal_figures()
        return tuple(figure for figure in self.position.figures_at(hex_index) if (hex_index, figure) in legal)

    def pick_hex(self, hex_index: int) -> Action | None:
        """Pick a hex for the chosen tile; returns the action if that completed one."""
        reason = self.why_not_hex(hex_index)
        if reason is not None:
            raise IllegalAction(reason)
        step = self.step
        if step is Step.PLACE and self.tile is not None:
            return self._stage(Place(self.tile, hex_index))
        if step is Step.TAKE_OWN_TILE:
            self.origin = hex_index
        elif step is Step.MOVE_OWN_TILE and self.origin is not None:
            return self._stage(TokenExchange(self.origin, hex_index))
        return None

    def pick_figure(self, hex_index: int, figure: Figure) -> Action | None:
        """Pick a figure for the exchange; returns the action if that was the second. The first again lets go."""
        if self.tile is not Tile.X:
            return None
        first = self.first_figure
        if first == (hex_index, figure):
            self.first_figure = None
            return None
        if (hex_index, figure) not in self.legal_figures():
            reason = None
            if first is not None:
                reason = self.draft.why_illegal(FigureExchange(*first, hex_index, figure))
            raise IllegalAction(reason or self._why_not_swapped(hex_index))
        if first is None:
            self.first_figure = (hex_index, figure)
            return None
        return self._stage(FigureExchange.between(first, (hex_index, figure)))

    def undo(self) -> None:
        """Take back the last action; nothing happens where there is none."""
        if self.draft.can_undo:
            self.draft.undo()
            self._restart()

    def redo(self) -> None:
        """Stage again what was undone last; nothing happens where there is none."""
        if self.draft.can_redo:
            self.draft.redo()
            self._restart()

    def take_over(self, turn: Turn) -> None:
        """Stage this turn in place of what is staged; IllegalAction, and nothing changed, if it breaks a rule."""
        draft = Draft(self.draft.started_from, self.draft.hand_at_start)
        for action in turn.actions:
            draft.push(action)
        while self.draft.can_undo:
            self.draft.undo()
        for action in turn.actions:
            self.draft.push(action)
        self._restart()

    def finish(self) -> Turn:
        """The finished turn; IllegalAction if it may not end here."""
        return self.draft.finish()

    def _stage(self, action: Action) -> Action:
        self.draft.push(action)
        self._restart()
        return action

    def _restart(self) -> None:
        self.choose_tile(None)
        self._look()


def hexes_of(action: Action) -> tuple[int, ...]:
    """The hexes an action touches."""
    if isinstance(action, Place):
        return (action.hex,)
    if isinstance(action, FigureExchange):
        return (action.first, action.second)
    return (action.origin, action.destination)
