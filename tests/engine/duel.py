"""One turn staged in the engine and in the oracle at once, compared at each of its points."""

from random import Random

from engine.samurai import Draft, NotationError, Position, format_action, parse_action
from tests.engine.comparing import same_state
from tests.engine.oracle.country import country
from tests.engine.oracle.pieces import FAST, KINDS, TWENTY_TILES
from tests.engine.oracle.referee import Referee

# How a seat plays: one tile a turn, as many as it can, any number, or fast tiles alone as long as it has some.
# Two players of which one hurries and one dawdles come to turns without a legal placement.
STYLES = ("one", "all", "any", "fast")


def stage_turn(draft: Draft, referee: Referee, random: Random, style: str) -> None:
    """Stage a turn in both, comparing the legal actions at each of its points."""
    board = draft.position.board
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
            return
        text = choose_action(written, style, random)
        draft.push(parse_action(board, text))
        referee.act(text, hand)


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


def end_turn(draft: Draft, referee: Referee) -> Position:
    """End the turn in both; compare captures, refill, and how the game goes on."""
    names = [hex_.name for hex_ in draft.position.board.hexes]
    preview = draft.preview()
    result = draft.result()
    taken = referee.end_turn([tile.code for tile in draft.hand.tiles])
    assert result.captures == preview.captures
    assert sorted(
        (names[capture.hex], capture.figure.code, None if capture.seat < 0 else capture.seat)
        for capture in result.captures
    ) == sorted(tuple(one) for one in taken)
    same_state(result.position, referee)
    assert {reason.value for reason in result.position.end_reasons} == set(referee.reasons)
    if "nobody-can-move" not in referee.reasons:
        assert {reason.value for reason in preview.end_reasons} == set(referee.reasons)
    return result.position
