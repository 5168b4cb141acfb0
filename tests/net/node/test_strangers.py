"""Whoever comes to a table, by right or not, keeps nobody out, and costs the others little."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import pytest

from net.charter import Charter, SignedCharter, endorsed_seat
from net.hashing import HASH_BYTES
from net.lobby.frames import Change, Chat, Join, encode_lobby_frame
from net.lobby.model import new_entry
from net.node import Chatted, HostLeft, LobbySeen
from net.node.calling import Caller
from net.node.frames import (
    Reachable,
    SeenEnd,
    Shown,
    Word,
    decode_node_frame,
    encode_node_frame,
    is_of_node,
    sign_word,
)
from net.node.limits import CHAT_BURST, HINT_BURST, MAXIMUM_ADDRESSES_KNOWN, MAXIMUM_OFFERS, MAXIMUM_UNSEATED
from net.node.rematch import Offers
from net.node.requests import PREFIX_BYTES, Greeting, Purpose, Request, describe, described
from net.node.table_room import TableRoom
from net.peer.frames import Status, Steps, decode_frame, encode_frame
from net.secrecy.table_secret import TableSecret
from net.signing import SigningKey
from net.transport import Applicant, Connection, Decision, Listener, Player, Welcome, connect, listen, probe
from tests.net.node.nodes import Company
from tests.net.node.nodes import Player as Node

T = TypeVar("T")


def run(test: Coroutine[Any, Any, T]) -> T:
    """Run it, for a minute at most."""

    async def in_time() -> T:
        async with asyncio.timeout(60):
            return await test

    return asyncio.run(in_time())


async def call(at: Node, purpose: Purpose, key: SigningKey | None = None, table: bytes = b"") -> Connection:
    """Somebody's own program calls, by default with a key that nobody knows."""
    player = Player(key or SigningKey(secrets.token_bytes(32)), "Mallory", "samurai-qt test")
    request = Request(purpose, table[:PREFIX_BYTES], secrets.token_bytes(HASH_BYTES), 0).encoded()
    return (await connect(*at.address, player, request)).connection


async def let_go(*connections: Connection) -> None:
    """Drop them."""
    for connection in connections:
        connection.abort()
        await connection.wait_closed()


def test_who_takes_no_seat_keeps_nobody_out(tmp_path: Path) -> None:
    with Company(tmp_path) as company:
        ann = company.host("Ann", 3)

        async def stand_about() -> None:
            standing = [await call(ann, Purpose.SIT) for _ in range(20)]
            reading = [asyncio.create_task(one.receive()) for one in standing]
            guest = await asyncio.to_thread(company.guest, "Ben")
            assert guest.seen
            await asyncio.gather(*reading)
            ended = [asyncio.create_task(one.receive()) for one in standing[: 20 - MAXIMUM_UNSEATED]]
            assert await asyncio.gather(*ended) == [None] * len(ended)
            await let_go(*standing)

        run(stand_about())


CHAT_WORDS = 100


def test_a_guest_who_talks_all_the_time_is_told_in_part(tmp_path: Path) -> None:
    with Company(tmp_path) as company:
        ann = company.host("Ann", 3)
        key = SigningKey(secrets.token_bytes(32))
        entry = new_entry(TableSecret.fresh(), key)

        async def talk() -> None:
            guest = await call(ann, Purpose.SIT, key)
            guest.send(encode_lobby_frame(Join("Mallory", "", "human", 0, entry)))
            for _ in range(CHAT_WORDS):
                guest.send(encode_lobby_frame(Chat(-1, "x")))
            guest.send(encode_lobby_frame(Change("Quiet", "", entry)))
            await asyncio.to_thread(ann.wait_for, LobbySeen, quiet)
            await let_go(guest)

        def quiet(event: LobbySeen) -> bool:
            return any(seat is not None and seat.name == "Quiet" for seat in event.lobby.seats)

        run(talk())
        # How many come after the first depends on how long it all takes; one a second is let through.
        assert CHAT_BURST <= len([event for event in ann.seen if isinstance(event, Chatted)]) < CHAT_WORDS


