"""What happened at a table before now, as the events it told then."""

from __future__ import annotations

from engine.samurai import Event, FigurePlaced, GameEnded, Phase, Table, Turn, TurnPlayed, score
from engine.samurai.records import replay


def past_events(table: Table) -> list[Event]:
    """The figures placed and the turns played so far, and the end if the game is over."""
    record = table.record()
    game = replay(record)
    events: list[Event] = [FigurePlaced(*entry) for entry in record.setup if entry.seat >= 0]
    for entry, captures in zip(record.turns, game.captures, strict=True):
        events.append(TurnPlayed(entry.seat, Turn(entry.actions), captures, entry.drawn))
    if table.position.phase is Phase.OVER:
        events.append(GameEnded(score(table.position)))
    return events


def last_turns(table: Table) -> dict[int, Turn]:
    """The newest turn of each seat that has played one."""
    return {entry.seat: Turn(entry.actions) for entry in table.record().turns}
