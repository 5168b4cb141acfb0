"""The search of the strong levels: promising turns, raced by guided playouts from hands others may hold."""

from collections.abc import Callable
from functools import cached_property
from math import exp
from random import Random
from typing import NamedTuple

from engine.samurai.actions import Turn, tile_of_action
from engine.samurai.bots.bot import Budget
from engine.samurai.bots.endgame import Endgame, Solution
from engine.samurai.bots.finishing import Finisher, one_tile_may_end
from engine.samurai.bots.greedy import until_ended
from engine.samurai.bots.hidden import HiddenTiles
from engine.samurai.bots.outlook import Outlook
from engine.samurai.bots.playouts.flat_game import FlatGame, place_of_hexes
from engine.samurai.bots.playouts.guided import NEAR_END, Guide
from engine.samurai.bots.playouts.packing import END
from engine.samurai.bots.playouts.replies import Node
from engine.samurai.bots.playouts.starts import GuidedStart, Sample, start_of
from engine.samurai.bots.racing import race
from engine.samurai.bots.turn_search import THOROUGH, TurnSearch
from engine.samurai.bots.winning import forecast
from engine.samurai.bots.winning_valuation import WinningValuation, cost_of
from engine.samurai.draft import play_turn
from engine.samurai.position import Hand, Position
from engine.samurai.scoring import score

# So much more is looked at when a turn may end the game.
_WIDER = 3
# So many turns looked at in an endgame take about as long as a playout, so many playouts are spent on it at most,
# and so many turns are followed at each answer.
_TURNS_A_PLAYOUT = 6
_MOST_SOLVING = 4000
_WIDTH = 40
# Before the race, turns are tried against so many hands of the next seat.
_HANDS_TRIED = 3
# As many rounds of the table go into a playout as leave room for this many turns: with four players two.
_MOST_TURNS = 8
_LAST_RESORTS = 400


class SearchLimits(NamedTuple):
    """How many turns are rated, how many of the best are raced, and for how many rounds of the table playouts go.

    One round ends just before the seat's own next turn; no playout is longer than eight turns. `looseness` is how
    far behind in chances to win a turn is played about a third as often as the best; zero plays the best alone.
    `playouts` is a limit of the level's own. With `tree`, what seats do in the next turns is learned; `solving`,
    endgames in which nothing is hidden are searched.
    """

    candidates: int
    finalists: int
    rounds: int
    looseness: float = 0.0
    playouts: int | None = None
    tree: bool = False
    solving: bool = False


class _Finalist(NamedTuple):
    turn: Turn
    start: GuidedStart
    game: FlatGame
    chance: float
    spent: float
    tree: Node | None
    near_end: bool
    beaten_by: dict[tuple[int, ...], bool]


