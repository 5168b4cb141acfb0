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
    NotationError,
    OpeningChoice,
    Phase,
    RuleSet,
    SeatInfo,
    format_action,
    legal_figure_placements,
    parse_action,
    print_record,
    random_figures,
    score,
    why_not_figure,
)
from tests.engine.comparing import same_result, same_state
from tests.engine.oracle import scoring
from tests.engine.oracle.country import country
from tests.engine.oracle.pieces import FAST, KINDS, TWENTY_TILES
from tests.engine.oracle.record import check_record
from tests.engine.oracle.referee import Referee
from tests.engine.positions import position_with

OPTIONS = st.fixed_dictionaries({option: st.sampled_from(values) for option, values in CHOICES.items()})
# How a seat plays: one tile a turn, as many as it can, any number, or fast tiles alone as long as it has some.
# Two players of which one hurries and one dawdles come to turns without a legal placement.
STYLES = ("one", "all", "any", "fast")


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
    board = table.position.board
    seat = referee.seat
    assert table.awaited == (seat,)
    draft = Draft(table.position, table.hand(seat))
    while True:
        hand = [tile.code for tile in draft.hand.tiles]
        legal = draft.legal_actions()
        written = [format_action(board, action) for action in legal]
        assert len(written) == len(set(written))
        assert set(written) == referee.legal_actions(hand)
        assert [parse_action(board, text) for text in written] == legal
        anything_is_judged_alike(draft, referee, hand, random)
        may_end = draft.why_not_finish() is None
        assert may_end == (referee.end_turn_fault(hand) is None)
        if not legal or (may_end and stops(style, random)):
            break
        text = choose_action(written, style, random)
        draft.push(parse_action(board, text))
        referee.act(text, hand)
    end_turn(table, referee, draft)


def stops(style: str, random: Random) -> bool:
    """Decide whether a turn that may end does."""
    return style in ("one", "fast") or (style == "any" and random.random() < 0.6)


def choose_action(written: list[str], style: str, random: Random) -> str:
    """Choose by tile first: else the many placements of ships crowd out the exchanges."""
    tiles = {text[:2].rstrip(":") for text in written}
    preferred = tiles & FAST if style == "fast" else tiles
    tile = random.choice(sorted(preferred or tiles))
    return random.choice([text for text in written if text.startswith(tile)])


def anything_is_judged_alike(draft: Draft, referee: Referee, hand: list[str], random: Random) -> None:
    """Compare the verdict on actions of which most are illegal."""
    names = list(country(4).kinds)
    here, there = random.choice(names), random.choice(names)
    settlements = referee.country.settlements
    one, other = random.choice(settlements), random.choice(settlements)
    own = random.choice([*referee.tiles, here])
    for text in (
        f"{random.choice(TWENTY_TILES)}@{here}",
        f"{random.choice(hand or TWENTY_TILES)}@{there}",
        f"X:{one}{random.choice(KINDS)}-{other}{random.choice(KINDS)}",
        f"M:{own}>{there}",
    ):
        try:
            refused = draft.why_illegal(parse_action(draft.position.board, text)) is not None
        except NotationError:
            refused = True
        assert refused == (referee.action_fault(text, hand) is not None), text


def end_turn(table: LocalTable, referee: Referee, draft: Draft) -> None:
    """End the turn in both; compare captures, refill, and how the game goes on."""
    names = [hex_.name for hex_ in table.position.board.hexes]
    preview = draft.preview()
    table.submit(draft.seat, draft.finish())
    taken = referee.end_turn([tile.code for tile in draft.hand.tiles])
    captures = sorted(
        (names[capture.hex], capture.figure.code, None if capture.seat < 0 else capture.seat)
        for capture in preview.captures
    )
    assert captures == sorted(tuple(one) for one in taken)
    same_state(table.position, referee)
    assert {reason.value for reason in table.position.end_reasons} == set(referee.reasons)
    if "nobody-can-move" not in referee.reasons:
        assert {reason.value for reason in preview.end_reasons} == set(referee.reasons)


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


@settings(max_examples=16, deadline=None)
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


@settings(max_examples=8, deadline=None)
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


@settings(max_examples=30, deadline=None)
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
