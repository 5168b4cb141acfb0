"""A game in plain English, one turn a line, with the scores and the explained winner."""

from __future__ import annotations

from collections.abc import Iterator

from engine.samurai import (
    FIGURES,
    Capture,
    FigurePlaced,
    Phase,
    Replay,
    Tile,
    Turn,
    TurnPlayed,
)
from engine.samurai.records import Record, Takeover, TurnEntry
from samurai_qt.words import (
    choice_name,
    colour_name,
    end_reason_text,
    event_lines,
    figure_name,
    figures_name,
    hex_label,
    joined,
    leader_text,
    opening_lines,
    option_name,
    piece_title,
    player_text,
    seat_name,
    tile_name,
    tiles_count,
    verdict_headline,
    verdict_steps,
)


def record_text(game: Replay) -> str:
    """The whole game: seats and options, setup, a line a turn, scores and the winner step by step."""
    sections = [_heading(game.record), _setup(game.record), _turns(game), _counts(game), _end(game)]
    return "\n\n".join("\n".join(lines) for lines in map(list, sections) if lines) + "\n"


def _heading(record: Record) -> Iterator[str]:
    yield f"Samurai for {record.board.players} players, edition of {record.rules.edition}"
    for option, choice in record.rules.to_json().items():
        if option != "edition":
            yield f"{option_name(option)}: {choice_name(option, choice)}"
    for seat, info in enumerate(record.seats):
        name = seat_name(record.seats, seat)
        yield f"Seat {seat}: {name} ({colour_name(info.colour)}; {player_text(info.player)})"
    yield from (line.text for line in opening_lines(record.seats, record.first))
    for seat, known in enumerate(record.tiles or ()):
        if known is not None:
            yield f"Opening hand of {seat_name(record.seats, seat)}: {_tiles(known.opening, record)}"


def _setup(record: Record) -> Iterator[str]:
    edition = record.rules.edition
    if record.setup:
        yield "Setup"
    dealt: dict[int, list[str]] = {}
    for entry in record.setup:
        if entry.seat < 0:
            dealt.setdefault(entry.hex, []).append(figure_name(entry.figure, edition))
        else:
            event = FigurePlaced(*entry)
            yield from (line.text for line in event_lines(event, record.seats, record.board, edition))
    for settlement, figures in dealt.items():
        yield f"{hex_label(record.board, settlement)}: {joined(figures)}"


def _turns(game: Replay) -> Iterator[str]:
    record = game.record
    if record.turns:
        yield "Turns"
    for index, turn in enumerate(record.turns):
        yield from _takeovers(record, index)
        yield f"{index + 1}. {_turn(record, turn, game.captures[index])}"
    yield from _takeovers(record, len(record.turns))


def _turn(record: Record, turn: TurnEntry, captures: tuple[Capture, ...]) -> str:
    event = TurnPlayed(turn.seat, Turn(turn.actions), captures, turn.drawn)
    texts = [line.text for line in event_lines(event, record.seats, record.board, record.rules.edition)]
    if turn.drawn:
        texts.append(f"{seat_name(record.seats, turn.seat)} draws {tiles_count(turn.drawn)}")
    return "; ".join(texts)


def _takeovers(record: Record, index: int) -> Iterator[str]:
    for takeover in record.takeovers:
        if takeover.turn == index:
            yield _takeover(record, takeover)


def _takeover(record: Record, takeover: Takeover) -> str:
    text = f"The seat of {seat_name(record.seats, takeover.seat)} goes to: {player_text(takeover.player)}"
    return text if takeover.hand is None else f"{text}; hand in the open: {_tiles(takeover.hand, record)}"


def _tiles(tiles: tuple[Tile, ...], record: Record) -> str:
    return joined([tile_name(tile, record.rules.edition) for tile in tiles]) or "none"


def _counts(game: Replay) -> Iterator[str]:
    """The figures of each kind and in all, a line a seat; numbers first, for names are of any width."""
    record, position = game.record, game.final
    names = [*(piece_title(figures_name(figure, record.rules.edition)) for figure in FIGURES), "All"]
    rows = [(*counts, sum(counts)) for counts in (*position.captured, position.set_aside, position.figures_left())]
    whose = [seat_name(record.seats, seat) for seat in range(position.players)]
    yield "  ".join(names)
    for row, name in zip(rows, [*whose, "set aside", "on the board"], strict=True):
        numbers = [str(number).rjust(len(column)) for number, column in zip(row, names, strict=True)]
        yield "  ".join([*numbers, name])


def _end(game: Replay) -> Iterator[str]:
    record, verdict = game.record, game.verdict
    if record.stopped is not None:
        yield f"The table was stopped: {record.stopped.why}"
        if record.stopped.seat >= 0:
            yield f"At fault: {seat_name(record.seats, record.stopped.seat)}"
    elif verdict is None:
        waiting = game.final.phase is Phase.TURNS
        turn = f": it is the turn of {seat_name(record.seats, game.final.seat_to_act)}" if waiting else ""
        yield f"The game is not over{turn}"
    else:
        edition = record.rules.edition
        for reason in verdict.reasons:
            yield end_reason_text(reason, verdict, record.seats, edition)
        for figure in FIGURES:
            yield f"{piece_title(figures_name(figure, edition))}: {leader_text(figure, verdict, record.seats)}"
        for number, step in enumerate(verdict_steps(verdict, record.seats, edition), 1):
            yield f"{number}. {step}"
        yield verdict_headline(verdict, record.seats)
