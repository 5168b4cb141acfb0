"""Tables for bots to sit at."""

from random import Random

from engine.samurai import (
    Board,
    Choice,
    Deal,
    FigurePlacement,
    LocalTable,
    OpeningChoice,
    Phase,
    RuleSet,
    SeatInfo,
    Turn,
    legal_figure_placements,
)
from engine.samurai.bots import Budget, make_bot

SEATS = (SeatInfo("Ann", "red", "bot:hard"), SeatInfo("Bob", "blue", "bot:hard"))


def new_table(seed: int = 1, rules: RuleSet | None = None) -> LocalTable:
    """A table for two at its very start."""
    rules = rules or RuleSet()
    return LocalTable(rules, SEATS, Deal.shuffled(Board.load(2), rules, Random(seed)))


def table_in_phase(phase: Phase, turns: int = 0, seed: int = 1) -> LocalTable:
    """A table that waits for an opening hand, for a figure, or for a turn after so many."""
    table = new_table(seed)
    random = Random(seed)
    while table.position.phase is not phase or (phase is Phase.TURNS and len(table.record().turns) < turns):
        seat = table.awaited[0]
        table.submit(seat, _random_choice(table, seat, random))
    return table


def play_turns(table: LocalTable, number: int, seed: int = 1) -> None:
    """Play so many turns at random."""
    random = Random(seed)
    for _ in range(number):
        table.submit(table.awaited[0], _random_choice(table, table.awaited[0], random))


def _random_choice(table: LocalTable, seat: int, random: Random) -> Choice:
    position = table.position
    if position.phase is Phase.OPENING:
        return OpeningChoice(tuple(random.sample(table.stock(seat), 5)))
    if position.phase is Phase.FIGURES:
        return random.choice(legal_figure_placements(position))
    return make_bot("random").choose_turn(position, table.hand(seat), Budget(playouts=1), random)


def is_legal(table: LocalTable, choice: Choice) -> bool:
    """Whether the table takes the choice from the seat it waits for; it is then played."""
    assert isinstance(choice, OpeningChoice | FigurePlacement | Turn)
    table.submit(table.awaited[0], choice)
    return True
