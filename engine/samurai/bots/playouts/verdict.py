"""Who wins by a tally: each seat's share of the victory, as the public scoring has it."""

from functools import cache

from engine.samurai.bots.playouts.packing import FIRST_COUNT, KINDS, MOST_REMEMBERED, packing_for

Counts = tuple[tuple[int, int, int], ...]


class Shares(dict[int, tuple[float, ...]]):
    """From captured figures as in a tally (everything below them cut off) to the seats' shares of the victory."""

    def __init__(self, players: int, tied_leaders: bool) -> None:
        super().__init__()
        self._packing = packing_for(players)
        self._tied_leaders = tied_leaders

    def __missing__(self, counts: int) -> tuple[float, ...]:
        winners = winners_by(self._packing.captured(counts << FIRST_COUNT), self._tied_leaders)
        shares = tuple([1 / len(winners) if seat in winners else 0.0 for seat in range(self._packing.players)])
        if len(self) >= MOST_REMEMBERED:
            self.clear()
        self[counts] = shares
        return shares

    def of(self, tally: int) -> tuple[float, ...]:
        """The shares if the game ended with this tally."""
        return self[tally >> FIRST_COUNT]


@cache
def shares_for(players: int, tied_leaders: bool) -> Shares:
    """The shared table of verdicts, which fills itself as games end."""
    return Shares(players, tied_leaders)


def winners_by(captured: Counts, tied_leaders: bool) -> list[int]:
    """The seats that win with these helmets, Buddhas and rice along the seats (rules.md, section 6)."""
    seats = range(len(captured))
    totals = [sum(counts) for counts in captured]
    led = [0] * len(captured)
    most_of = [0] * len(captured)
    own_kinds = [0] * len(captured)
    for kind in range(KINDS):
        counts = [of_seat[kind] for of_seat in captured]
        most = max(counts)
        if most:
            for seat in seats:
                most_of[seat] += counts[seat] == most
            if counts.count(most) == 1:
                leader = counts.index(most)
                led[leader] += 1
                own_kinds[leader] += most
    first = [seat for seat in seats if (most_of if tied_leaders else led)[seat] >= 2]
    if first:
        return _with_most(first, totals)
    second = [seat for seat in seats if led[seat] == 1]
    if not second:
        return _with_most(list(seats), totals)
    others = [total - own for total, own in zip(totals, own_kinds, strict=True)]
    return _with_most(_with_most(second, others), totals)


def _with_most(seats: list[int], numbers: list[int]) -> list[int]:
    most = max([numbers[seat] for seat in seats])
    return [seat for seat in seats if numbers[seat] == most]
