"""The tables found on the network, as the window lists them."""

from __future__ import annotations

from collections.abc import Iterable

from engine.samurai import RuleSet, UnknownOption
from net.discovery import Advert, Event, Merging, Table, identity_of
from net.node.room import BOTS
from net.samurai import GAME_NAME
from net.transport import PROTOCOL
from samurai_qt.lan.endpoints import written
from samurai_qt.lan.model import FoundTable


class Listing:
    """Keeps what discovery tells, without the tables of this installation and those it can take up again."""

    def __init__(self, own: bytes) -> None:
        self._own = own
        self._merging = Merging()
        self._unfinished: frozenset[str] = frozenset()

    def leave_out(self, unfinished: Iterable[str]) -> None:
        """Leave out the games with these ids (hexadecimal): they are not to be watched but taken up again."""
        self._unfinished = frozenset(unfinished)

    @property
    def tables(self) -> tuple[FoundTable, ...]:
        """The tables that answer now, in the order they came."""
        return tuple(_found(table) for table in self._merging.tables if not self._is_unfinished(table))

    def entry(self, key: str) -> Table | None:
        """The table as discovery tells of it."""
        return next((table for table in self._merging.tables if _key(table) == key), None)

    def hear(self, event: Event) -> None:
        """A table came, changed or went."""
        if not self._own.startswith(event.table.advert.host_key):
            self._merging.hear(event)

    def _is_unfinished(self, table: Table) -> bool:
        advert = table.advert
        return advert.started and any(table_id.startswith(advert.table.hex()) for table_id in self._unfinished)

    def clear(self) -> None:
        """Nothing is looked for any more."""
        self._merging = Merging()


def options_and_bots(advert: Advert) -> tuple[dict[str, str], int]:
    """The options that are not as usual, and how many seats are those of bots on the host's computer.

    Bots are told of before the game only.
    """
    options = dict(advert.options)
    bots = options.pop(BOTS, "0")
    # An advert is a hint that anybody can send.
    return options, min(int(bots), advert.seats_taken) if bots.isdecimal() else 0


def _key(table: Table) -> str:
    return identity_of(table.advert).hex()


def _found(table: Table) -> FoundTable:
    advert = table.advert
    endpoint = table.endpoints[0]
    options, bots = options_and_bots(advert)
    return FoundTable(
        _key(table),
        advert.table_name,
        advert.host_name,
        advert.seats_taken,
        advert.seats,
        _rules_of(options) if advert.game == GAME_NAME else None,
        advert.locked,
        advert.started,
        table.ping,
        written(endpoint.address, endpoint.port),
        f"Samurai {advert.program}",
        advert.version == PROTOCOL and advert.game == GAME_NAME,
        bots,
    )


def _rules_of(options: dict[str, str]) -> RuleSet | None:
    try:
        return RuleSet.from_texts(options)
    except UnknownOption:
        return None
