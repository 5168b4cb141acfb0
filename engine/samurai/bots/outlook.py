"""The settlements that still hold figures, as the player to act sees them, and what one action does to them."""

from typing import NamedTuple

from engine.samurai.actions import Action, FigureExchange, Place, TokenExchange
from engine.samurai.influence import influence, open_land
from engine.samurai.pieces import Terrain
from engine.samurai.position import Counts, Position


class Prospect(NamedTuple):
    """A settlement with figures: their mask, each seat's influence per kind, and its open land hexes."""

    hex: int
    figures: int
    influence: tuple[Counts, ...]
    open_land: int


class Effect(NamedTuple):
    """What an action changes at the prospect of this index: own influence, land hexes filled, figures swapped."""

    prospect: int
    helmets: int
    buddhas: int
    rice: int
    filled: int
    swapped: int


class Outlook:
    """The prospects of a position, in order of hexes, for a seat that weighs what its actions do to them."""

    def __init__(self, position: Position, seat: int) -> None:
        self.seat = seat
        self.prospects = tuple(
            Prospect(settlement, figures, _by_seat(position, settlement), len(open_land(position, settlement)))
            for settlement in position.board.settlements
            if (figures := position.figures[settlement])
        )
        self._tiles = position.tiles
        indexes = {prospect.hex: index for index, prospect in enumerate(self.prospects)}
        self._index = indexes
        self._beside = tuple(
            tuple(indexes[settlement] for settlement in beside if settlement in indexes)
            for beside in position.board.settlements_beside
        )

    def effects(self, action: Action) -> tuple[Effect, ...]:
        """What the action changes, each prospect once."""
        if isinstance(action, Place):
            tile, hex_ = action
            helmets, buddhas, rice = tile.influence
            filled = 1 if tile.terrain is Terrain.LAND else 0
            return tuple([Effect(index, helmets, buddhas, rice, filled, 0) for index in self._beside[hex_]])
        if isinstance(action, FigureExchange):
            swapped = action.first_figure.bit | action.second_figure.bit
            return (
                Effect(self._index[action.first], 0, 0, 0, 0, swapped),
                Effect(self._index[action.second], 0, 0, 0, 0, swapped),
            )
        return self._effects_of_move(action)

    def _effects_of_move(self, action: TokenExchange) -> tuple[Effect, ...]:
        placed = self._tiles[action.origin]
        assert placed is not None
        helmets, buddhas, rice = placed.tile.influence
        left, reached = self._beside[action.origin], self._beside[action.destination]
        gone = [Effect(index, -helmets, -buddhas, -rice, 0, 0) for index in left if index not in reached]
        come = [Effect(index, helmets, buddhas, rice, 1, 0) for index in reached if index not in left]
        both = [Effect(index, 0, 0, 0, 1, 0) for index in reached if index in left]
        return (*gone, *come, *both)


def _by_seat(position: Position, settlement: int) -> tuple[Counts, ...]:
    helmets, buddhas, rice = influence(position, settlement)
    return tuple(zip(helmets, buddhas, rice, strict=True))