def false_charter() -> bytes:
    """A charter that costs signatures to check, and is not signed."""
    keys = [SigningKey(secrets.token_bytes(32)) for _ in range(8)]
    seats = tuple(endorsed_seat("n", "c", "p", key.public, bytes(32), key) for key in keys)
    charter = Charter("samurai", bytes(32), [], 1, 120, seats)
    return encode_node_frame(Shown("x", SignedCharter(charter, (bytes(64),) * 8)))


def test_nothing_but_how_far_it_is_is_read_of_a_watcher(tmp_path: Path) -> None:
    with Company(tmp_path) as company:
        ann, ben = company.host("Ann", 2), company.guest("Ben")
        company.begin(ann, ben)
        assert ann.table is not None
        table = ann.table.table_id

        async def watch() -> None:
            watcher = await call(ann, Purpose.WATCH, table=table)
            watcher.send(false_charter())
            watcher.send(encode_frame(Status(0, table, bytes(HASH_BYTES), 0, 0)))
            async for frame in watcher:
                if not is_of_node(frame) and isinstance(decode_frame(frame), Steps):
                    break
            assert watcher.end is None
            await let_go(watcher)

        run(watch())


def test_addresses_that_a_player_makes_up_are_passed_on_in_part(tmp_path: Path) -> None:
    with Company(tmp_path) as company:
        ann, ben, mallory = company.host("Ann", 3), company.guest("Ben"), company.guest("Mallory")
        company.begin(ann, ben, mallory)
        mallory.close()
        key = SigningKey(bytes.fromhex((mallory.folder / "identity").read_text().splitlines()[1]))
        assert ann.table is not None
        table = ann.table.table_id

        async def make_up() -> int:
            to_ben = await call(ben, Purpose.PLAY, key, table)
            to_ann = await call(ann, Purpose.PLAY, key, table)
            for number in range(60):
                made_up = Reachable(key.public.encoded, (f"127.0.1.{number}", f"127.0.2.{number}"), 4000)
                to_ann.send(encode_node_frame(made_up))
            to_ann.send(encode_node_frame(sign_word(key, table, 2, bytes(16), "done")))
            passed_on = 0
            async for data in to_ben:
                frame = decode_node_frame(data) if is_of_node(data) else None
                passed_on += isinstance(frame, Reachable) and frame.addresses[0].startswith("127.0.1.")
                if isinstance(frame, Word):
                    break
            await let_go(to_ann, to_ben)
            return passed_on

        assert 0 < run(make_up()) <= HINT_BURST


def caller() -> Caller:
    """A caller that has not begun to call."""

    def never(*_: object) -> None:
        raise AssertionError("nobody was called")

    key = SigningKey(bytes([7]) * 32)
    return Caller(key.public.encoded, Player(key, "Ann", "x"), lambda: b"", lambda: False, never)


def test_where_a_player_has_answered_is_called_first_whatever_others_say() -> None:
    async def test() -> None:
        bob = caller()
        bob.hint((("192.0.2.1", 4000),))
        bob.worked(("192.0.2.2", 4000))
        for number in range(20):
            bob.hint(((f"198.51.100.{number}", 4000),))
        assert bob.addresses[:2] == (("192.0.2.2", 4000), ("198.51.100.19", 4000))
        assert len(bob.addresses) == MAXIMUM_ADDRESSES_KNOWN
        bob.worked(("192.0.2.3", 4000))
        assert bob.addresses[:2] == (("192.0.2.3", 4000), ("192.0.2.2", 4000))

    run(test())


def test_hints_come_at_a_rate() -> None:
    async def test() -> None:
        bob = caller()
        assert [bob.may_be_hinted(0.0) for _ in range(10)] == [True] * 8 + [False] * 2
        assert not bob.may_be_hinted(9.0)
        assert bob.may_be_hinted(10.5)

    run(test())


