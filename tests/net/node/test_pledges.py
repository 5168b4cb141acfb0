"""Guests whose programs are killed between their signature and the start, or whose host is."""

import shutil
from pathlib import Path

import pytest

from engine.samurai import RuleSet
from net.node import Awaiting, Began, Dismissed, HostLeft, LobbySeen
from net.transcript import print_transcript
from net.transport import Connection
from tests.net.node.nodes import Company, Player, play_until

RULES = RuleSet(figures="random", opening="random")


def signed(guest: Player) -> None:
    """The guest has signed, and sees that the host has got it."""
    guest.node.ready(True)
    guest.wait_for(LobbySeen, lambda event: any(seat and seat.ready for seat in event.lobby.seats))


def killed_copy(folder: Path, guest: Player) -> str:
    """The guest's folder as a kill at this moment would leave it, by name."""
    name = f"{guest.name} killed"
    shutil.copytree(guest.folder, folder / name, ignore=shutil.ignore_patterns("*.lock"))
    return name


@pytest.mark.parametrize("by", ["taking it up", "joining again"])
def test_a_guest_killed_before_it_hears_of_the_start_plays(tmp_path: Path, by: str) -> None:
    with Company(tmp_path) as company:
        ann, ben = company.host("Ann", 3, RULES), company.guest("Ben")
        cleo = company.guest("Cleo")
        ben.expect(LobbySeen, lambda event: None not in event.lobby.seats)
        signed(ben)
        copy = killed_copy(tmp_path, ben)
        company.begin(ann, cleo)
        ben.wait_for(Began)
        ben.close()
        again = company.player("Ben", copy)
        (stored,) = again.node.unfinished()
        assert stored.notes.pledged
        if by == "taking it up":
            again.node.resume(stored.table_id)
        else:
            again.node.join((("127.0.0.1", company.port),))
        assert again.wait_for(Awaiting).name == "Ann's table"
        assert again.wait_for(Began).resumed
        players = (ann, again, cleo)
        play_until(players, lambda: all(player.over for player in players))
        assert len({print_transcript(player.over.transcript) for player in players if player.over}) == 1
        assert ann.over is not None
        assert ann.over.stopped is None
        (stored,) = again.node.unfinished()
        assert not stored.notes.pledged


@pytest.mark.parametrize("end", ["taken back", "left", "sent away", "host leaves"])
def test_a_signature_is_not_kept_for_a_table_that_will_not_be_played(tmp_path: Path, end: str) -> None:
    with Company(tmp_path) as company:
        ann, ben = company.host("Ann", 2, RULES), company.guest("Ben")
        ben.expect(LobbySeen, lambda event: None not in event.lobby.seats)
        signed(ben)
        assert [table.notes.pledged for table in ben.node.unfinished()] == [True]
        if end == "taken back":
            ben.node.ready(False)
            ben.wait_for(LobbySeen, lambda event: not any(seat and seat.ready for seat in event.lobby.seats))
        elif end == "left":
            ben.node.leave()
            ann.wait_for(LobbySeen, lambda event: None not in event.lobby.seats)
            ann.wait_for(LobbySeen, lambda event: None in event.lobby.seats)
        elif end == "sent away":
            ann.node.remove_seat(1)
            ben.wait_for(Dismissed)
        else:
            ann.node.leave()
            ben.wait_for(HostLeft)
        assert ben.node.unfinished() == ()


def test_a_host_that_vanishes_without_goodbye_may_have_begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Company(tmp_path) as company:
        ann, ben = company.host("Ann", 2, RULES), company.guest("Ben")
        ben.expect(LobbySeen, lambda event: None not in event.lobby.seats)
        signed(ben)
        # All connections end as they do when a program is killed.
        monkeypatch.setattr(Connection, "close", lambda connection, reason: connection.abort())
        ann.node.leave()
        ben.wait_for(HostLeft)
        ben.node.leave()
        ben.node.join((("127.0.0.1", 1),))
        assert [table.notes.pledged for table in ben.node.unfinished()] == [True]
