"""What can be proven about a position by the public rules alone: no bot, and nothing of a bot, has a part in it.

Tiles of a kind on hexes beside the same settlements with figures do the same: one such hex stands for all of them.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from math import comb

from engine.samurai import (
    FIGURES,
    TILES,
    Action,
    Draft,
    FigureExchange,
    Hand,
    Phase,
    Place,
    Position,
    Tile,
    TokenExchange,
    Turn,
    open_land,
    play_turn,
    score,
    tile_of_action,
)

_MOST_SET_ASIDE = 4
_SLOW = tuple(tile for tile in TILES if not tile.fast)


def share_in(over: Position, seat: int) -> float:
    """A seat's share of the victory in a game that is over."""
    winners = score(over).winners
    return 1 / len(winners) if seat in winners else 0.0


class Prover:
    """Every turn of a position, up to hexes that do the same; captures must come at the turn's end."""

    def __init__(self, position: Position, hand: Hand, most_tiles: int | None = None) -> None:
        if position.rules.capture != "turn-end":
            raise ValueError("the order of actions would matter")
        self._position = position
        self._hand = hand
        self._most_tiles = len(hand.tiles) if most_tiles is None else most_tiles
        standing = {place for place in position.board.settlements if position.figures[place]}
        self._touched = [frozenset(beside) & standing for beside in position.board.settlements_beside]
        self._open = {place: len(open_land(position, place)) for place in standing}

    def turns(self) -> Iterator[Turn]:
        """All turns: exchanged figures first, then ships, the ronin, and the slow tile."""
        yield from self._turns(Draft(self._position, self._hand), (0,))

    def _turns(self, draft: Draft, last: tuple[int, ...]) -> Iterator[Turn]:
        if draft.why_not_finish() is None:
            yield draft.finish()
        for action in self._distinct(draft.legal_actions()):
            if _order(action) > last:
                draft.push(action)
                yield from self._turns(draft, _order(action))
                draft.undo()

    def endings(self, dull: Callable[[Draft], bool] = lambda draft: False) -> Iterator[tuple[Turn, float]]:
        """All turns that end the game and hold no tile beside nothing surrounded, and the share each brings.

        Left out are those that begin with a `dull` draft.
        """
        for draft, full in self._surrounding():
            for _ in self._with_exchange(draft, full):
                for _ in self._with_ships(draft, full, (0, 0), dull):
                    if draft.preview().end_reasons:
                        yield draft.finish(), share_in(draft.result().position, self._hand.seat)

    def _distinct(self, actions: Iterable[Action]) -> Iterator[Action]:
        """The first of those actions that do the same."""
        seen = set()
        for action in actions:
            key: object = action
            if isinstance(action, Place):
                key = action.tile, self._touched[action.hex]
            elif isinstance(action, TokenExchange):
                moved = self._position.tiles[action.origin]
                assert moved is not None
                key = self._touched[action.origin], moved.tile, self._touched[action.destination]
            if key not in seen:
                seen.add(key)
                yield action

    def _surrounding(self) -> Iterator[tuple[Draft, frozenset[int]]]:
        """Every way to surround anything with a slow tile, the ronin, or both."""
        near = {place for place, left in self._open.items() if left <= 2}
        if not near or not self._enough(near):
            return
        draft = Draft(self._position, self._hand)
        for _ in self._optional(draft, _SLOW, near):
            for _ in self._optional(draft, (Tile.N1,), near):
                full = frozenset(place for place in near if not open_land(draft.position, place))
                if full and self._enough(full):
                    yield draft, full

    def _optional(self, draft: Draft, tiles: tuple[Tile, ...], near: set[int]) -> Iterator[None]:
        """The draft as it is, then with each of these tiles where it bears on something nearly surrounded."""
        yield
        if len(draft.actions) >= self._most_tiles:
            return
        for action in self._distinct(draft.legal_actions()):
            if tile_of_action(action) not in tiles:
                continue
            if isinstance(action, Place) and not self._touched[action.hex] & near:
                continue
            draft.push(action)
            yield
            draft.undo()

    def _enough(self, places: Iterable[int]) -> bool:
        """Whether the figures there, and one more by an exchange, can be the last of a kind or the fourth aside."""
        extra = int(Tile.X in self._hand.tiles)
        position = self._position
        masks = [position.figures[place] for place in places]
        if sum(mask.bit_count() for mask in masks) + sum(position.set_aside) >= _MOST_SET_ASIDE:
            return True
        return any(
            sum(bool(mask & figure.bit) for mask in masks) + extra >= left
            for figure, left in zip(FIGURES, position.figures_left(), strict=True)
        )

    def _with_exchange(self, draft: Draft, full: frozenset[int]) -> Iterator[None]:
        yield
        if len(draft.actions) >= self._most_tiles or Tile.X not in draft.hand.tiles:
            return
        for action in draft.legal_actions():
            if isinstance(action, FigureExchange) and (action.first in full or action.second in full):
                draft.push(action)
                yield
                draft.undo()

    def _with_ships(
        self, draft: Draft, full: frozenset[int], last: tuple[int, int], dull: Callable[[Draft], bool]
    ) -> Iterator[None]:
        if dull(draft):
            return
        yield
        if len(draft.actions) >= self._most_tiles:
            return
        ships = [
            action
            for action in draft.legal_actions()
            if isinstance(action, Place) and action.tile in (Tile.V1, Tile.V2) and self._touched[action.hex] & full
        ]
        for action in self._distinct(ships):
            assert isinstance(action, Place)
            order = action.tile.index, action.hex
            if order > last:
                draft.push(action)
                yield from self._with_ships(draft, full, order, dull)
                draft.undo()


def chance_to_be_beaten(position: Position) -> float:
    """How likely the seat to act can win at once, over all hands it may hold."""
    if position.phase is Phase.OVER:
        return 0.0
    seat = position.seat_to_act
    unseen, size = position.unseen_tiles(seat), position.hand_sizes[seat]
    winning: list[Counter[Tile]] = []

    def known(draft: Draft) -> bool:
        used = Counter(tile_of_action(action) for action in draft.actions)
        return any(tiles <= used for tiles in winning)

    for turn, share in Prover(position, Hand(seat, unseen), size).endings(known):
        if share == 1:
            winning.append(Counter(tile_of_action(action) for action in turn.actions))
    hands = [Counter(tiles) for tiles in combinations(unseen, size)] if winning else []
    return sum(any(tiles <= held for tiles in winning) for held in hands) / comb(len(unseen), size)


def wins_for_sure(position: Position, seat: int, known: dict[Position, bool] | None = None) -> bool:
    """Whether the seat wins alone against every answer of all others; no tile may be hidden, for stocks are empty.

    `known` keeps what has been found out between calls for one seat.
    """
    known = {} if known is None else known
    if position.phase is Phase.OVER:
        return share_in(position, seat) == 1
    if any(position.stock_sizes):
        raise ValueError("tiles are hidden")
    if position not in known:
        own = position.seat_to_act == seat
        hand = Hand(position.seat_to_act, position.unseen_tiles(position.seat_to_act))
        after = (play_turn(position, turn, hand).position for turn in Prover(position, hand).turns())
        outcomes = (wins_for_sure(reached, seat, known) for reached in after)
        known[position] = any(outcomes) if own else all(outcomes)
    return known[position]


def _order(action: Action) -> tuple[int, ...]:
    if isinstance(action, FigureExchange):
        return (1,)
    if isinstance(action, Place) and action.tile.fast:
        return (3 if action.tile is Tile.N1 else 2, action.tile.index, action.hex)
    return (4,)