def test_rematches_are_offered_once_each_and_not_without_end() -> None:
    offers = Offers()
    tables = [bytes([number]) * 8 for number in range(10)]
    assert [offers.take(b"ann", table) for table in (tables[0], tables[0])] == [True, False]
    assert sum(offers.take(b"ann", table) for table in tables) == MAXIMUM_OFFERS - 1
    assert offers.take(b"bob", tables[0])


def test_the_code_is_guessed_no_faster_because_every_player_asks_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared: list[int] = []
    monkeypatch.setattr(Listener, "share_guesses", lambda listener, doors: shared.append(doors))
    with Company(tmp_path) as company:
        ann = company.host("Ann", 3, code="fox")
        ben, cleo = company.guest("Ben", code="fox"), company.guest("Cleo", code="fox")
        company.begin(ann, ben, cleo)
    assert shared == [3, 3, 3]


class Pretender:
    """Somebody who answers as if the table were there."""

    def __init__(self, table: bytes) -> None:
        self._table = table
        self.connections: list[Connection] = []
        self.asked = 0

    def describe(self) -> bytes:
        return describe(self._table)

    def admit(self, applicant: Applicant) -> Decision:
        self.asked += 1
        return Welcome(Greeting(False, self._table, bytes(HASH_BYTES)).encoded())

    async def listen(self) -> Listener:
        """Open a port."""
        player = Player(SigningKey(secrets.token_bytes(32)), "Ann", "samurai-qt test")
        return await listen(player, self, self.connections.append, lambda *_: None, ("127.0.0.1",))


def test_a_copied_advert_leads_nobody_to_another_host(tmp_path: Path) -> None:
    with Company(tmp_path) as company:
        ann, ben = company.host("Ann", 2), company.player("Ben")
        lobby = ann.expect(LobbySeen).lobby

        async def pretend() -> int:
            probed = await probe(*ann.address, "samurai-qt test")
            pretender = Pretender(described(probed.body))
            listener = await pretender.listen()
            addresses = (("127.0.0.1", listener.port), ann.address)
            ben.node.join(addresses, described(probed.body), key=lobby.host[:PREFIX_BYTES])
            seen = await asyncio.to_thread(ben.wait_for, LobbySeen)
            assert seen.lobby.host == lobby.host
            await listener.close()
            return pretender.asked

        assert run(pretend()) == 0


def test_who_watches_is_shown_the_game_that_was_asked_for(tmp_path: Path) -> None:
    with Company(tmp_path) as company:
        ann, ben = company.host("Ann", 2), company.guest("Ben")
        company.begin(ann, ben)
        assert ann.table is not None
        asked_for = bytes(PREFIX_BYTES)

        def admit(room: TableRoom, applicant: Applicant, request: Request) -> Decision:
            return Welcome(Greeting(True, asked_for, bytes(HASH_BYTES)).encoded())

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(TableRoom, "admit", admit)
            cleo = company.player("Cleo")
            cleo.node.join((ann.address,), asked_for, watching=True)
            cleo.wait_for(HostLeft)
        assert cleo.table is None


def test_nobody_says_for_a_player_met_here_that_it_has_seen_the_end(tmp_path: Path) -> None:
    with Company(tmp_path) as company:
        ann, ben, mallory = company.host("Ann", 3), company.guest("Ben"), company.guest("Mallory")
        company.begin(ann, ben, mallory)
        mallory.close()
        key = SigningKey(bytes.fromhex((mallory.folder / "identity").read_text().splitlines()[1]))
        assert ann.table is not None and ann.node._core is not None
        table = ann.table.table_id

        async def claim() -> None:
            to_ann = await call(ann, Purpose.PLAY, key, table)
            to_ann.send(encode_node_frame(SeenEnd(0b111)))
            to_ann.send(encode_node_frame(sign_word(key, table, 2, bytes(16), "done")))
            await asyncio.to_thread(ann.wait_for, Chatted)
            await let_go(to_ann)

        run(claim())
        assert ann.node._core.room(TableRoom)._seen_end & 0b011 == 0
