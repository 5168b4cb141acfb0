"""Learning weights: snapshots tell the truth about games, and fitting finds what made up games were made with."""

import json
from math import exp
from pathlib import Path
from random import Random

import pytest

from engine.samurai.bots.weights import LAST_STAGE, Weights, weights_for
from engine.samurai.bots.winning import chances_by
from samurai_qt.training import __main__ as command
from samurai_qt.training.fitting import fitted, log_loss
from samurai_qt.training.games import NOBODY, Snapshot, Standing, snapshots_of


def test_snapshots_agree_with_one_another() -> None:
    snapshots = snapshots_of(2, "agree")
    assert snapshots == snapshots_of(2, "agree")
    assert sum(snapshots[0].shares) == 1
    last = snapshots[-1]
    # Whoever is said to take a figure later has it neither now nor loses it to anybody else.
    for snapshot in snapshots:
        taken = sum(map(sum, snapshot.captured))
        later = [figure for figure in snapshot.standing if figure.taker != NOBODY]
        assert taken + len(later) <= 21
        assert all(figure.open_land > 0 for figure in snapshot.standing)
    assert last.stage >= 1
    assert {snapshot.moved_last for snapshot in snapshots} == {0, 1}


def made_up(random: Random, steepness: float, drawback: float) -> Snapshot:
    """A position with a dozen figures, taken by chances of these weights; who takes most has won."""
    standing = []
    for _ in range(12):
        influence = (random.randrange(6), random.randrange(6))
        weights = [exp(steepness * influence[0] - drawback), exp(steepness * influence[1])]
        taker = int(random.random() * sum(weights) >= weights[0])
        nobody = random.random() < 0.25
        standing.append(Standing(random.randrange(3), 2, influence, NOBODY if nobody else taker))
    ahead = sum(figure.taker == 0 for figure in standing) - sum(figure.taker == 1 for figure in standing)
    shares = (1.0, 0.0) if ahead > 0 else (0.0, 1.0) if ahead < 0 else (0.5, 0.5)
    return Snapshot(0, 5, ((0, 0, 0), (0, 0, 0)), tuple(standing), shares)


def test_fitting_finds_what_games_were_made_with() -> None:
    random = Random(2)
    snapshots = [made_up(random, 0.6, 0.4) for _ in range(400)]
    weights = fitted(snapshots)
    assert weights.steepness[2] == pytest.approx(0.6, abs=0.1)
    assert weights.drawback[2] == pytest.approx(0.4, abs=0.15)
    assert weights.taken[2][5] == pytest.approx(0.75, abs=0.03)
    flat = weights._replace(steepness=(0.0,) * 7, drawback=(0.0,) * 7)
    assert log_loss(weights, snapshots) < log_loss(flat, snapshots)


def test_weights_shipped_are_sensible() -> None:
    for players in (2, 3, 4):
        weights = weights_for(players)
        assert all(len(row) == LAST_STAGE + 1 for row in weights.taken)
        for open_land in range(1, 7):
            influence = (4, *(2,) * (players - 1))
            ahead = chances_by(weights, influence, open_land, 1, 5)
            assert ahead[0] > max(ahead[1:])


def test_the_command_writes_what_the_bots_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "weights.json"
    monkeypatch.setattr("sys.argv", ["training", str(file), "--games", "1", "--seed", "short"])
    command.main()
    found = json.loads(file.read_text(encoding="utf-8"))
    assert sorted(found) == ["2", "3", "4"]
    assert Weights(**found["2"]).steepness[0] == 0
    assert capsys.readouterr().out.count("log loss") == 3
