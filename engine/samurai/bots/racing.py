"""Choosing the best of several by samples that all of them face, giving up those that clearly fall behind."""

from collections.abc import Callable
from math import sqrt

_FIRST_CHECK = 8
_CHECK_GROWTH = 1.5
# A contender is given up once it lies so many standard errors of their difference behind the best.
_GIVE_UP_BEHIND = 2.5


def race(contenders: int, round_: Callable[[list[int]], list[float] | None]) -> tuple[int, list[float]]:
    """The contender with the best mean, and the means; `round_` values those still in by one more sample, or ends.

    A contender's number breaks ties, lower ones first; without any whole round it is the first, with no means.
    """
    values: list[list[float]] = [[] for _ in range(contenders)]
    still_in = list(range(contenders))
    rounds = 0
    check = _FIRST_CHECK
    while len(still_in) > 1:
        found = round_(still_in)
        if found is None:
            break
        for contender, value in zip(still_in, found, strict=True):
            values[contender].append(value)
        rounds += 1
        if rounds >= check:
            check = int(check * _CHECK_GROWTH)
            still_in = _still_close(still_in, values, rounds)
    if not rounds:
        return 0, []
    means = [sum(of_one) / len(of_one) for of_one in values]
    return max(still_in, key=lambda contender: (means[contender], -contender)), means


def _still_close(still_in: list[int], values: list[list[float]], rounds: int) -> list[int]:
    best = max(still_in, key=lambda contender: sum(values[contender]))
    close = []
    for contender in still_in:
        behind = [one - other for one, other in zip(values[best], values[contender], strict=True)]
        mean = sum(behind) / rounds
        variance = sum([(difference - mean) ** 2 for difference in behind]) / (rounds - 1)
        if contender == best or mean <= _GIVE_UP_BEHIND * sqrt(variance / rounds) + 1e-9:
            close.append(contender)
    return close
