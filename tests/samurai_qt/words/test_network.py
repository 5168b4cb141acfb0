from __future__ import annotations

import pytest

from engine.samurai import RuleSet, SeatInfo
from net.limits import GRACE_SECONDS
from net.misconduct import Fault
from samurai_qt import words
from samurai_qt.lan.events import Failed, Stopped
from samurai_qt.lan.model import USUAL_GRACE, Failure, FoundTable, Presence
from samurai_qt.table.link import Link
from samurai_qt.words.network import (
    duration_text,
    fault_text,
    grace_in_full,
    lan_failure_text,
    presence_text,
    rules_at_a_glance,
    stopped_text,
    table_in_full,
)

SEATS = (SeatInfo("Ann", "red", "human"), SeatInfo("<b>Bea</b>", "blue", "human"))


@pytest.mark.parametrize("fault", Fault)
def test_every_fault_is_said_in_a_players_words(fault: Fault) -> None:
    text = fault_text(fault.name)
    assert text != fault.name
    assert stopped_text(Stopped(0, fault.name), SEATS) == f"The table stopped: Ann {text}."


@pytest.mark.parametrize("failure", Failure)
def test_every_failure_is_one_sentence_or_two(failure: Failure) -> None:
    text = lan_failure_text(Failed(failure, "10.0.0.7:4000"))
    assert text.endswith(".")
    assert "{" not in text


def test_rules_at_a_glance_name_what_differs_from_the_usual() -> None:
    assert rules_at_a_glance(RuleSet()) == "usual rules"
    assert rules_at_a_glance(RuleSet(edition="1998", distinct_cities=True)) == (
        "Edition: 1998: high helmets · Cities all differ: yes"
    )


def test_how_long_somebody_has_been_away() -> None:
    away = Presence(Link.RECONNECTING, since=100.0)
    assert presence_text(away, 100.4) == "reconnecting, 0:00"
    assert presence_text(away, 183.0) == "reconnecting, 1:23"
    # A clock that seems to go back says nothing less than no time.
    assert presence_text(away, 99.0) == "reconnecting, 0:00"
    assert presence_text(Presence(Link.CONNECTED, 0.0), 99.0) == "connected"


def test_a_name_is_never_taken_for_markup() -> None:
    assert words.seat_name(SEATS, 1) == "‹b›Bea‹/b›"


def test_the_grace_is_shown_in_minutes() -> None:
    assert grace_in_full(600) == ("Silent player", "is waited for 10 minutes")
    spans = {5: "5 seconds", 60: "1 minute", 90: "1:30", 3600: "1 hour", 7200: "2 hours", 86400: "24 hours"}
    assert {seconds: duration_text(seconds) for seconds in spans} == spans
    assert USUAL_GRACE == GRACE_SECONDS


def test_all_that_is_known_of_a_table_is_said_before_joining() -> None:
    table = FoundTable(
        "1",
        "Evening",
        "Bea",
        2,
        3,
        RuleSet(edition="1998"),
        True,
        False,
        1.0,
        "10.0.0.7:4000",
        "Samurai 0.3",
        bots=1,
    )
    assert table_in_full(table) == (
        "Seats taken: 2 of 3 · bots, run by Bea's computer: 1 · joined by room code · Edition: 1998: high helmets"
        " · Captures: At the end of the turn · Opening hand: Chosen · Figures on the map: Placed in turn · "
        "Captured figures: Hidden · Cities all differ: No · Ties count as most: No · "
        "Silent player: is waited for 2 minutes"
    )
    assert table_in_full(table._replace(started=True, bots=0, locked=False, taken=3)) == "Seats taken: 3 of 3"
