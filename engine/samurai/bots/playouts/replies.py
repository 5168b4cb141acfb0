"""The tree over the first turns of guided playouts: what each seat does best, over all hands that are sampled."""

from math import log, sqrt
from typing import TypeVar

Where = TypeVar("Where")

Key = tuple[int, int, int]
"""A slow tile and the two settlements beside its hex: hexes between the same two are one and the same."""

# A reply counts as if it had been tried so often already and had come to what the policy makes of it.
_TRIED = 4
_EXPLORATION = 0.12
# Replies that the policy puts so far behind, in chances to win, are not tried at all.
_FAR_BEHIND = 0.12


class Node:
    """A point in the tree: its visits, and the sum of what they came to for the seat that chose to come here."""

    __slots__ = ("replies", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.replies: dict[Key, Node] = {}

    def reply(self, key: Key) -> "Node":
        """The point this reply leads to."""
        if key not in self.replies:
            self.replies[key] = Node()
        return self.replies[key]

    def add(self, share: float) -> None:
        """Count a playout that came to this share of the victory for the seat that chose to come here."""
        self.visits += 1
        self.total += share


def chosen_reply(node: Node, options: list[tuple[float, Key, Where]]) -> tuple[float, Key, Where]:
    """The option to try next; each is what the policy makes of it, in chances to win, its key, and where it is."""
    top = max([option[0] for option in options])
    visits, total = 0, 0.0
    for reply in node.replies.values():
        visits += reply.visits
        total += reply.total
    level = total / visits if visits else 0.5
    reach = _EXPLORATION * sqrt(log(visits + 2))
    best, best_option = -9.0, options[0]
    for option in options:
        gain, key, _ = option
        if gain < top - _FAR_BEHIND:
            continue
        known = node.replies.get(key)
        expected = _TRIED * (level + gain - top)
        if known is None:
            count: float = _TRIED
        else:
            count = _TRIED + known.visits
            expected += known.total
        value = expected / count + reach / sqrt(count)
        if value > best:
            best, best_option = value, option
    return best_option
