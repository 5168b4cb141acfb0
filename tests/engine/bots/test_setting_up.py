"""Opening hands and figures of the bot that looks ahead."""

from collections import Counter
from random import Random

from engine.samurai import ALL_TILES, Board, Deal, Game, Phase, RuleSet, Tile, figures_to_place
from engine.samurai.bots import Budget, make_bot
from engine.samurai.bots.setting_up import good_placement
from tests.engine.positions import hand

BUDGET = Budget(playouts=1)


def test_opening_hands_hold_the_strong_samurai_and_vary() -> None:
    board, rules = Board.load(2), RuleSet()
    position = Game.started(board, rules, Deal.shuffled(board, rules, Random(1))).position
    bot = make_bot("hard")
    hands = {bot.choose_opening(ALL_TILES, position, 0, BUDGET, Random(seed)) for seed in range(20)}
    assert len(hands) == 3
    for tiles in hands:
        assert len(tiles) == 5
        assert not Counter(tiles) - Counter(ALL_TILES)
        assert {Tile.S2, Tile.S3} < set(tiles)


def test_figures_of_a_strong_kind_go_side_by_side() -> None:
    board, rules = Board.load(2), RuleSet(opening="random")
    game = Game.started(board, rules, Deal.shuffled(board, rules, Random(1)))
    # Until the villages are reached: then every settlement with a helmet counts.
    while any(game.position.figures[city].bit_count() < 2 for city in board.cities):
        game = game.place_figure(good_placement(game.position, hand(0, "S1"), Random(1)))
    helmets, _, _ = figures_to_place(game.position)
    assert helmets
    placement = good_placement(game.position, hand(game.position.seat_to_act, "H4 H3 H2"), Random(2))
    near = {
        other
        for land in board.land_beside[placement.hex]
        for other in board.settlements_beside[land]
        if other != placement.hex and game.position.figures[other]
    }
    assert placement.figure.code == "H"
    assert any(game.position.figures[other] & placement.figure.bit for other in near)


def test_every_figure_finds_a_place() -> None:
    for players in (2, 3, 4):
        board, rules = Board.load(players), RuleSet(opening="random", distinct_cities=players < 4)
        game = Game.started(board, rules, Deal.shuffled(board, rules, Random(players)))
        bot = make_bot("master")
        while game.position.phase is Phase.FIGURES:
            held = game.hand(game.position.seat_to_act)
            game = game.place_figure(bot.place_figure(game.position, held, BUDGET, Random(1)))
        assert figures_to_place(game.position) == (0, 0, 0)
