"""Games in which peers are killed again and again, whoever it hits, the host included."""

from pathlib import Path
from random import Random

import pytest

from tests.samurai_qt.command_line.headless import HeadlessTable, Report

pytestmark = pytest.mark.long


@pytest.mark.parametrize("seed", range(6))
def test_killed_peers_come_back_until_the_end(tmp_path: Path, seed: int) -> None:
    random = Random(seed)
    with HeadlessTable(tmp_path, 1 + seed % 3) as table:
        table.fill(table.open())
        number = 0

        def is_due(turn: Report) -> bool:
            return bool(turn["number"] >= number)

        for _ in range(4):
            number += random.randint(1, 4)
            watched, victim = random.sample(table.peers, 2)
            watched.wait_for("turn", holds=is_due)
            victim.kill()
            victim.start()
            if random.random() < 0.5:
                victim.wait_for("started")
        assert [(peer.end(), peer.error) for peer in table.peers] == [(0, "")] * len(table.peers)
        assert len({peer.transcript.read_bytes() for peer in table.peers}) == 1
