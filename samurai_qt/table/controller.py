"""The controller of one table: events in, what is to be shown out, and the people's and bots' choices between."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Signal

from engine.samurai import (
    Choice,
    Draft,
    Event,
    Figure,
    FigurePlacement,
    GameEnded,
    Hand,
    IllegalAction,
    OpeningChoice,
    Phase,
    Position,
    Resignation,
    Table,
    Tile,
    Turn,
    TurnPlayed,
)
from samurai_qt.bots.seats import BotSeats
from samurai_qt.table.autosave import Autosave
from samurai_qt.table.bot_turns import BotFailure, BotTurns
from samurai_qt.table.history import last_turns
from samurai_qt.table.keeper import Keeper
from samurai_qt.table.pacer import Pacer, Shown
from samurai_qt.table.seating import Seating
from samurai_qt.table.staging import Staging, hexes_of


class TableController(QObject):
    """Plays a table for the people and bots of this computer; all its methods are for the GUI thread."""

    shown = Signal(object)
    """A `Shown` event whose turn has come on screen."""
    retold = Signal()
    """What happened before now is to be told anew: something came about without an event, or did not."""
    changed = Signal()
    """Something else to see has changed: the draft, whose turn it is, a cover, the speed, a failure."""
    refused = Signal(object)
    """The `Reason` a rule forbids what was just tried."""
    closed = Signal()
    """The game has been put away, its last save written."""
    notice = Signal(str)
    """One line for the user: something went wrong and the game goes on."""

    def __init__(
        self,
        table: Table,
        people: tuple[int, ...],
        bots: BotSeats,
        *,
        keeper: Keeper | None = None,
        autosave: Autosave | None = None,
        draft: Draft | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.table = table
        self.seating = Seating(people)
        self.pacer = Pacer(self)
        self.staging: Staging | None = None
        self._bots = BotTurns(bots, autosave, self)
        self._keeper = keeper
        self._autosave = autosave
        self._draft = draft
        self._position = table.position
        self._last_turns = last_turns(table)
        self._sent: Staging | None = None
        self._laid_by: Staging | None = None
        self._submitting_seat: int | None = None
        self._paused = False
        self._seen = True
        self._closed = False
        self._bots.chosen.connect(self._play_bot)
        self._bots.failed.connect(self.changed)
        self.pacer.shown.connect(self._show)
        self.pacer.drained.connect(self._go_on)
        if autosave is not None:
            autosave.setParent(self)
            autosave.failed.connect(self.notice)
        self._unsubscribe: Callable[[], None] = table.subscribe(self._hear)

    def start(self) -> None:
        """Let the game go on from where the table stands."""
        self._save()
        self._go_on()

    def close(self) -> None:
        """Stop thinking and showing, and see the last save to the disk; the table stays as it is."""
        if self._closed:
            return
        self._closed = True
        self._unsubscribe()
        self.pacer.stop()
        self._bots.close()
        if self._autosave is not None:
            self._autosave.close()
        self.closed.emit()

    # What is to be seen

    @property
    def position(self) -> Position:
        """The board as it is to be shown: with the turn in the making, or as far as events have been shown."""
        staging = self.staging or self._sent or self._laid_by
        return staging.position if staging is not None else self._position

    @property
    def is_confirming(self) -> bool:
        """Whether a turn has been ended here that others have yet to confirm."""
        return self._sent is not None

    @property
    def is_over(self) -> bool:
        """Whether the game is over and its end has been shown."""
        return self._position.phase is Phase.OVER and not self.pacer.busy

    @property
    def person_to_act(self) -> int | None:
        """The seat of the person here whose choice is awaited, once all before it has been shown."""
        # Opening hands are chosen by all at once: what others do meanwhile is not to be waited for.
        waits = self.pacer.busy and self.table.position.phase is not Phase.OPENING
        if self._closed or waits:
            return None
        return self.seating.next_person(self.table.awaited)

    @property
    def cover(self) -> int | None:
        """The seat of the person who has to confirm to be there before a hand is shown, or None."""
        person = self.person_to_act
        return person if person is not None and self.seating.is_covered(person) else None

    @property
    def hand(self) -> Hand | None:
        """The hand to show, without the tiles that are staged; None under a cover or where nobody looks."""
        if self.cover is not None or self.seating.present is None:
            return None
        staging = self.staging or self._sent or self._laid_by
        if staging is not None and staging.seat == self.seating.present:
            return staging.draft.hand
        return self.table.hand(self.seating.present)

    @property
    def thinking_seat(self) -> int | None:
        """The seat of the bot that is thinking or waits for others' moves to be seen."""
        return self._bots.thinking_seat(self.table)

    @property
    def marked_hexes(self) -> tuple[int, ...]:
        """The hexes touched by each seat's last turn; the seat whose turn it is has none marked."""
        acting = self._position.seat_to_act
        turns = [turn for seat, turn in self._last_turns.items() if seat != acting]
        return tuple(dict.fromkeys(hex_ for turn in turns for action in turn.actions for hex_ in hexes_of(action)))

    @property
    def bot_levels(self) -> Mapping[int, str]:
        """The level of each seat that a bot of this computer holds."""
        return self._bots.seats.bots

    # What a person does

    def confirm_presence(self) -> None:
        """The person the cover asks for is there."""
        if self.cover is not None:
            self.seating.confirm(self.cover)
            self._go_on()

    def choose_opening(self, tiles: tuple[Tile, ...]) -> None:
        """Take these five tiles as the opening hand of the person in front of the screen."""
        self._act(OpeningChoice(tiles), Phase.OPENING)

    def place_figure(self, hex_index: int, figure: Figure) -> None:
        """Put a figure on the board in setup; allowed under a cover too, since it needs no hand."""
        person = self.person_to_act
        if person is not None and self.table.position.phase is Phase.FIGURES:
            self._submit(person, FigurePlacement(hex_index, figure))

    def choose_tile(self, tile: Tile | None) -> None:
        """Take a tile of the hand to play, or lay it back with None."""
        self._stage(lambda staging: staging.choose_tile(tile), acts=False)

    def pick_hex(self, hex_index: int) -> None:
        """Pick a hex for the chosen tile."""
        self._stage(lambda staging: staging.pick_hex(hex_index))

    def pick_figure(self, hex_index: int, figure: Figure) -> None:
        """Pick a figure for the figure exchange."""
        self._stage(lambda staging: staging.pick_figure(hex_index, figure))

    def cancel(self) -> bool:
        """Go one step back from the last pick; False if there was none."""
        if self.staging is None or not self.staging.cancel():
            return False
        self.changed.emit()
        return True

    def undo(self) -> None:
        """Take back the last action of the turn."""
        self._stage(lambda staging: staging.undo())

    def redo(self) -> None:
        """Stage again what was undone last."""
        self._stage(lambda staging: staging.redo())

    def take_over(self, turn: Turn) -> None:
        """Stage a proposed turn in place of what is staged; it can be undone, and is not ended."""
        self._stage(lambda staging: staging.take_over(turn))

    def finish_turn(self) -> None:
        """End the turn, or pass where nothing can be placed."""
        if self.staging is None or self.cover is not None:
            return
        try:
            turn = self.staging.finish()
        except IllegalAction as error:
            self.refused.emit(error.reason)
            return
        self._submit(self.staging.seat, turn)

    @property
    def resigning_seat(self) -> int | None:
        """The seat that `resign` would give up: the person's whose turn it is, or who looks at the screen."""
        if self.table.position.phase is Phase.OVER:
            return None
        person = self.person_to_act
        return person if person is not None else self.seating.present

    def resign(self) -> None:
        """Give the game up for the resigning seat."""
        seat = self.resigning_seat
        if seat is not None:
            self._submit(seat, Resignation())

    # Bots

    @property
    def failure(self) -> BotFailure | None:
        """The bot that gave no usable answer, until it is asked again or replaced."""
        return self._bots.failure

    def retry_bot(self) -> None:
        """Ask the bot that failed once more."""
        self._bots.forget_failure()
        self._go_on()

    def replace_bot(self, level: str) -> None:
        """Let a bot of another level play on in the seat of the one that failed."""
        if self.failure is not None:
            if self._keeper is not None:
                self._keeper.reseat(self.failure.seat, f"bot:{level}")
            self._bots.forget_failure(level)
            self._save()
            self._go_on()

    @property
    def paused(self) -> bool:
        """Whether a person made the game stand still."""
        return self._paused

    def set_paused(self, paused: bool) -> None:
        """Let the game stand still or go on: no move is shown, and bots begin no new thought."""
        self._paused = paused
        self._hold_or_go_on()
        self.changed.emit()

    def set_seen(self, seen: bool) -> None:
        """Let the game wait while nobody can see it; this and `paused` are apart."""
        self._seen = seen
        self._hold_or_go_on()

    def _hold_or_go_on(self) -> None:
        if self._paused or not self._seen:
            self.pacer.pause()
        else:
            self.pacer.resume()

    # Inside

    def _stage(self, change: Callable[[Staging], object], *, acts: bool = True) -> None:
        if self.staging is None or self.cover is not None:
            return
        before = self.staging.draft.actions
        try:
            change(self.staging)
        except IllegalAction as error:
            self.refused.emit(error.reason)
            return
        if acts and self.staging.draft.actions != before:
            self._save()
        self.changed.emit()

    def _act(self, choice: Choice, phase: Phase) -> None:
        person = self.person_to_act
        if person is not None and self.cover is None and self.table.position.phase is phase:
            self._submit(person, choice)

    def _submit(self, seat: int, choice: Choice) -> None:
        staging, self.staging = self.staging, None
        self._submitting_seat = seat
        # A table between computers tells of it only once the others have confirmed: until then it stays in sight.
        self._sent = staging if isinstance(choice, Turn) else None
        try:
            self.table.submit(seat, choice)
        except IllegalAction as error:
            self.staging, self._sent = staging, None
            self.refused.emit(error.reason)
            return
        finally:
            self._submitting_seat = None
        self._save()
        self._go_on()

    def look_again(self) -> None:
        """The table stands differently, perhaps without an event: a roll is made, or a choice was not taken."""
        self._go_on()

    def take_up_anew(self) -> None:
        """Show the table as it stands now: what was shown, staged or sent before did not come about."""
        self.pacer.stop()
        self.staging = self._sent = self._laid_by = None
        self._go_on()

    def _hear(self, event: Event) -> None:
        seat = self._submitting_seat if isinstance(event, GameEnded) else event.seat
        own = seat in self.seating.people
        if own:
            self._sent = None
        self.pacer.add(Shown(event, self.table.position, own))

    def _show(self, shown: Shown) -> None:
        self._position = shown.position
        if isinstance(shown.event, TurnPlayed):
            self._last_turns[shown.event.seat] = shown.event.turn
        if isinstance(shown.event, GameEnded):
            self._bots.cancel()
        self.shown.emit(shown)
        self.changed.emit()

    def _go_on(self) -> None:
        if self._closed:
            return
        if not self.pacer.busy and self._position != self.table.position:
            self._position = self.table.position
            self._last_turns = last_turns(self.table)
            self.retold.emit()
        # Bots run ahead of what has been seen by one move at most.
        if not self.pacer.paused and not self.pacer.waiting:
            self._bots.ask(self.table)
        self._prepare_draft()
        self.changed.emit()

    def _play_bot(self, seat: int, choice: Choice) -> None:
        if self._closed or seat not in self.table.awaited:
            return
        self._submitting_seat = seat
        try:
            self.table.submit(seat, choice)
        except IllegalAction as error:
            self._bots.fail(seat, str(error))
            return
        finally:
            self._submitting_seat = None
        self._save()
        self._go_on()

    def _prepare_draft(self) -> None:
        person = self.person_to_act
        position = self.table.position
        if person is None or position.phase is not Phase.TURNS:
            # At a table between computers another player may leave in the middle of a turn, which then goes on.
            if self.staging is not None:
                self._laid_by = self.staging
            self.staging = None
        elif self.staging is None and self._laid_by is not None and self._laid_by.draft.started_from == position:
            self.staging = self._laid_by
        elif self.staging is None:
            # A turn that could not be taken is there again, to be changed or sent once more.
            if self._sent is not None and self._sent.draft.started_from == position:
                self.staging, self._sent = self._sent, None
            else:
                draft, self._draft = self._draft, None
                self.staging = Staging(draft or Draft(position, self.table.hand(person)))
        laid_by = self._laid_by
        if laid_by is not None and (self.staging is not None or laid_by.draft.started_from != position):
            self._laid_by = None

    def _save(self) -> None:
        if self._keeper is None or self._autosave is None:
            return
        draft = self._draft if self.staging is None else self.staging.draft
        self._autosave.write(self._keeper.snapshot(draft))


def players_of(table: Table) -> tuple[tuple[int, ...], Mapping[int, str]]:
    """The seats of people, and for every other seat at an offline table what `BotSeats` is to ask."""
    people = tuple(seat for seat, info in enumerate(table.seats) if info.player == "human")
    bots = {
        seat: info.player.removeprefix("bot:") for seat, info in enumerate(table.seats) if info.player != "human"
    }
    return people, bots
