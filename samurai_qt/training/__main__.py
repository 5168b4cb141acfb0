"""`python -m samurai_qt.training`: play games, fit weights, play with those, and write what the bots read."""

from __future__ import annotations

import argparse
import errno
import json
import os
import sys
import tempfile
from pathlib import Path

from engine.samurai import PLAYER_COUNTS
from samurai_qt.command_line.path_argument import path_argument
from samurai_qt.command_line.positive import positive
from samurai_qt.errors import SamuraiError
from samurai_qt.storage.atomic_write import write_atomically
from samurai_qt.storage.errors import WriteError
from samurai_qt.training.rounds import rounds
from samurai_qt.training.work import add_work_arguments, executor_by

GAMES = (900, 450, 300)
ROUNDS = 2


def main() -> None:
    """Play, fit and write; the same file again for the same seed, whatever the number of jobs."""
    parser = argparse.ArgumentParser(prog="python -m samurai_qt.training", description=__doc__)
    parser.add_argument(
        "file", type=path_argument, help="where the weights go, such as resources/bots/weights.json"
    )
    parser.add_argument(
        "--rounds", type=positive, default=ROUNDS, help=f"rounds of games, each with a fit ({ROUNDS})"
    )
    parser.add_argument(
        "--games",
        type=positive,
        nargs=len(GAMES),
        default=GAMES,
        metavar="N",
        help="games of the last round with 2, 3 and 4 players; each round before has a third of them"
        f" ({' '.join(map(str, GAMES))})",
    )
    add_work_arguments(parser)
    arguments = parser.parse_args()
    try:
        train(arguments)
    except SamuraiError as error:
        sys.exit(f"{parser.prog}: {error}")
    except KeyboardInterrupt:
        sys.exit(f"{parser.prog}: interrupted")


def train(arguments: argparse.Namespace) -> None:
    """Do what the arguments of `main` say."""
    _check_writable(arguments.file)
    weights = {}
    with executor_by(arguments) as executor:
        for players, games in zip(PLAYER_COUNTS, arguments.games, strict=True):
            for learned in rounds(executor, players, arguments.rounds, games, arguments.seed):
                print(
                    f"{players} players, round {learned.number}: {learned.games} games,"
                    f" {learned.positions} positions, log loss {learned.log_loss:.4f}",
                    flush=True,
                )
                weights[str(players)] = learned.weights._asdict()
    write_atomically(arguments.file, (json.dumps(weights, indent=1) + "\n").encode())


def _check_writable(file: Path) -> None:
    """Raise `WriteError` where the file can't be written: before hours of games, not after them."""
    try:
        if file.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        with tempfile.TemporaryFile(dir=file.parent):
            pass
    except OSError as error:
        raise WriteError(file, error) from error


if __name__ == "__main__":
    main()
