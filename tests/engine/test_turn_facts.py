"""What a turn does, by positions worked out by hand."""

from __future__ import annotations

from random import Random

import pytest

from engine.samurai import (
    EndReason,
    Figure,
    Hand,
    IllegalAction,
    Position,
    RuleSet,
    Tile,
    Turn,
    parse_action,
)
from engine.samurai.turn_facts import Effect, TurnFacts, turn_facts
from tests.engine.positions import hand, position_with
from tests.engine.random_games import set_up, turns

# Akita (o9): land o8, o10, p8, p9; sea n8, n9. o7 shares o8, q8 shares p8, q10 shares p9, o11 shares o10.
# Village q12: land p11, p12, q13. Village q14: land p13, q13. Village f17: land f16, g17; sea among others g18.
H, B, R = Figure.HELMET, Figure.BUDDHA, Figure.RICE


def facts_of(position: Position, held: Hand, *texts: str) -> TurnFacts:
    actions = tuple(parse_action(position.board, text) for text in texts)
    return turn_facts(position, held, Turn(actions))


def told(position: Position, facts: TurnFacts) -> list[tuple[str, bool, int, list[tuple[Figure, Effect, int]]]]:
    """Per settlement its name, whether it closes, its open land, and figure, effect and rival of each fact."""
    return [
        (
            position.board.hexes[settlement.hex].name,
            settlement.closed,
            settlement.open_land,
            [(fact.figure, fact.effect, fact.rival) for fact in settlement.figures],
        )
        for settlement in facts.settlements
    ]


def test_a_closing_tile_wins_one_figure_and_denies_the_other() -> None:
    # Buddhas 3 to 3, helmets 2 to 3; the samurai 1 adds to both.
    position = position_with(
        figures={"o9": "HB"}, tiles={"o8": (0, "B3"), "o10": (1, "S3"), "p8": (0, "H2")}, rules=RuleSet()
    )
    facts = facts_of(position, hand(0, "S1 R4"), "S1@p9")
    assert told(position, facts) == [("o9", True, 0, [(B, Effect.WINS, -1), (H, Effect.DENIES, 1)])]
    won, denied = facts.settlements[0].figures
    assert (won.before, won.after) == ((3, 3), (4, 3))
    assert (denied.before, denied.after) == ((2, 3), (3, 3))
    assert facts.end_reasons == ()
    assert facts.winners == ()


def test_figures_nobody_has_influence_on_are_set_aside() -> None:
    position = position_with(
        figures={"o9": "HR"}, tiles={"o8": (0, "B2"), "o10": (1, "B3"), "p8": (0, "B4")}, rules=RuleSet()
    )
    facts = facts_of(position, hand(0, "H2"), "H2@p9")
    assert told(position, facts) == [("o9", True, 0, [(H, Effect.WINS, -1), (R, Effect.SETS_ASIDE, -1)])]
    assert facts.settlements[0].figures[1].after == (0, 0)


def test_a_figure_may_be_left_to_another() -> None:
    position = position_with(figures={"q14": "R"}, tiles={"p13": (1, "R4")})
    facts = facts_of(position, hand(0, "H2"), "H2@q13")
    assert told(position, facts) == [("q14", True, 0, [(R, Effect.GIVES, 1)])]


@pytest.mark.parametrize(
    ("tiles", "played", "effect", "rival", "after"),
    [
        ({}, "S2@p11", Effect.TAKES_LEAD, -1, (2, 0, 0)),
        ({"p12": (2, "S1")}, "S2@p11", Effect.TAKES_LEAD, 2, (2, 0, 1)),
        ({"p12": (0, "S1")}, "S2@p11", Effect.WIDENS, -1, (3, 0, 0)),
        ({"p12": (1, "S2")}, "S2@p11", Effect.LEVELS, 1, (2, 2, 0)),
        ({"p12": (1, "S3")}, "S2@p11", Effect.CATCHES_UP, 1, (2, 3, 0)),
        ({"p12": (1, "S2"), "r11": (2, "V2")}, "S2@p11", Effect.CATCHES_UP, -1, (2, 2, 2)),
    ],
)
def test_who_leads_a_figure_that_stays(
    tiles: dict[str, tuple[int, str]], played: str, effect: Effect, rival: int, after: tuple[int, ...]
) -> None:
    position = position_with(3, figures={"q12": "B"}, tiles=tiles)
    facts = facts_of(position, hand(0, "S2"), played)
    (settlement,) = facts.settlements
    (fact,) = settlement.figures
    assert (fact.effect, fact.rival, fact.after) == (effect, rival, after)
    assert settlement.open_land == 2 - ("p12" in tiles)


def test_a_moved_tile_gives_one_lead_up_for_another() -> None:
    position = position_with(figures={"q12": "B", "o9": "B"}, tiles={"p12": (0, "B4"), "p11": (1, "B2")})
    facts = facts_of(position, hand(0, "M"), "M:p12>o8")
    assert told(position, facts) == [
        ("o9", False, 3, [(B, Effect.TAKES_LEAD, -1)]),
        ("q12", False, 1, [(B, Effect.GIVES_UP, 1)]),
    ]


