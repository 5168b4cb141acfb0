"""The engine against the oracle: random games with every option, compared at each point of each turn."""

import json
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.samurai import (
    CHOICES,
    FIGURES,
    Board,
    Deal,
    Draft,
    FigurePlacement,
    LocalTable,
    OpeningChoice,
    Phase,
    RuleSet,
    SeatInfo,
    legal_figure_placements,
    print_record,
    random_figures,
    score,
    why_not_figure,
)
from tests.engine.comparing import same_result, same_state
from tests.engine.duel import STYLES, end_turn, stage_turn
from tests.engine.oracle import scoring
from tests.engine.oracle.pieces import KINDS
from tests.engine.oracle.record import check_record
from tests.engine.oracle.referee import Referee
from tests.engine.positions import position_with
from tests.engine.seeded import seeded

OPTIONS = st.fixed_dictionaries({option: st.sampled_from(values) for option, values in CHOICES.items()})


def play_setup(table: LocalTable, random: Random) -> Referee:
    """Choose opening hands and place figures, comparing what is legal; give the oracle's game."""
    position = table.position
    referee = Referee(position.players, position.rules.to_json(), position.first)
    while table.position.phase is Phase.OPENING:
        seat = random.choice(table.awaited)
        table.submit(seat, OpeningChoice(tuple(random.sample(table.stock(seat), 5))))
    if position.rules.figures == "random":
        referee.deal_figures(
            [
                (position.board.hexes[hex_].name, figure.code)
                for hex_ in position.board.settlements
                for figure in position.figures_at(hex_)
                if hex_ != position.board.edo
            ]
        )
    while not referee.set_up:
        place_one_figure(table, referee, random)
    assert table.position.phase is Phase.TURNS
    return referee


def place_one_figure(table: LocalTable, referee: Referee, random: Random) -> None:
    """Compare what may be placed, and place one of them."""
    position = table.position
    names = [hex_.name for hex_ in position.board.hexes]
    legal = legal_figure_placements(position)
    assert len(legal) == len(set(legal))
    assert {(names[hex_], figure.code) for hex_, figure in legal} == referee.legal_figures()
    any_hex, any_figure = random.randrange(len(names)), random.choice(FIGURES)
    refused = why_not_figure(position, FigurePlacement(any_hex, any_figure)) is not None
    assert refused == (referee.figure_fault(names[any_hex], any_figure.code) is not None)
    assert table.awaited == (referee.seat,)
    placement = random.choice(legal)
    table.submit(referee.seat, placement)
    referee.place_figure(names[placement.hex], placement.figure.code)


def play_one_turn(table: LocalTable, referee: Referee, random: Random, style: str) -> None:
    """Stage a turn, comparing the legal actions at each of its points; then end it in both."""
    assert table.awaited == (referee.seat,)
    draft = Draft(table.position, table.hand(referee.seat))
    stage_turn(draft, referee, random, style)
    table.submit(draft.seat, draft.finish())
    assert table.position == end_turn(draft, referee)


def new_table(players: int, options: dict[str, str | bool], random: Random) -> LocalTable:
    rules = RuleSet.from_options(options)
    seats = tuple(
        SeatInfo(f"P{seat}", colour, "human") for seat, colour in enumerate(("red", "blue", "yellow", "green"))
    )
    return LocalTable(rules, seats[:players], Deal.shuffled(Board.load(players), rules, random))


def play(players: int, options: dict[str, str | bool], styles: tuple[str, ...], random: Random) -> None:
    """Play a game in both, comparing everything."""
    table = new_table(players, options, random)
    referee = play_setup(table, random)
    same_state(table.position, referee)
    while not referee.reasons:
        play_one_turn(table, referee, random, styles[referee.seat])
        if random.random() < 0.2:
            check_record(json.loads(print_record(table.record())))
    assert table.position.phase is Phase.OVER
    assert table.awaited == ()
    same_result(table.position, referee)
    check_record(json.loads(print_record(table.record())))


@seeded(16)
@given(
    st.sampled_from([2, 3, 4]),
    OPTIONS,
    st.tuples(*[st.sampled_from(STYLES)] * 4),
    st.integers(0, 2**32),
)
def test_random_games_agree(
    players: int, options: dict[str, str | bool], styles: tuple[str, ...], seed: int
) -> None:
    play(players, options, styles, Random(seed))


@seeded(8)
@given(OPTIONS, st.integers(0, 2**32))
def test_games_agree_where_players_have_to_pass(options: dict[str, str | bool], seed: int) -> None:
    play(2, options, ("all", "fast"), Random(seed))


CAPTURED = st.integers(2, 4).flatmap(
    lambda players: st.lists(
        st.tuples(*[st.integers(0, 4)] * 3),
        min_size=players,
        max_size=players,
    )
)


@settings(max_examples=400, deadline=None)
@given(CAPTURED, st.booleans())
def test_winners_agree(captured: list[tuple[int, int, int]], tied_leaders: bool) -> None:
    position = position_with(
        len(captured), figures={"o13": "H"}, captured=captured, rules=RuleSet(tied_leaders=tied_leaders)
    )
    counts = [dict(zip(KINDS, triple, strict=True)) for triple in captured]
    verdict = score(position)
    assert list(verdict.winners) == scoring.winners(counts, tied_leaders)
    named = dict(zip(KINDS, [None if seat < 0 else seat for seat in verdict.leaders], strict=True))
    assert named == scoring.leaders(counts)


@seeded(30)
@given(st.sampled_from([2, 3, 4]), st.booleans(), st.integers(0, 2**32))
def test_dealt_figures_are_what_the_rules_deal(players: int, distinct: bool, seed: int) -> None:
    rules = RuleSet(figures="random", distinct_cities=distinct)
    board = Board.load(players)
    masks = random_figures(board, rules, Random(seed))
    dealt = [
        (board.hexes[hex_].name, figure.code)
        for hex_ in board.settlements
        for figure in FIGURES
        if masks[hex_] & figure.bit and hex_ != board.edo
    ]
    Referee(players, rules.to_json(), 0).deal_figures(dealt)
