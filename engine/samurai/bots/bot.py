"""What a bot is: pure functions of what its player may see; time and randomness are passed in."""

from collections.abc import Callable
from random import Random
from typing import NamedTuple, Protocol

from engine.samurai.actions import FigurePlacement, Turn
from engine.samurai.pieces import Tile
from engine.samurai.position import Hand, Position


class Budget(NamedTuple):
    """How long to think: at most so many playouts, and only until `stop` says so; at least one must be given.

    `halfway` says whether half of the time is over; without it a thought doesn't know before the end.
    """

    playouts: int | None = None
    stop: Callable[[], bool] | None = None
    halfway: Callable[[], bool] | None = None

    def spent(self, playouts: int) -> bool:
        """Whether thinking must end after so many playouts; ValueError if nothing would ever end it."""
        if self.playouts is None and self.stop is None:
            raise ValueError("a budget needs a number of playouts or a way to stop")
        return (self.playouts is not None and playouts >= self.playouts) or self.stopped()

    def stopped(self) -> bool:
        """Whether the time is up."""
        return self.stop is not None and self.stop()

    def half_spent(self) -> bool:
        """Whether half of the time is over, as far as that is known, or all of it."""
        return (self.halfway is not None and self.halfway()) or self.stopped()


class Bot(Protocol):
    """A player: the same position, hand, budget in playouts and state of `random` give the same choice."""

    def choose_opening(
        self, tiles: tuple[Tile, ...], position: Position, seat: int, budget: Budget, random: Random
    ) -> tuple[Tile, ...]:
        """Five of these twenty tiles."""
        ...

    def place_figure(self, position: Position, hand: Hand, budget: Budget, random: Random) -> FigurePlacement:
        """A legal figure placement of the seat to act, whose hand this is."""
        ...

    def choose_turn(self, position: Position, hand: Hand, budget: Budget, random: Random) -> Turn:
        """A legal turn of the seat to act, whose hand this is."""
        ...
