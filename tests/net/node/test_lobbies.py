"""Lobbies between nodes of one process."""

from pathlib import Path

import pytest

from engine.samurai import RuleSet
from net.discovery import UnknownInterface
from net.identity import KeyChanged, New
from net.node import Chatted, Dismissed, Failed, HostLeft, Joined, LobbySeen, Met, Settings
from net.node.node import Node
from net.samurai import options_of, playable_game, rules_value
from net.transport import CodeNeeded, JoinRefused, WrongCode
from tests.net.node.nodes import Company, Player


def names(event: LobbySeen) -> list[str | None]:
    return [None if seat is None else seat.name for seat in event.lobby.seats]


def ready(event: LobbySeen) -> list[bool]:
    return [seat is not None and bool(seat.ready) for seat in event.lobby.seats]


def key(event: LobbySeen) -> bytes | None:
    """The key of the second seat."""
    seat = event.lobby.seats[1]
    return None if seat is None else seat.entry.key


def test_the_lobby_is_seen_before_a_seat_is_taken_and_as_it_changes(tmp_path: Path) -> None:
    with Company(tmp_path) as company:
        company.host("Ann", 3, RuleSet(capture="immediate"))
        ben = company.guest("Ben", sits=False)
        seen = ben.expect(LobbySeen)
        assert (seen.own, names(seen), seen.lobby.name) == ((), ["Ann", None, None], "Ann's table")
        assert seen.lobby.rules == rules_value(RuleSet(capture="immediate"))
        company.guest("Cleo")
        ben.wait_for(LobbySeen, lambda event: names(event) == ["Ann", "Cleo", None])


def test_both_ends_have_the_same_words_to_compare(tmp_path: Path) -> None:
    with Company(tmp_path) as company:
        ann, ben = company.host("Ann", 2), company.guest("Ben")
        assert ann.expect(Joined).peer.words == ben.expect(Joined).peer.words
        assert (ann.expect(Joined).peer.name, ben.expect(Joined).peer.name) == ("Ben", "Ann")


def test_a_change_clears_every_ready(tmp_path: Path) -> None:
    with Company(tmp_path) as company:
        ann, ben = company.host("Ann", 2), company.guest("Ben")
        ben.node.ready(True)
        signed = ann.wait_for(LobbySeen, lambda event: ready(event) == [False, True]).lobby.seats[1]
        assert signed is not None
        signed_key = signed.entry.key
        ann.node.change_table(rules=rules_value(RuleSet(opening="random")))
        # Ben's program takes a new key: what it signed can't be used any more.
        changed = ben.wait_for(LobbySeen, lambda event: ready(event) == [False, False] and key(event) != signed_key)
        assert changed.lobby.rules == rules_value(RuleSet(opening="random"))
        ben.node.ready(True)
        ann.wait_for(LobbySeen, lambda event: ready(event) == [False, True])
        ben.node.ready(False)
        ann.wait_for(LobbySeen, lambda event: ready(event) == [False, False])


def test_chat_in_the_lobby(tmp_path: Path) -> None:
    with Company(tmp_path) as company:
        ann, ben, cleo = company.host("Ann", 3), company.guest("Ben"), company.guest("Cleo")
        cleo.node.say("hello")
        for player in (ann, ben, cleo):
            assert player.wait_for(Chatted) == Chatted(2, "Cleo", "hello")


def test_who_is_sent_away_is_told_and_the_seat_is_free(tmp_path: Path) -> None:
    with Company(tmp_path) as company:
        ann, ben = company.host("Ann", 2), company.guest("Ben")
        ann.wait_for(LobbySeen, lambda event: names(event) == ["Ann", "Ben"])
        ann.node.remove_seat(1)
        assert ben.wait_for(Dismissed).reason == "kicked"
        ann.wait_for(LobbySeen, lambda event: names(event) == ["Ann", None])


def test_who_leaves_frees_the_seat(tmp_path: Path) -> None:
    with Company(tmp_path) as company:
        ann, ben = company.host("Ann", 2), company.guest("Ben")
        ann.wait_for(LobbySeen, lambda event: names(event) == ["Ann", "Ben"])
        ben.node.leave()
        ann.wait_for(LobbySeen, lambda event: names(event) == ["Ann", None])
        ben.node.join((("127.0.0.1", company.port),))
        ben.wait_for(LobbySeen, lambda event: names(event) == ["Ann", None])


def test_a_host_that_leaves_ends_the_lobby(tmp_path: Path) -> None:
    with Company(tmp_path) as company:
        ann, ben = company.host("Ann", 2), company.guest("Ben")
        ann.node.leave()
        ben.wait_for(HostLeft)


