"""The best whole turns by a value that is a sum over settlements (docs/bots.md has the reasoning).

Tiles that share no settlement do not bear on one another: their values add. So the search first values *clusters*,
sets of actions tied together by shared settlements, and then joins clusters that share neither a settlement nor a
tile. Clusters grow by one action at a time, as far as `Limits` say.
"""

from collections.abc import Callable, Iterable
from heapq import nlargest
from operator import itemgetter
from random import Random
from typing import NamedTuple, Protocol

from engine.samurai.actions import Action, FigureExchange, Place, TokenExchange, Turn, tile_of_action
from engine.samurai.bots.outlook import Effect, Outlook
from engine.samurai.legality import legal_actions
from engine.samurai.pieces import Tile
from engine.samurai.position import Counts, Hand, Position

_SLOW_TILE = 1
_EXCHANGES = (Tile.X, Tile.M)
# After so many steps the search asks whether to stop; joining takes as many more then, for the best come first.
_CHECK_EVERY = 16
_LAST_JOINS = 64


class Valuation(Protocol):
    """What a turn is worth to its player: a sum over settlements, less what its tiles cost."""

    def prospect(self, index: int, own: Counts, open_land: int, figures: int) -> float:
        """The worth of the outlook's prospect of this index with such own influence, open land and figures."""
        ...

    def cost(self, tile: Tile) -> float:
        """The worth of keeping the tile for later."""
        ...


class Limits(NamedTuple):
    """How widely to search: from how many of the best single actions clusters grow, from how many of the best of
    each larger size, and whether exchanges are looked at unless there is nothing else.
    """

    single: int
    larger: int
    exchanges: bool


THOROUGH = Limits(single=10_000, larger=200, exchanges=True)
QUICK = Limits(single=12, larger=0, exchanges=False)


class RatedTurn(NamedTuple):
    """A turn and the change of value it brings."""

    value: float
    turn: Turn


class _Candidate(NamedTuple):
    """An action; `slot` is the bit of the tile it uses, `touched` the bits of the prospects it changes."""

    action: Action
    slot: int
    hex: int
    touched: int
    cost: float
    effects: tuple[Effect, ...]


class _Cluster(NamedTuple):
    value: float
    slots: int
    touched: int
    candidates: tuple[_Candidate, ...]


class TurnSearch:
    """The whole turns of a hand, rated; equal ones in an order that `random` shuffles."""

    def __init__(
        self,
        position: Position,
        hand: Hand,
        outlook: Outlook,
        valuation: Valuation,
        random: Random,
        limits: Limits = THOROUGH,
        stopped: Callable[[], bool] = lambda: False,
    ) -> None:
        self._outlook = outlook
        self._valuation = valuation
        self._limits = limits
        self._stopped = stopped
        self._worth = [
            valuation.prospect(index, prospect.influence[hand.seat], prospect.open_land, prospect.figures)
            for index, prospect in enumerate(outlook.prospects)
        ]
        self._own = [prospect.influence[hand.seat] for prospect in outlook.prospects]
        candidates = self._candidates(position, hand)
        random.shuffle(candidates)
        self._clusters = self._grow(candidates)

    def best(self, count: int) -> list[RatedTurn]:
        """The best turns, best first, at most so many; a pass alone where nothing can be placed."""
        if not self._clusters:
            return [RatedTurn(0, Turn())]
        singly = nlargest(count, self._clusters, key=_value)
        helpful = [cluster for cluster in self._clusters if cluster.value > 0]
        turns = _Joining(helpful, singly, count, self._stopped).turns
        return [RatedTurn(value, _in_order(candidates)) for value, candidates in turns]

    def _actions(self, position: Position, hand: Hand) -> list[Action]:
        if not self._limits.exchanges:
            placed = tuple([tile for tile in hand.tiles if tile not in _EXCHANGES])
            actions = legal_actions(position, hand.seat, placed, False)
            if actions:
                return actions
        return legal_actions(position, hand.seat, hand.tiles, False)

    def _candidates(self, position: Position, hand: Hand) -> list[_Candidate]:
        fast_tiles = [tile for tile in hand.tiles if tile.fast]
        slots: dict[Tile, list[int]] = {}
        for number, tile in enumerate(fast_tiles, start=1):
            slots.setdefault(tile, []).append(1 << number)
        candidates = []
        for action in self._actions(position, hand):
            tile = tile_of_action(action)
            effects = self._outlook.effects(action)
            touched = sum(1 << effect.prospect for effect in effects)
            for slot in slots.get(tile, (_SLOW_TILE,)):
                candidates.append(
                    _Candidate(action, slot, hex_filled(action), touched, self._valuation.cost(tile), effects)
                )
        return candidates

    def _grow(self, candidates: list[_Candidate]) -> list[_Cluster]:
        touching: list[list[_Candidate]] = [[] for _ in self._outlook.prospects]
        for candidate in candidates:
            for effect in candidate.effects:
                touching[effect.prospect].append(candidate)
        size = self._singles(candidates)
        clusters = size.copy()
        width = self._limits.single
        while size and width and not self._stopped():
            size = self._grown(size if width >= len(size) else nlargest(width, size, key=_value), touching)
            clusters += size
            width = self._limits.larger
        return clusters

    def _singles(self, candidates: list[_Candidate]) -> list[_Cluster]:
        """Every candidate by itself; once stopped only the placements, for exchanges are many."""
        singles: list[_Cluster] = []
        stopped = False
        for number, candidate in enumerate(candidates):
            if number % _CHECK_EVERY == 0 and not stopped:
                stopped = self._stopped()
            if not stopped or not singles or isinstance(candidate.action, Place):
                singles.append(self._cluster((candidate,), candidate.slot, candidate.touched))
        return singles

    def _grown(self, clusters: list[_Cluster], touching: list[list[_Candidate]]) -> list[_Cluster]:
        """Every cluster of one action more that these clusters are part of."""
        grown: dict[tuple[int, frozenset[Action]], _Cluster] = {}
        for _, slots, touched, candidates in clusters:
            hexes = [candidate.hex for candidate in candidates]
            actions = [candidate.action for candidate in candidates]
            for index in _bits(touched):
                for candidate in touching[index]:
                    if candidate.slot & slots or candidate.hex in hexes:
                        continue
                    key = slots | candidate.slot, frozenset((*actions, candidate.action))
                    if key not in grown:
                        if len(grown) % _CHECK_EVERY == 0 and self._stopped():
                            return list(grown.values())
                        grown[key] = self._cluster((*candidates, candidate), key[0], touched | candidate.touched)
        return list(grown.values())

    def _cluster(self, candidates: tuple[_Candidate, ...], slots: int, touched: int) -> _Cluster:
        changes: dict[int, tuple[int, int, int, int, int]] = {}
        value = 0.0
        for candidate in candidates:
            value -= candidate.cost
            for index, helmets, buddhas, rice, filled, swapped in candidate.effects:
                if index in changes:
                    before = changes[index]
                    changes[index] = (
                        before[0] + helmets,
                        before[1] + buddhas,
                        before[2] + rice,
                        before[3] + filled,
                        before[4] ^ swapped,
                    )
                else:
                    changes[index] = helmets, buddhas, rice, filled, swapped
        for index, (helmets, buddhas, rice, filled, swapped) in changes.items():
            prospect = self._outlook.prospects[index]
            own_helmets, own_buddhas, own_rice = self._own[index]
            value += self._valuation.prospect(
                index,
                (own_helmets + helmets, own_buddhas + buddhas, own_rice + rice),
                prospect.open_land - filled,
                prospect.figures ^ swapped,
            )
            value -= self._worth[index]
        return _Cluster(value, slots, touched, candidates)


