"""Baselines that levels are measured against: never levels themselves (docs/bots.md)."""

from collections.abc import Sequence
from math import log, sqrt
from random import Random

from engine.samurai import Hand, Position, Tile, Turn
from engine.samurai.bots import Budget
from engine.samurai.bots.hidden import hidden_tiles
from engine.samurai.bots.playout_search import PlayoutSearch, SearchLimits
from engine.samurai.bots.playouts.flat_game import FlatGame, place_of_hexes
from engine.samurai.bots.playouts.starts import Sample
from engine.samurai.bots.playouts.uniform import play_out
from engine.samurai.bots.setting_up import SettingUp
from engine.samurai.bots.uniform import UniformBot
from engine.samurai.legality import legal_actions

_EXPLORATION = 0.7


class FlatMonteCarloBot(UniformBot):
    """Single actions and some longer turns are arms of a bandit (UCB1); each pull is a plain playout to the end."""

    def choose_turn(self, position: Position, hand: Hand, budget: Budget, random: Random) -> Turn:
        """The turn pulled most."""
        turns = _arms(position, hand, random)
        if len(turns) == 1 or budget.spent(0):
            return turns[0]
        places = place_of_hexes(position)
        starts = []
        for turn in turns:
            game = FlatGame.seen_by(position, hand)
            game.play(turn, places)
            starts.append(game)
        wins, pulls = [0.0] * len(turns), [0] * len(turns)
        hidden = [hidden_tiles(position, seat, hand) for seat in range(position.players)]
        played = 0
        while not budget.spent(played):
            if played < len(turns):
                arm = played
            else:
                reach = _EXPLORATION * sqrt(log(played))
                arm = max(
                    range(len(turns)), key=lambda number: wins[number] / pulls[number] + reach / sqrt(pulls[number])
                )
            wins[arm] += _pulled(starts[arm], hidden, position, hand, random)
            pulls[arm] += 1
            played += 1
        return turns[max(range(len(turns)), key=pulls.__getitem__)]


def _arms(position: Position, hand: Hand, random: Random) -> list[Turn]:
    turns = [Turn((action,)) for action in legal_actions(position, hand.seat, hand.tiles, False)]
    whole = UniformBot()
    turns += [whole.choose_turn(position, hand, Budget(playouts=1), random) for _ in range(len(turns) // 2)]
    # Not a set: its order would differ from process to process.
    different = list(dict.fromkeys(turns))
    random.shuffle(different)
    return different or [Turn()]


def _pulled(start: FlatGame, hidden: Sequence[list[int]], position: Position, hand: Hand, random: Random) -> float:
    if start.over:
        return start.shares.of(start.tally)[hand.seat]
    game = start.copy()
    for seat, tiles in enumerate(hidden):
        order = random.sample(tiles, len(tiles))
        held = 5 - len(start.hands[seat]) if seat == hand.seat else position.hand_sizes[seat]
        game.hands[seat] = start.hands[seat] + order[:held]
        game.stocks[seat] = order[held:]
    return game.shares.of(play_out(game, random))[hand.seat]


class CheatingBot(SettingUp):
    """The search of `master` with every seat's hand known to it, though not the order of stocks: a measuring rod.

    `hands` must hold all hands of the moment before each turn; whoever plays it a game keeps them so.
    """

    def __init__(self, limits: SearchLimits) -> None:
        self._limits = limits
        self.hands: Sequence[Sequence[Tile]] = ()

    def choose_turn(self, position: Position, hand: Hand, budget: Budget, random: Random) -> Turn:
        return CheatingSearch(position, hand, self._limits, random, self.hands).best(budget)


class CheatingSearch(PlayoutSearch):
    """The search that samples only stocks: hands are as they are."""

    def __init__(
        self,
        position: Position,
        hand: Hand,
        limits: SearchLimits,
        random: Random,
        hands: Sequence[Sequence[Tile]],
    ) -> None:
        super().__init__(position, hand, limits, random)
        self._hands = [[tile.index for tile in tiles] for tiles in hands]

    def sample(self) -> Sample:
        sample = super().sample()
        for seat, known in enumerate(self._hands):
            stock = sample.hands[seat] + sample.stocks[seat]
            if seat != self.seat:
                for tile in known:
                    stock.remove(tile)
                self._random.shuffle(stock)
                sample.hands[seat], sample.stocks[seat] = known.copy(), stock
        return sample
