"""The tables found on the network, as the window lists them."""

from __future__ import annotations

from engine.samurai import RuleSet, UnknownOption
from net.discovery import Event, Removed, Table
from net.samurai import GAME_NAME
from net.transport import PROTOCOL
from samurai_qt.lan.endpoints import written
from samurai_qt.lan.model import FoundTable


class Listing:
    """Keeps what discovery tells, without the tables of this installation."""

    def __init__(self, own: bytes) -> None:
        self._own = own
        self._entries: dict[str, Table] = {}

    @property
    def tables(self) -> tuple[FoundTable, ...]:
        """The tables that answer now, in the order they came."""
        return tuple(_found(key, table) for key, table in self._entries.items())

    def entry(self, key: str) -> Table | None:
        """The table as discovery tells of it."""
        return self._entries.get(key)

    def hear(self, event: Event) -> None:
        """A table came, changed or went."""
        advert = event.table.advert
        key = (advert.table + advert.host_key).hex()
        if isinstance(event, Removed):
            self._entries.pop(key, None)
        elif not self._own.startswith(advert.host_key):
            self._entries[key] = event.table

    def clear(self) -> None:
        """Nothing is looked for any more."""
        self._entries.clear()


def _found(key: str, table: Table) -> FoundTable:
    advert = table.advert
    endpoint = table.endpoints[0]
    return FoundTable(
        key,
        advert.table_name,
        advert.host_name,
        advert.seats_taken,
        advert.seats,
        _rules_of(dict(advert.options)) if advert.game == GAME_NAME else None,
        advert.locked,
        advert.started,
        table.ping,
        written(endpoint.address, endpoint.port),
        f"Samurai {advert.program}",
        advert.version == PROTOCOL and advert.game == GAME_NAME,
    )


def _rules_of(options: dict[str, str]) -> RuleSet | None:
    try:
        return RuleSet.from_texts(options)
    except UnknownOption:
        return None
