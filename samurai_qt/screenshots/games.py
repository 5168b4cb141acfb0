"""Games to show: the same every time, played by bots up to a moment worth a picture. No Qt."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from engine.samurai import (
    ALL_TILES,
    COLOURS,
    HAND_SIZE,
    Board,
    Choice,
    Deal,
    Draft,
    LocalTable,
    OpeningChoice,
    Phase,
    RuleSet,
    SeatInfo,
    tile_of_action,
)
from engine.samurai.bots import Budget, make_bot

NAMES = ("Ann", "Hana", "Kenji", "Tomoe")
PERSON = "human"
BOT = "bot:hard"
ONE_PERSON = (PERSON, BOT, BOT, BOT)
TWO_PEOPLE = (PERSON, PERSON, BOT, BOT)


class Shown(NamedTuple):
    """A table and the turn in the making there, if any."""

    table: LocalTable
    draft: Draft | None = None


def new_table(players: tuple[str, ...], rules: RuleSet | None = None, seed: int = 12) -> LocalTable:
    """A table just dealt; seat 0 begins."""
    rules = rules or RuleSet()
    seats = tuple(map(SeatInfo, NAMES, COLOURS, players))
    deal = Deal.shuffled(Board.load(len(seats)), rules, Random(seed))
    return LocalTable(rules, seats, deal._replace(first=0))


def play(table: LocalTable, until: Callable[[LocalTable], bool], seed: int = 12) -> LocalTable:
    """Let greedy bots choose for all seats until the moment has come or the game is over."""
    random = Random(seed)
    while table.awaited and not until(table):
        seat = table.awaited[-1]
        table.submit(seat, _choice(table, seat, random))
    return table


def _choice(table: LocalTable, seat: int, random: Random) -> Choice:
    bot, position, budget = make_bot("greedy"), table.position, Budget()
    if position.phase is Phase.OPENING:
        return OpeningChoice(tuple(random.sample(ALL_TILES, HAND_SIZE)))
    if position.phase is Phase.FIGURES:
        return bot.place_figure(position, table.hand(seat), budget, random)
    return bot.choose_turn(position, table.hand(seat), budget, random)


def opening() -> Shown:
    """The person chooses five tiles of twenty; everybody else has chosen."""
    return Shown(play(new_table(ONE_PERSON), lambda table: table.awaited == (0,)))


def figures() -> Shown:
    """The person places a figure, with half of them on the board."""
    return Shown(play(new_table(ONE_PERSON), _person_places))


def _person_places(table: LocalTable) -> bool:
    position = table.position
    standing = sum(len(position.figures_at(place)) for place in position.board.settlements)
    return position.phase is Phase.FIGURES and position.seat_to_act == 0 and standing >= 16


def middle() -> Shown:
    """The middle of a game: the person has staged a turn that captures, if it ends now."""
    table = play(new_table(ONE_PERSON), lambda table: _turns(table) >= 26)
    while table.awaited:
        play(table, lambda table: table.position.seat_to_act == 0)
        draft = Draft(table.position, table.hand(0))
        if _stage_capture(draft):
            return Shown(table, draft)
        table.submit(0, _choice(table, 0, Random(1)))
    return Shown(table)


def _stage_capture(draft: Draft) -> bool:
    # A fast tile first: after it the rest of the hand can still be played.
    for action in sorted(draft.legal_actions(), key=lambda action: not tile_of_action(action).fast):
        draft.push(action)
        preview = draft.preview()
        if preview.captures and not preview.end_reasons and preview.captures[0].seat == 0:
            return True
        draft.undo()
    return False


def hot_seat() -> Shown:
    """The second of two people at this computer is asked to the screen."""
    table = play(new_table(TWO_PEOPLE), lambda table: _turns(table) >= 17 and table.position.seat_to_act == 1)
    return Shown(table)


def finished(players: tuple[str, ...] = ONE_PERSON, seed: int = 12) -> LocalTable:
    """A game played to its end."""
    return play(new_table(players, seed=seed), lambda _: False, seed)


def _turns(table: LocalTable) -> int:
    return len(table.record().turns)
