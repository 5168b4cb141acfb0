"""The flat game and its plain playouts against the public rules, action by action."""

from random import Random

import pytest

from engine.samurai import (
    CHOICES,
    FIGURES,
    TILES,
    Action,
    FigureExchange,
    Game,
    Hand,
    Phase,
    Place,
    Position,
    RuleSet,
    Tile,
    TokenExchange,
    Turn,
    legal_figure_placements,
    play_turn,
    score,
)
from engine.samurai.bots.playouts.flat_game import FlatGame, place_of_hexes
from engine.samurai.bots.playouts.packing import COUNT, FIRST_COUNT, SET_ASIDE_BITS
from engine.samurai.bots.playouts.uniform import DRAW, TURN_END, Log, figures_swapped, play_out
from engine.samurai.bots.playouts.verdict import winners_by
from tests.engine.random_games import set_up, turns


def random_rules(random: Random) -> RuleSet:
    return RuleSet(**{option: random.choice(values) for option, values in CHOICES.items()})  # type: ignore[arg-type]


def random_game(random: Random) -> Game:
    """A game of any size and rules, at any moment of it."""
    game = set_up(random.choice((2, 3, 4)), random_rules(random), random)
    moments = [game]
    chance_of_more = random.choice((0.2, 0.5, 0.9))
    for _, _, draft, _ in turns(game, random, chance_of_more):
        game, _ = game.play(draft.finish())
        moments.append(game)
    return random.choice(moments[:-1])


def flat(game: Game) -> FlatGame:
    return FlatGame.of(game.position, game.hands, game.stocks)


def compare_turns(random: Random) -> None:
    """Play a game by the public rules and on flat data: after every turn both must say the same."""
    game = set_up(random.choice((2, 3, 4)), random_rules(random), random)
    playing = flat(game)
    places = place_of_hexes(game.position)
    for _, _, draft, result in turns(game, random, random.choice((0.3, 0.8))):
        turn = draft.finish()
        hand_left = draft.hand.tiles
        game, _ = game.play(turn)
        playing.play(turn, places)
        seat = draft.seat
        assert sorted(playing.hands[seat]) == sorted(tile.index for tile in hand_left)
        assert playing.over == (result.position.phase is Phase.OVER)
        fresh = flat(game)
        assert playing.influence == fresh.influence
        assert playing.tiles == fresh.tiles
        assert playing.tally == fresh.tally
        assert sorted(playing.land) == sorted(fresh.land)
        assert sorted(playing.sea) == sorted(fresh.sea)
        assert playing.passes == fresh.passes
        if not playing.over:
            assert playing.seat == fresh.seat
        assert playing.can_exchange_figures() == bool(_exchanges(game.position))
        playing = fresh
    shares = playing.shares.of(playing.tally)
    winners = score(game.position).winners
    assert shares == tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(shares)))


def _exchanges(position: Position) -> bool:
    masks = {position.figures[settlement] for settlement in position.board.settlements}
    return any(one & ~other and other & ~one for one in masks for other in masks)


def compare_playout(random: Random) -> None:
    """A playout's log, played by the public rules: every action is legal, and the end is the same."""
    game = random_game(random)
    log: Log = []
    before = flat(game)
    tally = play_out(before, random, log)
    unchanged = flat(game)
    assert (before.influence, before.tiles, before.hands) == (unchanged.influence, unchanged.tiles, unchanged.hands)
    position, hands = game.position, [list(hand) for hand in game.hands]
    actions: list[Action] = []
    for seat, tile, first, second in log:
        assert position.phase is Phase.TURNS
        if tile == DRAW:
            hands[seat].append(TILES[first])
        elif tile == TURN_END:
            position = _played(position, actions, hands)
        else:
            actions.append(_action(position, tile, first, second))
    if actions:
        position = _played(position, actions, hands)
    assert position.phase is Phase.OVER
    assert position.captured == before.packing.captured(tally)
    assert sum(position.set_aside) == tally & (1 << SET_ASIDE_BITS) - 1
    assert before.shares.of(tally) == tuple(
        1 / len(score(position).winners) if seat in score(position).winners else 0.0
        for seat in range(position.players)
    )


