"""Host and joiners in a lobby, their frames carried by hand."""

from collections import deque

import pytest

from net.errors import LocalProtocolError, RemoteProtocolError
from net.lobby.effects import Begun, ChatSaid, Disconnect, Dismissed, LobbyEffect, SendFrame
from net.lobby.frames import Contact, Ready, encode_lobby_frame
from net.lobby.host import HostLobby, Terms
from net.lobby.joiner import JoinerLobby
from net.signing import SigningKey

TERMS = Terms("samurai", bytes(32), ["2015"], 1, ("red", "blue", "yellow", "green"))


class Room:
    """A host, joiners, and what each was told."""

    def __init__(self, players: int, joiners: int) -> None:
        self.keys = [SigningKey(bytes([number]) * 32) for number in range(joiners + 1)]
        self.ids = [key.public.encoded for key in self.keys]
        self.host = HostLobby("Table", TERMS, players, self.keys[0], Contact(self.ids[0], (), 4000), locked=False)
        self.joiners = [JoinerLobby(self.ids[0], key, 5000 + number) for number, key in enumerate(self.keys[1:], 1)]
        self.told: list[list[LobbyEffect]] = [[] for _ in self.keys]
        self.closed: set[bytes] = set()

    def run(self, number: int, effects: list[LobbyEffect]) -> None:
        """Carry out a peer's effects, and all that follows."""
        queue = deque((number, effect) for effect in effects)
        while queue:
            sender, effect = queue.popleft()
            if isinstance(effect, SendFrame):
                target = self.ids.index(effect.installation)
                if target == 0:
                    more = self.host.receive(self.ids[sender], f"10.0.0.{sender}", effect.frame)
                else:
                    more = self.joiners[target - 1].receive(effect.frame)
                queue.extend((target, one) for one in more)
            elif isinstance(effect, Disconnect):
                self.closed.add(effect.installation)
            else:
                self.told[sender].append(effect)

    def join(self, number: int, name: str, colour: str = "blue") -> None:
        self.run(0, self.host.arrive(self.ids[number]))
        self.run(number, self.joiners[number - 1].join(name, colour, "human"))

    def begun(self, number: int) -> Begun | None:
        return next((effect for effect in self.told[number] if isinstance(effect, Begun)), None)


@pytest.fixture
def room() -> Room:
    room = Room(3, 2)
    room.run(0, room.host.sit("Ann", "red", "human"))
    room.join(1, "Ben")
    return room


def test_a_joiner_sees_the_lobby_before_it_sits() -> None:
    room = Room(2, 1)
    room.run(0, room.host.sit("Ann", "red", "human"))
    room.run(0, room.host.arrive(room.ids[1]))
    lobby = room.joiners[0].lobby
    assert lobby is not None
    assert lobby == room.host.lobby
    assert room.joiners[0].seat is None


def test_two_of_one_name_and_one_colour_are_told_apart(room: Room) -> None:
    room.join(2, "ann", "blue")
    assert [seat and (seat.name, seat.colour) for seat in room.host.lobby.seats] == [
        ("Ann", "red"),
        ("Ben", "blue"),
        ("ann 2", "yellow"),
    ]


def test_the_game_begins_when_all_have_signed_one_charter(room: Room) -> None:
    room.join(2, "Cid", "green")
    room.run(1, room.joiners[0].ready())
    room.run(0, room.host.ready())
    assert room.begun(0) is None
    room.run(2, room.joiners[1].ready())
    begun = [room.begun(number) for number in range(3)]
    tables = {one.charter.charter.table_id for one in begun if one is not None}
    assert len(tables) == 1
    first = begun[0]
    assert first is not None
    first.charter.check()
    assert [one.secrets[0][0] for one in begun if one is not None] == [0, 1, 2]
    assert {contact.port for contact in first.contacts} == {4000, 5001, 5002}


