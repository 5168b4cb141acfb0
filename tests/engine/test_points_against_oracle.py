"""The engine against the oracle at points of play put together at random, likely or not."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from engine.samurai import Draft, Hand, Phase, PlacedTile, Position, RuleSet, tile_of
from tests.engine.comparing import same_result, same_state
from tests.engine.duel import STYLES, end_turn, stage_turn
from tests.engine.oracle.pieces import KINDS, SHIPS
from tests.engine.oracle.referee import Referee
from tests.engine.positions import position_with
from tests.engine.seeded import seeded


def scatter(referee: Referee, random: Random) -> None:
    """Show some of every seat's tiles: on the board, or an exchange used up."""
    empty = {"land": referee.country.of_kind("land"), "sea": referee.country.of_kind("sea")}
    for names in empty.values():
        random.shuffle(names)
    share = random.choice([0.1, 0.3, 0.6, 0.8])
    # Often the seat in turn has hardly a tile left: else nobody would have to pass.
    kept = random.choice([None, [], ["X"], ["M"], ["X", "M"], ["V2"], ["R4"]])
    others = [seat for seat in range(referee.players) if seat != referee.seat]
    for seat in [referee.seat, *others]:
        for tile in referee.not_shown(seat):
            shown = tile not in kept if kept is not None and seat == referee.seat else random.random() < share
            names = empty["sea" if tile in SHIPS else "land"]
            if shown and tile == "X":
                referee.shown[seat].append(tile)
            elif shown and names:
                referee.shown[seat].append(tile)
                referee.tiles[names.pop()] = (seat, tile)
        hidden = len(referee.not_shown(seat))
        referee.in_hand[seat] = min(5, hidden)
        referee.in_stock[seat] = hidden - referee.in_hand[seat]


def take_figures(referee: Referee, random: Random) -> None:
    """Deal the figures, then empty what is surrounded and some settlements more."""
    for city in referee.country.of_kind("city"):
        referee.figures[city] = set(random.sample(KINDS, 2))
    rest = [kind for kind in KINDS for _ in range(referee.supply(kind))]
    random.shuffle(rest)
    for village in referee.country.of_kind("village"):
        referee.figures[village] = {rest.pop()}
    share = random.choice([0.0, 0.3, 0.9])
    for name, kinds in referee.figures.items():
        taken = kinds if referee.surrounded(name) else {kind for kind in kinds if random.random() < share}
        referee.figures[name] = kinds - taken
        for kind in sorted(taken):
            if sum(referee.set_aside.values()) < 3 and random.random() < 0.3:
                referee.set_aside[kind] += 1
            else:
                referee.captured[random.randrange(referee.players)][kind] += 1


def position_of(referee: Referee) -> Position:
    """The same point for the engine."""
    counts = [(each["H"], each["B"], each["R"]) for each in [*referee.captured, referee.set_aside]]
    position = position_with(
        referee.players,
        figures={name: "".join(kinds) for name, kinds in referee.figures.items()},
        rules=RuleSet(capture=str(referee.options["capture"])),
        captured=counts[:-1],
        set_aside=counts[-1],
        seat_to_act=referee.seat,
        hand_sizes=referee.in_hand,
        stock_sizes=referee.in_stock,
    )
    tiles: list[PlacedTile | None] = [None] * len(position.board.hexes)
    for name, (seat, tile) in referee.tiles.items():
        tiles[position.board.index(name)] = PlacedTile(seat, tile_of(tile))
    used = tuple("X" in shown for shown in referee.shown)
    return position._replace(tiles=tuple(tiles), exchange_used=used, passes=referee.passes_in_a_row)


@seeded(300)
@given(
    st.sampled_from([2, 3, 4]),
    st.sampled_from(["turn-end", "immediate"]),
    st.sampled_from(STYLES),
    st.integers(0, 2**32),
)
def test_turns_agree_at_any_point(players: int, capture: str, style: str, seed: int) -> None:
    play_turn_at_a_point(players, capture, style, Random(seed))


def play_turn_at_a_point(players: int, capture: str, style: str, random: Random) -> None:
    """Put a point of play together and play a turn from it in both."""
    options: dict[str, str | bool] = {"capture": capture, "distinct_cities": False, "tied_leaders": False}
    referee = Referee(players, options, 0)
    referee.seat = random.randrange(players)
    scatter(referee, random)
    take_figures(referee, random)
    if any(referee.figures_on_board(kind) == 0 for kind in KINDS):
        return
    referee.passes_in_a_row = random.randrange(players)
    position = position_of(referee)
    same_state(position, referee)
    held = random.sample(referee.not_shown(referee.seat), referee.in_hand[referee.seat])
    draft = Draft(position, Hand(referee.seat, tuple(tile_of(tile) for tile in held)))
    stage_turn(draft, referee, random, style)
    after = end_turn(draft, referee)
    if referee.reasons:
        assert after.phase is Phase.OVER
        same_result(after, referee)
    else:
        assert after.seat_to_act == referee.seat
        assert after.passes == referee.passes_in_a_row
