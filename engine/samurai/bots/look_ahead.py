"""The bot that looks ahead: promising turns, weighed by what others may answer with hands they may hold."""

from operator import itemgetter
from random import Random
from statistics import fmean, stdev

from engine.samurai.actions import FigurePlacement, Turn
from engine.samurai.bots.bot import Budget
from engine.samurai.bots.greedy import until_ended
from engine.samurai.bots.outlook import Outlook
from engine.samurai.bots.setting_up import good_opening, good_placement
from engine.samurai.bots.turn_search import QUICK, THOROUGH, Limits, TurnSearch
from engine.samurai.bots.winning import chance_to_win
from engine.samurai.bots.winning_valuation import WinningValuation
from engine.samurai.draft import play_turn
from engine.samurai.pieces import Tile
from engine.samurai.position import Hand, Phase, Position

_CANDIDATES = 24
_FINALISTS = 8
# A finalist is given up once it lies so many standard errors behind the best, after so many rounds of samples.
_GIVE_UP_BEHIND = 2.0
_FEWEST_ROUNDS = 4


class LookAheadBot:
    """Plays the turn with the best chance to win after others' replies; one playout is one round of replies."""

    def choose_opening(
        self, tiles: tuple[Tile, ...], position: Position, seat: int, budget: Budget, random: Random
    ) -> tuple[Tile, ...]:
        """Strong tiles first."""
        return good_opening(tiles, random)

    def place_figure(self, position: Position, hand: Hand, budget: Budget, random: Random) -> FigurePlacement:
        """Where the hand can make most of the figure."""
        return good_placement(position, hand, random)

    def choose_turn(self, position: Position, hand: Hand, budget: Budget, random: Random) -> Turn:
        """The best turn found within the budget; with none at all, the one that looks best before any reply."""
        turns = _promising_turns(position, hand, THOROUGH, budget, random, _CANDIDATES)
        if len(turns) == 1 or budget.spent(0):
            return turns[0]
        rated = []
        for turn in turns:
            outcome = play_turn(position, turn, hand).position
            rated.append((chance_to_win(outcome, hand.seat, hand.seat), turn, outcome))
            if budget.stopped():
                break
        rated.sort(key=itemgetter(0), reverse=True)
        finalists = rated[:_FINALISTS]
        outcomes = [outcome for _, _, outcome in finalists]
        return finalists[_best_after_replies(position, hand, outcomes, budget, random)][1]


def _best_after_replies(
    position: Position, hand: Hand, outcomes: list[Position], budget: Budget, random: Random
) -> int:
    """Which of these positions after the seat's turn is best; all face the same samples of others' hands."""
    chances: list[list[float]] = [[] for _ in outcomes]
    left = list(range(len(outcomes)))
    playouts = 0
    while len(left) > 1 and not budget.spent(playouts):
        hands = _sampled_hands(position, hand, random)
        found = []
        for place in left:
            if budget.spent(playouts):
                break
            found.append(_chance_after_replies(outcomes[place], hand.seat, hands, budget, random))
            playouts += 1
        if len(found) < len(left):
            break
        for place, chance in zip(left, found, strict=True):
            chances[place].append(chance)
        left = _still_close(left, chances)
    return max(left, key=lambda place: fmean(chances[place])) if chances[left[0]] else 0


def _still_close(left: list[int], chances: list[list[float]]) -> list[int]:
    """Those that may yet turn out best, by what they differ from the best so far in the same samples."""
    best = max(left, key=lambda place: fmean(chances[place]))
    rounds = len(chances[best])
    if rounds < _FEWEST_ROUNDS:
        return left
    close = []
    for place in left:
        behind = [best_one - one for best_one, one in zip(chances[best], chances[place], strict=True)]
        if place == best or fmean(behind) <= _GIVE_UP_BEHIND * stdev(behind) / rounds**0.5 + 1e-9:
            close.append(place)
    return close


def _promising_turns(
    position: Position, hand: Hand, limits: Limits, budget: Budget, random: Random, count: int
) -> list[Turn]:
    outlook = Outlook(position, hand.seat)
    valuation = WinningValuation(position, outlook)
    search = TurnSearch(position, hand, outlook, valuation, random, limits, budget.stopped)
    return [until_ended(position, hand, rated.turn) for rated in search.best(count)]


def _sampled_hands(position: Position, hand: Hand, random: Random) -> list[Hand]:
    """A hand for every seat that agrees with what this one knows."""
    return [
        hand
        if seat == hand.seat
        else Hand(seat, tuple(random.sample(position.unseen_tiles(seat), position.hand_sizes[seat])))
        for seat in range(position.players)
    ]


def _chance_after_replies(
    position: Position, seat: int, hands: list[Hand], budget: Budget, random: Random
) -> float:
    moved_last = seat
    while position.phase is not Phase.OVER and position.seat_to_act != seat:
        moved_last = position.seat_to_act
        reply = _promising_turns(position, hands[moved_last], QUICK, budget, random, 1)[0]
        position = play_turn(position, reply, hands[moved_last]).position
    return chance_to_win(position, seat, moved_last)
