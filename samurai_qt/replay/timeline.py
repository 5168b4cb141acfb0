"""A game cut into moments: after each figure of setup, each action, each end of a turn. No Qt."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable
from typing import NamedTuple

from engine.samurai import (
    Action,
    Capture,
    Draft,
    Event,
    FigurePlaced,
    GameEnded,
    Phase,
    Place,
    Position,
    TokenExchange,
    Turn,
    TurnPlayed,
    tile_of_action,
)
from engine.samurai.records import KnownHand, Record, Replay, replay
from samurai_qt.words import LogLine

IN_SETUP = -1


class Moment(NamedTuple):
    """One picture of the game. `turn` is the index of the turn being played or just ended, or `IN_SETUP`.

    `captures` are those made since the moment before; `hexes` those the turn has touched so far.
    """

    position: Position
    hands: tuple[KnownHand, ...]
    captures: tuple[Capture, ...]
    hexes: tuple[int, ...]
    turn: int
    ends_turn: bool


class Timeline:
    """All moments of a record in order; RecordError if the record can't be played."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.replay: Replay = replay(record)
        self.events: list[tuple[Event, tuple[int, ...]]] = []
        """Each event with the moments of its log lines: one for each action, or the one moment of all others."""
        self.moments: list[Moment] = []
        self._add_setup()
        for number in range(len(record.turns)):
            self._add_turn(number)
        self._add_end()
        self.turn_ends = [number for number, moment in enumerate(self.moments) if moment.ends_turn]
        self.captures = [number for number, moment in enumerate(self.moments) if moment.captures]

    @property
    def last(self) -> int:
        """The number of the last moment."""
        return len(self.moments) - 1

    def turn_after(self, moment: int) -> int:
        """The end of the turn under way or of the next one; the last moment where there is none."""
        return self._next(self.turn_ends, moment)

    def turn_before(self, moment: int) -> int:
        """The end of the turn before; the first moment where there is none."""
        return self._previous(self.turn_ends, moment)

    def capture_after(self, moment: int) -> int | None:
        """The next moment with captures, if any."""
        found = bisect_right(self.captures, moment)
        return self.captures[found] if found < len(self.captures) else None

    def capture_before(self, moment: int) -> int | None:
        """The last moment with captures before this one, if any."""
        found = bisect_left(self.captures, moment)
        return self.captures[found - 1] if found else None

    def log(self, lines_of: Callable[[Event], list[LogLine]]) -> list[tuple[LogLine, int]]:
        """Every event's lines in the words of `lines_of`, each with the moment it tells of."""
        told: list[tuple[LogLine, int]] = []
        for event, moments in self.events:
            for number, line in enumerate(lines_of(event)):
                told.append((line, moments[min(number, len(moments) - 1)]))
        return told

    def _next(self, stops: list[int], moment: int) -> int:
        found = bisect_right(stops, moment)
        return stops[found] if found < len(stops) else self.last

    def _previous(self, stops: list[int], moment: int) -> int:
        found = bisect_left(stops, moment)
        return stops[found - 1] if found else 0

    def _add_setup(self) -> None:
        positions = self.replay.setup
        for number, position in enumerate(positions):
            placed = self.record.setup[number - 1] if number and len(positions) > 1 else None
            hexes = () if placed is None else (placed.hex,)
            last = number == len(positions) - 1
            self.moments.append(Moment(position, self.replay.hands[0], (), hexes, IN_SETUP, last))
            if placed is not None and placed.seat >= 0:
                self.events.append((FigurePlaced(placed.seat, placed.hex, placed.figure), (number,)))

    def _add_turn(self, number: int) -> None:
        entry = self.record.turns[number]
        before = self.replay.positions[number]
        hands = list(self.replay.hands[number])
        draft = Draft(before, hands[entry.seat].possible(before))
        captures = self.replay.captures[number]
        immediate = self.record.rules.capture == "immediate"
        hexes: tuple[int, ...] = ()
        told: list[int] = []
        made = 0
        for action in entry.actions:
            draft.push(action)
            hands[entry.seat] = hands[entry.seat].without(tile_of_action(action), f"turns[{number}]")
            hexes = tuple(dict.fromkeys((*hexes, *_hexes_of(action))))
            so_far = draft.preview().captures if immediate else ()
            moment = Moment(draft.position, tuple(hands), so_far[made:], hexes, number, False)
            made = len(so_far)
            told.append(len(self.moments))
            self.moments.append(moment)
        end = self.replay.positions[number + 1]
        new = captures[made:]
        if entry.actions and not new:
            # Nothing more to see than the last action: the end of the turn is the same picture.
            self.moments[-1] = self.moments[-1]._replace(
                position=end, hands=self.replay.hands[number + 1], ends_turn=True
            )
        else:
            self.moments.append(Moment(end, self.replay.hands[number + 1], new, hexes, number, True))
        self.events.append(
            (
                TurnPlayed(entry.seat, Turn(entry.actions), captures, entry.drawn),
                (*told, len(self.moments) - 1),
            )
        )

    def _add_end(self) -> None:
        final = self.replay.final
        if final.phase is Phase.OVER and self.moments[-1].position != final:
            last = self.moments[-1]
            self.moments.append(last._replace(position=final, captures=(), hexes=(), ends_turn=True))
        if self.replay.verdict is not None:
            self.events.append((GameEnded(self.replay.verdict), (len(self.moments) - 1,)))


def _hexes_of(action: Action) -> tuple[int, ...]:
    if isinstance(action, Place):
        return (action.hex,)
    if isinstance(action, TokenExchange):
        return (action.origin, action.destination)
    return (action.first, action.second)
