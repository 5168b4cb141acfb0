"""Influence on settlements, and captures (rules.md, section 4)."""

from collections.abc import Iterable
from typing import NamedTuple

from engine.samurai.pieces import FIGURES, Figure
from engine.samurai.position import Counts, Position


class Capture(NamedTuple):
    """A figure leaving the board to `seat`, or set aside (-1); `totals` are the influences along the seats."""

    hex: int
    figure: Figure
    seat: int
    totals: tuple[int, ...]


def influence(position: Position, settlement: int) -> tuple[tuple[int, ...], ...]:
    """Per kind of figure (helmet, Buddha, rice), every seat's total of adjacent tiles that influence it."""
    helmets = [0] * position.board.players
    buddhas = helmets.copy()
    rice = helmets.copy()
    tiles = position.tiles
    for neighbour in position.board.neighbours[settlement]:
        placed = tiles[neighbour]
        if placed is not None:
            seat, tile = placed
            on_helmets, on_buddhas, on_rice = tile.influence
            helmets[seat] += on_helmets
            buddhas[seat] += on_buddhas
            rice[seat] += on_rice
    return tuple(helmets), tuple(buddhas), tuple(rice)


def leading_seat(totals: tuple[int, ...]) -> int:
    """The seat with strictly the highest total, or -1 on a tie, zero included."""
    highest = max(totals)
    return totals.index(highest) if totals.count(highest) == 1 else -1


def open_land(position: Position, settlement: int) -> tuple[int, ...]:
    """The land hexes beside the settlement that hold no tile yet."""
    tiles = position.tiles
    return tuple(hex_ for hex_ in position.board.land_beside[settlement] if tiles[hex_] is None)


def is_surrounded(position: Position, settlement: int) -> bool:
    """Whether every land hex beside the settlement holds a tile; sea hexes need none."""
    tiles = position.tiles
    for hex_ in position.board.land_beside[settlement]:
        if tiles[hex_] is None:
            return False
    return True


def captures_at(position: Position, settlements: Iterable[int]) -> tuple[Capture, ...]:
    """What those of these settlements that are surrounded give, figure by figure."""
    captures = []
    figures = position.figures
    for settlement in settlements:
        mask = figures[settlement]
        if mask and is_surrounded(position, settlement):
            totals = influence(position, settlement)
            captures += [
                Capture(settlement, figure, leading_seat(totals[figure.index]), totals[figure.index])
                for figure in FIGURES
                if mask & figure.bit
            ]
    return tuple(captures)


def with_captures(position: Position, captures: tuple[Capture, ...]) -> Position:
    """The position after these figures have gone to their winners or beside the board."""
    figures = list(position.figures)
    captured = [list(counts) for counts in position.captured]
    set_aside = list(position.set_aside)
    for capture in captures:
        figures[capture.hex] &= ~capture.figure.bit
        (set_aside if capture.seat < 0 else captured[capture.seat])[capture.figure.index] += 1
    return position._replace(
        figures=tuple(figures),
        captured=tuple(_counts(counts) for counts in captured),
        set_aside=_counts(set_aside),
    )


def _counts(counts: list[int]) -> Counts:
    helmets, buddhas, rice = counts
    return helmets, buddhas, rice
