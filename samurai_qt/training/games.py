"""Games of the search against itself, and what its chance to win is told from after every turn."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from engine.samurai import (
    ALL_TILES,
    FIGURES,
    Board,
    Deal,
    Game,
    Phase,
    Position,
    RuleSet,
    legal_figure_placements,
    score,
)
from engine.samurai.bots import Budget
from engine.samurai.bots.outlook import Outlook
from engine.samurai.bots.playout_search import SearchLimits
from engine.samurai.bots.searching import SearchingBot
from engine.samurai.bots.weights import Weights, playing_by
from engine.samurai.position import Counts

NOBODY = -1
PLAYER = SearchingBot(SearchLimits(candidates=16, finalists=6, rounds=2))
BUDGET = Budget(playouts=24)
# So often a seat chooses its opening hand and places its figures as the bot does; else at random, for variety.
BY_CHOICE = 0.7


class Standing(NamedTuple):
    """A figure on the board: kind, open land beside it, each seat's influence, and who took it in the end."""

    kind: int
    open_land: int
    influence: tuple[int, ...]
    taker: int


class Snapshot(NamedTuple):
    """A position after a turn of the seat that moved last; `shares` are the seats' of the victory in the end."""

    moved_last: int
    stage: int
    captured: tuple[Counts, ...]
    standing: tuple[Standing, ...]
    shares: tuple[float, ...]


def snapshots_of(players: int, weights: Weights, seed: str) -> list[Snapshot]:
    """One game of this seed by bots with these weights, turn by turn; the same again for the same."""
    with playing_by(players, weights):
        return _played(players, seed)


def _played(players: int, seed: str) -> list[Snapshot]:
    random = Random(seed)
    game = _set_up(players, random)
    positions: list[tuple[int, Position]] = []
    takers: dict[tuple[int, int], list[tuple[int, int]]] = {}
    while game.position.phase is Phase.TURNS:
        seat = game.position.seat_to_act
        turn = PLAYER.choose_turn(game.position, game.hand(seat), BUDGET, random)
        game, result = game.play(turn)
        for capture in result.captures:
            takers.setdefault((capture.hex, capture.figure.index), []).append((len(positions), capture.seat))
        positions.append((seat, game.position))
    winners = score(game.position).winners
    shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(players))
    return [
        _snapshot(number, seat, position, takers, shares) for number, (seat, position) in enumerate(positions[:-1])
    ]


def _set_up(players: int, random: Random) -> Game:
    board, rules = Board.load(players), RuleSet()
    game = Game.started(board, rules, Deal.shuffled(board, rules, random))
    for seat in range(players):
        if random.random() < BY_CHOICE:
            tiles = PLAYER.choose_opening(ALL_TILES, game.position, seat, BUDGET, random)
        else:
            tiles = tuple(random.sample(ALL_TILES, 5))
        game = game.choose_opening(seat, tiles)
    while game.position.phase is Phase.FIGURES:
        hand = game.hand(game.position.seat_to_act)
        if random.random() < BY_CHOICE:
            game = game.place_figure(PLAYER.place_figure(game.position, hand, BUDGET, random))
        else:
            game = game.place_figure(random.choice(legal_figure_placements(game.position)))
    return game


def _snapshot(
    number: int,
    seat: int,
    position: Position,
    takers: dict[tuple[int, int], list[tuple[int, int]]],
    shares: tuple[float, ...],
) -> Snapshot:
    standing = []
    for prospect in Outlook(position, seat).prospects:
        for figure in FIGURES:
            if prospect.figures & figure.bit:
                later = [taker for turn, taker in takers.get((prospect.hex, figure.index), ()) if turn > number]
                influence = tuple(counts[figure.index] for counts in prospect.influence)
                taker = later[0] if later else NOBODY
                standing.append(Standing(figure.index, prospect.open_land, influence, taker))
    return Snapshot(seat, min(position.figures_left()), position.captured, tuple(standing), shares)
