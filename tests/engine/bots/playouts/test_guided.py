"""Guided playouts: they tell the same chances as the public measure, are fair to seats, and end in sound scores."""

from random import Random

import pytest

from engine.samurai import Game, Phase, RuleSet, score
from engine.samurai.bots.outlook import Outlook
from engine.samurai.bots.playouts.chances import Gains
from engine.samurai.bots.playouts.flat_game import FlatGame, place_of_hexes
from engine.samurai.bots.playouts.guided import Guide
from engine.samurai.bots.playouts.packing import KINDS, MASK_SHIFT, packing_for
from engine.samurai.bots.playouts.starts import Sample, start_of
from engine.samurai.bots.winning import chance_to_win, forecast, taking_for
from engine.samurai.pieces import TILES, Terrain
from tests.engine.bots.playouts.plain_guided import PlainPlayout
from tests.engine.random_games import set_up, turns


def guide_for(game: Game) -> tuple[Guide, FlatGame]:
    position = game.position
    flat = FlatGame.of(position, game.hands, game.stocks)
    seat = position.seat_to_act
    expected = forecast(position, Outlook(position, seat), (seat - 1) % position.players)
    return Guide(flat, [expected.slopes(other) for other in range(position.players)]), flat


def sample_of(game: Game) -> Sample:
    return Sample(
        [[tile.index for tile in hand] for hand in game.hands],
        [[tile.index for tile in stock] for stock in game.stocks],
    )


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("capture", ["turn-end", "immediate"])
def test_chances_are_those_of_the_public_measure(players: int, capture: str) -> None:
    random = Random(players)
    game = set_up(players, RuleSet(capture=capture), random)
    places = place_of_hexes(game.position)
    for position, held, draft, result in turns(game, random):
        guide, flat = guide_for(game)
        after = flat.copy()
        after.play(draft.finish(), places)
        start = start_of(after)
        game, _ = game.play(draft.finish())
        for seat in range(players):
            if result.position.phase is Phase.OVER:
                winners = score(result.position).winners
                share = 1 / len(winners) if seat in winners else 0.0
                assert guide.play_out(start, sample_of(game), 4, seat) == share
            else:
                told = guide.told(start, seat)
                assert told == pytest.approx(chance_to_win(result.position, seat, held.seat), abs=1e-4)
        assert position.seat_to_act == held.seat


@pytest.mark.parametrize("players", [2, 3, 4])
def test_played_to_the_end_exactly_one_victory_is_shared_out(players: int) -> None:
    random = Random(f"end/{players}")
    game = set_up(players, RuleSet(), random)
    guide, flat = guide_for(game)
    start = start_of(flat)
    for _ in range(20):
        sample = shuffled(game, random)
        shares = [guide.play_out(start, sample, 200, seat) for seat in range(players)]
        assert sum(shares) == pytest.approx(1, abs=0.02)
        assert all(min(abs(share - whole) for whole in (0, 1 / 4, 1 / 3, 1 / 2, 1)) < 0.02 for share in shares)


def shuffled(game: Game, random: Random) -> Sample:
    hands, stocks = [], []
    for hand, stock in zip(game.hands, game.stocks, strict=True):
        order = random.sample([tile.index for tile in (*hand, *stock)], len(hand) + len(stock))
        hands.append(order[: len(hand)])
        stocks.append(order[len(hand) :])
    return Sample(hands, stocks)


def test_a_playout_changes_neither_its_start_nor_its_sample() -> None:
    random = Random(8)
    game = set_up(2, RuleSet(), random)
    guide, flat = guide_for(game)
    start, sample = start_of(flat), sample_of(game)
    first = guide.play_out(start, sample, 6, 0)
    assert guide.play_out(start, sample, 6, 0) == first
    assert start == start_of(flat)
    assert sample == sample_of(game)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_playouts_come_to_what_plain_ones_come_to(players: int) -> None:
    random = Random(f"plain/{players}")
    game = set_up(players, RuleSet(), random)
    for position, _, draft, _ in turns(game, random):
        flat = FlatGame.of(position, game.hands, game.stocks)
        seat = position.seat_to_act
        expected = forecast(position, Outlook(position, seat), (seat - 1) % players)
        slopes = [expected.slopes(other) for other in range(players)]
        guide, start = Guide(flat, slopes), start_of(flat)
        for length in (1, 5, 12):
            sample = shuffled(game, random)
            viewer = random.randrange(players)
            plain = PlainPlayout(flat, slopes, start, sample).value(length, viewer, 0.03)
            assert guide.play_out(start, sample, length, viewer, 0.03) == plain
        game, _ = game.play(draft.finish())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_gains_are_the_change_in_chances_by_their_slopes(players: int) -> None:
    random = Random(f"gains/{players}")
    packing = packing_for(players)
    slopes = [[random.uniform(-0.1, 0.1) for _ in range(players)] for _ in range(KINDS)]
    for seat in range(players):
        gains = Gains(players, seat, 5, slopes)
        for _ in range(60):
            kind, open_land = random.randrange(KINDS), random.randrange(1, 7)
            before = [random.choice((0, 0, 2, 3, 5, 7)) for _ in range(players)]
            packed = open_land | 1 << MASK_SHIFT + kind
            packed |= sum(total << packing.field(kind, other) for other, total in enumerate(before))
            for tile in TILES:
                after = before.copy()
                after[seat] += tile.influence[kind]
                left = open_land - (tile.terrain is Terrain.LAND)
                change = [
                    new - old
                    for new, old in zip(
                        taking_for(players)(tuple(after), left, seat, 5),
                        taking_for(players)(tuple(before), open_land, seat, 5),
                        strict=True,
                    )
                ]
                worth = sum(slope * one for slope, one in zip(slopes[kind], change, strict=True))
                assert gains[packed][tile.index] == pytest.approx(worth, abs=1e-11)
