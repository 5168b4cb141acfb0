"""`bench` prints its figures; how large they are is for tests/benchmarks."""

import json
from collections.abc import Iterator

import pytest

from samurai_qt.__main__ import main
from samurai_qt.bench import bots, playouts, protocol, records, rules
from samurai_qt.bench.measurement import Measurement
from samurai_qt.command_line import bench


def two_figures() -> Iterator[Measurement]:
    yield Measurement("speed", 12345.678, "plies/s")
    yield Measurement("ratio", 1.23456, "x")


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "_measures", lambda: (two_figures,))


@pytest.mark.usefixtures("few")
def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert list(document) == ["python", "processors", "figures"]
    assert document["figures"] == {
        "speed": {"value": 12350.0, "unit": "plies/s"},
        "ratio": {"value": 1.235, "unit": "x"},
    }


@pytest.mark.usefixtures("few")
def test_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split() for line in lines] == [["speed", "12,350.0", "plies/s"], ["ratio", "1.235", "x"]]


def test_everything_measured_is_positive_and_named_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "GAMES", 1)
    monkeypatch.setattr(records, "ROUNDS", 1)
    monkeypatch.setattr(bots, "PLAYOUTS", 1)
    monkeypatch.setattr(protocol, "ROUNDS", 1)
    monkeypatch.setattr(playouts, "ROUNDS", 1)
    monkeypatch.setattr(playouts, "PLAYOUTS", 8)
    monkeypatch.setattr(playouts, "DEALS", 1)
    monkeypatch.setattr(playouts, "OF_LEVELS", {"hard": 10, "master": 10})
    measures = (rules.measure, records.measure, playouts.measure, bots.measure, protocol.measure)
    measured = [measurement for measure in measures for measurement in measure()]
    assert all(measurement.value > 0 for measurement in measured)
    names = [measurement.name for measurement in measured]
    assert len(set(names)) == len(names)
    assert {"rules_mean", "record_replay", "greedy_turn_2_players", "hard_1_playouts_turn_4_players"} <= set(names)
    assert {"master_own_playouts_2_players", "master_own_playouts_4_players"} <= set(names)
