"""`verify`: audit records, saves and transcripts from their bytes alone."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from samurai_qt.command_line.output import print_error, print_utf8
from samurai_qt.command_line.path_argument import path_argument
from samurai_qt.command_line.types import Subparsers
from samurai_qt.storage.game_files import GameFile, GameFileError, read_game


class Finding(NamedTuple):
    """What the audit of one file found, in the order of `--json`; `table` only where the file is a transcript."""

    file: str
    kind: str | None
    ok: bool
    complete: bool
    error: str | None
    place: str | None
    table: dict[str, Any] | None = None


def add_parser(subparsers: Subparsers, parents: Sequence[argparse.ArgumentParser]) -> None:
    """Add `verify FILE … [--json]`."""
    parser = subparsers.add_parser(
        "verify",
        parents=parents,
        help="check records, saves and transcripts, move by move",
        description="Check every placement, capture, draw and result of records and saves, and of transcripts"
        " every signature, roll and envelope too; several of one table are compared."
        " Exit status 1 if any file is wrong.",
    )
    parser.add_argument("files", metavar="FILE", nargs="+", type=path_argument, help="a record, or a .samurai file")
    parser.add_argument("--json", action="store_true", help="print a JSON list, one object a file")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Audit every file; 1 if any is wrong."""
    findings = audit_all(arguments.files)
    if arguments.json:
        listed = [finding._asdict() for finding in findings]
        for one in listed:
            if one["table"] is None:
                del one["table"]
        print_utf8(json.dumps(listed, indent=1) + "\n")
    else:
        for finding in findings:
            _report(finding)
    return 0 if all(finding.ok for finding in findings) else 1


def audit_all(files: Sequence[Path]) -> list[Finding]:
    """Audit every file, and compare the transcripts of one table among them."""
    from samurai_qt.lan.findings import compare_tables

    games = [_read(file) for file in files]
    differing = compare_tables([game if isinstance(game, GameFile) else None for game in games])
    findings = []
    for file, game, difference in zip(files, games, differing, strict=True):
        finding = _finding(file, game)
        if difference is not None:
            finding = finding._replace(ok=False, error=difference.fault, place=difference.place)
        findings.append(finding)
    return findings


def audit(file: Path) -> Finding:
    """Read and replay one file."""
    return _finding(file, _read(file))


def _finding(file: Path, game: GameFile | GameFileError) -> Finding:
    if isinstance(game, GameFileError):
        return Finding(str(file), game.kind, False, False, game.fault, game.place)
    if game.transcript is None:
        return Finding(str(file), game.kind, True, game.game.complete, None, None)
    from samurai_qt.lan.findings import table_facts

    complete = game.transcript.audit.complete
    return Finding(str(file), game.kind, True, complete, None, None, table_facts(game.transcript))


def _read(file: Path) -> GameFile | GameFileError:
    try:
        return read_game(file)
    except GameFileError as error:
        return error


def _report(finding: Finding) -> None:
    if finding.ok:
        print_utf8(f"{finding.file}: {finding.kind}, {_state(finding)}\n")
        for seat in (finding.table or {}).get("seats", ()):
            # Anyone can make up a whole game between keys of their own: who it was is the keys.
            print_utf8(f"  {seat['name']}: key {seat['installation']}\n")
    elif finding.place:
        print_error(f"{finding.file}: {finding.place}: {finding.error}")
    else:
        print_error(f"{finding.file}: {finding.error}")


def _state(finding: Finding) -> str:
    """What a sound file holds, in one line."""
    table = finding.table or {}
    if finding.complete:
        return "complete"
    if table.get("convicted") is not None:
        return f"sound, but the table was stopped; {table['convicted']}"
    return "; ".join(("sound, but unfinished or not fully opened", *table.get("missing", ())))
