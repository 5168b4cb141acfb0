"""One game of the arena, played to its end or to a forfeit."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

from engine.samurai import Choice, EndReason, IllegalAction, LocalTable, print_record, score
from samurai_qt.arena.contest import Contest, Contestant
from samurai_qt.bots.external import ExternalBot
from samurai_qt.bots.failures import BotFailure, failure_text
from samurai_qt.bots.messages import FigureRequest, OpeningRequest, Question, TurnRequest, question_for
from samurai_qt.bots.thinking import Thinker


class Forfeit(NamedTuple):
    """A seat lost its game by a wrong, late or missing answer to the question `at`, such as `turn 7`."""

    seat: int
    at: str
    why: str


class GameReport(NamedTuple):
    """What came of a game; seconds and turns along the seats, `record` as text."""

    game: int
    winners: tuple[int, ...]
    seconds: tuple[float, ...]
    turns: tuple[int, ...]
    forfeit: Forfeit | None
    record: str


class GivenUp(Exception):
    """Nobody wants to know any more how the game ends."""


class Programs:
    """The outside programs of one arena job, one for each seat that needs it, kept from game to game."""

    def __init__(self) -> None:
        self._running: dict[int, ExternalBot] = {}

    def at(self, seat: int, program: str) -> ExternalBot:
        """The seat's program, started if need be; BotFailure if it can't be."""
        if seat not in self._running:
            self._running[seat] = ExternalBot(program)
        return self._running[seat]

    def running(self) -> tuple[ExternalBot, ...]:
        """All that run now."""
        return tuple(self._running.values())

    def end(self, seat: int) -> None:
        """End the seat's program, if it runs."""
        bot = self._running.pop(seat, None)
        if bot is not None:
            bot.close()

    def end_all(self) -> None:
        """End them all."""
        for seat in tuple(self._running):
            self.end(seat)

    def kill_all(self) -> None:
        """End them all at once; from any thread."""
        for bot in self.running():
            bot.kill()


def play_game(
    contest: Contest, game: int, programs: Programs, given_up: Callable[[], bool] = lambda: False
) -> GameReport:
    """Play this game of the contest; GivenUp soon after `given_up` tells so."""
    table = LocalTable(contest.rules, contest.seats, contest.deal(game))
    players = [_player(contest, game, seat, programs, given_up) for seat in range(len(contest.contestants))]
    seconds = [0.0] * len(players)
    turns = [0] * len(players)
    forfeit = None
    while table.awaited:
        if given_up():
            raise GivenUp
        seat = table.awaited[0]
        question = question_for(table, seat, contest.contestants[seat].milliseconds)
        started = time.perf_counter()
        try:
            choice = players[seat].answer(table, question)
            if isinstance(question, TurnRequest):
                seconds[seat] += time.perf_counter() - started
                turns[seat] += 1
            table.submit(seat, choice)
        except (BotFailure, IllegalAction) as error:
            why = failure_text(error) if isinstance(error, BotFailure) else f"Illegal: {error}"
            forfeit = Forfeit(seat, _moment(question), why)
            programs.end(seat)
            table.concede(seat, EndReason.FORFEIT)
    record = table.record()
    for bot in programs.running():
        bot.tell_end(record)
    if forfeit:
        record = record._replace(meta={"forfeit": forfeit._asdict()})
    return GameReport(
        game, score(table.position).winners, tuple(seconds), tuple(turns), forfeit, print_record(record)
    )


def _moment(question: Question) -> str:
    """Which of the game's questions it is; figures and turns of all seats are counted, from 1."""
    if isinstance(question, OpeningRequest):
        return "opening"
    if isinstance(question, FigureRequest):
        return f"figure {len(question.record.setup) + 1}"
    return f"turn {len(question.record.turns) + 1}"


class _Level:
    def __init__(self, contestant: Contestant, seed: str, given_up: Callable[[], bool]) -> None:
        assert contestant.level
        self._thinker = Thinker(contestant.level, seed)
        self._given_up = given_up

    def answer(self, table: LocalTable, question: Question) -> Choice:
        budget = self._thinker.budget(question.milliseconds, self._given_up)
        return self._thinker.answer(question, table.position, budget)


class _Program:
    def __init__(self, contestant: Contestant, seat: int, programs: Programs) -> None:
        self._program = contestant.program
        self._seat = seat
        self._programs = programs

    def answer(self, table: LocalTable, question: Question) -> Choice:
        return self._programs.at(self._seat, self._program).ask(question)


def _player(
    contest: Contest, game: int, seat: int, programs: Programs, given_up: Callable[[], bool]
) -> _Level | _Program:
    contestant = contest.contestants[seat]
    if contestant.level is None:
        return _Program(contestant, seat, programs)
    return _Level(contestant, f"{contest.seed}/{game}", given_up)
