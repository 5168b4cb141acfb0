"""Opening hands and figures of the bots that judge and of those that search."""

from random import Random

from engine.samurai.actions import FigurePlacement
from engine.samurai.bots.bot import Budget
from engine.samurai.pieces import FIGURES, HAND_SIZE, Figure, Tile, sorted_tiles
from engine.samurai.position import Hand, Position
from engine.samurai.setup import legal_figure_placements

# Measured in matches of the bot against itself: the strong samurai, and two of the strongest of one kind.
_SAMURAI = (Tile.S3, Tile.S2, Tile.S2)
_OF_ONE_KIND = (Tile.H4, Tile.B4, Tile.R4)


def good_opening(tiles: tuple[Tile, ...], random: Random) -> tuple[Tile, ...]:
    """The five most useful of these tiles to begin with; which of two kinds is strong is left to chance."""
    left = list(tiles)
    chosen: list[Tile] = []
    for tile in (*_SAMURAI, *random.sample(_OF_ONE_KIND, 3), *tiles):
        if tile in left and len(chosen) < HAND_SIZE:
            left.remove(tile)
            chosen.append(tile)
    return sorted_tiles(chosen)


def good_placement(position: Position, hand: Hand, random: Random) -> FigurePlacement:
    """Figures of the kind this hand is strong in go side by side, where one tile bears on several."""
    placements = legal_figure_placements(position)
    random.shuffle(placements)
    return max(placements, key=lambda placement: _worth(position, hand, placement))


def _worth(position: Position, hand: Hand, placement: FigurePlacement) -> float:
    strengths = [sum(tile.influence[figure.index] for tile in hand.tiles) for figure in FIGURES]
    liking = strengths[placement.figure.index] - sum(strengths) / len(strengths)
    return liking * _alike_nearby(position, placement.hex, placement.figure)


def _alike_nearby(position: Position, settlement: int, figure: Figure) -> int:
    """How many figures of the kind share a land hex with the settlement, counted once per land hex."""
    board = position.board
    return sum(
        1
        for land in board.land_beside[settlement]
        for other in board.settlements_beside[land]
        if other != settlement and position.figures[other] & figure.bit
    )


class SettingUp:
    """The part of a `Bot` before the first turn, for bots that differ in their turns alone."""

    def choose_opening(
        self, tiles: tuple[Tile, ...], position: Position, seat: int, budget: Budget, random: Random
    ) -> tuple[Tile, ...]:
        """Strong tiles first."""
        return good_opening(tiles, random)

    def place_figure(self, position: Position, hand: Hand, budget: Budget, random: Random) -> FigurePlacement:
        """Where the hand can make most of the figure."""
        return good_placement(position, hand, random)
