"""The tables found on the network, as the window lists them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from engine.samurai import RuleSet, UnknownOption
from net.discovery import Advert, Event, Merging, Table, identity_of
from net.limits import GRACE_SECONDS, LEAST_GRACE_SECONDS, MOST_GRACE_SECONDS
from net.node.room import BOTS, GRACE
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


class Terms(NamedTuple):
    """What an advert says of the game: `options` are those that are not as usual, `bots` how many seats are those
    of bots on the host's computer, `grace` the seconds for which a silent player is waited for.

    The last two are told before the game only.
    """

    options: dict[str, str]
    bots: int
    grace: int


def terms_told(advert: Advert) -> Terms:
    """The terms of an advert, which is a hint that anybody can send: numbers that can't be count as usual."""
    options = dict(advert.options)
    bots = _number(options.pop(BOTS, ""), 0, advert.seats_taken, 0)
    grace = _number(options.pop(GRACE, ""), LEAST_GRACE_SECONDS, MOST_GRACE_SECONDS, GRACE_SECONDS)
    return Terms(options, bots, grace)


def _number(text: str, least: int, most: int, usual: int) -> int:
    if not (text.isascii() and text.isdecimal()):
        return usual
    number = int(text)
    return number if least <= number <= most else usual


def _key(table: Table) -> str:
    return identity_of(table.advert).hex()


def _found(table: Table) -> FoundTable:
    advert = table.advert
    endpoint = table.endpoints[0]
    options, bots, grace = terms_told(advert)
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
        grace,
    )


def _rules_of(options: dict[str, str]) -> RuleSet | None:
    try:
        return RuleSet.from_texts(options)
    except UnknownOption:
        return None
