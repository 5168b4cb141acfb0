"""The bot `greedy`, a yardstick: it is never changed, so that strength can be told in terms of it."""

from random import Random

from engine.samurai.actions import Turn
from engine.samurai.bots.bot import Budget
from engine.samurai.bots.outlook import Outlook
from engine.samurai.bots.turn_search import THOROUGH, TurnSearch
from engine.samurai.bots.uniform import UniformBot
from engine.samurai.draft import Draft
from engine.samurai.pieces import FIGURES, Tile
from engine.samurai.position import Counts, Hand, Position

MOST_MARGIN = 2
# Open land can be 0 to 6, so all shares are whole numbers of 420ths; no turn has as many as eight tiles.
_PARTS = 420
_TILES = 8
_SHARES = tuple(_TILES * _PARTS // (open_land + 1) for open_land in range(7))


class GreedyBot(UniformBot):
    """Plays the turn with the best change of the sum, over figures on the board, of
    (own minus best other influence, capped at ±2) / (open land hexes + 1).

    - The figures are those on the board when the turn begins, each where it stands when the turn ends: a settlement
      that the turn surrounds still counts, with no open land, before anything is taken from it. That holds with
      `capture = immediate` too.
    - The best other influence is the highest total of any one other player on that figure, zero at least.
    - All turns are compared in which no more than two tiles bear on one another (share a settlement with figures);
      of turns with a larger such group, those that grow from the best 200 groups of one tile less.
    - Of equal turns one with the fewest tiles is played, and of those any, by `random`.
    - Exchanges come first, then ships, the ronin, and the slow tile; a tile that ends the game ends the turn.
    - The opening hand and figures are chosen as `random` does.
    """

    def choose_turn(self, position: Position, hand: Hand, budget: Budget, random: Random) -> Turn:
        """The best legal turn by the measure above."""
        outlook = Outlook(position, hand.seat)
        search = TurnSearch(position, hand, outlook, YardstickValuation(outlook), random, THOROUGH, budget.stopped)
        return until_ended(position, hand, search.best(1)[0].turn)


class YardstickValuation:
    """The measure of `greedy` in eighths of 420ths; a tile costs one eighth, so that it only breaks ties."""

    def __init__(self, outlook: Outlook) -> None:
        self._best_other = [
            tuple(
                max(counts[figure.index] for seat, counts in enumerate(prospect.influence) if seat != outlook.seat)
                for figure in FIGURES
            )
            for prospect in outlook.prospects
        ]

    def prospect(self, index: int, own: Counts, open_land: int, figures: int) -> int:
        """The sum over the figures of one settlement."""
        margins = 0
        for kind, other in enumerate(self._best_other[index]):
            if figures >> kind & 1:
                margins += max(-MOST_MARGIN, min(MOST_MARGIN, own[kind] - other))
        return margins * _SHARES[open_land]

    def cost(self, tile: Tile) -> int:
        """One eighth, whatever the tile."""
        return 1


def until_ended(position: Position, hand: Hand, turn: Turn) -> Turn:
    """The turn without the actions that would follow one that ends the game."""
    if position.rules.capture != "immediate":
        return turn
    draft = Draft(position, hand)
    for action in turn.actions:
        if draft.why_illegal(action) is not None:
            break
        draft.push(action)
    return draft.finish()
