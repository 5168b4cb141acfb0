"""Learning weights: snapshots tell the truth about games, and fitting finds what made up games were made with."""

import json
from concurrent.futures import ThreadPoolExecutor
from math import exp, log
from pathlib import Path
from random import Random

import pytest

from engine.samurai.bots.weights import LAST_STAGE, Weights, playing_by, weights_for
from engine.samurai.bots.winning import Chances, Forecast, chances_by, taking_for
from samurai_qt.arena.executors import executor_for
from samurai_qt.training import __main__ as command
from samurai_qt.training.beginning import plain_weights
from samurai_qt.training.fitting import fitted
from samurai_qt.training.games import NOBODY, Snapshot, Standing, snapshots_of
from samurai_qt.training.rounds import rounds
from samurai_qt.training.spreads import log_loss, with_best_spreads


def test_snapshots_agree_with_one_another() -> None:
    snapshots = snapshots_of(2, plain_weights(), "agree")
    assert snapshots == snapshots_of(2, plain_weights(), "agree")
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


def test_games_are_played_by_the_weights_given() -> None:
    before = chance_told()
    with_plain = snapshots_of(2, plain_weights(), "which")
    blind = plain_weights()._replace(steepness=(0.0,) * 7)
    assert snapshots_of(2, blind, "which") != with_plain
    assert snapshots_of(2, plain_weights(), "which") == with_plain
    with playing_by(2, blind):
        assert chance_told() == chances_by(blind, (4, 2), 3, 0, 5)
    assert chance_told() == before


def chance_told() -> Chances:
    return taking_for(2)((4, 2), 3, 0, 5)


def test_spreads_are_found() -> None:
    """Winners tell the spreads they were drawn by but vaguely: they are found from far away on either side."""
    random = Random(5)
    scale = plain_weights().variance_scale
    for factor, least, most in ((0.2, 0.1, 0.5), (4.0, 2.0, 6.0)):
        weights = plain_weights()._replace(variance_scale=factor * scale)
        snapshots = [won_by_chance(random, weights) for _ in range(1500)]
        found = with_best_spreads(plain_weights(), snapshots, pull=0.003)
        assert least < found.variance_scale / scale < most
        assert log_loss(found, snapshots) < log_loss(plain_weights(), snapshots)
        assert found.steepness == weights.steepness
        pulled = with_best_spreads(plain_weights(), snapshots)
        assert abs(log(pulled.variance_scale / scale)) < abs(log(found.variance_scale / scale))


def won_by_chance(random: Random, weights: Weights) -> Snapshot:
    snapshot = made_up(random, 0.5, 0.0)
    forecast = Forecast(snapshot.captured, weights)
    for figure in snapshot.standing:
        forecast.add(figure.kind, chances_by(weights, figure.influence, figure.open_land, 0, 5))
    chance = forecast.chance_to_win(0)
    won = random.random() * (chance + forecast.chance_to_win(1)) < chance
    return snapshot._replace(shares=(1.0, 0.0) if won else (0.0, 1.0))


def test_later_rounds_play_with_what_was_learned() -> None:
    with executor_for(1, None) as executor:
        first, second = rounds(executor, 2, 2, 6, "few")
    assert (first.number, first.games, second.number, second.games) == (1, 2, 2, 6)
    snapshots = [snapshot for game in range(6) for snapshot in snapshots_of(2, first.weights, f"few/2/2/{game}")]
    assert second.weights == fitted(snapshots)
    assert second.positions == len(snapshots)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_command_writes_what_the_bots_read(
    jobs: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "weights.json"
    options = ["--games", "2", "1", "1", "--seed", "short", "--jobs", jobs]
    monkeypatch.setattr("sys.argv", ["training", str(file), *options])
    command.main()
    text = file.read_text(encoding="utf-8")
    found = json.loads(text)
    assert sorted(found) == ["2", "3", "4"]
    with ThreadPoolExecutor(1) as executor:
        *_, last = rounds(executor, 2, command.ROUNDS, 2, "short")
    assert found["2"] == json.loads(json.dumps(last.weights._asdict()))
    assert capsys.readouterr().out.count("log loss") == 6


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["--rounds", "0"], "argument --rounds: must be a whole number of at least 1, not 0"),
        (["--games", "1", "0", "1"], "argument --games: must be a whole number of at least 1, not 0"),
        (["--jobs", "-3"], "argument --jobs: must be a whole number of at least 1, not -3"),
    ],
)
def test_numbers_that_mean_nothing_are_wrong_use(
    options: list[str],
    complaint: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("sys.argv", ["training", str(tmp_path / "weights.json"), *options])
    with pytest.raises(SystemExit) as exit_:
        command.main()
    assert exit_.value.code == 2
    assert capsys.readouterr().err.splitlines()[-1].endswith(complaint)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("name", "reason"), [("missing/weights.json", "No such file or directory"), (".", "Is a directory")]
)
def test_a_file_that_cannot_be_written_is_told_before_any_game(
    name: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / name
    monkeypatch.setattr("sys.argv", ["training", str(file)])
    monkeypatch.setattr(command, "rounds", lambda *arguments: pytest.fail("a game is played"))
    with pytest.raises(SystemExit) as exit_:
        command.main()
    assert exit_.value.code == f"python -m samurai_qt.training: {file} can't be written: {reason}"
    assert not list(tmp_path.iterdir())
