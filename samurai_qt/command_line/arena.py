"""`arena`: bots play each other, and what the results say."""

from __future__ import annotations

import argparse
import os
import secrets
import shutil
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from engine.samurai import PLAYER_COUNTS
from engine.samurai.bots import LEVELS, UnknownLevel, parse_level
from samurai_qt.bots.messages import MAX_MILLISECONDS
from samurai_qt.command_line.cluster_argument import add_cluster_argument
from samurai_qt.command_line.game_arguments import add_rules_arguments, rules_of
from samurai_qt.command_line.output import print_utf8
from samurai_qt.command_line.path_argument import path_argument
from samurai_qt.command_line.positive import positive
from samurai_qt.command_line.types import Subparsers
from samurai_qt.errors import UsageError

if TYPE_CHECKING:
    from samurai_qt.arena.contest import Contest, Contestant

MILLISECONDS_FOR_PROGRAMS = 1000
_PROGRAM = "cmd:"


def add_parser(subparsers: Subparsers, parents: Sequence[argparse.ArgumentParser]) -> None:
    """Add the command."""
    parser = subparsers.add_parser("arena", parents=parents, help="let bots play each other")
    parser.add_argument(
        "--seat",
        metavar="P",
        action="append",
        dest="seats",
        default=[],
        help=f"who plays, once a seat: {', '.join(LEVELS)}, LEVEL@MS (milliseconds a turn), LEVEL@Np (N playouts"
        " a turn) or cmd:PROGRAM",
    )
    parser.add_argument("--games", metavar="N", type=positive, default=100, help="how many games (100)")
    parser.add_argument(
        "--time-ms",
        metavar="MS",
        type=_milliseconds,
        help="milliseconds a turn for all who have none of their own (each level's own; programs 1000)",
    )
    add_rules_arguments(parser)
    parser.add_argument("--seed", metavar="S", type=int, help="makes deals and the bots' choices the same again")
    parser.add_argument(
        "--jobs",
        metavar="J",
        type=positive,
        help="games played at once (one a processor; on a cluster one a thread)",
    )
    add_cluster_argument(parser)
    parser.add_argument(
        "--rotate", action="store_true", help="play every deal from each seat; the number of games is rounded up"
    )
    parser.add_argument(
        "--records",
        metavar="DIR",
        type=path_argument,
        help="write the record of every game to DIR, a folder without any",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play the games and print the standings."""
    # Here, so that no other command waits for them.
    from tqdm import tqdm

    from samurai_qt.arena.jobs import executor_for_games, play_all
    from samurai_qt.arena.standings import standing
    from samurai_qt.command_line.arena_report import as_json, as_text, forfeit_line

    contest = _contest(arguments)
    if arguments.records:
        _prepare_folder(arguments.records)
    games = contest.number_of_games
    reports = []
    with (
        executor_for_games(_jobs(arguments, games), arguments.cluster) as executor,
        closing(play_all(contest, executor)) as played,
        tqdm(total=games, unit="game", file=sys.stderr, disable=not sys.stderr) as progress,
    ):
        for report in played:
            if arguments.records:
                name = f"game-{report.game + 1:0{len(str(games))}}.json"
                # Exclusively, for another arena may have begun to write there too.
                with (arguments.records / name).open("x", encoding="utf-8") as file:
                    file.write(report.record)
            # Without a standard error `write` would turn to standard output.
            if report.forfeit and sys.stderr:
                progress.write(f"forfeit: {forfeit_line(contest, report)}", file=sys.stderr)
            # Thousands of games would fill the memory with records.
            reports.append(report._replace(record=""))
            progress.update()
    reports.sort(key=lambda report: report.game)
    players = len(contest.contestants)
    standings = [standing(seat, players, reports) for seat in range(players)]
    print_utf8((as_json if arguments.json else as_text)(contest, reports, standings) + "\n")
    return 0


def _prepare_folder(folder: Path) -> None:
    """Make the folder for records; UsageError where it holds some already."""
    folder.mkdir(parents=True, exist_ok=True)
    held = min((path.name for path in folder.glob("game-*.json")), default=None)
    if held is not None:
        raise UsageError(f"arena: --records {folder}: it holds records already ({held}); name another folder")


def _jobs(arguments: argparse.Namespace, games: int) -> int | None:
    """How many games at once; None for as many as a cluster can play."""
    asked: int | None = arguments.jobs
    return min(asked or os.cpu_count() or 1, games) if arguments.cluster is None else asked


def _contest(arguments: argparse.Namespace) -> Contest:
    from samurai_qt.arena.contest import Contest

    if len(arguments.seats) not in PLAYER_COUNTS:
        raise UsageError(f"arena: --seat must be given two, three or four times, not {len(arguments.seats)}")
    here = arguments.cluster is None
    contestants = tuple(_contestant(text, arguments.time_ms, here=here) for text in arguments.seats)
    seed = secrets.randbits(32) if arguments.seed is None else arguments.seed
    return Contest(contestants, rules_of(arguments), seed, arguments.games, arguments.rotate)


def _contestant(text: str, milliseconds: int | None, *, here: bool) -> Contestant:
    """Who plays; `here`: on this computer, where its program must be."""
    from samurai_qt.arena.contest import level_contestant, program_contestant
    from samurai_qt.bots.limits import command_of

    if not text.startswith(_PROGRAM):
        try:
            return level_contestant(parse_level(text), milliseconds)
        except UnknownLevel as error:
            raise UsageError(f"arena: --seat {text}: {error}") from None
    program = text.removeprefix(_PROGRAM)
    try:
        command = command_of(program)
    except ValueError as error:
        raise UsageError(f"arena: --seat {text}: {error}") from None
    if here and shutil.which(command[0]) is None:
        raise UsageError(f"arena: --seat {text}: there is no program {command[0]} that can be run")
    return program_contestant(program, milliseconds or MILLISECONDS_FOR_PROGRAMS)


def _milliseconds(text: str) -> int:
    number = positive(text)
    if number > MAX_MILLISECONDS:
        raise argparse.ArgumentTypeError(f"must be at most {MAX_MILLISECONDS}, not {text}")
    return number
