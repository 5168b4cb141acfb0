"""`python -m samurai_qt.training`: play games, fit weights, play with those, and write what the bots read."""

from __future__ import annotations

import argparse
import json
from concurrent.futures import Executor, ProcessPoolExecutor
from pathlib import Path

from engine.samurai import PLAYER_COUNTS
from samurai_qt.training.rounds import rounds

GAMES = (900, 450, 300)
ROUNDS = 2


def main() -> None:
    """Play, fit and write; the same file again for the same seed, whatever the number of jobs."""
    parser = argparse.ArgumentParser(prog="python -m samurai_qt.training", description=__doc__)
    parser.add_argument("file", type=Path, help="where the weights go, such as resources/bots/weights.json")
    parser.add_argument("--seed", default="1", help="makes the same games again (1)")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"rounds of games, each with a fit ({ROUNDS})")
    parser.add_argument(
        "--games",
        type=int,
        nargs=len(GAMES),
        default=GAMES,
        metavar="N",
        help="games of the last round with 2, 3 and 4 players; each round before has a third of them"
        f" ({' '.join(map(str, GAMES))})",
    )
    parser.add_argument("--jobs", type=int, default=1, help="games played at once (1)")
    arguments = parser.parse_args()
    weights = {}
    with executor_for(arguments.jobs) as executor:
        for players, games in zip(PLAYER_COUNTS, arguments.games, strict=True):
            for learned in rounds(executor, players, arguments.rounds, games, arguments.seed):
                print(
                    f"{players} players, round {learned.number}: {learned.games} games,"
                    f" {learned.positions} positions, log loss {learned.log_loss:.4f}",
                    flush=True,
                )
                weights[str(players)] = learned.weights._asdict()
    arguments.file.write_text(json.dumps(weights, indent=1) + "\n", encoding="utf-8")


def executor_for(jobs: int) -> Executor:
    """What plays the games."""
    return ProcessPoolExecutor(jobs)


if __name__ == "__main__":
    main()
