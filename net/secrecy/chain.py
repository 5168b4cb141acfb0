"""Hash chains: a row of secrets of which the first one published commits to all that follow."""

from net.hashing import TaggedHash, tagged_hash
from net.limits import CHAIN_LINKS


def build_chain(seed: bytes, table_id: bytes, seat: int) -> tuple[bytes, ...]:
    """The links in the order they are shown: the published end first, then `CHAIN_LINKS` links."""
    beginning = TaggedHash("link", table_id, seat)
    links = [seed]
    for number in range(CHAIN_LINKS, 0, -1):
        links.append(beginning.of(number, links[-1]))
    links.reverse()
    return tuple(links)


def link_before(link: bytes, table_id: bytes, seat: int, number: int) -> bytes:
    """The link shown before this one, which is the seat's `number`th (from 1; the 0th is the published end)."""
    return tagged_hash("link", table_id, seat, number, link)


def roll_seed(table_id: bytes, step: int, links: dict[int, bytes]) -> bytes:
    """The seed of a step's roll, from the link of each seat that took part."""
    parts: list[bytes | int] = [table_id, step]
    for seat in sorted(links):
        parts += [seat, links[seat]]
    return tagged_hash("roll", *parts)