_value = itemgetter(0)


class _Joining:
    """The best sums of clusters that share no tile and no settlement, by branch and bound."""

    def __init__(
        self, clusters: list[_Cluster], singly: list[_Cluster], count: int, stopped: Callable[[], bool]
    ) -> None:
        by_slots: dict[int, list[_Cluster]] = {}
        for cluster in sorted(clusters, key=_value, reverse=True):
            by_slots.setdefault(cluster.slots, []).append(cluster)
        self._groups = sorted(by_slots.items())
        self._reach: dict[int, float] = {}
        self._count = count
        self._stopped = stopped
        self._steps = 0
        self._last: int | None = None
        self.turns = [(cluster.value, cluster.candidates) for cluster in singly]
        every_slot = 0
        for slots in by_slots:
            every_slot |= slots
        self._join(0, every_slot, 0, 0.0, ())

    def _join(self, start: int, free: int, touched: int, value: float, candidates: tuple[_Candidate, ...]) -> None:
        for place in range(start, len(self._groups)):
            slots, clusters = self._groups[place]
            if slots & ~free:
                continue
            rest = free & ~slots
            hope = value + self._most(rest)
            for cluster in clusters:
                if self._out_of_time():
                    return
                if len(self.turns) == self._count and cluster.value + hope <= self.turns[-1][0]:
                    break
                if cluster.touched & touched:
                    continue
                joined = (*candidates, *cluster.candidates)
                if candidates:
                    self._offer(value + cluster.value, joined)
                if rest:
                    self._join(place + 1, rest, touched | cluster.touched, value + cluster.value, joined)

    def _out_of_time(self) -> bool:
        self._steps += 1
        if self._last is None and self._steps % _CHECK_EVERY == 0 and self._stopped():
            self._last = self._steps + _LAST_JOINS
        return self._last is not None and self._steps > self._last

    def _offer(self, value: float, candidates: tuple[_Candidate, ...]) -> None:
        if len(self.turns) < self._count or value > self.turns[-1][0]:
            self.turns.append((value, candidates))
            self.turns.sort(key=_value, reverse=True)
            del self.turns[self._count :]

    def _most(self, free: int) -> float:
        """No turn from these slots is worth more than this."""
        if free not in self._reach:
            self._reach[free] = max(
                (
                    clusters[0].value + self._most(free & ~slots)
                    for slots, clusters in self._groups
                    if not slots & ~free
                ),
                default=0.0,
            )
        return self._reach[free]


def hex_filled(action: Action) -> int:
    """The hex that the action fills, or -1."""
    if isinstance(action, Place):
        return action.hex
    return action.destination if isinstance(action, TokenExchange) else -1


def _in_order(candidates: Iterable[_Candidate]) -> Turn:
    """The turn in an order that is always legal and completes settlements as late as it can."""
    return Turn(tuple(sorted((candidate.action for candidate in candidates), key=rank)))


def rank(action: Action) -> tuple[int, ...]:
    """Figures are exchanged first, then come ships, the ronin, and the slow tile last."""
    if isinstance(action, FigureExchange):
        return (0,)
    if isinstance(action, Place) and action.tile.fast:
        return (2 if action.tile is Tile.N1 else 1, action.tile.index, action.hex)
    return (3,)


def _bits(mask: int) -> Iterable[int]:
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest
