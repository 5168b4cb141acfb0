"""`verify`: audit records and saves from their bytes alone."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from samurai_qt.command_line.output import print_error, print_utf8
from samurai_qt.command_line.path_argument import path_argument
from samurai_qt.command_line.types import Subparsers
from samurai_qt.storage.game_files import GameFileError, read_game


class Finding(NamedTuple):
    """What the audit of one file found, in the order of `--json`."""

    file: str
    kind: str | None
    ok: bool
    complete: bool
    error: str | None
    place: str | None


def add_parser(subparsers: Subparsers, parents: Sequence[argparse.ArgumentParser]) -> None:
    """Add `verify FILE … [--json]`."""
    parser = subparsers.add_parser(
        "verify",
        parents=parents,
        help="check records and saves, move by move",
        description="Check every placement, capture, draw and result of records and saves. "
        "Exit status 1 if any file is wrong.",
    )
    parser.add_argument("files", metavar="FILE", nargs="+", type=path_argument, help="a record or a .samurai save")
    parser.add_argument("--json", action="store_true", help="print a JSON list, one object a file")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Audit every file; 1 if any is wrong."""
    findings = [audit(file) for file in arguments.files]
    if arguments.json:
        listed = [finding._asdict() for finding in findings]
        print_utf8(json.dumps(listed, indent=1) + "\n")
    else:
        for finding in findings:
            _report(finding)
    return 0 if all(finding.ok for finding in findings) else 1


def audit(file: Path) -> Finding:
    """Read and replay one file."""
    try:
        kind, game, _ = read_game(file)
    except GameFileError as error:
        return Finding(str(file), error.kind, False, False, error.fault, error.place)
    return Finding(str(file), kind, True, game.complete, None, None)


def _report(finding: Finding) -> None:
    if finding.ok:
        state = "complete" if finding.complete else "sound, but unfinished or not fully opened"
        print_utf8(f"{finding.file}: {finding.kind}, {state}\n")
    elif finding.place:
        print_error(f"{finding.file}: {finding.place}: {finding.error}")
    else:
        print_error(f"{finding.file}: {finding.error}")
