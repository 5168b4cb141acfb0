"""`bench`: the project's own figures."""

from __future__ import annotations

import argparse
import json
import os
import platform
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from samurai_qt.command_line.output import print_utf8
from samurai_qt.command_line.types import Subparsers

if TYPE_CHECKING:
    from samurai_qt.bench.measurement import Measure, Measurement


def add_parser(subparsers: Subparsers, parents: Sequence[argparse.ArgumentParser]) -> None:
    """Add `bench [--json]`."""
    parser = subparsers.add_parser("bench", parents=parents, help="measure the program")
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    parser.set_defaults(run=run)


def _measures() -> tuple[Measure, ...]:
    # Imported here, so that no other command waits for them.
    from samurai_qt.bench import bots, headless, playouts, protocol, records, rules

    game = (rules.measure, records.measure, playouts.measure, bots.measure)
    return *game, protocol.measure, headless.measure, _windowed


def _windowed() -> Iterator[Measurement]:
    from samurai_qt.display_check import check_display

    # No window is shown, so none needs a screen.
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    check_display()
    from samurai_qt.bench import windowed

    # A new figure of the window is listed there.
    return windowed.measure()


def run(arguments: argparse.Namespace) -> int:
    """Measure everything, which takes about two minutes, and print it."""
    measurements = [measurement for measure in _measures() for measurement in _printed(measure, arguments.json)]
    if arguments.json:
        figures = {name: {"value": _rounded(value), "unit": unit} for name, value, unit in measurements}
        machine = {"python": platform.python_version(), "processors": os.cpu_count()}
        print_utf8(json.dumps({**machine, "figures": figures}) + "\n")
    return 0


def _printed(measure: Measure, as_json: bool) -> Iterator[Measurement]:
    for measurement in measure():
        if not as_json:
            name, value, unit = measurement
            print_utf8(f"{name:28} {_rounded(value):>12,} {unit}\n")
        yield measurement


def _rounded(value: float) -> float:
    """Four digits that count."""
    return float(f"{value:.4g}")
