"""The game's history from a table's steps: events as they happen, and the record."""

from collections.abc import Iterable
from itertools import pairwise
from typing import NamedTuple

from engine.samurai.actions import FigurePlacement, Turn, hex_of, parse_action
from engine.samurai.board import Board
from engine.samurai.draft import play_public_turn
from engine.samurai.pieces import FIGURES, TILES, Tile, figure_of, sorted_tiles
from engine.samurai.position import Phase
from engine.samurai.records import COLOURS, Record, RecordError, SeatInfo, parse_record, print_record
from engine.samurai.records.model import (
    CARETAKER,
    CaptureEntry,
    ResultEntry,
    SeatTiles,
    SetupEntry,
    Stopped,
    Takeover,
    TurnEntry,
)
from engine.samurai.rules import RuleSet
from engine.samurai.scoring import score
from engine.samurai.table import Event, FigurePlaced, GameEnded, OpeningChosen, TurnPlayed
from net.audit import Audit
from net.charter import Charter
from net.encoding import Value
from net.errors import RemoteProtocolError
from net.expecting import expectation
from net.folding import CompleteStep
from net.messages import Call, decode_body
from net.misconduct import Misconduct
from net.samurai.game import SamuraiGame, game_of, rules_of
from net.state import Called, PendingHand, TableState, Unowned
from net.text import clean_name, player_name
from net.transcript import Transcript

Items = dict[int, dict[int, int]]
"""What is known of envelopes: by seat and number, the item."""


class _Drawn(NamedTuple):
    """What came into a hand: closed envelopes by number, tiles in the open by item."""

    numbers: tuple[int, ...]
    items: tuple[int, ...]


def seats_of(charter: Charter) -> tuple[SeatInfo, ...]:
    """Who sits where, with names fit to show; RemoteProtocolError for seats that no record could hold."""
    seats = tuple(
        SeatInfo(player_name(seat.name, number), seat.colour, clean_name(seat.player))
        for number, seat in enumerate(charter.seats)
    )
    try:
        if len({seat.colour for seat in seats}) != len(seats) or {seat.colour for seat in seats} - {*COLOURS}:
            raise RemoteProtocolError("the charter's seats have no colours of the game, one each")
        parse_record(print_record(Record(Board.load(len(seats)), rules_of(charter.rules), seats, 0)))
    except RecordError as error:
        raise RemoteProtocolError(f"the charter can't be played: {error}") from error
    return seats


