"""The caretaker's choices are settled once and for all: whoever changes one needs a new version."""

from hashlib import sha256
from random import Random

import pytest

from engine.samurai import (
    Board,
    Deal,
    Draft,
    Hand,
    Phase,
    PlacedTile,
    RuleSet,
    Tile,
    Turn,
    format_action,
    legal_figure_placements,
    starting_position,
)
from engine.samurai.caretaker import CARETAKER_VERSION, caretaker_figure, caretaker_turn
from engine.samurai.game import Game

DEALT = RuleSet(opening="random", figures="random")

# Per number of players: the first turns, how many there are, SHA-256 of all of them, a line each.
GOLDEN = {
    2: ("S2@p13 S2@o8 H4@p7 H3@g17", 27, "af859f8aab0f1be439b172ced82494e1f198a473ffc107fb4ab0994abd1cd07f"),
    3: ("S2@p13 H4@q13 S2@o8 B3@c20", 49, "6c5375bae00e671c7909b241914b3b0923a3480a06d74d327bec7df09691c99b"),
    4: ("R4@n4 H2@i19 H3@j18 S2@o8", 38, "559b323bbdf7ebff3e4544d25bd571b5494d99746ee2673896957476c3e24fd3"),
}


@pytest.mark.parametrize("players", GOLDEN)
def test_golden_turns(players: int) -> None:
    board = Board.load(players)
    game = Game.started(board, DEALT, Deal.shuffled(board, DEALT, Random(players)))
    seed, lines = bytes(32), []
    while game.position.phase is Phase.TURNS:
        turn = caretaker_turn(game.position, game.hand(game.position.seat_to_act), seed)
        lines.append(" ".join(format_action(board, action) for action in turn.actions))
        seed = sha256(seed + lines[-1].encode()).digest()
        game, _ = game.play(turn)
    digest = sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()
    assert (" ".join(lines[:4]), len(lines), digest) == GOLDEN[players]
    assert CARETAKER_VERSION == 1


def test_it_takes_the_placement_with_the_best_outlook_by_hand() -> None:
    """With one hex beside Edo open and a lead of one wanted, the strongest samurai goes there and nowhere else."""
    board = Board.load(2)
    figures = tuple(0b111 if hex_.number == board.edo else 0 for hex_ in board.hexes)
    position = starting_position(board, DEALT, 0, figures)
    *closed, last = board.land_beside[board.edo]
    tiles = list(position.tiles)
    for hex_ in closed:
        tiles[hex_] = PlacedTile(1, Tile.M)
    position = position._replace(tiles=tuple(tiles))
    # Only Edo has figures; there 3 kinds × a margin of 2 or 1, of which the higher is worth more.
    turn = caretaker_turn(position, Hand(0, (Tile.H2, Tile.S1, Tile.S2)), bytes(32))
    assert [format_action(board, action) for action in turn.actions] == [f"S2@{board.hexes[last].name}"]


def test_it_passes_where_nothing_is_legal() -> None:
    board = Board.load(2)
    position = starting_position(board, DEALT, 0, tuple(0 for _ in board.hexes))
    assert caretaker_turn(position, Hand(0, ()), bytes(32)) == Turn()
    assert caretaker_turn(position, Hand(0, (Tile.X,)), bytes(32)) == Turn()


def test_it_uses_an_exchange_when_nothing_can_be_placed() -> None:
    board = Board.load(2)
    figures = [0] * len(board.hexes)
    first, second = board.villages[:2]
    figures[first], figures[second] = 0b001, 0b010
    position = starting_position(board, DEALT, 0, tuple(figures))
    turn = caretaker_turn(position, Hand(0, (Tile.X,)), bytes(32))
    assert Draft(position, Hand(0, (Tile.X,))).legal_actions() == list(turn.actions)


def test_it_places_any_legal_figure_by_its_seed() -> None:
    position = starting_position(Board.load(3), RuleSet(opening="random"), 0, None)
    chosen = {caretaker_figure(position, bytes([seed]) * 32) for seed in range(60)}
    assert chosen == set(legal_figure_placements(position))
