"""Who wins, from the captured figures."""

from tests.engine.oracle.pieces import KINDS

Counts = list[dict[str, int]]


def best(seats: list[int], number_of: dict[int, int]) -> list[int]:
    """Keep the seats with the highest number."""
    return [seat for seat in seats if number_of[seat] == max(number_of[other] for other in seats)]


def leaders(captured: Counts) -> dict[str, int | None]:
    """Name for each kind the seat with strictly the most of it, if any."""
    leading: dict[str, int | None] = {}
    for kind in KINDS:
        most = most_of(captured, kind)
        leading[kind] = most[0] if len(most) == 1 else None
    return leading


def most_of(captured: Counts, kind: str) -> list[int]:
    """List the seats that have the most of a kind, at least one figure."""
    highest = max(counts[kind] for counts in captured)
    return [seat for seat, counts in enumerate(captured) if counts[kind] == highest and highest > 0]


def winners(captured: Counts, tied_leaders: bool) -> list[int]:
    """List the winning seats, by the three steps of the rules."""
    seats = list(range(len(captured)))
    total = {seat: sum(captured[seat].values()) for seat in seats}
    led = {seat: [kind for kind in KINDS if leaders(captured)[kind] == seat] for seat in seats}

    if tied_leaders:
        tied = {seat: [kind for kind in KINDS if seat in most_of(captured, kind)] for seat in seats}
        with_two = [seat for seat in seats if len(tied[seat]) >= 2]
        if with_two:
            return best(with_two, total)
    else:
        for seat in seats:
            if len(led[seat]) >= 2:
                return [seat]

    with_one = [seat for seat in seats if len(led[seat]) == 1]
    if with_one:
        others = {seat: total[seat] - sum(captured[seat][kind] for kind in led[seat]) for seat in seats}
        return best(best(with_one, others), total)
    return best(seats, total)
