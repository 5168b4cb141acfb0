"""`python -m samurai_qt.training`: play the games, fit the weights, write them as the bots read them."""

from __future__ import annotations

import argparse
import json
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from pathlib import Path

from engine.samurai import PLAYER_COUNTS
from samurai_qt.training.fitting import fitted, log_loss
from samurai_qt.training.games import Snapshot, snapshots_of

GAMES = {2: 900, 3: 400, 4: 400}


def main() -> None:
    """Play, fit and write; the same file again for the same seed and the same weights to begin with."""
    parser = argparse.ArgumentParser(prog="python -m samurai_qt.training", description=__doc__)
    parser.add_argument("file", type=Path, help="where the weights go, such as resources/bots/weights.json")
    parser.add_argument("--seed", default="1", help="makes the same games again (1)")
    parser.add_argument("--games", type=int, help="games for each number of players (900, 400 and 400)")
    parser.add_argument("--jobs", type=int, default=1, help="games played at once (1)")
    arguments = parser.parse_args()
    weights = {}
    with ProcessPoolExecutor(arguments.jobs) as executor:
        for players in PLAYER_COUNTS:
            snapshots = played(executor, players, arguments.games or GAMES[players], arguments.seed)
            found = fitted(snapshots)
            weights[str(players)] = found._asdict()
            print(f"{players} players: {len(snapshots)} positions, log loss {log_loss(found, snapshots):.4f}")
    arguments.file.write_text(json.dumps(weights, indent=1) + "\n", encoding="utf-8")


def played(executor: Executor, players: int, games: int, seed: str) -> list[Snapshot]:
    """All snapshots of so many games, in order."""
    seeds = [f"{seed}/{players}/{game}" for game in range(games)]
    return [
        snapshot for game in executor.map(partial(snapshots_of, players), seeds, chunksize=4) for snapshot in game
    ]


if __name__ == "__main__":
    main()
