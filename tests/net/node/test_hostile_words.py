"""Names, colours and lines by players who send what they like: what is told of them is fit to show."""

import json
from pathlib import Path

import pytest

from engine.samurai import print_record
from net.limits import MAXIMUM_CHAT_CHARACTERS, MAXIMUM_NAME_CHARACTERS
from net.lobby import host as host_side
from net.lobby import joiner as guest_side
from net.lobby.frames import Snapshot
from net.lobby.model import Lobby
from net.node import Chatted, Dismissed, LobbySeen, PresenceChanged
from net.node import chat as chat_side
from net.text import clean_chat
from samurai_qt.lan.findings import table_facts
from samurai_qt.lan.transcripts import check_transcript
from tests.hostile import HOSTILE_LINE, HOSTILE_NAMES, is_harmless, texts_in
from tests.net.node.nodes import Company, play_until


def spoiled(lobby: Lobby, text: str) -> Lobby:
    """A lobby that says this wherever it can."""
    seats = (None if seat is None else seat._replace(name=text, colour=text, player=text) for seat in lobby.seats)
    return lobby._replace(name=text, seats=tuple(seats))


@pytest.mark.parametrize("text", HOSTILE_NAMES)
def test_a_hostile_hosts_lobby_is_shown_harmless(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    monkeypatch.setattr(host_side, "Snapshot", lambda lobby: Snapshot(spoiled(lobby, text)))
    with Company(tmp_path) as company:
        company.host("Ann", 3)
        lobby = company.guest("Ben").seen[-1]
        assert isinstance(lobby, LobbySeen)
        told = lobby.lobby
        shown = [told.name, *(word for seat in told.seats if seat is not None for word in seat[:3])]
        assert all(is_harmless(word, MAXIMUM_NAME_CHARACTERS) for word in shown)
        assert all(seat.name for seat in told.seats if seat is not None)


@pytest.mark.parametrize("line", [HOSTILE_LINE[:MAXIMUM_CHAT_CHARACTERS], "\u202e" + "W" * 200])
def test_hostile_lines_are_shown_harmless_in_lobby_and_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    with Company(tmp_path) as company:
        ann, ben = company.host("Ann", 2), company.guest("Ben")
        # Ben's program sends what he types as it is; so do lobby and table while he does.
        with monkeypatch.context() as patched:
            patched.setattr(guest_side, "clean_chat", lambda text: text)
            ben.node.say(line)
            assert is_harmless(ann.wait_for(Chatted).text)
        company.begin(ann, ben)
        with monkeypatch.context() as patched:
            patched.setattr(chat_side, "clean_chat", Raw(1))
            ben.node.say(line)
            said = ann.wait_for(Chatted)
            assert said.text
            assert is_harmless(said.text)


class Raw:
    """Cleans no text the first few times: the sender's own, before the receivers clean."""

    def __init__(self, times: int) -> None:
        self._times = times

    def __call__(self, text: str) -> str:
        self._times -= 1
        return text if self._times >= 0 else clean_chat(text)


@pytest.mark.parametrize("names", [HOSTILE_NAMES[:4], HOSTILE_NAMES[4:8]])
def test_a_game_of_hostile_names_is_told_kept_and_verified_harmless(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, names: tuple[str, ...]
) -> None:
    monkeypatch.setattr(host_side, "free_name", lambda wanted, taken, otherwise: names[len(taken)])
    with Company(tmp_path) as company:
        players = [company.host("Ann", 4), *(company.guest(name) for name in ("Ben", "Cleo", "Dora"))]
        company.begin(*players)
        play_until(players, lambda: all(player.over is not None for player in players))
        players[0].close()
        presence = players[1].expect(PresenceChanged)
        assert all(is_harmless(player.name, MAXIMUM_NAME_CHARACTERS) for player in presence.players)
        ben = players[1]
        assert ben.table is not None and ben.over is not None
        assert [seat.name for seat in ben.over.transcript.charter.charter.seats] == [*names]
        checked = check_transcript(ben.over.transcript)
        seats = json.loads(print_record(checked.record))["seats"]
        told = [*texts_in(table_facts(checked)), *texts_in(seats)]
        assert all(is_harmless(text) for text in [*told, *(seat.name for seat in ben.table.seats)])


def test_a_reason_for_being_sent_away_is_harmless(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host_side, "KICKED", "\x1b[31m\u202e<b>go</b>")
    with Company(tmp_path) as company:
        ann, ben = company.host("Ann", 2), company.guest("Ben")
        ann.node.remove_seat(1)
        assert is_harmless(ben.wait_for(Dismissed).reason)


@pytest.mark.parametrize("name", ["x" * 10_000, "\u202e" + "y" * 10_000])
def test_an_own_name_of_ten_thousand_characters_is_cut(tmp_path: Path, name: str) -> None:
    with Company(tmp_path) as company:
        ann = company.host("Ann", 3, seat_name=name)
        ben = company.guest("Ben", sits=False)
        ben.node.sit(name, "", "human")
        ben.wait_for(LobbySeen, lambda event: bool(event.own))
        ben.node.change_seat(1, name[::-1], "")
        (seat, own, _) = ann.wait_for(LobbySeen, lambda event: event.lobby.seats[1] is not None).lobby.seats
        assert seat is not None and own is not None
        assert {len(seat.name), len(own.name)} == {MAXIMUM_NAME_CHARACTERS}