def test_any_change_clears_every_ready_and_nothing_signed_can_be_used_again(room: Room) -> None:
    room.join(2, "Cid", "green")
    room.run(1, room.joiners[0].ready())
    room.run(0, room.host.ready())
    before = [seat.entry.key if seat else b"" for seat in room.host.lobby.seats]
    room.run(0, room.host.change(rules=["1998"]))
    after = room.host.lobby.seats
    assert all(seat is not None and not seat.ready for seat in after)
    keys = [seat.entry.key if seat else b"" for seat in after]
    assert keys[0] != before[0]
    assert keys[1] != before[1]
    assert keys[2] == before[2]


def test_a_ready_taken_back_can_not_be_used(room: Room) -> None:
    room.join(2, "Cid", "green")
    charter = room.host.lobby.charter()
    room.run(1, room.joiners[0].ready())
    room.run(1, room.joiners[0].not_ready())
    later = room.host.lobby.charter()
    assert charter is not None
    assert later is not None
    assert charter.table_id != later.table_id


def test_a_full_table_says_so(room: Room) -> None:
    room.run(0, room.host.open_seats(2))
    room.join(2, "Cid")
    assert room.told[2][-1] == Dismissed("full")
    assert room.ids[2] in room.closed


def test_the_host_can_ask_a_player_to_leave(room: Room) -> None:
    room.run(0, room.host.remove(1))
    assert Dismissed("kicked") in room.told[1]
    assert room.host.lobby.seats[1] is None


def test_a_lost_connection_frees_the_seat(room: Room) -> None:
    room.run(0, room.host.leave(room.ids[1]))
    assert room.host.lobby.seats[1] is None


def test_empty_seats_close_and_taken_ones_do_not(room: Room) -> None:
    with pytest.raises(LocalProtocolError, match="2 seats are taken"):
        room.host.open_seats(1)
    room.run(0, room.host.open_seats(2))
    assert len(room.host.lobby.seats) == 2
    with pytest.raises(LocalProtocolError, match="all seats are taken"):
        room.host.sit("Bot", "green", "bot:hard")


def test_bots_of_the_host_are_ready_with_it(room: Room) -> None:
    room.run(0, room.host.sit("Hana", "green", "bot:hard"))
    room.run(1, room.joiners[0].ready())
    room.run(0, room.host.ready())
    begun = room.begun(0)
    assert begun is not None
    assert [seat for seat, _ in begun.secrets] == [0, 2]


def test_chat_is_cleaned_and_told_to_all(room: Room) -> None:
    room.run(1, room.joiners[0].say("  hello\u202e\n there  "))
    assert ChatSaid(1, "hello there") in room.told[0]
    assert ChatSaid(1, "hello there") in room.told[1]
    assert room.joiners[0].say("\u200b") == []


def test_readiness_needs_all_seats(room: Room) -> None:
    with pytest.raises(LocalProtocolError, match="empty"):
        room.host.ready()
    with pytest.raises(LocalProtocolError, match="empty"):
        room.joiners[0].ready()


def test_a_host_can_not_begin_what_was_not_signed(room: Room) -> None:
    room.join(2, "Cid", "green")
    room.run(0, room.host.ready())
    room.run(2, room.joiners[1].ready())
    _, stale = room.joiners[0].ready()
    assert isinstance(stale, SendFrame)
    room.run(0, room.host.change(rules=["1998"]))
    # The signature of the lobby before arrives late: it is passed over.
    room.run(0, room.host.receive(room.ids[1], "10.0.0.1", stale.frame))
    assert room.begun(0) is None
    assert all(seat is not None and not seat.ready for seat in room.host.lobby.seats)


@pytest.mark.parametrize("data", [b"", b"\x00", encode_lobby_frame(Ready(bytes(64)))])
def test_a_guest_without_a_seat_can_not_speak(room: Room, data: bytes) -> None:
    with pytest.raises(RemoteProtocolError):
        room.host.receive(b"?" * 32, "10.0.0.9", data)


def test_a_guest_can_not_come_with_anothers_entry(room: Room) -> None:
    (effect,) = room.joiners[1].join("Cid", "green", "human")
    assert isinstance(effect, SendFrame)
    with pytest.raises(RemoteProtocolError, match="somebody else's"):
        room.host.receive(b"?" * 32, "10.0.0.9", effect.frame)
