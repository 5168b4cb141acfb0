"""Joining a table that was found, on a network that loses a call."""

from pathlib import Path
from typing import Any

import pytest

from net.node import Failed, LobbySeen, entering
from net.node.limits import JOIN_ROUNDS
from net.transport import ConnectionLost, NoAnswer, NoNetwork, Player, TransportError, connect
from net.transport import Joined as Connected
from tests.net.node.nodes import Company


class Lossy:
    """Loses the first calls, as a bad network does."""

    def __init__(self, lost: int, as_told: type[TransportError] = NoAnswer) -> None:
        self.lost = lost
        self.as_told = as_told
        self.calls = 0

    async def __call__(self, host: str, port: int, player: Player, request: bytes, *more: Any) -> Connected:
        self.calls += 1
        if self.calls <= self.lost:
            raise self.as_told(f"{host}:{port}")
        return await connect(host, port, player, request, *more)


def prefix_of(company: Company) -> bytes:
    """The first eight bytes of the hosted table, as its advert says them."""
    (host,) = company.players
    # Once the host answers in its lobby, the lobby is there.
    host.node.change_table(name="Blue room")
    host.wait_for(LobbySeen, lambda event: event.lobby.name == "Blue room")
    assert host.node._core is not None
    return host.node._core.lobby.prefix


@pytest.mark.parametrize("as_told", [NoAnswer, NoNetwork, ConnectionLost])
@pytest.mark.parametrize(("lost", "is_in"), [(JOIN_ROUNDS - 1, True), (JOIN_ROUNDS, False)])
def test_a_found_table_is_called_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lost: int, is_in: bool, as_told: type[TransportError]
) -> None:
    with Company(tmp_path) as company:
        company.host("Ann", 2)
        table = prefix_of(company)
        calls = Lossy(lost, as_told)
        monkeypatch.setattr(entering, "connect", calls)
        ben = company.player("Ben")
        ben.node.join((("127.0.0.1", company.port),), table)
        if is_in:
            ben.wait_for(LobbySeen)
        else:
            assert isinstance(ben.wait_for(Failed).error, as_told)
        assert calls.calls == JOIN_ROUNDS


@pytest.mark.parametrize("code", [None, "plum"])
def test_neither_an_address_that_was_typed_nor_a_code_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str | None
) -> None:
    with Company(tmp_path) as company:
        company.host("Ann", 2, code=code)
        table = b"" if code is None else prefix_of(company)
        calls = Lossy(1)
        monkeypatch.setattr(entering, "connect", calls)
        ben = company.player("Ben")
        ben.node.join((("127.0.0.1", company.port),), table, code)
        assert isinstance(ben.wait_for(Failed).error, NoAnswer)
        assert calls.calls == 1
