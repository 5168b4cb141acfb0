"""Tables and bots for the tests of the window: bots that answer in this process, at the next turn of the loop."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from PySide6.QtCore import QTimer

from engine.samurai import (
    ALL_TILES,
    COLOURS,
    HAND_SIZE,
    Board,
    Choice,
    Deal,
    Draft,
    Hand,
    LocalTable,
    OpeningChoice,
    Phase,
    Position,
    RuleSet,
    SeatInfo,
    Table,
    Turn,
    legal_figure_placements,
)
from samurai_qt.bots.seats import BotSeats

NAMES = ("Ann", "Bob", "Cleo", "Dan")


def new_table(*players: str, rules: RuleSet | None = None, seed: int = 1, first: int | None = None) -> LocalTable:
    """A table with these players (`human`, `bot:LEVEL`) in seats named Ann, Bob, Cleo and Dan."""
    rules = rules or RuleSet()
    seats = tuple(SeatInfo(*seat) for seat in zip(NAMES, COLOURS, players, strict=False))
    deal = Deal.shuffled(Board.load(len(seats)), rules, Random(seed))
    return LocalTable(rules, seats, deal if first is None else deal._replace(first=first))


def any_turn(position: Position, hand: Hand, random: Random) -> Turn:
    """A turn of one random legal action, or a pass where there is none."""
    draft = Draft(position, hand)
    actions = draft.legal_actions()
    if actions:
        draft.push(random.choice(actions))
    return draft.finish()


def any_choice(table: Table, seat: int, random: Random) -> Choice:
    """A random legal choice of an awaited seat."""
    position = table.position
    if position.phase is Phase.OPENING:
        return OpeningChoice(tuple(random.sample(ALL_TILES, HAND_SIZE)))
    if position.phase is Phase.FIGURES:
        return random.choice(legal_figure_placements(position))
    return any_turn(position, table.hand(seat), random)


class QuickBots(BotSeats):
    """Bots that answer at random from the event loop; `faults` are given instead of answers while there are any."""

    def __init__(self, levels: Mapping[int, str], faults: tuple[str | Choice, ...] = ()) -> None:
        super().__init__(levels)
        self.asked: list[tuple[int, str]] = []
        self.faults = list(faults)
        self.open = True
        self._random = Random(1)
        self._pending: list[int] = []

    def ask(self, seat: int, table: Table) -> None:
        if seat in self._pending:
            return
        self.asked.append((seat, self.bots[seat]))
        self._pending.append(seat)
        QTimer.singleShot(0, self, lambda: self._answer(seat, table))

    def _answer(self, seat: int, table: Table) -> None:
        if seat not in self._pending:
            return
        self._pending.remove(seat)
        fault = self.faults.pop(0) if self.faults else None
        if isinstance(fault, str):
            self.failed.emit(seat, fault)
        else:
            self.answered.emit(seat, fault or any_choice(table, seat, self._random))

    def cancel(self) -> None:
        self._pending.clear()

    def close(self) -> None:
        self.cancel()
        self.open = False
