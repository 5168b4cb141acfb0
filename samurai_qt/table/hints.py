"""Hints: what `master` would choose for the person whose choice is awaited, thought out in a process of its own."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from engine.samurai import (
    Action,
    Choice,
    FigurePlacement,
    Hand,
    IllegalAction,
    Phase,
    Position,
    Turn,
)
from engine.samurai.setup import why_not_figure
from engine.samurai.turn_facts import TurnFacts, turn_facts
from samurai_qt.bots.messages import question_for
from samurai_qt.bots.process import BotProcess
from samurai_qt.bots.thinking import milliseconds_of
from samurai_qt.table.controller import TableController

LEVEL = "master"


class Hint(NamedTuple):
    """A choice proposed to a person at this position with this hand; `facts` for a turn alone."""

    seat: int
    position: Position
    hand: Hand
    choice: Choice
    facts: TurnFacts | None


class _Moment(NamedTuple):
    """What a hint is for: as soon as any of this changes it is past."""

    seat: int
    position: Position
    hand: Hand
    staged: tuple[Action, ...]

    def same_choice(self, hint: Hint) -> bool:
        """Whether a hint is for this choice too, whatever is staged by now."""
        return self[:3] == hint[:3]


class Hints(QObject):
    """One hint at a time, asked for and shown until the person does something else.

    The bot's process is asked as a bot of the seat would be: with the public record and this hand, nothing more.
    """

    changed = Signal()
    """A thought begins or ends, or a hint comes or goes."""
    failed = Signal(str)
    """There will be no hint, and why."""

    def __init__(
        self, controller: TableController, process: BotProcess | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._process = process or BotProcess.for_level(LEVEL)
        self._process.setParent(self)
        self._process.answered.connect(self._take)
        self._process.failed.connect(self._fail)
        self._moment: _Moment | None = None
        self._hint: Hint | None = None
        self._last: Hint | None = None
        controller.changed.connect(self._mind)
        controller.closed.connect(self.close)

    @property
    def thinking(self) -> bool:
        """Whether a hint has been asked for and has not come yet."""
        return self._moment is not None and self._hint is None

    @property
    def hint(self) -> Hint | None:
        """The hint to show, or None."""
        return self._hint

    def ask(self) -> None:
        """Ask for a hint to the person who is to act; the same moment asked again has the same hint at once."""
        moment = self._now()
        if moment is None or moment == self._moment:
            return
        self._process.cancel()
        self._moment = moment
        self._hint = None
        last = self._last
        if last is not None and moment.same_choice(last):
            self._hint = last
        else:
            question = question_for(self._controller.table, moment.seat, milliseconds_of(LEVEL))
            self._process.ask(question)
        self.changed.emit()

    def forget(self) -> None:
        """Take the hint away, or end the thought about it."""
        if self._moment is None:
            return
        self._moment = self._hint = None
        self._process.cancel()
        self.changed.emit()

    def take_over(self) -> None:
        """Stage the proposed turn in place of what is staged; the hint has done its work then."""
        hint = self._hint
        self.forget()
        if hint is not None and isinstance(hint.choice, Turn):
            self._controller.take_over(hint.choice)

    def close(self) -> None:
        """End the bot's process."""
        self._moment = self._hint = None
        self._process.close()

    def _now(self) -> _Moment | None:
        controller = self._controller
        seat = controller.person_to_act
        if seat is None or controller.cover is not None:
            return None
        table = controller.table
        position = table.position
        if position.phase is Phase.OPENING:
            # Others choose their tiles meanwhile, which bears on nobody's choice.
            chosen = (False,) * position.players
            position = position._replace(opening_chosen=chosen, hand_sizes=(), stock_sizes=())
        staged = () if controller.staging is None else controller.staging.draft.actions
        return _Moment(seat, position, table.hand(seat), staged)

    def _mind(self) -> None:
        if self._moment is not None and self._now() != self._moment:
            self.forget()

    def _take(self, seat: int, choice: Choice) -> None:
        moment = self._moment
        if moment is None or self._hint is not None:
            return
        try:
            self._hint = self._last = _judged(moment, choice)
        except IllegalAction as error:
            self._fail(seat, str(error))
        else:
            self.changed.emit()

    def _fail(self, seat: int, why: str) -> None:
        self.forget()
        self.failed.emit(why)


def _judged(moment: _Moment, choice: Choice) -> Hint:
    """The hint of an answer; IllegalAction if it breaks a rule."""
    facts = None
    if isinstance(choice, Turn):
        facts = turn_facts(moment.position, moment.hand, choice)
    elif isinstance(choice, FigurePlacement):
        reason = why_not_figure(moment.position, choice)
        if reason is not None:
            raise IllegalAction(reason)
    return Hint(moment.seat, moment.position, moment.hand, choice, facts)
