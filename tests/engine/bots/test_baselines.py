"""The baselines do what they are there for, so that matches against them mean something."""

import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from random import Random

from engine.samurai import RuleSet, Turn, play_turn, score
from engine.samurai.bots import Budget, make_bot
from engine.samurai.bots.playout_search import SearchLimits
from tests.engine.bots.baselines import CheatingBot, CheatingSearch, FlatMonteCarloBot
from tests.engine.bots.measuring import play
from tests.engine.bots.test_bots import play_game
from tests.engine.random_games import set_up, turns


def test_flat_monte_carlo_beats_random() -> None:
    won = 0
    for seed in range(4):
        end = play_game([FlatMonteCarloBot(), make_bot("random")], RuleSet(), Budget(playouts=500), Random(seed))
        won += score(end).winners == (0,)
    assert won >= 3


def flat_turns() -> list[Turn]:
    """What flat Monte Carlo would play in every position of a game of this seed."""
    random = Random(6)
    bot = FlatMonteCarloBot()
    return [
        bot.choose_turn(position, held, Budget(playouts=20), Random(number))
        for number, (position, held, _, _) in enumerate(turns(set_up(2, RuleSet(), random), random))
    ]


def test_flat_monte_carlo_plays_the_same_in_another_process() -> None:
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as other:
        assert other.submit(flat_turns).result() == flat_turns()


def test_the_cheating_search_samples_the_hands_as_they_are() -> None:
    random = Random(3)
    game = set_up(3, RuleSet(), random)
    position, held, _, _ = next(turns(game, random))
    limits = SearchLimits(candidates=8, finalists=4, rounds=1)
    search = CheatingSearch(position, held, limits, random, game.hands)
    for _ in range(5):
        sample = search.sample()
        for seat in range(3):
            if seat != held.seat:
                assert sorted(sample.hands[seat]) == sorted(tile.index for tile in game.hands[seat])
            stock = sorted(tile.index for tile in game.stocks[seat])
            assert sorted(sample.stocks[seat]) == stock


def test_the_cheating_bot_plays_by_the_rules() -> None:
    random = Random(4)
    game = set_up(2, RuleSet(), random)
    bot = CheatingBot(SearchLimits(candidates=8, finalists=4, rounds=1))
    for position, held, _, _ in turns(game, random):
        bot.hands = game.hands
        assert play_turn(position, bot.choose_turn(position, held, Budget(playouts=20), random), held)
        break


def test_a_match_with_baselines_is_the_same_again() -> None:
    contestants = ("flat@20p", "cheating@20p")
    first = [play(contestants, 5, number) for number in range(2)]
    again = [play(contestants, 5, number) for number in range(2)]
    assert [report.winners for report in first] == [report.winners for report in again]
    assert all(report.winners for report in first)
