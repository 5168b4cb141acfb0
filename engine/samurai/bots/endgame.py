"""Two players once both stocks are empty: nothing is hidden any more, so turns and answers are searched through."""

from collections.abc import Callable
from typing import NamedTuple

from engine.samurai.actions import Turn
from engine.samurai.bots.playouts.flat_game import FlatGame
from engine.samurai.bots.playouts.known_game import Child, KnownGame, OutOfTime, State

_CHECK_EVERY = 64


class Solution(NamedTuple):
    """The best turn found, the share of the victory or the chance of it that it brings, and whether it is settled.

    A settled value is the outcome against the best answers among those followed.
    """

    turn: Turn
    value: float
    settled: bool


class _Bounds(NamedTuple):
    """What the worth of a state lies between, so many turns ahead; guessed if it hangs on what was not followed."""

    low: float
    high: float
    guessed: bool


class Endgame:
    """Alpha-beta over whole turns of a game of two players with both hands known and no stocks, ever deeper.

    At each answer only the `width` turns that look best are followed. Captures come at the end of turns.
    """

    def __init__(
        self, game: FlatGame, settlements: tuple[int, ...], width: int, spent: Callable[[int], bool]
    ) -> None:
        self._game = KnownGame(game, settlements, spent)
        self._spent = spent
        self._width = width
        # Every turn uses up a tile, or is a pass while the other player uses up theirs; two passes end the game.
        self._most_turns = 2 * max([len(hand) for hand in game.hands]) + 2
        self._looks = 0
        self._bounds: dict[tuple[State, int], _Bounds] = {}
        self._guessed = False

    @property
    def turns_made(self) -> int:
        """How many turns have been looked at."""
        return self._game.made

    def solve(self) -> Solution | None:
        """The best turn, as far ahead as time allows or the outcome needs; None without one whole look ahead."""
        solution = None
        depth = 0
        try:
            children = self._game.children(self._game.root)
            while True:
                depth += 1
                self._guessed = False
                values: list[float] = []
                best = -1.0
                for child in children:
                    value = self._after(child, depth, best, 1.0)
                    values.append(value)
                    if value > best:
                        best = value
                        solution = Solution(self._game.turn(child.moves), best, settled=best == 1)
                    if best == 1:
                        return solution
                if solution is None or best == 0 or not self._guessed:
                    return solution and solution._replace(settled=True)
                if depth > self._most_turns:
                    return solution
                order = sorted(range(len(children)), key=lambda number: (-values[number], number))
                children = [children[number] for number in order]
        except OutOfTime:
            return solution

    def _after(self, child: Child, depth: int, alpha: float, beta: float) -> float:
        """What a turn is worth to its player, with `depth` turns from there on looked at, it being the first."""
        if child.state is None:
            return child.value
        if depth == 1:
            self._guessed = True
            return child.value
        return 1 - self._value(child.state, depth - 1, 1 - beta, 1 - alpha)

    def _value(self, state: State, depth: int, alpha: float, beta: float) -> float:
        self._looks += 1
        if self._looks % _CHECK_EVERY == 0 and self._spent(self._game.made):
            raise OutOfTime
        known = self._bounds.get((state, depth), _Bounds(0.0, 1.0, False))
        if known.low >= beta or known.high <= alpha or known.low == known.high:
            self._guessed |= known.guessed
            return known.high if known.high <= alpha else known.low
        guessed_before, self._guessed = self._guessed, known.guessed
        best = -1.0
        children = self._game.children(state)
        for child in children[: self._width]:
            best = max(best, self._after(child, depth, max(alpha, best), beta))
            if best >= beta or best == 1:
                break
        else:
            self._guessed |= len(children) > self._width
        low = known.low if best <= alpha else best
        high = known.high if best >= beta else best
        self._bounds[state, depth] = _Bounds(low, high, self._guessed)
        self._guessed |= guessed_before
        return best
