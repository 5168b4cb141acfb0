"""The bot `random`: every choice with equal chance among the legal ones."""

from random import Random

from engine.samurai.actions import FigurePlacement, Turn
from engine.samurai.bots.bot import Budget
from engine.samurai.draft import Draft
from engine.samurai.pieces import HAND_SIZE, Tile, sorted_tiles
from engine.samurai.position import Hand, Position
from engine.samurai.setup import legal_figure_placements


class UniformBot:
    """Plays action by action: each legal one, and ending the turn where that is allowed, equally likely."""

    def choose_opening(
        self, tiles: tuple[Tile, ...], position: Position, seat: int, budget: Budget, random: Random
    ) -> tuple[Tile, ...]:
        """Any five of the tiles."""
        return sorted_tiles(random.sample(tiles, HAND_SIZE))

    def place_figure(self, position: Position, hand: Hand, budget: Budget, random: Random) -> FigurePlacement:
        """Any legal placement."""
        return random.choice(legal_figure_placements(position))

    def choose_turn(self, position: Position, hand: Hand, budget: Budget, random: Random) -> Turn:
        """Any legal actions up to any legal end of the turn."""
        draft = Draft(position, hand)
        while actions := draft.legal_actions():
            choice = random.randrange(len(actions) + bool(draft.actions))
            if choice == len(actions):
                break
            draft.push(actions[choice])
        return draft.finish()
