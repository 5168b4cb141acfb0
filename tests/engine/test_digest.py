"""Digests of positions: golden values from JSON written by hand, and every field in them."""

import hashlib

import pytest

from engine.samurai import (
    Board,
    EndReason,
    Phase,
    Position,
    RuleSet,
    digest,
    field_digests,
    starting_position,
)
from tests.engine.positions import position_with
from tests.engine.records.games import played_table


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


# Written by hand from docs/notation.md: the two-player board before any choice, seat 1 first.
START = {
    "board": '["japan",2]',
    "rules": '{"capture":"turn-end","captured":"hidden","distinct_cities":false,"edition":"2015",'
    '"figures":"placed","opening":"chosen","tied_leaders":false}',
    "first": "1",
    "phase": '"opening"',
    "seat_to_act": "-1",
    "tiles": "{}",
    "figures": '{"f17":"","g16":"","i16":"","j14":"","k17":"","l13":"","l15":"","m12":"","n14":"",'
    '"o11":"","o13":"HBR","o7":"","o9":"","q10":"","q12":"","q14":"","q8":""}',
    "captured": "[[0,0,0],[0,0,0]]",
    "set_aside": "[0,0,0]",
    "hand_sizes": "[0,0]",
    "stock_sizes": "[20,20]",
    "exchange_used": "[false,false]",
    "opening_chosen": "[false,false]",
    "passes": "0",
    "end_reasons": "[]",
    "conceded": "-1",
}

# The same board late in a game, seat 0 first, that seat 1 has given up.
LATE = {
    **START,
    "first": "0",
    "rules": '{"capture":"immediate","captured":"open","distinct_cities":true,"edition":"1998",'
    '"figures":"random","opening":"random","tied_leaders":true}',
    "phase": '"over"',
    "tiles": '{"n12":[0,"S2"],"n6":[1,"V1"]}',
    "figures": '{"f17":"","g16":"","i16":"","j14":"","k17":"","l13":"","l15":"HR","m12":"","n14":"",'
    '"o11":"","o13":"HBR","o7":"B","o9":"","q10":"","q12":"","q14":"","q8":""}',
    "captured": "[[1,2,3],[0,4,0]]",
    "set_aside": "[0,1,0]",
    "hand_sizes": "[5,4]",
    "stock_sizes": "[3,0]",
    "exchange_used": "[false,true]",
    "opening_chosen": "[true,true]",
    "passes": "1",
    "end_reasons": '["resigned"]',
    "conceded": "1",
}


def late_position() -> Position:
    position = position_with(
        figures={"l15": "HR", "o13": "HBR", "o7": "B"},
        tiles={"n12": (0, "S2"), "n6": (1, "V1")},
        rules=RuleSet("1998", "immediate", "random", "random", "open", True, True),
        captured=((1, 2, 3), (0, 4, 0)),
        set_aside=(0, 1, 0),
        hand_sizes=(5, 4),
        stock_sizes=(3, 0),
        seat_to_act=-1,
    )
    return position._replace(
        phase=Phase.OVER,
        exchange_used=(False, True),
        passes=1,
        end_reasons=(EndReason.RESIGNED,),
        conceded=1,
    )


@pytest.mark.parametrize(
    ("position", "fields", "golden"),
    [
        (
            starting_position(Board.load(2), RuleSet(), 1, None),
            START,
            "f2b6f8d656ba6a112d40a718079108c19cd932162058a1c75a7f43030d675586",
        ),
        (late_position(), LATE, "a0ba01bf0b958891e317b24a62c1a3dd3fba371498a2b99c07640a0e3bfbf365"),
    ],
)
def test_digests_are_those_of_the_json_written_by_hand(
    position: Position, fields: dict[str, str], golden: str
) -> None:
    digests = {name: sha256(text) for name, text in fields.items()}
    assert field_digests(position) == digests
    listed = ",".join(f'"{name}":"{digests[name]}"' for name in sorted(digests))
    assert digest(position) == sha256("{" + listed + "}") == golden


def test_every_field_of_a_position_has_its_digest() -> None:
    assert list(field_digests(late_position())) == list(Position._fields)


def test_equal_positions_have_equal_digests_and_others_differ() -> None:
    seen: dict[str, Position] = {}
    for choices in range(0, 60, 5):
        position = played_table(4, choices).position
        assert digest(played_table(4, choices).position) == digest(position)
        assert seen.setdefault(digest(position), position) == position
    assert len(seen) > 5
