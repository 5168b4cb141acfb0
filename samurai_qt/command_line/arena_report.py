"""What `arena` prints: for programs, and for people, who may keep it without the command that made it."""

from __future__ import annotations

import json
from collections.abc import Sequence

from engine.samurai import RuleSet
from samurai_qt.arena.contest import Contest
from samurai_qt.arena.match import GameReport
from samurai_qt.arena.standings import Standing
from samurai_qt.printable import printable
from samurai_qt.version import VERSION

LONGEST_NAME = 40  # characters
_HEADER = ("seat", "player", "a turn", "score", "interval", "wins", "shared", "Elo", "ms/turn", "forfeits")
_OF_TEXT = {"player", "a turn", "interval"}


def as_json(contest: Contest, reports: Sequence[GameReport], standings: Sequence[Standing]) -> str:
    """The report as one JSON document."""
    seats = [
        {
            "player": contestant.text,
            "score": round(result.score, 4),
            "wins": result.wins,
            "shared": result.shared,
            "interval": [round(bound, 4) for bound in result.interval],
            "elo": result.elo,
            "ms_per_turn": round(result.ms_per_turn, 2),
            "forfeits": result.forfeits,
        }
        for contestant, result in zip(contest.contestants, standings, strict=True)
    ]
    forfeits = [{"game": report.game + 1, **report.forfeit._asdict()} for report in reports if report.forfeit]
    document = {"games": len(reports), "seed": contest.seed, "seats": seats, "forfeits": forfeits}
    return json.dumps(document, ensure_ascii=False)


def as_text(contest: Contest, reports: Sequence[GameReport], standings: Sequence[Standing]) -> str:
    """The report as lines: what was played, a table of the seats, and every forfeit."""
    played = f"{contest.number_of_games} games, seed {contest.seed}"
    rotated = ", each deal from every seat" if contest.rotate else ""
    lines = [
        f"{played}{rotated}; {_rules(contest.rules)}; Samurai {VERSION}",
        "score is the mean share of victories, the interval Wilson's at 95 %",
        *_table([_HEADER, *(_row(contest, seat, standing) for seat, standing in enumerate(standings))]),
    ]
    forfeits = [forfeit_line(contest, report) for report in reports if report.forfeit]
    return "\n".join([*lines, "forfeits:", *forfeits] if forfeits else lines)


def forfeit_line(contest: Contest, report: GameReport) -> str:
    """Which game was forfeited by whom, at which question, and why."""
    assert report.forfeit
    seat, at, why = report.forfeit
    return f"game {report.game + 1}, seat {seat} ({_name(contest, seat)}), {at}: {printable(why)}"


def _rules(rules: RuleSet) -> str:
    usual = RuleSet().to_json()
    others = [f"{name}={value}" for name, value in rules.to_json().items() if value != usual[name]]
    return f"rules: {', '.join(others)}".lower() if others else "default rules"


def _name(contest: Contest, seat: int) -> str:
    """The player as it was written, with its middle left out where it is long; the seat tells equal ones apart."""
    text = printable(contest.contestants[seat].text)
    if len(text) <= LONGEST_NAME:
        return text
    kept = LONGEST_NAME - 1
    return f"{text[: kept - kept // 2]}…{text[-(kept // 2) :]}"


def _row(contest: Contest, seat: int, result: Standing) -> tuple[str, ...]:
    low, high = result.interval
    return (
        str(seat),
        _name(contest, seat),
        contest.contestants[seat].budget,
        f"{result.score:.3f}",
        f"{low:.3f} – {high:.3f}",
        str(result.wins),
        str(result.shared),
        f"{result.elo:+}",
        f"{result.ms_per_turn:.1f}",
        str(result.forfeits),
    )


def _table(rows: Sequence[tuple[str, ...]]) -> list[str]:
    """The rows, the first of them the header, in columns as wide as what stands in them."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            cell.ljust(width) if title in _OF_TEXT else cell.rjust(width)
            for title, cell, width in zip(_HEADER, row, widths, strict=True)
        )
        for row in rows
    ]
