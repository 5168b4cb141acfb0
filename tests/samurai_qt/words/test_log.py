from engine.samurai import (
    Board,
    Capture,
    EndReason,
    Figure,
    FigureExchange,
    FigurePlaced,
    GameEnded,
    OpeningChosen,
    Place,
    Preview,
    SeatInfo,
    Tile,
    TokenExchange,
    Turn,
    TurnPlayed,
    Verdict,
)
from engine.samurai.scoring import Step, StepKind
from samurai_qt import words
from samurai_qt.words import LogKind

BOARD = Board.load(3)
SEATS = (
    SeatInfo("Ann", "red", "human"),
    SeatInfo("Bea", "blue", "bot:hard"),
    SeatInfo("Cleo", "yellow", "human"),
)
KYOTO = BOARD.index("l15")
VILLAGE = BOARD.index("q12")


def capture(hex_index: int, figure: Figure, seat: int, totals: tuple[int, ...]) -> Capture:
    return Capture(hex_index, figure, seat, totals)


def test_a_capture_is_told_with_the_two_highest_totals() -> None:
    text = words.capture_text(capture(KYOTO, Figure.BUDDHA, 1, (3, 4, 1)), SEATS, BOARD, "2015")
    assert text == "Bea takes the Buddha in Kyoto (l15), 4 to 3"


def test_a_tie_sets_aside_with_its_number() -> None:
    text = words.capture_text(capture(VILLAGE, Figure.HELMET, -1, (2, 5, 5)), SEATS, BOARD, "2015")
    assert text == "The castle in q12 is set aside: Bea and Cleo tie at 5"
    text = words.capture_text(capture(VILLAGE, Figure.RICE, -1, (0, 0, 0)), SEATS, BOARD, "1998")
    assert text == "The rice field in q12 is set aside: nobody has influence"


def test_a_turn_takes_a_line_for_each_action_and_capture_with_their_hexes() -> None:
    origin, destination = BOARD.index("n12"), BOARD.index("m13")
    turn = Turn(
        (
            Place(Tile.S2, origin),
            FigureExchange(KYOTO, Figure.HELMET, BOARD.edo, Figure.BUDDHA),
            TokenExchange(origin, destination),
        )
    )
    captures = (capture(KYOTO, Figure.BUDDHA, 1, (3, 4, 0)), capture(VILLAGE, Figure.RICE, -1, (1, 1, 0)))
    lines = words.event_lines(TurnPlayed(0, turn, captures, 2), SEATS, BOARD, "2015")
    assert [line.text for line in lines] == [
        "Ann places samurai 2 on n12",
        "Ann swaps the castle in Kyoto (l15) with the Buddha in Edo (o13)",
        "Ann moves a tile from n12 to m13",
        "Bea takes the Buddha in Kyoto (l15), 4 to 3",
        "The rice in q12 is set aside: Ann and Bea tie at 1",
    ]
    assert [line.hexes for line in lines] == [
        (origin,),
        (KYOTO, BOARD.edo),
        (origin, destination),
        (KYOTO,),
        (VILLAGE,),
    ]
    assert [line.seat for line in lines] == [0, 0, 0, 1, -1]
    assert [line.kind for line in lines][3:] == [LogKind.CAPTURE, LogKind.SET_ASIDE]


def test_a_pass_is_told() -> None:
    lines = words.event_lines(TurnPlayed(2, Turn(()), (), 0), SEATS, BOARD, "2015")
    assert [line.text for line in lines] == ["Cleo passes: no tile can be placed"]


def test_setup_is_told() -> None:
    assert words.opening_lines(SEATS, 1)[0].text == "Bea is the first player"
    (chosen,) = words.event_lines(OpeningChosen(0), SEATS, BOARD, "2015")
    assert chosen.text == "Ann has chosen five tiles"
    (placed,) = words.event_lines(FigurePlaced(1, KYOTO, Figure.HELMET), SEATS, BOARD, "1998")
    assert placed.text == "Bea puts a high helmet in Kyoto (l15)"
    assert placed.hexes == (KYOTO,)


def test_the_end_is_told_with_its_reason_and_winner() -> None:
    verdict = Verdict(
        (EndReason.RESIGNED,),
        ((1, 0, 0), (0, 0, 0), (0, 0, 0)),
        (0, 0, 0),
        (0, -1, -1),
        (0, 1),
        (Step(StepKind.CONCEDED, (0, 1, 2), (0, 0, 1), (0, 1)),),
    )
    lines = words.event_lines(GameEnded(verdict), SEATS, BOARD, "2015")
    assert [line.text for line in lines] == ["Cleo resigned", "Ann and Bea share the victory"]


def test_the_preview_of_a_turn() -> None:
    assert words.preview_text(Preview((), ()), SEATS, BOARD, "2015") == "Nothing is captured"
    preview = Preview((capture(KYOTO, Figure.BUDDHA, 1, (3, 4, 1)),), (EndReason.KIND_GONE,))
    assert words.preview_text(preview, SEATS, BOARD, "2015") == (
        "Bea takes the Buddha in Kyoto (l15), 4 to 3\nThe game ends: the last figure of a kind leaves the map"
    )
    ended = words.preview_text(Preview((), (EndReason.FOUR_SET_ASIDE,)), SEATS, BOARD, "2015")
    assert ended.endswith("The game ends: four figures stand set aside")
