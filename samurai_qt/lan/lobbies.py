"""The network's lobby as the window shows it."""

from __future__ import annotations

from engine.samurai import COLOURS, PLAYER_COUNTS
from net.errors import RemoteProtocolError
from net.lobby.model import Lobby as NetLobby
from net.lobby.model import LobbySeat as NetSeat
from net.samurai import GAME_NAME, rules_of
from net.text import clean_name, player_name
from samurai_qt.lan.model import Lobby, LobbySeat


def lobby_of(lobby: NetLobby, own: str, addresses: tuple[str, ...], code: str = "") -> Lobby:
    """The lobby seen from the computer `own`, where this code was typed; RemoteProtocolError if of another game."""
    colours = [seat.colour for seat in lobby.seats if seat is not None]
    if len(lobby.seats) not in PLAYER_COUNTS or not set(colours) <= {*COLOURS}:
        raise RemoteProtocolError("the table has seats or colours that this game does not have")
    if lobby.game != GAME_NAME:
        raise RemoteProtocolError(f"the table plays {clean_name(lobby.game) or 'another game'}")
    return Lobby(
        clean_name(lobby.name),
        rules_of(lobby.rules),
        lobby.locked,
        tuple(None if seat is None else _seat(number, seat) for number, seat in enumerate(lobby.seats)),
        lobby.host.hex(),
        own,
        addresses,
        lobby.grace,
        code if lobby.locked else "",
    )


def _seat(number: int, seat: NetSeat) -> LobbySeat:
    name = player_name(seat.name, number)
    return LobbySeat(name, seat.colour, clean_name(seat.player), seat.entry.installation.hex(), bool(seat.ready))
