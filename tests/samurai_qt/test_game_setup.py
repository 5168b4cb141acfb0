from __future__ import annotations

import json
from typing import Any

import pytest

from engine.samurai import RuleSet, SeatInfo
from samurai_qt.game_setup import GameSetup, usual_setup


def test_usual_game_is_one_person_against_a_hard_bot() -> None:
    assert usual_setup(["Ann"], "blue") == GameSetup(
        RuleSet(), (SeatInfo("Ann", "blue", "human"), SeatInfo("Hana", "red", "bot:hard"))
    )


def test_bots_have_names_of_their_own() -> None:
    setup = usual_setup(["Hana", "Kenji"], "red", ("easy", "master"))
    assert setup.seats == (
        SeatInfo("Hana", "red", "human"),
        SeatInfo("Kenji", "blue", "human"),
        SeatInfo("Tomoe", "yellow", "bot:easy"),
        SeatInfo("Saburo", "green", "bot:master"),
    )


def test_remembered_setup_comes_back() -> None:
    setup = GameSetup(
        RuleSet(edition="1998", capture="immediate", tied_leaders=True),
        usual_setup(["Ann"], "green", ("easy", "random")).seats,
    )
    assert GameSetup.from_json(json.loads(json.dumps(setup.to_json()))) == setup


@pytest.mark.parametrize(
    "change",
    [
        {"rules": {"edition": "2014"}},
        {"rules": 3},
        {"seats": []},
        {"seats": [["Ann", "red", "human"]]},
        {"seats": [["Ann", "red", "human"], ["Bea", "red", "human"]]},
        {"seats": [["Ann", "red", "human"], ["", "blue", "human"]]},
        {"seats": [["Ann", "red", "human"], ["Bea", "blue", "bot:genius"]]},
        {"seats": [["Ann", "red"], ["Bea", "blue", "human"]]},
        {"seats": [["Ann", [], "human"], ["Bea", "blue", "human"]]},
        {"seats": 3},
    ],
)
def test_what_cannot_be_a_setup_is_none(change: dict[str, Any]) -> None:
    assert GameSetup.from_json({**usual_setup(["Ann"], "red").to_json(), **change}) is None
    assert GameSetup.from_json({}) is None


def test_a_seed_decides_the_deal() -> None:
    setup = usual_setup(["Ann"], "red")
    assert setup.new_table(7).deal == setup.new_table(7).deal
    assert setup.new_table(7).deal != setup.new_table(8).deal
    assert setup.new_table().seats == setup.seats
