"""A table that is played is advertised by each of its players; a person sees it once."""

from collections.abc import Callable

from net.discovery.advert import Advert
from net.discovery.events import Added, Event, Removed, Table, Updated


def identity_of(advert: Advert) -> bytes:
    """What makes an advert's table one: its id, and until the game begins the host's key, too.

    The id of a table that is played comes from what all players signed, and none of them is its host any more.
    """
    return advert.table if advert.started else advert.table + advert.host_key


class Merging:
    """Hears a `Browser`'s events and tells them on, the adverts of one table as one.

    The one heard first is shown for as long as it is there; the endpoints of all follow its own.
    """

    def __init__(self, listener: Callable[[Event], None] = lambda event: None) -> None:
        self._listener = listener
        self._heard: dict[bytes, dict[bytes, Table]] = {}
        self._identities: dict[tuple[bytes, bytes], bytes] = {}

    @property
    def tables(self) -> tuple[Table, ...]:
        """The tables there are now, in the order in which they came."""
        return tuple(_merged(heard) for heard in self._heard.values())

    def hear(self, event: Event) -> None:
        """A Browser's event."""
        advert = event.table.advert
        key = (advert.table, advert.host_key)
        before = self._identities.pop(key, None)
        after = None if isinstance(event, Removed) else identity_of(advert)
        if before is not None and before != after:
            self._change(before, advert.host_key, None)
        if after is not None:
            self._identities[key] = after
            self._change(after, advert.host_key, event.table)

    def _change(self, identity: bytes, host_key: bytes, table: Table | None) -> None:
        """Put one advert's table in its place, or take it away, and tell what changed."""
        heard = self._heard.setdefault(identity, {})
        before = _merged(heard) if heard else None
        if table is None:
            del heard[host_key]
        else:
            heard[host_key] = table
        if not heard:
            del self._heard[identity]
        after = _merged(heard) if heard else None
        if after is not None and after != before:
            self._listener(Updated(after) if before else Added(after))
        elif after is None and before is not None:
            self._listener(Removed(before))


def _merged(heard: dict[bytes, Table]) -> Table:
    first = next(iter(heard.values()))
    endpoints = dict.fromkeys(endpoint for table in heard.values() for endpoint in table.endpoints)
    return Table(first.advert, tuple(endpoints), first.ping)