def _played(position: Position, actions: list[Action], hands: list[list[Tile]]) -> Position:
    seat = position.seat_to_act
    assert len(hands[seat]) == position.hand_sizes[seat]
    after = play_turn(position, Turn(tuple(actions)), Hand(seat, tuple(hands[seat]))).position
    for action in actions:
        hands[seat].remove(_tile(action))
    actions.clear()
    return after


def _tile(action: Action) -> Tile:
    if isinstance(action, Place):
        return action.tile
    return Tile.X if isinstance(action, FigureExchange) else Tile.M


def _action(position: Position, tile: int, first: int, second: int) -> Action:
    if TILES[tile] is Tile.M:
        return TokenExchange(first, second)
    if TILES[tile] is not Tile.X:
        return Place(TILES[tile], first)
    settlements = position.board.settlements
    place, mask = figures_swapped(second)
    one, other = FIGURES[0], FIGURES[0]
    for figure in FIGURES:
        if mask & figure.bit:
            if position.figures[settlements[first]] & figure.bit:
                one = figure
            else:
                other = figure
    # Earlier actions of the turn may have swapped figures too, but nobody has two such tiles.
    return FigureExchange(settlements[first], one, settlements[place], other)


@pytest.mark.parametrize("seed", range(40))
def test_turns_do_what_the_rules_say(seed: int) -> None:
    compare_turns(Random(seed))


@pytest.mark.parametrize("seed", range(60))
def test_playouts_follow_the_rules(seed: int) -> None:
    compare_playout(Random(seed))


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("part", range(10))
def test_thousands_of_games_agree(part: int) -> None:
    for seed in range(300):
        compare_turns(Random(f"{part}/{seed}"))
        for playout in range(3):
            compare_playout(Random(f"{part}/{seed}/{playout}"))


@pytest.mark.parametrize(
    ("captured", "tied_leaders", "winners"),
    [
        # The worked examples of rules.md, section 6.
        (((3, 5, 3), (3, 1, 4), (3, 4, 3)), False, [0]),
        (((3, 3, 0), (2, 2, 5)), False, [0]),
        (((4, 0, 3), (0, 4, 2)), False, [0]),
        # Nobody leads: most figures in total, here shared.
        (((1, 1, 1), (1, 1, 1)), False, [0, 1]),
        # Tied for the most of two kinds counts with the option, and leads nothing without.
        (((2, 2, 0), (2, 1, 0), (0, 0, 3)), True, [0]),
        (((2, 1, 0), (2, 0, 0), (0, 1, 3)), False, [2]),
    ],
)
def test_winners(captured: tuple[tuple[int, int, int], ...], tied_leaders: bool, winners: list[int]) -> None:
    assert winners_by(captured, tied_leaders) == winners


def test_a_tally_holds_the_largest_counts() -> None:
    # Thirteen of a kind with one seat, in a game of four: no field flows into the next.
    random = Random(3)
    game = set_up(4, RuleSet(figures="random"), random)
    playing = flat(game)
    taken = playing.packing.taken
    tally = playing.tally + 13 * taken[3][2]
    assert playing.packing.captured(tally)[3] == (0, 0, 13)
    assert tally >> FIRST_COUNT & COUNT == 0
    assert legal_figure_placements(game.position) == []


def test_every_empty_hex_is_reached() -> None:
    random = Random(5)
    game = set_up(2, RuleSet(), random)
    first = set()
    for _ in range(600):
        log: Log = []
        play_out(flat(game), random, log)
        first |= {hex_ for _, tile, hex_, _ in log[:1] if tile < Tile.N1.index}
    assert first == set(game.position.board.land)