def test_a_swapped_figure_is_judged_by_where_it_stood_and_where_it_stands() -> None:
    # The other leads q12, where the helmet stood, 3 to 0; q14 has nothing but an own samurai 2.
    position = position_with(figures={"q12": "H", "q14": "R"}, tiles={"p12": (1, "S3"), "p13": (0, "S2")})
    facts = facts_of(position, hand(0, "X V1"), "X:q12H-q14R")
    assert told(position, facts) == [
        ("q14", False, 1, [(H, Effect.TAKES_LEAD, 1)]),
        ("q12", False, 2, [(R, Effect.GIVES_UP, 1)]),
    ]


def test_captures_at_once_count_too() -> None:
    # The samurai 3 takes q14's figure before the ronin is placed elsewhere.
    position = position_with(
        figures={"q14": "R", "q12": "B"}, tiles={"p13": (1, "R2")}, rules=RuleSet(capture="immediate")
    )
    facts = facts_of(position, hand(0, "S3 N1"), "S3@q13", "N1@p11")
    assert told(position, facts) == [
        ("q14", True, 0, [(R, Effect.WINS, 1)]),
        ("q12", False, 1, [(B, Effect.TAKES_LEAD, -1)]),
    ]
    assert facts.settlements[1].figures[0].after == (4, 0)


def test_the_end_of_the_game_names_the_winners() -> None:
    # Seven of each kind for two players: q14 holds the last rice field on the board.
    position = position_with(
        figures={"q14": "R", "q12": "B"},
        tiles={"p13": (0, "R2")},
        captured=[(3, 2, 3), (2, 3, 3)],
    )
    facts = facts_of(position, hand(0, "S1"), "S1@q13")
    assert facts.end_reasons == (EndReason.KIND_GONE,)
    assert facts.winners == (0,)


@pytest.mark.parametrize(
    ("codes", "spared"),
    [("S1 R4 R3", Tile.R4), ("S1 S3 B4", Tile.S3), ("S1 B4", None), ("S1", None), ("S1 V2 M", None)],
)
def test_the_strongest_tile_that_would_have_done_the_same_is_spared(codes: str, spared: Tile | None) -> None:
    # Rice 2 to 2 at q14: any tile that adds to rice wins it.
    position = position_with(figures={"q14": "R"}, tiles={"p13": (1, "R2"), "r13": (0, "V2")})
    assert facts_of(position, hand(0, codes), "S1@q13").spares is spared


def test_a_stronger_tile_that_captures_more_is_not_spared() -> None:
    # Both villages close with q13; the samurai 1 wins one of them, rice 4 the other too.
    position = position_with(
        figures={"q14": "R", "q12": "R"},
        tiles={"p13": (0, "R2"), "p11": (1, "R3"), "p12": (1, "B2")},
    )
    facts = facts_of(position, hand(0, "S1 R4"), "S1@q13")
    assert [settlement.figures[0].effect for settlement in facts.settlements] == [Effect.WINS, Effect.GIVES]
    assert facts.spares is None


def test_exchanges_in_hand_are_held_back() -> None:
    position = position_with(figures={"q12": "B"})
    assert facts_of(position, hand(0, "S2 M X B2"), "S2@p11").held_back == (Tile.M, Tile.X)
    assert facts_of(position, hand(0, "S2 B2"), "S2@p11").held_back == ()


def test_a_tile_beside_no_figure_does_nothing() -> None:
    position = position_with(figures={"q12": "B"})
    assert facts_of(position, hand(0, "S2"), "S2@o8").settlements == ()
    # Beside the village, but for another kind.
    assert facts_of(position, hand(0, "H2"), "H2@p11").settlements == ()


def test_a_turn_that_breaks_a_rule_has_no_facts() -> None:
    position = position_with(figures={"q12": "B"})
    with pytest.raises(IllegalAction):
        facts_of(position, hand(0, "S2"), "B2@p11")
    with pytest.raises(IllegalAction):
        turn_facts(position, hand(0, "S2"), Turn())


@pytest.mark.parametrize("capture", ["turn-end", "immediate"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_random_games_the_facts_are_those_of_the_rules(players: int, capture: str) -> None:
    rules = RuleSet(opening="random", figures="random", capture=capture)
    random = Random(f"{players}/{capture}")
    for position, held, draft, result in turns(set_up(players, rules, random), random):
        facts = turn_facts(position, held, Turn(draft.actions))
        effects = {
            (fact.hex, fact.figure): (fact.effect, fact.after)
            for settlement in facts.settlements
            for fact in settlement.figures
        }
        for made in result.captures:
            effect, after = effects[made.hex, made.figure]
            assert after == made.totals
            assert (effect is Effect.WINS) == (made.seat == held.seat)
            assert (effect is Effect.GIVES) == (made.seat not in (held.seat, -1))
        closed = {settlement.hex for settlement in facts.settlements if settlement.closed}
        assert closed == {made.hex for made in result.captures}
        assert facts.end_reasons == draft.preview().end_reasons
        # Whoever plays gains influence: nothing but a tile or figure moved away gives a lead up.
        if not {Tile.X, Tile.M} & set(held.tiles):
            assert not [effect for effect, _ in effects.values() if effect is Effect.GIVES_UP]
