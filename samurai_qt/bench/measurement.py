"""What a measurement is; modules of this package that measure offer `measure() -> Iterator[Measurement]`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import process_time
from typing import NamedTuple


class Measurement(NamedTuple):
    """One figure: its name as JSON calls it, its value, and the unit of the value ("x" for a ratio)."""

    name: str
    value: float
    unit: str


Measure = Callable[[], Iterator[Measurement]]


def seconds_taken(work: Callable[[], object]) -> float:
    """Processor time of a piece of work: what else the computer does hardly counts."""
    start = process_time()
    work()
    return process_time() - start