class PlayoutSearch:
    """Finds the turn of a seat with the best chance to win, by `limits` and a budget."""

    def __init__(self, position: Position, hand: Hand, limits: SearchLimits, random: Random) -> None:
        self._position = position
        self._hand = hand
        self._limits = limits
        self._random = random
        self.seat = hand.seat
        self._outlook = Outlook(position, hand.seat)
        rounds = min(limits.rounds, (_MOST_TURNS + 1) // position.players)
        self._turns = rounds * position.players - 1
        self._hidden = HiddenTiles(position, hand)
        self._game = FlatGame.seen_by(position, hand)
        self._places = place_of_hexes(position)
        self._playouts = 0
        self._width = _WIDER if _near_end(self._game) else 1

    def best(self, budget: Budget) -> Turn:
        """The best turn found; within no budget at all the one that looks best before any playout.

        A turn that wins at once is played whatever the budget, as long as there is time.
        """
        ending = Finisher(self._game, self._position.board.settlements).best(budget.stopped)
        if ending is not None and ending.share == 1:
            wins = until_ended(self._position, self._hand, ending.turn)
            if score(play_turn(self._position, wins, self._hand).position).winners == (self.seat,):
                return wins
        solution = self._solved(budget)
        if solution is not None and solution.value > 0 and (solution.settled or self._spent(budget)):
            return solution.turn
        turns = self._promising(self._limits.candidates * self._width, budget)
        if ending is not None and ending.turn not in turns:
            turns.append(until_ended(self._position, self._hand, ending.turn))
        if len(turns) == 1 or budget.spent(0):
            return turns[0]
        finalists = self._finalists(turns, budget)
        if not finalists[0].chance:
            # All of them lose at once, or let the next seat win: perhaps a turn that seems useless does not.
            finalists = self._finalists(self._promising(_LAST_RESORTS, budget), budget)

        def round_(still_in: list[int]) -> list[float] | None:
            sample = self.sample()
            values = []
            for number in still_in:
                if self._spent(budget):
                    return None
                values.append(self._value(finalists[number], sample, budget.stopped))
                self._playouts += 1
            return values

        best, means = race(len(finalists), round_)
        if means and self._limits.looseness:
            weights = [exp((mean - means[best]) / self._limits.looseness) for mean in means]
            if means[best]:
                # A turn that every sample lost is no choice, however little there is to lose.
                weights = [weight if mean else 0.0 for weight, mean in zip(weights, means, strict=True)]
            return self._random.choices(finalists, weights)[0].turn
        return finalists[best].turn

    def _spent(self, budget: Budget) -> bool:
        own = self._limits.playouts
        return budget.spent(self._playouts) or (own is not None and self._playouts >= own)

    def _solved(self, budget: Budget) -> Solution | None:
        """The best turn by looking at turns and answers, if no tile is hidden any more."""
        position = self._position
        if not self._limits.solving or position.players != 2 or any(position.stock_sizes):
            return None
        if position.rules.capture == "immediate" or budget.spent(0):
            return None
        game = self._game.copy()
        game.hands[1 - self.seat] = self._hidden.of[1 - self.seat].copy()
        most = _MOST_SOLVING if budget.playouts is None else min(_MOST_SOLVING, budget.playouts // 2)
        endgame = Endgame(
            game,
            position.board.settlements,
            _WIDTH,
            lambda made: made >= most * _TURNS_A_PLAYOUT or budget.half_spent(),
        )
        solution = endgame.solve()
        self._playouts += endgame.turns_made // _TURNS_A_PLAYOUT
        return solution

    def _promising(self, count: int, budget: Budget) -> list[Turn]:
        valuation = WinningValuation(self._position, self._outlook)
        search = TurnSearch(
            self._position, self._hand, self._outlook, valuation, self._random, THOROUGH, budget.stopped
        )
        turns: list[Turn] = []
        for rated in search.best(count):
            turns.append(until_ended(self._position, self._hand, rated.turn))
            if budget.stopped():
                break
        return turns

    @cached_property
    def _guide(self) -> Guide:
        players = self._position.players
        expected = forecast(self._position, self._outlook, (self.seat - 1) % players)
        return Guide(self._game, [expected.slopes(seat) for seat in range(players)])

    def _finalists(self, turns: list[Turn], budget: Budget) -> list[_Finalist]:
        rated = []
        for turn in turns:
            game = self._game.copy()
            game.play(turn, self._places)
            start = start_of(game)
            spent = sum([cost_of(tile_of_action(action)) for action in turn.actions])
            tree = Node() if self._limits.tree else None
            told = self._guide.told(start, self.seat)
            rated.append(_Finalist(turn, start, game, told, spent, tree, not start.over and _near_end(game), {}))
            if budget.stopped():
                break
        # A turn that ends the game lost is no choice while another one doesn't.
        rated = _without_waste([finalist for finalist in rated if not _lost(finalist)] or rated)
        if self._width > 1:
            rated = self._unless_beaten(rated, budget.stopped)
        rated.sort(key=_chance, reverse=True)
        return rated[: self._limits.finalists * self._width]

    def _unless_beaten(self, finalists: list[_Finalist], stopped: Callable[[], bool]) -> list[_Finalist]:
        """The same, with a chance as far as the next seat can't win at once by a few of the hands it may hold."""
        samples = [self.sample().hands for _ in range(_HANDS_TRIED)]
        weighed = []
        for finalist in finalists:
            if finalist.near_end and not stopped():
                beaten = sum([self._beaten(finalist, hands, stopped) for hands in samples])
                finalist = finalist._replace(chance=finalist.chance * (1 - beaten / _HANDS_TRIED))
            weighed.append(finalist)
        return weighed

    def sample(self) -> Sample:
        """Hands and stocks that agree with what this seat knows."""
        return self._hidden.sample(self._random)

    def _value(self, finalist: _Finalist, sample: Sample, stopped: Callable[[], bool]) -> float:
        """What a playout from this sample comes to: nothing if the next seat can win at once."""
        if finalist.near_end and self._beaten(finalist, sample.hands, stopped):
            return 0.0
        hands = sample.hands.copy()
        hands[self.seat] = finalist.game.hands[self.seat]
        return self._guide.play_out(
            finalist.start, Sample(hands, sample.stocks), self._turns, self.seat, finalist.spent, finalist.tree
        )

    def _beaten(self, finalist: _Finalist, hands: list[list[int]], stopped: Callable[[], bool]) -> bool:
        """Whether the next seat can win at once with its hand, whatever it takes."""
        game = finalist.game
        held = sorted(hands[game.seat])
        key = tuple(held)
        if key not in finalist.beaten_by:
            ending = Finisher(game, self._position.board.settlements, held).best(stopped)
            finalist.beaten_by[key] = ending is not None and ending.share == 1
        return finalist.beaten_by[key]


def _near_end(game: FlatGame) -> bool:
    """Whether the seat to act may end the game by one tile; by few figures it is taken for granted."""
    return bool(game.tally + NEAR_END & END) or one_tile_may_end(game)


def _without_waste(finalists: list[_Finalist]) -> list[_Finalist]:
    """Of turns that leave the same on the board, as far as it counts, those alone that spend least."""
    least: dict[tuple[object, ...], tuple[float, int]] = {}
    keys = []
    for finalist in finalists:
        start = finalist.start
        keys.append((tuple(start.influence), start.tally, tuple(sorted(finalist.game.land))))
        waste = _waste(finalist)
        least[keys[-1]] = min(waste, least.get(keys[-1], waste))
    return [finalist for finalist, key in zip(finalists, keys, strict=True) if _waste(finalist) == least[key]]


def _waste(finalist: _Finalist) -> tuple[float, int]:
    """What the turn spent; of tiles as strong, one that bears on all kinds is worth more than any other."""
    return finalist.spent, sum([sum(tile_of_action(action).influence) for action in finalist.turn.actions])


def _lost(finalist: _Finalist) -> bool:
    return finalist.start.over and not finalist.chance


def _chance(finalist: _Finalist) -> float:
    return finalist.chance
