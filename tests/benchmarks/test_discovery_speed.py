"""How soon a table is listed on another host, between network namespaces; as root, in no other run."""

import statistics

import pytest

from tests.lan.measure import measure

pytestmark = pytest.mark.root

ROUNDS = 5
MOST_FROM_OPENING = 1500.0
MOST_FROM_LOOKING = 300.0


def test_a_table_is_listed_on_another_host_at_once() -> None:
    taken = {what: statistics.median(times) for what, times in measure(ROUNDS).items()}
    print({what: f"{milliseconds:.0f} ms" for what, milliseconds in taken.items()})
    assert taken["opened to listed"] <= MOST_FROM_OPENING
    assert taken["looking to listed"] <= MOST_FROM_LOOKING
