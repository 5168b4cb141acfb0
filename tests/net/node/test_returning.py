"""Guests of a lobby whose connection breaks, as it does on a network that loses many packets."""

from collections.abc import Callable
from pathlib import Path

import pytest

from engine.samurai import RuleSet
from net.lobby.frames import Join, LobbyFrame, Ready, Start, decode_lobby_frame
from net.node import Awaiting, Began, HostLeft, Joined, LobbySeen
from net.node.frames import is_of_lobby
from net.node.host_room import HostRoom
from net.node.lines import Line, Lines
from net.node.node import Node
from net.transcript import print_transcript
from net.transport import Cause
from tests.net.node.nodes import Company, Player, play_until

RULES = RuleSet(figures="random", opening="random")


def names(event: LobbySeen) -> list[str | None]:
    return [None if seat is None else seat.name for seat in event.lobby.seats]


def has_signed(event: LobbySeen) -> bool:
    return any(seat is not None and seat.ready for seat in event.lobby.seats)


def break_line(line: Line) -> None:
    """The other side is not heard any more, and hears nothing."""
    connection = line.connection
    connection._finish(connection._session.abandon(Cause.SILENT))


def break_lines(node: Node) -> None:
    """All lines of a node break."""

    def break_all() -> None:
        assert node._core is not None
        for line in node._core._services.lines.all():
            break_line(line)

    node._loop.call_soon_threadsafe(break_all)


def break_instead_of(patch: pytest.MonkeyPatch, frame_type: type[LobbyFrame]) -> Callable[[], int]:
    """The first connection on which such a frame is to be sent breaks; how many have, is returned."""
    send, broken = Lines.send, [0]

    def send_or_break(lines: Lines, installation: bytes, frame: bytes) -> None:
        if not broken[0] and is_of_lobby(frame) and isinstance(decode_lobby_frame(frame), frame_type):
            broken[0] += 1
            break_line(lines._lines[installation])
        else:
            send(lines, installation, frame)

    patch.setattr(Lines, "send", send_or_break)
    return lambda: broken[0]


def check_verdict(players: tuple[Player, ...]) -> None:
    """Play to the end; all hold the same transcript."""
    play_until(players, lambda: all(player.over for player in players))
    assert len({print_transcript(player.over.transcript) for player in players if player.over}) == 1
    assert not any(isinstance(event, HostLeft) for player in players for event in player.seen)


@pytest.mark.parametrize("code", [None, "plum"])
@pytest.mark.parametrize("breaking", ["host", "guest"])
def test_who_loses_the_line_sits_again_as_before(tmp_path: Path, breaking: str, code: str | None) -> None:
    with Company(tmp_path) as company:
        ann, ben = company.host("Ann", 2, RULES, code=code), company.guest("Ben", code=code)
        ben.node.change_seat(1, "Benjamin", "green")
        ben.wait_for(LobbySeen, lambda event: names(event) == ["Ann", "Benjamin"])
        ann.wait_for(LobbySeen, lambda event: names(event) == ["Ann", "Benjamin"])
        break_lines((ann if breaking == "host" else ben).node)
        ann.wait_for(LobbySeen, lambda event: names(event) == ["Ann", None])
        seen = ann.wait_for(LobbySeen, lambda event: names(event) == ["Ann", "Benjamin"])
        assert seen.lobby.seats[1] is not None
        assert (seen.lobby.seats[1].colour, seen.lobby.seats[1].player) == ("green", "human")
        ben.wait_for(Joined)
        ben.wait_for(LobbySeen, lambda event: event.own == (1,))
        company.begin(ann, ben)
        check_verdict((ann, ben))


def test_who_breaks_off_while_asking_for_a_seat_has_it_in_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Company(tmp_path) as company:
        ann, ben = company.host("Ann", 2, RULES), company.guest("Ben", sits=False)
        broken = break_instead_of(monkeypatch, Join)
        ben.node.sit("Ben", "", "human")
        ben.wait_for(LobbySeen, lambda event: event.own == (1,))
        assert broken() == 1
        company.begin(ann, ben)
        check_verdict((ann, ben))


def test_a_signature_lost_with_its_line_is_void(tmp_path: Path) -> None:
    with Company(tmp_path) as company:
        ann, ben = company.host("Ann", 2, RULES), company.guest("Ben")
        ben.expect(LobbySeen, lambda event: None not in event.lobby.seats)
        ben.node.ready(True)
        signed = ann.wait_for(LobbySeen, has_signed).lobby.charter()
        break_lines(ann.node)
        ann.wait_for(LobbySeen, lambda event: names(event) == ["Ann", None])
        back = ann.wait_for(LobbySeen, lambda event: None not in event.lobby.seats)
        assert not has_signed(back)
        assert back.lobby.charter() != signed
        ben.wait_for(Joined)
        ben.wait_for(LobbySeen, lambda event: event.own == (1,))
        assert ben.node.unfinished() == ()
        company.begin(ann, ben)
        check_verdict((ann, ben))


def test_a_ready_lost_with_its_line_can_be_said_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Company(tmp_path) as company:
        ann, ben = company.host("Ann", 2, RULES), company.guest("Ben")
        ben.expect(LobbySeen, lambda event: None not in event.lobby.seats)
        broken = break_instead_of(monkeypatch, Ready)
        ben.node.ready(True)
        ben.wait_for(Joined)
        ben.wait_for(LobbySeen, lambda event: event.own == (1,))
        assert broken() == 1
        assert ben.node.unfinished() == ()
        company.begin(ann, ben)
        check_verdict((ann, ben))


def test_who_misses_the_start_takes_the_game_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Company(tmp_path) as company:
        ann, ben, cleo = company.host("Ann", 3, RULES), company.guest("Ben"), company.guest("Cleo")
        broken = break_instead_of(monkeypatch, Start)
        for player in (ann, ben, cleo):
            player.expect(LobbySeen, lambda event: None not in event.lobby.seats)
            player.node.ready(True)
        assert ben.wait_for(Awaiting).name == "Ann's table"
        assert [player.wait_for(Began).resumed for player in (ann, ben, cleo)] == [False, True, False]
        assert broken() == 1
        check_verdict((ann, ben, cleo))


def test_a_seat_that_somebody_else_took_meanwhile_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Company(tmp_path) as company:
        ann, ben = company.host("Ann", 2, RULES), company.guest("Ben")
        ann.wait_for(LobbySeen, lambda event: None not in event.lobby.seats)

        def take_the_seat() -> None:
            assert ann.node._core is not None
            (line,) = ann.node._core._services.lines.all()
            break_line(line)
            room = ann.node._core.room(HostRoom)
            assert line.connection.end is not None
            room.gone(line, line.connection.end)
            room.carry_out(room.lobby.sit("Hana", "", "bot:easy"))

        ann.node._loop.call_soon_threadsafe(take_the_seat)
        ben.wait_for(HostLeft)
        assert names(ann.wait_for(LobbySeen, lambda event: None not in event.lobby.seats)) == ["Ann", "Hana"]
