"""The search of the strong levels: promising turns, raced by guided playouts from hands others may hold."""

from math import exp
from random import Random
from typing import NamedTuple

from engine.samurai.actions import Turn
from engine.samurai.bots.bot import Budget
from engine.samurai.bots.finishing import Finisher
from engine.samurai.bots.greedy import until_ended
from engine.samurai.bots.outlook import Outlook
from engine.samurai.bots.playouts.flat_game import FlatGame, place_of_hexes
from engine.samurai.bots.playouts.guided import Guide, GuidedStart, Sample
from engine.samurai.bots.racing import race
from engine.samurai.bots.turn_search import THOROUGH, TurnSearch
from engine.samurai.bots.winning import forecast
from engine.samurai.bots.winning_valuation import WinningValuation
from engine.samurai.draft import play_turn
from engine.samurai.pieces import Tile
from engine.samurai.position import Hand, Position
from engine.samurai.scoring import score


class SearchLimits(NamedTuple):
    """How many turns are rated, how many of the best are raced, and for how many rounds of the table playouts go.

    One round ends just before the seat's own next turn. `looseness` is how far behind in chances to win a turn is
    played about a third as often as the best; zero plays the best alone. `playouts` is a limit of the level's own.
    """

    candidates: int
    finalists: int
    rounds: int
    looseness: float = 0.0
    playouts: int | None = None


class _Finalist(NamedTuple):
    turn: Turn
    start: GuidedStart
    hand: list[int]
    chance: float


class PlayoutSearch:
    """Finds the turn of a seat with the best chance to win, by `limits` and a budget."""

    def __init__(self, position: Position, hand: Hand, limits: SearchLimits, random: Random) -> None:
        self._position = position
        self._hand = hand
        self._limits = limits
        self._random = random
        self.seat = hand.seat
        self._outlook = Outlook(position, hand.seat)
        self._turns = limits.rounds * position.players - 1
        self._stocks = [hidden_tiles(position, seat, hand) for seat in range(position.players)]
        nothing: list[list[Tile]] = [[] for _ in range(position.players)]
        hands = [hand.tiles if seat == hand.seat else () for seat in range(position.players)]
        self._game = FlatGame.of(position, hands, nothing)
        self._places = place_of_hexes(position)
        expected = forecast(position, self._outlook, (hand.seat - 1) % position.players)
        self._guide = Guide(self._game, [expected.slopes(seat) for seat in range(position.players)])
        self._playouts = 0

    def best(self, budget: Budget) -> Turn:
        """The best turn found; within no budget at all the one that looks best before any playout.

        A turn that wins at once is played whatever the budget, as long as there is time.
        """
        ending = Finisher(self._game, self._position.board.settlements).best(budget.stopped)
        if ending is not None and ending.share == 1:
            wins = until_ended(self._position, self._hand, ending.turn)
            if score(play_turn(self._position, wins, self._hand).position).winners == (self.seat,):
                return wins
        turns = self._promising(budget)
        if ending is not None and ending.turn not in turns:
            turns.append(until_ended(self._position, self._hand, ending.turn))
        if len(turns) == 1 or budget.spent(0):
            return turns[0]
        finalists = self._finalists(turns, budget)

        def round_(still_in: list[int]) -> list[float] | None:
            sample = self.sample()
            values = []
            for number in still_in:
                if self._spent(budget):
                    return None
                values.append(self._value(finalists[number], sample))
                self._playouts += 1
            return values

        best, means = race(len(finalists), round_)
        if means and self._limits.looseness:
            weights = [exp((mean - means[best]) / self._limits.looseness) for mean in means]
            return self._random.choices(finalists, weights)[0].turn
        return finalists[best].turn

    def _spent(self, budget: Budget) -> bool:
        own = self._limits.playouts
        return budget.spent(self._playouts) or (own is not None and self._playouts >= own)

    def _promising(self, budget: Budget) -> list[Turn]:
        valuation = WinningValuation(self._position, self._outlook)
        search = TurnSearch(
            self._position, self._hand, self._outlook, valuation, self._random, THOROUGH, budget.stopped
        )
        return [
            until_ended(self._position, self._hand, rated.turn) for rated in search.best(self._limits.candidates)
        ]

    def _finalists(self, turns: list[Turn], budget: Budget) -> list[_Finalist]:
        rated = []
        for turn in turns:
            game = self._game.copy()
            game.play(turn, self._places)
            start = self._guide.start(game)
            rated.append(_Finalist(turn, start, game.hands[self.seat], self._guide.told(start, self.seat)))
            if budget.stopped():
                break
        rated.sort(key=_chance, reverse=True)
        return rated[: self._limits.finalists]

    def sample(self) -> Sample:
        """Hands and stocks that agree with what this seat knows."""
        hands, stocks = [], []
        for seat, hidden in enumerate(self._stocks):
            order = self._random.sample(hidden, len(hidden))
            held = 0 if seat == self.seat else self._position.hand_sizes[seat]
            hands.append(order[:held])
            stocks.append(order[held:])
        return Sample(hands, stocks)

    def _value(self, finalist: _Finalist, sample: Sample) -> float:
        hands = sample.hands.copy()
        hands[self.seat] = finalist.hand
        return self._guide.play_out(finalist.start, Sample(hands, sample.stocks), self._turns, self.seat)


def _chance(finalist: _Finalist) -> float:
    return finalist.chance


def hidden_tiles(position: Position, seat: int, hand: Hand) -> list[int]:
    """The tiles of a seat that this hand's owner can't see, by index."""
    hidden = [tile.index for tile in position.unseen_tiles(seat)]
    if seat == hand.seat:
        for tile in hand.tiles:
            hidden.remove(tile.index)
    return hidden
