"""The bots that judge turns as they stand, without trying what others may answer."""

from collections.abc import Callable
from math import exp
from random import Random

from engine.samurai.actions import Turn
from engine.samurai.bots.bot import Budget
from engine.samurai.bots.finishing import Finisher
from engine.samurai.bots.greedy import YardstickValuation, until_ended
from engine.samurai.bots.outlook import Outlook
from engine.samurai.bots.playouts.flat_game import FlatGame
from engine.samurai.bots.setting_up import SettingUp
from engine.samurai.bots.turn_search import Limits, RatedTurn, TurnSearch, Valuation
from engine.samurai.bots.winning_valuation import WinningValuation
from engine.samurai.draft import play_turn
from engine.samurai.position import Hand, Phase, Position
from engine.samurai.scoring import score

_CANDIDATES = 12
# So many of the best turns are looked at for whether they end the game, and how.
_MAY_END = 300


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
        """One of the best turns by the measure; with no time at all the best of those found.

        Of the turns it looks at it plays one that wins at once if there is one, and none that ends the game lost
        unless all do.
        """
        outlook = Outlook(position, hand.seat)
        valuation = self._value(position, outlook)
        search = TurnSearch(position, hand, outlook, valuation, random, self._limits, budget.stopped)
        if _may_end(position, hand):
            turns = _best_endings(position, hand, search.best(_MAY_END), budget)
        else:
            turns = search.best(_CANDIDATES)
        weights = [exp((rated.value - turns[0].value) / self._looseness) for rated in turns]
        return until_ended(position, hand, random.choices(turns, weights)[0].turn)


def _may_end(position: Position, hand: Hand) -> bool:
    return Finisher(FlatGame.seen_by(position, hand), position.board.settlements).within_reach()


def _best_endings(position: Position, hand: Hand, turns: list[RatedTurn], budget: Budget) -> list[RatedTurn]:
    """Of rated turns the candidates: the first that wins, or the best that don't lose; as far as time goes."""
    safe = []
    for rated in turns:
        after = play_turn(position, until_ended(position, hand, rated.turn), hand).position
        winners = score(after).winners if after.phase is Phase.OVER else ()
        if winners == (hand.seat,):
            return [rated]
        if hand.seat in winners or after.phase is not Phase.OVER:
            safe.append(rated)
        if budget.stopped():
            break
    return (safe or turns)[:_CANDIDATES]


def yardstick(position: Position, outlook: Outlook) -> Valuation:
    """The measure of `greedy`: margins of influence, soon decided ones first."""
    return YardstickValuation(outlook)


def winning(position: Position, outlook: Outlook) -> Valuation:
    """What the figures at stake change in the chance to win."""
    return WinningValuation(position, outlook)