def test_a_host_fills_and_closes_seats(tmp_path: Path) -> None:
    with Company(tmp_path) as company:
        ann, ben = company.host("Ann", 4), company.guest("Ben")
        ann.node.add_seat("Hana", "", "bot:greedy")
        ben.wait_for(LobbySeen, lambda event: names(event) == ["Ann", "Ben", "Hana", None])
        ann.node.open_seats(3)
        seen = ben.wait_for(LobbySeen, lambda event: names(event) == ["Ann", "Ben", "Hana"])
        assert [seat.player for seat in seen.lobby.seats if seat] == ["human", "human", "bot:greedy"]
        ann.node.change_seat(2, "Kenji", "green", "bot:easy")
        ben.wait_for(LobbySeen, lambda event: names(event) == ["Ann", "Ben", "Kenji"])


def test_two_of_one_name_are_told_apart(tmp_path: Path) -> None:
    with Company(tmp_path) as company:
        company.host("Ann", 3)
        company.guest("Ben")
        other = company.player("ben", "another")
        other.node.join((("127.0.0.1", company.port),))
        other.wait_for(LobbySeen)
        other.node.sit("ben", "blue", "human")
        other.wait_for(LobbySeen, lambda event: names(event) == ["Ann", "Ben", "ben 2"])


def test_a_known_name_with_another_key_is_a_warning(tmp_path: Path) -> None:
    with Company(tmp_path) as company:
        ann = company.host("Ann", 3)
        company.guest("Ben")
        assert isinstance(ann.wait_for(Met).meeting, New)
        company.players[-1].node.leave()
        ann.wait_for(LobbySeen, lambda event: names(event) == ["Ann", None, None])
        other = company.player("Ben", "another")
        other.node.join((("127.0.0.1", company.port),))
        other.wait_for(LobbySeen)
        other.node.sit("Ben", "", "human")
        assert isinstance(ann.wait_for(Met).meeting, KeyChanged)


@pytest.mark.parametrize(("code", "error"), [(None, CodeNeeded), ("red", WrongCode)])
def test_a_room_code_keeps_strangers_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str | None, error: type[Exception]
) -> None:
    monkeypatch.setattr("net.transport.guesses.SECONDS_PER_GUESS", 0.0)
    with Company(tmp_path) as company:
        company.host("Ann", 2, code="blue")
        stranger = company.player("Eve")
        stranger.node.join((("127.0.0.1", company.port),), code=code)
        failed = stranger.wait_for(Failed)
        assert (failed.what, type(failed.error)) == ("join", error)
        company.guest("Ben", code="blue")


def test_a_full_table_lets_nobody_in_but_watchers(tmp_path: Path) -> None:
    with Company(tmp_path) as company:
        company.host("Ann", 2)
        company.guest("Ben")
        late = company.player("Cleo")
        late.node.join((("127.0.0.1", company.port),))
        failed = late.wait_for(Failed)
        assert isinstance(failed.error, JoinRefused)
        assert failed.error.reason == "full"
        company.watcher("Dora").wait_for(LobbySeen)


def test_who_has_no_seat_when_the_game_begins_is_told(tmp_path: Path) -> None:
    with Company(tmp_path) as company:
        ann, idle, ben = company.host("Ann", 2), company.guest("Idle", sits=False), company.guest("Ben")
        company.begin(ann, ben)
        assert idle.wait_for(Dismissed).reason == "started"


def test_a_second_table_needs_the_first_one_left(tmp_path: Path) -> None:
    with Company(tmp_path) as company:
        ann = company.host("Ann", 2)
        ann.node.join((("127.0.0.1", company.port),))
        assert str(ann.wait_for(Failed).error) == "a table is open already: leave it first"


def test_an_address_that_does_not_answer_gives_way_to_the_next(tmp_path: Path) -> None:
    with Company(tmp_path) as company:
        company.host("Ann", 2)
        ben = company.player("Ben")
        ben.node.join((("127.0.0.1", 1), ("127.0.0.1", company.port)))
        ben.wait_for(LobbySeen)


def test_wishes_out_of_place_fail_by_name(tmp_path: Path) -> None:
    with Company(tmp_path) as company:
        player: Player = company.player("Ann")
        player.node.sit("Ann", "", "human")
        player.node.ready(True)
        player.node.remove_seat(0)
        player.node.say("hello")
        player.node.vote_to_cut(1)
        for what in ("sit", "ready", "remove", "chat", "cut"):
            assert player.wait_for(Failed).what == what


def test_an_interface_that_is_not_here_is_refused_at_once(tmp_path: Path) -> None:
    folder, interfaces = tmp_path / "tables", ("203.0.113.9",)
    settings = Settings(folder, "Ann", "p", "0", playable_game, options_of, interfaces=interfaces)
    with pytest.raises(UnknownInterface):
        Node(settings, lambda event: None)
