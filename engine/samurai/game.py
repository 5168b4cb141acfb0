"""A whole game with all hands and bags: exists only inside an offline table and its save."""

from random import Random
from typing import NamedTuple, Self

from engine.samurai.actions import FigurePlacement, Turn
from engine.samurai.board import Board
from engine.samurai.draft import Draft, TurnResult
from engine.samurai.ending import conceded
from engine.samurai.pieces import ALL_TILES, HAND_SIZE, Tile, sorted_tiles
from engine.samurai.position import EndReason, Hand, Position, replaced, starting_position
from engine.samurai.reasons import IllegalAction
from engine.samurai.rules import RuleSet
from engine.samurai.setup import random_figures, why_not_opening, with_figure, with_opening


class Deal(NamedTuple):
    """All the chance of a game, fixed before it starts.

    `orders` holds each seat's twenty tiles in order: the stock is that order without the five of the opening hand,
    which are its first five where opening hands are random. `figures` are masks along the hexes where
    figures are random, else None.
    """

    first: int
    orders: tuple[tuple[Tile, ...], ...]
    figures: tuple[int, ...] | None

    @classmethod
    def shuffled(cls, board: Board, rules: RuleSet, random: Random) -> Self:
        """A fair deal from this source of randomness."""
        first = random.randrange(board.players)
        orders = tuple(tuple(random.sample(ALL_TILES, len(ALL_TILES))) for _ in range(board.players))
        return cls(first, orders, random_figures(board, rules, random) if rules.figures == "random" else None)

    def rotated(self, seats: int) -> Self:
        """The same deal with each seat's part moved clockwise by so many seats; figures stay."""
        players = len(self.orders)
        orders = tuple(self.orders[(seat - seats) % players] for seat in range(players))
        return self._replace(first=(self.first + seats) % players, orders=orders)


class Game(NamedTuple):
    """A position with every seat's hand and its stock in the order it will be drawn."""

    position: Position
    hands: tuple[tuple[Tile, ...], ...]
    stocks: tuple[tuple[Tile, ...], ...]

    @classmethod
    def started(cls, board: Board, rules: RuleSet, deal: Deal) -> Self:
        """The game before its first choice; ValueError if the deal doesn't fit the board and the rules."""
        if len(deal.orders) != board.players or any(sorted_tiles(order) != ALL_TILES for order in deal.orders):
            raise ValueError(f"a deal for {board.players} players holds {board.players} times the twenty tiles")
        position = starting_position(board, rules, deal.first, deal.figures)
        dealt = HAND_SIZE if rules.opening == "random" else 0
        return cls(
            position,
            tuple(sorted_tiles(order[:dealt]) for order in deal.orders),
            tuple(order[dealt:] for order in deal.orders),
        )

    def hand(self, seat: int) -> Hand:
        """The seat's hand."""
        return Hand(seat, self.hands[seat])

    def choose_opening(self, seat: int, tiles: tuple[Tile, ...]) -> Self:
        """The game after a seat chose its opening hand; IllegalAction if it can't be that."""
        reason = why_not_opening(self.position, seat, tiles)
        if reason is not None:
            raise IllegalAction(reason)
        stock = list(self.stocks[seat])
        for tile in tiles:
            stock.remove(tile)
        return self._replace(
            position=with_opening(self.position, seat),
            hands=replaced(self.hands, seat, sorted_tiles(tiles)),
            stocks=replaced(self.stocks, seat, tuple(stock)),
        )

    def place_figure(self, placement: FigurePlacement) -> Self:
        """The game after the seat to act placed a figure; IllegalAction if a rule forbids it."""
        return self._replace(position=with_figure(self.position, placement))

    def draft(self) -> Draft:
        """A turn of the seat to act, to be staged; IllegalAction if there is none to play."""
        return Draft(self.position, self.hand(self.position.seat_to_act))

    def finish(self, draft: Draft) -> tuple[Self, TurnResult]:
        """The game after the turn a draft of its own staged, refill included; IllegalAction if it can't end.

        ValueError for a draft that began anywhere else.
        """
        if draft.started_from is not self.position:
            raise ValueError("the draft is of another position")
        seat = draft.seat
        result = draft.result()
        stock = self.stocks[seat]
        drawn = len(stock) - result.position.stock_sizes[seat]
        game = self._replace(
            position=result.position,
            hands=replaced(self.hands, seat, sorted_tiles(draft.hand.tiles + stock[:drawn])),
            stocks=replaced(self.stocks, seat, stock[drawn:]),
        )
        return game, result

    def play(self, turn: Turn) -> tuple[Self, TurnResult]:
        """The game after the seat to act played a turn, refill included; IllegalAction if a rule forbids it."""
        draft = self.draft()
        for action in turn.actions:
            draft.push(action)
        return self.finish(draft)

    def concede(self, seat: int, reason: EndReason) -> Self:
        """The game after a seat resigned or forfeited it."""
        return self._replace(position=conceded(self.position, seat, reason))
