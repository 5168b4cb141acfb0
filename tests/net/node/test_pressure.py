"""Programs that flood a table or take nothing from it: they fill no memory, and hold up no frame of the others."""

from __future__ import annotations

import subprocess
import sys
import tracemalloc
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from net.node import Chatted, Failed
from net.node.requests import Purpose
from tests.net.node.nodes import Company, Player, play_until

ROOT = Path(__file__).parents[3]
MOST_MEMORY = 50 * 1024 * 1024
WORDS = 6
TURNS = 4


class Flood:
    """A flooding program."""

    def __init__(self, at: Player, seed: str, purpose: Purpose) -> None:
        table = at.table
        assert table is not None
        arguments = (str(at.address[1]), table.table_id.hex(), seed, purpose.value)
        command = [sys.executable, "-m", "tests.net.node.flooder", *arguments]
        self._process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)

    def go_on(self) -> None:
        """Wait until it has sent some more."""
        assert self._process.stdout is not None
        for _ in range(2):
            assert self._process.stdout.readline() == "burst\n"

    def stop(self) -> None:
        """End it."""
        self._process.kill()
        self._process.communicate()


@contextmanager
def flooding(floods: Sequence[Flood]) -> Iterator[None]:
    """Floods that have begun; memory is watched meanwhile."""
    try:
        tracemalloc.start()
        for flood in floods:
            flood.go_on()
        yield
        assert tracemalloc.get_traced_memory()[1] < MOST_MEMORY
    finally:
        tracemalloc.stop()
        for flood in floods:
            flood.stop()


def turns_of(player: Player) -> int:
    assert player.table is not None
    return len(player.table.record().turns)


def have_turns(players: Sequence[Player], number: int) -> bool:
    return all(turns_of(player) >= number for player in players)


def says(text: str, event: Chatted) -> bool:
    return event.text == text


def test_watchers_who_flood_hold_up_no_turn(tmp_path: Path) -> None:
    with Company(tmp_path) as company:
        ann, ben = company.host("Ann", 2), company.guest("Ben")
        company.begin(ann, ben)
        floods = [
            Flood(player, f"{number:064x}", Purpose.WATCH) for number, player in enumerate((ann, ann, ben), 1)
        ]
        with flooding(floods):
            for number in range(1, TURNS + 1):
                for flood in floods:
                    flood.go_on()
                play_until((ann, ben), partial(have_turns, (ann, ben), number))


def test_a_player_who_floods_holds_up_no_word_of_the_others(tmp_path: Path) -> None:
    with Company(tmp_path) as company:
        ann, ben, mallory = company.host("Ann", 3), company.guest("Ben"), company.guest("Mallory")
        company.begin(ann, ben, mallory)
        mallory.close()
        # It says that it came to another state, too.
        for player in (ann, ben):
            player.passed_over.add("disagreement")
        seed = (mallory.folder / "identity").read_text().splitlines()[1]
        floods = [Flood(player, seed, Purpose.PLAY) for player in (ann, ben)]
        with flooding(floods):
            for number in range(WORDS):
                for flood in floods:
                    flood.go_on()
                ann.node.say(f"word {number}")
                ben.wait_for(Chatted, partial(says, f"word {number}"))
        for player in (ann, ben):
            told = [str(event.error) for event in player.seen if isinstance(event, Failed)]
            assert len(told) == len(set(told))
