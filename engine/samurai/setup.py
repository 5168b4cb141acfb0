"""Setting up: opening hands, and figures placed in turn or dealt (rules.md, section 3)."""

from collections import Counter
from typing import Protocol

from engine.samurai.actions import FigurePlacement
from engine.samurai.board import Board
from engine.samurai.pieces import ALL_TILES, FIGURES, HAND_SIZE, Figure, Tile
from engine.samurai.position import Phase, Position, after_openings, replaced
from engine.samurai.reasons import IllegalAction, Reason, Rule
from engine.samurai.rules import RuleSet

_PAIRS = tuple(first.bit | second.bit for first in FIGURES for second in FIGURES if first.index < second.index)


def why_not_opening(position: Position, seat: int, tiles: tuple[Tile, ...]) -> Reason | None:
    """The rule that forbids this opening hand, or None."""
    if position.phase is not Phase.OPENING:
        return Reason(Rule.GAME_OVER if position.phase is Phase.OVER else Rule.WRONG_PHASE)
    if position.opening_chosen[seat]:
        return Reason(Rule.OPENING_CHOSEN)
    if len(tiles) != HAND_SIZE:
        return Reason(Rule.NOT_FIVE_TILES)
    if Counter(tiles) - Counter(ALL_TILES):
        return Reason(Rule.NOT_YOUR_TILES)
    return None


def with_opening(position: Position, seat: int) -> Position:
    """The position once the seat has chosen its opening hand, which nobody else sees."""
    position = position._replace(
        opening_chosen=replaced(position.opening_chosen, seat, True),
        hand_sizes=replaced(position.hand_sizes, seat, HAND_SIZE),
        stock_sizes=replaced(position.stock_sizes, seat, len(ALL_TILES) - HAND_SIZE),
    )
    return after_openings(position) if all(position.opening_chosen) else position


def figures_to_place(position: Position) -> tuple[int, int, int]:
    """How many figures of each kind are still beside the board in setup."""
    total = position.board.figures_of_each_kind
    helmets, buddhas, rice = position.figures_left()
    return total - helmets, total - buddhas, total - rice


def legal_figure_placements(position: Position) -> list[FigurePlacement]:
    """Every figure placement open to the seat to act, in order of hexes and kinds."""
    if position.phase is not Phase.FIGURES:
        return []
    return [
        placement
        for settlement in position.board.settlements
        for figure in FIGURES
        if why_not_figure(position, placement := FigurePlacement(settlement, figure)) is None
    ]


def why_not_figure(position: Position, placement: FigurePlacement) -> Reason | None:
    """The rule that forbids the seat to act to put this figure there, or None."""
    board = position.board
    hex_index, figure = placement
    name = board.hexes[hex_index].name
    if position.phase is not Phase.FIGURES:
        return Reason(Rule.GAME_OVER if position.phase is Phase.OVER else Rule.WRONG_PHASE)
    capacity = board.capacity(hex_index)
    mask = position.figures[hex_index]
    if not capacity:
        return Reason(Rule.NOT_A_SETTLEMENT, hex=name)
    if mask.bit_count() >= capacity:
        return Reason(Rule.SETTLEMENT_FULL, hex=name)
    cities_full = all(position.figures[city].bit_count() == 2 for city in board.cities)
    if capacity == 1 and not cities_full:
        return Reason(Rule.CITIES_FIRST, hex=name)
    if mask & figure.bit:
        return Reason(Rule.CITY_NEEDS_TWO_KINDS, hex=name, figure=figure)
    if not figures_to_place(position)[figure.index]:
        return Reason(Rule.FIGURE_RUN_OUT, hex=name, figure=figure)
    if position.rules.distinct_cities and capacity == 2:
        masks = [position.figures[city] | (figure.bit if city == hex_index else 0) for city in board.cities]
        if not _can_all_differ(masks):
            return Reason(Rule.CITIES_ALIKE, hex=name, figure=figure)
    return None


def with_figure(position: Position, placement: FigurePlacement) -> Position:
    """The position after the seat to act placed a figure; IllegalAction if a rule forbids it."""
    reason = why_not_figure(position, placement)
    if reason is not None:
        raise IllegalAction(reason)
    hex_index, figure = placement
    mask = position.figures[hex_index] | figure.bit
    position = position._replace(figures=replaced(position.figures, hex_index, mask))
    if not any(figures_to_place(position)):
        return position._replace(phase=Phase.TURNS, seat_to_act=position.first)
    return position._replace(seat_to_act=(position.seat_to_act + 1) % position.board.players)


class Shuffler(Protocol):
    """A source of chance that can put a list into random order, as `random.Random` does."""

    def shuffle(self, x: list[Figure], /) -> None:
        """Put the list into an order of which each is equally likely."""
        ...


def random_figures(board: Board, rules: RuleSet, random: Shuffler) -> tuple[int, ...]:
    """Figures dealt at random under the conditions of placing them, as masks along the hexes."""
    while True:
        pool = [figure for figure in FIGURES for _ in range(board.figures_of_each_kind - 1)]
        random.shuffle(pool)
        masks = {board.edo: 0b111}
        for city in board.cities:
            masks[city] = _draw_pair(pool, random)
        if rules.distinct_cities and not _can_all_differ([masks[city] for city in board.cities]):
            continue
        for village in board.villages:
            masks[village] = pool.pop().bit
        return tuple(masks.get(hex_.number, 0) for hex_ in board.hexes)


def _draw_pair(pool: list[Figure], random: Shuffler) -> int:
    first = pool.pop()
    while pool[-1] is first:
        random.shuffle(pool)
    return first.bit | pool.pop().bit


def _can_all_differ(masks: list[int]) -> bool:
    """Whether cities holding these masks can still be filled with pairs that all differ."""

    def fill(place: int, taken: frozenset[int]) -> bool:
        if place == len(masks):
            return True
        return any(
            fill(place + 1, taken | {pair}) for pair in _PAIRS if pair not in taken and masks[place] & ~pair == 0
        )

    return fill(0, frozenset())
