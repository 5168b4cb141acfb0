"""Lines of the bots' protocol, there and back."""

import json

import pytest

from engine.samurai import (
    ALL_TILES,
    Board,
    Figure,
    FigurePlacement,
    OpeningChoice,
    Phase,
    Place,
    Tile,
    Turn,
)
from samurai_qt.bots.messages import (
    EndNotice,
    FigureRequest,
    OpeningRequest,
    TurnRequest,
    WrongMessage,
    format_answer,
    format_request,
    parse_answer,
    parse_request,
    question_for,
)
from tests.samurai_qt.bots.tables import table_in_phase

PHASES = (Phase.OPENING, Phase.FIGURES, Phase.TURNS)


@pytest.mark.parametrize("phase", PHASES)
def test_requests_read_back_equal(phase: Phase) -> None:
    table = table_in_phase(phase)
    question = question_for(table, table.awaited[0], 300)
    assert parse_request(format_request(question)) == question
    notice = EndNotice(table.record())
    assert parse_request(format_request(notice)) == notice


def test_requests_have_the_documented_keys() -> None:
    kinds = {}
    for phase, kind in zip(PHASES, (OpeningRequest, FigureRequest, TurnRequest), strict=True):
        table = table_in_phase(phase)
        question = question_for(table, table.awaited[0], 300)
        assert isinstance(question, kind)
        kinds[phase] = json.loads(format_request(question))
    assert list(kinds[Phase.OPENING]) == ["cmd", "record", "seat", "tiles", "time_ms"]
    assert kinds[Phase.OPENING]["tiles"] == [tile.code for tile in ALL_TILES]
    assert list(kinds[Phase.FIGURES]) == ["cmd", "record", "seat", "hand", "time_ms"]
    assert list(kinds[Phase.TURNS]) == ["cmd", "record", "seat", "hand", "time_ms"]
    assert [kinds[phase]["cmd"] for phase in PHASES] == ["opening", "figure", "turn"]
    assert kinds[Phase.TURNS]["record"]["tiles"] is None


def test_only_a_seat_that_is_awaited_is_asked() -> None:
    table = table_in_phase(Phase.TURNS)
    with pytest.raises(ValueError, match="does not wait"):
        question_for(table, 1 - table.awaited[0], 300)


@pytest.mark.parametrize(
    ("phase", "line", "choice"),
    [
        (
            Phase.OPENING,
            '{"opening": ["S2", "S2", "S3", "H4", "X"]}',
            OpeningChoice((Tile.S2, Tile.S2, Tile.S3, Tile.H4, Tile.X)),
        ),
        (
            Phase.FIGURES,
            '{"hex": "l15", "figure": "H"}',
            FigurePlacement(Board.load(2).index("l15"), Figure.HELMET),
        ),
        (Phase.TURNS, '{"actions": ["S2@n12"]}', Turn((Place(Tile.S2, Board.load(2).index("n12")),))),
        (Phase.TURNS, '{"actions": []}', Turn()),
    ],
)
def test_answers_read_back_equal(phase: Phase, line: str, choice: OpeningChoice | FigurePlacement | Turn) -> None:
    table = table_in_phase(phase)
    question = question_for(table, table.awaited[0], 300)
    assert parse_answer(line, question) == choice
    assert format_answer(table.position.board, choice) == line


@pytest.mark.parametrize(
    ("phase", "line", "fault"),
    [
        (Phase.OPENING, "\n", "an empty line"),
        (Phase.OPENING, "thinking\r\n", r"not JSON: .*: “thinking”$"),
        (Phase.OPENING, b"\xff", r"not UTF-8 text .*: “\\xff”$"),
        (Phase.OPENING, "[]", "the answer: must be an object"),
        (Phase.OPENING, '{"opening": ["Q7"]}', r"opening\[0\]: must be"),
        (Phase.OPENING, '{"opening": "S2"}', "opening: must be a list"),
        (Phase.FIGURES, '{"hex": "l15"}', 'the key "figure" is missing'),
        (Phase.FIGURES, '{"hex": "z99", "figure": "H"}', "hex: there is no hex “z99”"),
        (
            Phase.TURNS,
            '{"actions": ["S2@n12"], "x": 1}',
            'the answer: unknown key "x"; this answer has "actions" and nothing else',
        ),
        (
            Phase.FIGURES,
            '{"hex": "l15", "kind": "H"}',
            '"kind"; this answer has "hex" and "figure" and nothing else',
        ),
        (Phase.TURNS, '{"actions": ["S2@n12"], "actions": []}', "stands twice"),
        (Phase.TURNS, '{"actions": ["n12"]}', r"actions\[0\]: “n12” is no action"),
        (Phase.TURNS, '{"actions": null}', "actions: must be a list"),
    ],
)
def test_wrong_answers_are_named(phase: Phase, line: bytes | str, fault: str) -> None:
    table = table_in_phase(phase)
    with pytest.raises(WrongMessage, match=fault):
        parse_answer(line, question_for(table, table.awaited[0], 300))


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"cmd": "think"}, "cmd: must be"),
        ({"seat": 2}, "seat: must be"),
        ({"hand": ["H2"] * 6}, "hand: has more than 5"),
        ({"time_ms": 0}, "time_ms: must be"),
        ({"record": {}}, "format"),
        ({"more": 1}, "unknown key"),
    ],
)
def test_wrong_requests_are_named(change: dict[str, object], fault: str) -> None:
    table = table_in_phase(Phase.TURNS)
    value = json.loads(format_request(question_for(table, table.awaited[0], 300)))
    with pytest.raises(WrongMessage, match=fault):
        parse_request(json.dumps(value | change))