class Chronicle:
    """Takes a table's steps one by one."""

    def __init__(self, charter: Charter) -> None:
        self.seats = seats_of(charter)
        self.rules: RuleSet = rules_of(charter.rules)
        self._state = TableState.started(charter, game_of(charter))
        self._setup: list[SetupEntry] = []
        self._turns: list[TurnEntry] = []
        self._takeovers: list[Takeover] = []
        self._openings: list[_Drawn] = [_Drawn((), ()) for _ in self.seats]
        self._drawn: list[list[_Drawn]] = [[] for _ in self.seats]
        self._away: set[int] = set()

    def add(self, before: TableState, step: CompleteStep, after: TableState) -> list[Event]:
        """The events of a whole step."""
        events: list[Event] = []
        choice = _choice_of(before, step)
        if choice is not None:
            events.append(self._choose(before, *choice))
        events += self._set_up(before, after)
        self._note_draws(before, after)
        self._note_takeovers(after)
        was, now = _game(before).position, _game(after).position
        if was.phase is not Phase.OVER and now.phase is Phase.OVER:
            events.append(GameEnded(score(now)))
        self._state = after
        return events

    def record(self, items: Items, stopped: Misconduct | None = None) -> Record:
        """The public history so far, with the tiles of those seats of which all that they held is known."""
        position = _game(self._state).position
        over = position.phase is Phase.OVER and stopped is None
        tiles = tuple(self._tiles(seat, items.get(seat, {})) for seat in range(len(self.seats)))
        return Record(
            position.board,
            self.rules,
            self.seats,
            position.first,
            tuple(self._setup),
            tuple(self._turns),
            ResultEntry(*score(position)[:5]) if over else None,
            tiles if any(tiles) else None,
            tuple(self._takeovers),
            Stopped(stopped.fault.value, stopped.seat) if stopped is not None else None,
        )

    def _choose(self, before: TableState, seat: int, choice: Value) -> Event:
        position = _game(before).position
        assert isinstance(choice, list)
        texts = [text for text in choice if isinstance(text, str)]
        if position.phase is Phase.FIGURES:
            placement = FigurePlacement(hex_of(position.board, texts[0]), figure_of(texts[1]))
            self._setup.append(SetupEntry(seat, *placement))
            return FigurePlaced(seat, *placement)
        turn = Turn(tuple(parse_action(position.board, text) for text in texts))
        result = play_public_turn(position, turn)
        drawn = position.stock_sizes[seat] - result.position.stock_sizes[seat]
        captures = tuple(CaptureEntry(*capture[:3]) for capture in result.captures)
        self._turns.append(TurnEntry(seat, turn.actions, captures, drawn))
        self._drawn[seat].append(_Drawn((), ()))
        return TurnPlayed(seat, turn, result.captures, drawn)

    def _set_up(self, before: TableState, after: TableState) -> list[Event]:
        was, now = _game(before), _game(after)
        if now.figures_dealt and not was.figures_dealt:
            board = now.position.board
            self._setup += [
                SetupEntry(-1, settlement, figure)
                for settlement in board.settlements
                if settlement != board.edo
                for figure in FIGURES
                if now.position.figures[settlement] & figure.bit
            ]
        if now.position.rules.opening == "random":
            # Drawn, as at any other table: nobody has chosen.
            return []
        chosen = zip(was.position.opening_chosen, now.position.opening_chosen, strict=True)
        return [OpeningChosen(seat) for seat, (old, new) in enumerate(chosen) if new and not old]

    def _note_draws(self, before: TableState, after: TableState) -> None:
        for seat, (old, new) in enumerate(zip(before.seats, after.seats, strict=True)):
            numbers = tuple(sorted(new.hand - old.hand))
            items = _added(old.open_hand, new.open_hand) if not new.present and seat in self._away else ()
            if not numbers and not items:
                continue
            if self._drawn[seat]:
                known = self._drawn[seat][-1]
                self._drawn[seat][-1] = _Drawn((*known.numbers, *numbers), (*known.items, *items))
            elif not self._openings[seat].numbers:
                self._openings[seat] = _Drawn(numbers, items)

    def _note_takeovers(self, after: TableState) -> None:
        for seat, now in enumerate(after.seats):
            if now.present and seat in self._away:
                self._away.discard(seat)
                self._takeovers.append(Takeover(len(self._turns), seat, self.seats[seat].player, None))
            elif not now.present and seat not in self._away and PendingHand(seat) not in after.pending:
                self._away.add(seat)
                if _game(after).position.phase is not Phase.OVER:
                    hand = sorted_tiles([TILES[item] for item in now.open_hand])
                    self._takeovers.append(Takeover(len(self._turns), seat, CARETAKER, hand))

    def _tiles(self, seat: int, known: dict[int, int]) -> SeatTiles | None:
        opening = _tiles_of(self._openings[seat], known)
        drawn = [_tiles_of(drawn, known) for drawn in self._drawn[seat]]
        counts = [turn.drawn for turn in self._turns if turn.seat == seat]
        if not opening or None in drawn or [len(tiles or ()) for tiles in drawn] != counts:
            return None
        return SeatTiles(opening, tuple(tiles for tiles in drawn if tiles is not None))


def record_of_audit(transcript: Transcript, audit: Audit) -> Record:
    """The record of an audited transcript, with the tiles of all seats that opened up."""
    chronicle = Chronicle(transcript.charter.charter)
    for step, (before, after) in zip(transcript.steps, pairwise(audit.states), strict=True):
        chronicle.add(before, step, after)
    return chronicle.record(dict(enumerate(audit.items)), audit.convicted)


def steps_into(chronicle: Chronicle, steps: Iterable[tuple[TableState, CompleteStep, TableState]]) -> None:
    """Add steps whose events are nobody's news."""
    for step in steps:
        chronicle.add(*step)


def _choice_of(before: TableState, step: CompleteStep) -> tuple[int, Value] | None:
    """Who chose what in a step, the caretaker's choices among them."""
    expected = expectation(before)
    if isinstance(expected, Unowned):
        hand = before.seats[expected.seat].open_hand
        choice, _ = before.game.caretaker_choice(expected.seat, hand, before.previous)
        return expected.seat, choice
    if isinstance(expected, Called) and expected.chooses:
        for message in step.messages:
            if message.seat == expected.seat:
                body = decode_body(message.body)
                if isinstance(body, Call):
                    return expected.seat, body.choice
    return None


def _game(state: TableState) -> SamuraiGame:
    assert isinstance(state.game, SamuraiGame)
    return state.game


def _added(old: tuple[int, ...], new: tuple[int, ...]) -> tuple[int, ...]:
    left = list(new)
    for item in old:
        if item in left:
            left.remove(item)
    return tuple(left)


def _tiles_of(drawn: _Drawn, known: dict[int, int]) -> tuple[Tile, ...] | None:
    if any(number not in known for number in drawn.numbers):
        return None
    return sorted_tiles([TILES[item] for item in (*(known[number] for number in drawn.numbers), *drawn.items)])
