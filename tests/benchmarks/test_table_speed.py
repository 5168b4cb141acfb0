"""The networked table's figures: sealing, the audit against bare signatures, sizes of a transcript and a turn."""

import pytest

from samurai_qt.bench.memory_table import PLAYERS
from samurai_qt.bench.protocol import measure_audit, measure_sizes, played_table, seal_milliseconds

pytestmark = pytest.mark.benchmark

MOST_SEAL_MILLISECONDS = 2.0
MOST_AUDIT_RATIO = 2.0
MOST_TRANSCRIPT_BYTES = 150_000
MOST_FRAMES_PER_TURN = PLAYERS * PLAYERS * (PLAYERS - 1)
"""Each message told once by everybody who holds it to everybody else."""


def test_sealing_a_bag_and_a_chain_takes_at_most_two_milliseconds() -> None:
    milliseconds = seal_milliseconds()
    print(f"seal and chain: {milliseconds:.2f} ms")
    assert milliseconds <= MOST_SEAL_MILLISECONDS


def test_the_audit_takes_at_most_twice_its_bare_signatures() -> None:
    figures = measure_audit(played_table())
    print(f"{figures}: {figures.ratio:.2f} ×")
    assert figures.ratio <= MOST_AUDIT_RATIO


def test_a_game_of_four_is_small() -> None:
    sizes = measure_sizes(played_table())
    print(sizes)
    assert sizes.transcript_bytes <= MOST_TRANSCRIPT_BYTES
    # A call and three acknowledgements, each told on by whoever hears it.
    assert sizes.messages_per_turn == PLAYERS
    assert sizes.frames_per_turn <= MOST_FRAMES_PER_TURN
