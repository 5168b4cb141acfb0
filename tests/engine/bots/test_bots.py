"""What holds for every level: legal at any budget, fair, the same again for the same seed."""

from collections.abc import Iterator
from itertools import count
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.samurai import (
    ALL_TILES,
    CHOICES,
    Board,
    Deal,
    Game,
    Hand,
    Phase,
    Position,
    RuleSet,
    Turn,
    play_turn,
    sorted_tiles,
)
from engine.samurai.bots import LEVELS, Bot, Budget, make_bot
from tests.engine.positions import position_with
from tests.engine.random_games import set_up, turns

TINY = Budget(playouts=2)
RULES = st.builds(RuleSet, **{option: st.sampled_from(values) for option, values in CHOICES.items()})
DIFFERENT = ("random", "greedy", "novice", "easy", "hard", "master")


def play_game(bots: list[Bot], rules: RuleSet, budget: Budget, random: Random) -> Position:
    """A whole game; every choice is judged by the rules, so an illegal one raises."""
    board = Board.load(len(bots))
    game = Game.started(board, rules, Deal.shuffled(board, rules, random))
    while game.position.phase is not Phase.OVER:
        position = game.position
        seat = position.seat_to_act
        if position.phase is Phase.OPENING:
            for chooser, bot in enumerate(bots):
                tiles = bot.choose_opening(ALL_TILES, position, chooser, budget, random)
                game = game.choose_opening(chooser, tiles)
        elif position.phase is Phase.FIGURES:
            game = game.place_figure(bots[seat].place_figure(position, game.hand(seat), budget, random))
        else:
            game, _ = game.play(bots[seat].choose_turn(position, game.hand(seat), budget, random))
    return game.position


@given(
    players=st.integers(2, 4),
    rules=RULES,
    levels=st.lists(st.sampled_from(DIFFERENT), min_size=4, max_size=4),
    seed=st.integers(0, 2**32),
)
@settings(max_examples=8, deadline=None)
def test_every_choice_is_legal(players: int, rules: RuleSet, levels: list[str], seed: int) -> None:
    bots = [make_bot(level) for level in levels[:players]]
    assert play_game(bots, rules, TINY, Random(seed)).end_reasons


@given(players=st.integers(2, 4), rules=RULES, level=st.sampled_from(DIFFERENT), seed=st.integers(0, 2**32))
@settings(max_examples=6, deadline=None)
def test_out_of_time_from_the_start_is_legal_too(players: int, rules: RuleSet, level: str, seed: int) -> None:
    assert play_game([make_bot(level)] * players, rules, Budget(stop=lambda: True), Random(seed)).end_reasons


def hidden_tiles_redealt(game: Game, viewer: int, random: Random) -> Game:
    """The same public game and hand of the viewer; everything the viewer can't see is dealt anew."""
    hands, stocks = [], []
    for seat, (held, stock) in enumerate(zip(game.hands, game.stocks, strict=True)):
        own = held if seat == viewer else ()
        hidden = list(stock if seat == viewer else held + stock)
        random.shuffle(hidden)
        size = len(held) - len(own)
        hands.append(sorted_tiles((*own, *hidden[:size])))
        stocks.append(tuple(hidden[size:]))
    return game._replace(hands=tuple(hands), stocks=tuple(stocks))


@pytest.mark.parametrize("level", DIFFERENT)
def test_hidden_tiles_change_no_answer(level: str) -> None:
    random = Random(7)
    game = set_up(3, RuleSet(), random)
    bot = make_bot(level)
    for _ in range(9):
        viewer = game.position.seat_to_act
        other = hidden_tiles_redealt(game, viewer, random)
        assert other.stocks != game.stocks
        answers = [bot.choose_turn(world.position, world.hand(viewer), TINY, Random(3)) for world in (game, other)]
        assert answers[0] == answers[1]
        game, _ = game.play(answers[0])


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_answers(level: str) -> None:
    ends = [play_game([make_bot(level)] * 2, RuleSet(), TINY, Random(11)) for _ in range(2)]
    assert ends[0] == ends[1]


@pytest.mark.parametrize("level", LEVELS)
def test_thinking_changes_nothing_the_caller_holds(level: str) -> None:
    random = Random(5)
    position, held, _, _ = next(turns(set_up(2, RuleSet(), random), random))
    before = position, Hand(held.seat, tuple(held.tiles))
    make_bot(level).choose_turn(position, held, TINY, Random(1))
    assert (position, held) == before


def test_thinking_ends_soon_after_stop_says_so() -> None:
    random = Random(9)
    position, held, _, _ = next(turns(set_up(4, RuleSet(), random), random))
    for allowed in (0, 1, 10, 100):
        asked = count()

        def stop(asked: Iterator[int] = asked, allowed: int = allowed) -> bool:
            return next(asked) >= allowed

        turn = make_bot("master").choose_turn(position, held, Budget(stop=stop), random)
        assert play_turn(position, turn, held)
        # Once told, it only asks on the way out of what it was doing.
        assert next(asked) <= allowed + 40


def test_a_budget_without_end_is_refused() -> None:
    random = Random(9)
    position, held, _, _ = next(turns(set_up(2, RuleSet(), random), random))
    with pytest.raises(ValueError, match="a budget needs"):
        make_bot("hard").choose_turn(position, held, Budget(), random)


def test_takes_the_figure_that_wins_the_game() -> None:
    # Three helmets each, the seventh on k17: whoever takes it leads helmets, and the game ends.
    position = position_with(
        figures={"k17": "H", "l13": "R", "q14": "B"},
        tiles={"k16": (1, "H2")},
        captured=[(3, 2, 2), (3, 2, 2)],
    )
    held = Hand(0, sorted_tiles([tile for tile in ALL_TILES if tile.code in ("H3", "H2", "B4", "R4", "V1")][:5]))
    turn = make_bot("master").choose_turn(position, held, Budget(playouts=40), Random(2))
    assert play_turn(position, turn, held).position.captured[0][0] == 4


def test_passes_when_nothing_can_be_placed() -> None:
    position = position_with(figures={"k17": "H"}, hand_sizes=(0, 5), stock_sizes=(0, 10))
    for level in LEVELS:
        assert make_bot(level).choose_turn(position, Hand(0, ()), TINY, Random(1)) == Turn()
