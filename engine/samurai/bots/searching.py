"""The bots that search by playouts."""

from random import Random

from engine.samurai.actions import Turn
from engine.samurai.bots.bot import Budget
from engine.samurai.bots.playout_search import PlayoutSearch, SearchLimits
from engine.samurai.bots.setting_up import SettingUp
from engine.samurai.position import Hand, Position


class SearchingBot(SettingUp):
    """Plays the turn whose playouts end best; one playout is one line of sensible turns from sampled hands."""

    def __init__(self, limits: SearchLimits) -> None:
        self._limits = limits

    def choose_turn(self, position: Position, hand: Hand, budget: Budget, random: Random) -> Turn:
        """The best turn found within the budget; with none at all, the one that looks best before any reply."""
        return PlayoutSearch(position, hand, self._limits, random).best(budget)
