"""Endgames with nothing hidden, against every turn and answer there is."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from engine.samurai import (
    ALL_TILES,
    Board,
    Hand,
    Phase,
    Place,
    Position,
    RuleSet,
    Tile,
    TokenExchange,
    Turn,
    play_turn,
    score,
)
from engine.samurai.bots import Budget, make_bot
from engine.samurai.bots.endgame import Endgame, Solution
from engine.samurai.bots.ladder import MASTER
from engine.samurai.bots.playout_search import PlayoutSearch
from engine.samurai.bots.playouts.flat_game import FlatGame
from engine.samurai.bots.playouts.known_game import KnownGame
from engine.samurai.bots.playouts.packing import MASK_SHIFT
from tests.engine.bots.exhaustive import TooManyTurns, all_turns
from tests.engine.positions import hand, position_with
from tests.engine.random_games import set_up, turns

MOST_TURNS = 4000


def known_hands(position: Position) -> list[tuple[Tile, ...]]:
    """All hands of a position without stocks: what each seat has not shown."""
    assert not any(position.stock_sizes)
    return [position.unseen_tiles(seat) for seat in range(position.players)]


def solved(position: Position, width: int = 100_000) -> Solution:
    game = FlatGame.of(position, known_hands(position), [()] * position.players)
    solution = Endgame(game, position.board.settlements, width, lambda made: False).solve()
    assert solution is not None
    return solution


class Exhaustive:
    """The worth of positions by the public rules, every turn and every answer tried."""

    def __init__(self) -> None:
        self._known: dict[Position, float] = {}
        self._left = MOST_TURNS

    def worth(self, position: Position) -> float:
        """The share of the victory of the seat to act; TooManyTurns where that would take long."""
        if position not in self._known:
            seat = position.seat_to_act
            held = Hand(seat, position.unseen_tiles(seat))
            found = all_turns(position, held, 400)
            self._left -= len(found)
            if self._left < 0:
                raise TooManyTurns
            self._known[position] = max(self.after(position, held, turn) for turn in found)
        return self._known[position]

    def after(self, position: Position, held: Hand, turn: Turn) -> float:
        """What the turn brings its player."""
        after = play_turn(position, turn, held).position
        if after.phase is Phase.OVER:
            winners = score(after).winners
            return 1 / len(winners) if held.seat in winners else 0.0
        return 1 - self.worth(after)


def compare(random: Random) -> tuple[int, int]:
    """Play a game and compare at its end wherever that takes no long search.

    How often it did, and how often a turn would have been worth less than the best.
    """
    compared = demanding = 0
    for position, held, _, _ in turns(set_up(2, RuleSet(tied_leaders=random.random() < 0.3), random), random, 0.2):
        if any(position.stock_sizes):
            continue
        exhaustive = Exhaustive()
        try:
            worth = exhaustive.worth(position)
        except TooManyTurns:
            continue
        solution = solved(position)
        assert solution.settled
        assert solution.value == worth
        assert exhaustive.after(position, held, solution.turn) == worth
        played = make_bot("master").choose_turn(position, held, Budget(playouts=2000), random)
        assert exhaustive.after(position, held, played) == worth
        compared += 1
        demanding += any(exhaustive.after(position, held, turn) < worth for turn in all_turns(position, held, 400))
    return compared, demanding


def test_outcomes_are_those_of_an_exhaustive_search() -> None:
    found = [compare(Random(f"endgame/{seed}")) for seed in range(20)]
    assert sum(compared for compared, _ in found) > 20
    assert sum(demanding for _, demanding in found) > 5


def test_an_endgame_not_settled_in_half_the_time_is_raced() -> None:
    """With half the time over from the start, `master` plays what a search plays that never solves endgames."""
    random = Random("endgame/half")
    unlike = 0
    for seed in range(6):
        game = set_up(2, RuleSet(), Random(f"endgame/half/{seed}"))
        for position, held, _, _ in turns(game, random, 0.2):
            if any(position.stock_sizes):
                continue
            limits = MASTER._replace(solving=False)
            expected = PlayoutSearch(position, held, limits, Random(1)).best(Budget(playouts=60))
            half = Budget(playouts=60, stop=lambda: False, halfway=lambda: True)
            assert PlayoutSearch(position, held, MASTER, Random(1)).best(half) == expected
            unlike += PlayoutSearch(position, held, MASTER, Random(1)).best(Budget(playouts=60)) != expected
            break
    assert unlike


def test_turns_do_what_the_rules_say() -> None:
    compared = moved = 0
    for seed in range(12):
        random = Random(f"known/{seed}")
        for position, held, _, _ in turns(set_up(2, RuleSet(), random), random, 0.2):
            if any(position.stock_sizes):
                continue
            game = FlatGame.of(position, known_hands(position), [(), ()])
            known = KnownGame(game, position.board.settlements, lambda made: False)
            children = known.children(known.root)
            for child in random.sample(children, min(20, len(children))):
                turn = known.turn(child.moves)
                after = play_turn(position, turn, held).position
                if child.state is None:
                    assert after.phase is Phase.OVER
                    continue
                flat = FlatGame.of(after, known_hands(after), [(), ()])
                assert child.state.tally == flat.tally
                assert counting(child.state.influence, flat) == counting(flat.influence, flat)
                compared += 1
                moved += any(isinstance(action, TokenExchange) for action in turn.actions)
    assert compared > 400
    assert moved > 50


def counting(influence: Sequence[int], game: FlatGame) -> list[int]:
    """Of packed settlements what their figures make count."""
    return [packed & game.packing.relevant[packed >> MASK_SHIFT & 7] for packed in influence]


def last_helmet(unplayed: tuple[str, str]) -> Position:
    """Two open hexes beside the last helmet, on k17, and level until then; each seat holds these tiles."""
    left = [hand(seat, codes).tiles for seat, codes in enumerate(unplayed)]
    board = Board.load(2)
    land = [hex_ for hex_ in board.land if hex_ not in board.land_beside[board.index("k17")][:2]]
    sea = iter([hex_ for hex_ in board.sea if board.index("k17") not in board.settlements_beside[hex_]])
    tiles = {}
    for seat, kept in enumerate(left):
        for tile in (Counter(ALL_TILES) - Counter(kept)).elements():
            if tile is not Tile.X:
                hex_ = next(sea) if tile in (Tile.V1, Tile.V2) else land.pop()
                tiles[board.hexes[hex_].name] = seat, tile.code
    # What lies beside k17 already lends nothing to helmets.
    beside = [board.hexes[hex_].name for hex_ in board.land_beside[board.index("k17")][2:]]
    harmless = [
        name for name, (_, code) in tiles.items() if code in ("B2", "R3", "B4", "R4") and name not in beside
    ]
    for name, other in zip(beside, harmless, strict=False):
        tiles[name], tiles[other] = tiles[other], tiles[name]
    position = position_with(
        figures={"k17": "H"},
        tiles=tiles,
        captured=[(3, 2, 2), (3, 2, 2)],
        hand_sizes=[len(kept) for kept in left],
        stock_sizes=(0, 0),
    )
    return position._replace(exchange_used=(True, True))


def test_the_ship_breaks_the_tie_that_decides() -> None:
    position = last_helmet(("H4 R2 V1", "H4 R2"))
    solution = solved(position)
    assert solution.value == 1
    assert {action.tile for action in solution.turn.actions if isinstance(action, Place)} == {Tile.H4, Tile.V1}


def test_who_can_only_tie_ties() -> None:
    solution = solved(last_helmet(("H4 R2", "H4 R2")))
    assert solution.value == 0.5
    assert [action.tile for action in solution.turn.actions if isinstance(action, Place)] == [Tile.H4]


def test_who_has_to_open_the_way_loses() -> None:
    assert solved(last_helmet(("R2 R3", "H4 R2"))).value == 0


def test_out_of_time_before_the_first_look_ahead() -> None:
    position = last_helmet(("H4 R2 V1", "H4 R2"))
    game = FlatGame.of(position, known_hands(position), [(), ()])
    assert Endgame(game, position.board.settlements, 40, lambda made: True).solve() is None
    for allowed in (1, 30, 60, 90):

        def spent(made: int, allowed: int = allowed) -> bool:
            return made >= allowed

        search = Endgame(game, position.board.settlements, 40, spent)
        solution = search.solve()
        assert solution is None or play_turn(position, solution.turn, hand(0, "H4 R2 V1"))
