"""The game behind the seam."""

import hashlib
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import NamedTuple, Self

from engine.samurai.actions import (
    FigurePlacement,
    NotationError,
    Turn,
    format_action,
    hex_of,
    parse_action,
    tile_of_action,
)
from engine.samurai.board import BOARD_NAME, Board
from engine.samurai.caretaker import CARETAKER_VERSION, caretaker_figure, caretaker_turn
from engine.samurai.draft import play_public_turn
from engine.samurai.ending import agreed, conceded
from engine.samurai.pieces import ALL_TILES, FIGURES, HAND_SIZE, TILES, figure_of, figures_in, sorted_tiles
from engine.samurai.position import EndReason, Hand, Phase, PlacedTile, Position, starting_position
from engine.samurai.reasons import IllegalAction
from engine.samurai.rules import CHOICES, RuleSet, UnknownOption
from engine.samurai.setup import random_figures, with_figure, with_opening
from net.charter import Charter, CharterSeat
from net.encoding import Value
from net.errors import RemoteProtocolError
from net.game import ChanceWanted, ChoiceWanted, Draw, IllegalChoice, NamingWanted, NothingWanted, Outcome, Wanted
from net.limits import GRACE_SECONDS
from net.secrecy.numbers import NumberStream

GAME_NAME = "samurai"
PLAYERS = range(2, 5)


def charter_of(rules: RuleSet, seats: tuple[CharterSeat, ...], grace: int = GRACE_SECONDS) -> Charter:
    """The charter of a table of Samurai as this program plays it."""
    return Charter(GAME_NAME, board_digest(), rules_value(rules), CARETAKER_VERSION, grace, seats)


def game_of(charter: Charter) -> "SamuraiGame":
    """The game that a charter names, before its first roll; RemoteProtocolError if this program can't play it."""
    if charter.game != GAME_NAME:
        raise RemoteProtocolError(f"the charter is of the game “{charter.game}”, not {GAME_NAME}")
    if charter.board != board_digest():
        raise RemoteProtocolError("the charter's board is not the one of this program")
    if charter.caretaker != CARETAKER_VERSION:
        raise RemoteProtocolError(
            f"the charter's caretaker is version {charter.caretaker}, not {CARETAKER_VERSION}"
        )
    if len(charter.seats) not in PLAYERS:
        raise RemoteProtocolError(f"Samurai is played by two to four, not by {len(charter.seats)}")
    return SamuraiGame.started(len(charter.seats), rules_of(charter.rules))


def board_digest() -> bytes:
    """The SHA-256 (32 bytes) of the board file, which the charter names."""
    return hashlib.sha256(files("resources").joinpath("boards", f"{BOARD_NAME}.csv").read_bytes()).digest()


def rules_value(rules: RuleSet) -> Value:
    """The rules as they stand in a charter: each option's value in the settled order."""
    return list(rules)


def rules_of(value: Value) -> RuleSet:
    """The rules that a charter names; RemoteProtocolError if it names none."""
    if not isinstance(value, list) or len(value) != len(CHOICES):
        raise RemoteProtocolError("the charter's rules are not those of Samurai")
    try:
        return RuleSet.from_options(dict(zip(CHOICES, value, strict=True)))
    except UnknownOption as error:
        raise RemoteProtocolError(f"the charter's rules can't be played: {error}") from error


