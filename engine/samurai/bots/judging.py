"""The bots that judge turns as they stand, without trying what others may answer."""

from collections.abc import Callable
from math import exp
from random import Random

from engine.samurai.actions import Turn
from engine.samurai.bots.bot import Budget
from engine.samurai.bots.greedy import YardstickValuation, until_ended
from engine.samurai.bots.outlook import Outlook
from engine.samurai.bots.setting_up import SettingUp
from engine.samurai.bots.turn_search import Limits, TurnSearch, Valuation
from engine.samurai.bots.winning_valuation import WinningValuation
from engine.samurai.position import Hand, Position

_CANDIDATES = 12


class JudgingBot(SettingUp):
    """Plays one of the turns that look best: the further one is behind the best in value, the less often.

    `value` makes the measure of a position, `limits` say how widely turns are looked for, and `looseness` is how
    far behind, in units of that measure, a turn is played about a third as often as the best.
    """

    def __init__(self, value: Callable[[Position, Outlook], Valuation], limits: Limits, looseness: float) -> None:
        self._value = value
        self._limits = limits
        self._looseness = looseness

    def choose_turn(self, position: Position, hand: Hand, budget: Budget, random: Random) -> Turn:
        """One of the best turns by the measure; with no time at all the best of those found."""
        outlook = Outlook(position, hand.seat)
        valuation = self._value(position, outlook)
        search = TurnSearch(position, hand, outlook, valuation, random, self._limits, budget.stopped)
        turns = search.best(_CANDIDATES)
        weights = [exp((rated.value - turns[0].value) / self._looseness) for rated in turns]
        return until_ended(position, hand, random.choices(turns, weights)[0].turn)


def yardstick(position: Position, outlook: Outlook) -> Valuation:
    """The measure of `greedy`: margins of influence, soon decided ones first."""
    return YardstickValuation(outlook)


def winning(position: Position, outlook: Outlook) -> Valuation:
    """What the figures at stake change in the chance to win."""
    return WinningValuation(position, outlook)
