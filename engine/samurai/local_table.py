"""The table on one computer: all hands are here, and it is trusted."""

from collections.abc import Callable

from engine.samurai.actions import FigurePlacement, Turn
from engine.samurai.board import Board
from engine.samurai.game import Deal, Game
from engine.samurai.pieces import FIGURES, Tile
from engine.samurai.position import EndReason, Hand, Phase, Position, replaced
from engine.samurai.reasons import IllegalAction, Reason, Rule
from engine.samurai.records.model import (
    CaptureEntry,
    Record,
    ResultEntry,
    SeatInfo,
    SeatTiles,
    SetupEntry,
    TurnEntry,
)
from engine.samurai.rules import RuleSet
from engine.samurai.scoring import score
from engine.samurai.table import (
    Choice,
    Event,
    FigurePlaced,
    GameEnded,
    Listener,
    OpeningChoice,
    OpeningChosen,
    Resignation,
    TurnPlayed,
)


class LocalTable:
    """A game on this computer, decided by its deal and the choices submitted; implements `Table`."""

    def __init__(self, rules: RuleSet, seats: tuple[SeatInfo, ...], deal: Deal) -> None:
        board = Board.load(len(seats))
        self.rules = rules
        self.deal = deal
        self._seats = seats
        self._game = Game.started(board, rules, deal)
        self._openings: list[tuple[Tile, ...] | None] = [
            hand if rules.opening == "random" else None for hand in self._game.hands
        ]
        self._drawn: list[list[tuple[Tile, ...]]] = [[] for _ in seats]
        self._setup: list[SetupEntry] = []
        if deal.figures is not None:
            self._setup = _dealt_figures(board, deal.figures)
        self._turns: list[TurnEntry] = []
        self._listeners: list[Listener] = []

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """Who sits where."""
        return self._seats

    @property
    def position(self) -> Position:
        """The public state now."""
        return self._game.position

    @property
    def openings(self) -> tuple[tuple[Tile, ...] | None, ...]:
        """Each seat's opening hand, None where it is not chosen yet."""
        return tuple(self._openings)

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that may act now, from the first player on; empty when the game is over."""
        position = self.position
        if position.phase is Phase.OPENING:
            players = position.players
            order = [(position.first + step) % players for step in range(players)]
            return tuple(seat for seat in order if not position.opening_chosen[seat])
        return () if position.phase is Phase.OVER else (position.seat_to_act,)

    def hand(self, seat: int) -> Hand:
        """The hand of a seat: an offline table holds them all."""
        return self._game.hand(seat)

    def stock(self, seat: int) -> tuple[Tile, ...]:
        """The seat's face-down tiles in the order they will be drawn."""
        return self._game.stocks[seat]

    def record(self) -> Record:
        """The public history so far, with all tiles once the game is over."""
        position = self.position
        result = None
        tiles: tuple[SeatTiles | None, ...] | None = None
        if position.phase is Phase.OVER:
            verdict = score(position)
            result = ResultEntry(*verdict[:5])
            tiles = self._all_tiles()
        return Record(
            position.board,
            self.rules,
            self._seats,
            position.first,
            tuple(self._setup),
            tuple(self._turns),
            result,
            tiles,
        )

    def _all_tiles(self) -> tuple[SeatTiles | None, ...]:
        return tuple(
            None if opening is None else SeatTiles(opening, tuple(drawn))
            for opening, drawn in zip(self._openings, self._drawn, strict=True)
        )

    def reseat(self, seat: int, player: str) -> None:
        """Let another player, as records name them, hold the seat; the record tells of the last one only."""
        self._seats = replaced(self._seats, seat, self._seats[seat]._replace(player=player))

    def submit(self, seat: int, choice: Choice) -> None:
        """Do what a seat chose; IllegalAction if the rules forbid it, and nothing has happened."""
        position = self.position
        if position.phase is Phase.OVER:
            raise IllegalAction(Reason(Rule.GAME_OVER))
        if not 0 <= seat < position.players:
            raise IllegalAction(Reason(Rule.NOT_YOUR_TURN))
        if isinstance(choice, Resignation):
            self.concede(seat, EndReason.RESIGNED)
            return
        if position.phase is not Phase.OPENING and seat != position.seat_to_act:
            raise IllegalAction(Reason(Rule.NOT_YOUR_TURN))
        if isinstance(choice, OpeningChoice):
            self._game = self._game.choose_opening(seat, choice.tiles)
            self._openings[seat] = self._game.hands[seat]
            self._tell(OpeningChosen(seat))
        elif isinstance(choice, FigurePlacement):
            self._game = self._game.place_figure(choice)
            self._setup.append(SetupEntry(seat, *choice))
            self._tell(FigurePlaced(seat, *choice))
        else:
            self._play(seat, choice)

    def concede(self, seat: int, reason: EndReason) -> None:
        """End the game at a seat's cost: it resigned, or forfeited by a wrong or missing answer."""
        if self.position.phase is Phase.OVER:
            raise IllegalAction(Reason(Rule.GAME_OVER))
        self._game = self._game.concede(seat, reason)
        self._tell(GameEnded(score(self.position)))

    def _play(self, seat: int, turn: Turn) -> None:
        stock = self._game.stocks[seat]
        self._game, result = self._game.play(turn)
        drawn = stock[: len(stock) - len(self._game.stocks[seat])]
        captures = tuple(CaptureEntry(*capture[:3]) for capture in result.captures)
        self._turns.append(TurnEntry(seat, turn.actions, captures, len(drawn)))
        self._drawn[seat].append(drawn)
        # Asked before the listeners hear, for they may go on with the game.
        over = result.position.phase is Phase.OVER
        self._tell(TurnPlayed(seat, turn, result.captures, len(drawn)))
        if over:
            self._tell(GameEnded(score(result.position)))

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call the listener with every event from now on, until the returned function is called."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def _tell(self, event: Event) -> None:
        for listener in tuple(self._listeners):
            listener(event)


def _dealt_figures(board: Board, figures: tuple[int, ...]) -> list[SetupEntry]:
    return [
        SetupEntry(-1, settlement, figure)
        for settlement in board.settlements
        if settlement != board.edo
        for figure in FIGURES
        if figures[settlement] & figure.bit
    ]