class SamuraiGame(NamedTuple):
    """A game of Samurai as all players see it. `drawing` are the seats that still draw a random opening hand."""

    position: Position
    first_rolled: bool
    figures_dealt: bool
    drawing: tuple[int, ...]

    @classmethod
    def started(cls, players: int, rules: RuleSet) -> Self:
        """The game before its first roll."""
        # Before they are dealt, random figures are not on the board: Edo's alone stand there.
        shown_rules = rules._replace(figures="placed", opening="chosen")
        position = starting_position(Board.load(players), shown_rules, 0, None)
        return cls(position._replace(rules=rules), False, rules.figures == "placed", ())

    @property
    def bag(self) -> tuple[int, ...]:
        """The twenty tiles, as indexes of their kinds."""
        return tuple(tile.index for tile in ALL_TILES)

    def wanted(self) -> Wanted:
        """What the game waits for."""
        position = self.position
        if position.phase is Phase.OVER:
            return NothingWanted()
        if not self.first_rolled:
            return ChanceWanted(-1)
        if self.drawing:
            return ChanceWanted(self.drawing[0])
        if position.phase is Phase.OPENING:
            return NamingWanted(HAND_SIZE)
        if not self.figures_dealt:
            return ChanceWanted(-1)
        return ChoiceWanted(position.seat_to_act)

    def after_naming(self) -> "SamuraiGame":
        """The game once all opening hands are chosen."""
        position = self.position
        for seat in range(position.players):
            position = with_opening(position, seat)
        return self._replace(position=position)

    def after_choice(self, seat: int, choice: Value, items: tuple[int, ...]) -> Outcome:
        """What follows from a figure placement `[hex, letter]` or a turn, a list of actions in notation."""
        position = self.position
        if not isinstance(choice, list) or len(choice) > HAND_SIZE:
            raise IllegalChoice("it is no turn")
        texts = [part for part in choice if isinstance(part, str)]
        if len(texts) != len(choice):
            raise IllegalChoice("it is not written in notation")
        try:
            if position.phase is Phase.FIGURES:
                return Outcome(self._replace(position=with_figure(position, self._placement(texts, items))))
            turn = Turn(tuple(parse_action(position.board, text) for text in texts))
            shown = sorted(tile_of_action(action).index for action in turn.actions)
            if shown != sorted(items):
                raise IllegalChoice("the envelopes opened are not those of the tiles played")
            result = play_public_turn(position, turn)
        except (IllegalAction, NotationError) as error:
            raise IllegalChoice(str(error)) from error
        drawn = position.stock_sizes[seat] - result.position.stock_sizes[seat]
        return Outcome(self._replace(position=result.position), (Draw(seat, drawn),) if drawn else ())

    def _placement(self, texts: list[str], items: tuple[int, ...]) -> FigurePlacement:
        if len(texts) != 2 or items:
            raise IllegalChoice("it is no figure placement")
        try:
            return FigurePlacement(hex_of(self.position.board, texts[0]), figure_of(texts[1]))
        except KeyError:
            raise IllegalChoice(f"there is no figure {texts[1][:10]!r}") from None

    def after_chance(self, numbers: NumberStream) -> Outcome:
        """What follows from a roll: the first player, a seat's random opening hand, or the figures."""
        position, rules = self.position, self.position.rules
        if not self.first_rolled:
            first = numbers.below(position.players)
            order = tuple((first + step) % position.players for step in range(position.players))
            drawing = order if rules.opening == "random" else ()
            return Outcome(
                self._replace(position=position._replace(first=first), first_rolled=True, drawing=drawing)
            )
        if self.drawing:
            seat = self.drawing[0]
            game = self._replace(position=with_opening(position, seat), drawing=self.drawing[1:])
            return Outcome(game, (Draw(seat, HAND_SIZE),))
        masks = random_figures(position.board, rules, numbers)
        return Outcome(self._replace(position=position._replace(figures=masks), figures_dealt=True))

    def after_concession(self, seat: int) -> "SamuraiGame":
        """The game ended by a seat that resigned."""
        return self._replace(position=conceded(self.position, seat, EndReason.RESIGNED))

    def after_agreement(self) -> "SamuraiGame":
        """The game ended here by everyone's wish, and scored as it stands."""
        return self._replace(position=agreed(self.position))

    def unshown(self, seat: int) -> tuple[int, ...]:
        """The seat's tiles that nobody has seen."""
        return tuple(tile.index for tile in self.position.unseen_tiles(seat))

    def hand_size(self, seat: int) -> int:
        """How many tiles the seat holds in hand."""
        return self.position.hand_sizes[seat]

    def caretaker_choice(self, seat: int, hand: tuple[int, ...], seed: bytes) -> tuple[Value, tuple[int, ...]]:
        """The caretaker's turn or figure placement, and the tiles it shows."""
        position = self.position
        board = position.board
        if position.phase is Phase.FIGURES:
            hex_, figure = caretaker_figure(position, seed)
            return [board.hexes[hex_].name, figure.code], ()
        turn = caretaker_turn(position, Hand(seat, sorted_tiles([TILES[item] for item in hand])), seed)
        texts: list[Value] = [format_action(board, action) for action in turn.actions]
        return texts, tuple(tile_of_action(action).index for action in turn.actions)

    def fields(self) -> Mapping[str, Value]:
        """The fields of the position, and how far setting up has come."""
        position = self.position
        board, rules = position.board, position.rules
        return {
            "board": f"{board.name} {board.players}",
            "rules": list(rules),
            "first": position.first,
            "phase": position.phase.value,
            "seat_to_act": position.seat_to_act,
            "tiles": _tiles_line(board, position.tiles),
            "figures": _figures_line(board, position.figures),
            "captured": [bytes(counts) for counts in position.captured],
            "set_aside": bytes(position.set_aside),
            "hand_sizes": bytes(position.hand_sizes),
            "stock_sizes": bytes(position.stock_sizes),
            "exchange_used": bytes(position.exchange_used),
            "opening_chosen": bytes(position.opening_chosen),
            "passes": position.passes,
            "end_reasons": " ".join(reason.value for reason in position.end_reasons),
            "conceded": position.conceded,
            "first_rolled": self.first_rolled,
            "figures_dealt": self.figures_dealt,
            "drawing": bytes(self.drawing),
        }


def _tiles_line(board: Board, tiles: tuple[PlacedTile | None, ...]) -> str:
    """Every tile on the board as `hex=seat:code`, along the hexes, with one space between."""
    hexes = board.hexes
    return " ".join(
        [
            f"{hexes[number].name}={_placed_text(placed)}"
            for number, placed in enumerate(tiles)
            if placed is not None
        ]
    )


@cache
def _placed_text(placed: PlacedTile) -> str:
    return f"{placed.seat}:{placed.tile.code}"


# Figures move seldom.
@lru_cache(maxsize=16)
def _figures_line(board: Board, figures: tuple[int, ...]) -> str:
    """Every settlement as `hex=codes`, along the settlements, with one space between."""
    return " ".join([texts[figures[settlement]] for settlement, texts in _settlement_texts(board)])


@cache
def _settlement_texts(board: Board) -> tuple[tuple[int, tuple[str, ...]], ...]:
    """Every settlement with its text for each mask of figures."""
    return tuple(
        (
            settlement,
            tuple(
                f"{board.hexes[settlement].name}={''.join(figure.code for figure in figures_in(mask))}"
                for mask in range(1 << len(FIGURES))
            ),
        )
        for settlement in board.settlements
    )
