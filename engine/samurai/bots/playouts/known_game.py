"""Games of two players in which nothing is hidden: every whole turn and what it leads to, on flat data."""

from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeVar

from engine.samurai.actions import Action, FigureExchange, Place, TokenExchange, Turn
from engine.samurai.bots.playouts.flat_game import (
    FIGURE_EXCHANGE,
    RONIN,
    SHIPS,
    SLOW,
    TOKEN_EXCHANGE,
    FlatGame,
)
from engine.samurai.bots.playouts.packing import END, KINDS, MASK_SHIFT, OPEN_LAND
from engine.samurai.bots.playouts.telling import Teller
from engine.samurai.bots.turn_search import rank
from engine.samurai.pieces import FIGURES, TILES

# Chances that are told, not known, stay so far from certainty.
_UNSURE = 0.01
_PLAYERS = 2
_CHECK_EVERY = 32

_Item = TypeVar("_Item")

Pair = tuple[int, int]
Movable = tuple[tuple[Pair, int], ...]
Move = tuple[int, ...]
"""`(tile, first place, second place)` of a tile placed; `(M, tile moved, its two places, the two it goes to)`;
`(X, place, kind, place, kind)`."""


class State(NamedTuple):
    """A position as far as it counts: what differs only in hexes between the same settlements is the same.

    `influence` are packed settlements, zero where no figure is left; `land` and `sea` the empty hexes as the two
    settlements beside them, sorted; `movable` each seat's slow tiles with their settlements while it holds `M`.
    """

    seat: int
    influence: tuple[int, ...]
    land: tuple[Pair, ...]
    sea: tuple[Pair, ...]
    hands: tuple[tuple[int, ...], ...]
    tally: int
    passes: int
    movable: tuple[Movable, ...]


class Child(NamedTuple):
    """A turn, what it leads to (None if the game is over), and its worth to the player as it looks."""

    value: float
    moves: tuple[Move, ...]
    state: State | None


class _Staged(NamedTuple):
    """Part of a turn: its moves and what it has changed so far."""

    moves: tuple[Move, ...]
    influence: tuple[int, ...]
    land: tuple[Pair, ...]
    sea: tuple[Pair, ...]
    hand: tuple[int, ...]


class OutOfTime(Exception):
    """Looking at turns had to end."""


class KnownGame:
    """The whole turns of a game with both hands known and no stocks; captures come at the end of turns.

    `spent` is told how many turns have been looked at, and says when to end.
    """

    def __init__(self, game: FlatGame, settlements: tuple[int, ...], spent: Callable[[int], bool]) -> None:
        self._game = game
        self._settlements = settlements
        self._spent = spent
        self._packing = game.packing
        self._teller = Teller(game.packing)
        self._children: dict[State, list[Child]] = {}
        self._swaps = any(FIGURE_EXCHANGE in hand for hand in game.hands)
        self._nowhere = len(game.influence) - 1
        self.made = 0
        self.root = self._root()

    def children(self, state: State) -> list[Child]:
        """All turns of the seat to act, those that look best first; OutOfTime if that can't be told in time."""
        found = self._children.get(state)
        if found is None:
            found = []
            for child in self._turns(state):
                if self.made % _CHECK_EVERY == 0 and self._spent(self.made):
                    raise OutOfTime
                self.made += 1
                found.append(child)
            found.sort(key=_worth, reverse=True)
            self._children[state] = found
        return found

    def turn(self, moves: tuple[Move, ...]) -> Turn:
        """The turn on hexes of the board that these moves of the root stand for."""
        game = self._game
        influence = tuple(game.influence)
        actions: list[Action] = []
        used: set[int] = set()

        def hex_at(pair: Pair, hexes: list[int]) -> int:
            found = next(
                hex_ for hex_ in hexes if hex_ not in used and self._counting(game.beside[hex_], influence) == pair
            )
            used.add(found)
            return found

        for move in moves:
            tile = move[0]
            if tile == FIGURE_EXCHANGE:
                one = self._settlements[move[1]], FIGURES[move[2]]
                other = self._settlements[move[3]], FIGURES[move[4]]
                actions.append(FigureExchange.between(one, other))
            elif tile == TOKEN_EXCHANGE:
                own = [hex_ for hex_, moved in game.movable()[game.seat] if moved == move[1]]
                actions.append(
                    TokenExchange(hex_at((move[2], move[3]), own), hex_at((move[4], move[5]), game.land))
                )
            else:
                hexes = game.sea if tile in SHIPS else game.land
                actions.append(Place(TILES[tile], hex_at((move[1], move[2]), hexes)))
        return Turn(tuple(sorted(actions, key=rank)))

    def _root(self) -> State:
        game = self._game
        return self._state(
            game.seat,
            tuple(game.influence),
            tuple(game.beside[hex_] for hex_ in game.land),
            tuple(game.beside[hex_] for hex_ in game.sea),
            tuple(tuple(sorted(hand)) for hand in game.hands),
            game.tally,
            game.passes,
            tuple(
                tuple((game.beside[hex_], tile) for hex_, tile in of_seat) if TOKEN_EXCHANGE in hand else ()
                for hand, of_seat in zip(game.hands, game.movable(), strict=True)
            ),
        )

    def _state(
        self,
        seat: int,
        influence: tuple[int, ...],
        land: tuple[Pair, ...],
        sea: tuple[Pair, ...],
        hands: tuple[tuple[int, ...], ...],
        tally: int,
        passes: int,
        movable: tuple[Movable, ...],
    ) -> State:
        """With what no longer counts left out."""
        if not self._swaps:
            relevant = self._packing.relevant
            influence = tuple([packed & relevant[packed >> MASK_SHIFT & 7] for packed in influence])
        ships = sum([tile in SHIPS for hand in hands for tile in hand])
        at_sea = sorted([self._counting(pair, influence) for pair in sea]) if ships else []
        nothing = at_sea.count((self._nowhere, self._nowhere))
        if nothing > ships:
            del at_sea[len(at_sea) - (nothing - ships) :]
        return State(
            seat,
            influence,
            tuple(sorted([self._counting(pair, influence) for pair in land])),
            tuple(at_sea),
            hands,
            tally,
            passes,
            tuple(
                [
                    tuple(sorted([(self._counting(pair, influence), tile) for pair, tile in of_seat]))
                    for of_seat in movable
                ]
            ),
        )

    def _counting(self, pair: Pair, influence: tuple[int, ...]) -> Pair:
        first, second = pair
        one = first if influence[first] else self._nowhere
        two = second if influence[second] else self._nowhere
        return (one, two) if one < two else (two, one)

    def _turns(self, state: State) -> Iterator[Child]:
        start = _Staged((), state.influence, state.land, state.sea, state.hands[state.seat])
        nothing = True
        for fast in self._with_fast(start, state.seat):
            for staged in self._with_slow(fast, state):
                if staged.moves:
                    nothing = False
                    yield self._child(state, staged)
        if nothing:
            yield self._child(state, start)

    def _with_fast(self, start: _Staged, seat: int) -> Iterator[_Staged]:
        """The turn without fast tiles, then with any of them."""
        yield start
        changes = self._packing.changes[seat]
        fast = [tile for tile in start.hand if not SLOW[tile]]
        # One tile after the other joins or stays in hand; of two alike the second joins only if the first has.
        level = [(start, -1)]
        for number, tile in enumerate(fast):
            grown = []
            for staged, last in level:
                if number and fast[number - 1] == tile and last != number - 1:
                    continue
                for joined in self._joined(staged, tile, changes[tile]):
                    grown.append((joined, number))
                    yield joined
            level += grown

    def _joined(self, staged: _Staged, tile: int, change: int) -> Iterator[_Staged]:
        hand = _without(staged.hand, tile)
        if tile == FIGURE_EXCHANGE:
            for moves, influence in self._exchanged(staged):
                yield _Staged(moves, influence, staged.land, staged.sea, hand)
        elif tile == RONIN:
            for pair in dict.fromkeys(staged.land):
                yield _Staged(
                    (*staged.moves, (tile, *pair)),
                    _added(staged.influence, pair, change),
                    _without(staged.land, pair),
                    staged.sea,
                    hand,
                )
        else:
            for pair in dict.fromkeys(staged.sea):
                yield _Staged(
                    (*staged.moves, (tile, *pair)),
                    _added(staged.influence, pair, change),
                    staged.land,
                    _without(staged.sea, pair),
                    hand,
                )

    def _exchanged(self, staged: _Staged) -> Iterator[tuple[tuple[Move, ...], tuple[int, ...]]]:
        held = [(place, packed >> MASK_SHIFT & 7) for place, packed in enumerate(staged.influence) if packed]
        for number, (place, mask) in enumerate(held):
            for other, other_mask in held[:number]:
                for kind in range(KINDS):
                    for other_kind in range(KINDS):
                        given, got = 1 << kind, 1 << other_kind
                        if mask & ~other_mask & given and other_mask & ~mask & got:
                            influence = list(staged.influence)
                            influence[place] ^= (given | got) << MASK_SHIFT
                            influence[other] ^= (given | got) << MASK_SHIFT
                            move = FIGURE_EXCHANGE, other, other_kind, place, kind
                            yield (*staged.moves, move), tuple(influence)

    def _with_slow(self, fast: _Staged, state: State) -> Iterator[_Staged]:
        """The turn without a slow tile, then with any of them."""
        yield fast
        changes = self._packing.changes[state.seat]
        hexes = list(dict.fromkeys(fast.land))
        for tile in dict.fromkeys(fast.hand):
            if not SLOW[tile]:
                continue
            hand = _without(fast.hand, tile)
            if tile == TOKEN_EXCHANGE:
                lent = self._packing.lent[state.seat]
                for origin, moved in dict.fromkeys(state.movable[state.seat]):
                    lifted = self._lifted(fast.influence, origin, lent[moved])
                    for pair in hexes:
                        yield _Staged(
                            (*fast.moves, (tile, moved, *origin, *pair)),
                            _added(lifted, pair, changes[moved]),
                            _without(fast.land, pair),
                            fast.sea,
                            hand,
                        )
            else:
                for pair in hexes:
                    yield _Staged(
                        (*fast.moves, (tile, *pair)),
                        _added(fast.influence, pair, changes[tile]),
                        _without(fast.land, pair),
                        fast.sea,
                        hand,
                    )

    def _lifted(self, influence: tuple[int, ...], origin: Pair, lent: int) -> tuple[int, ...]:
        """Without a tile that lent so much between these settlements."""
        relevant = self._packing.relevant
        after = list(influence)
        for place in origin:
            packed = after[place]
            if packed:
                # What no longer counts has been cut off: taken off again it would be borrowed from what does.
                after[place] -= lent if self._swaps else lent & relevant[packed >> MASK_SHIFT & 7]
        return tuple(after)

    def _child(self, state: State, staged: _Staged) -> Child:
        """What the turn leads to once its captures are made."""
        seat, tally = state.seat, state.tally
        influence = staged.influence
        full = [place for place, packed in enumerate(influence) if packed and not packed & OPEN_LAND]
        if full:
            after = list(influence)
            for place in full:
                tally = self._packing.after_capture(after[place], tally)
                after[place] = 0
            influence = tuple(after)
        passes = 0 if staged.moves else state.passes + 1
        if tally & END or passes == _PLAYERS:
            return Child(self._game.shares.of(tally)[seat], staged.moves, None)
        hands = (staged.hand, state.hands[1]) if seat == 0 else (state.hands[0], staged.hand)
        movable = state.movable
        if any(movable):
            movable = self._moved(movable, staged, seat)
        after_state = self._state(1 - seat, influence, staged.land, staged.sea, hands, tally, passes, movable)
        told = self._teller.chances_to_win(list(influence), tally, seat, (seat,))[0]
        return Child(min(max(told, _UNSURE), 1 - _UNSURE), staged.moves, after_state)

    @staticmethod
    def _moved(movable: tuple[Movable, ...], staged: _Staged, seat: int) -> tuple[Movable, ...]:
        """The tiles that can be moved later; only the seat that holds the token exchange needs them."""
        of_seat: Movable = ()
        if TOKEN_EXCHANGE in staged.hand:
            placed = tuple(
                ((move[1], move[2]), move[0]) for move in staged.moves if move[0] < TOKEN_EXCHANGE and SLOW[move[0]]
            )
            of_seat = (*movable[seat], *placed)
        return (of_seat, movable[1]) if seat == 0 else (movable[0], of_seat)


def _added(influence: tuple[int, ...], pair: Pair, change: int) -> tuple[int, ...]:
    first, second = pair
    after = list(influence)
    if after[first]:
        after[first] += change
    if after[second]:
        after[second] += change
    return tuple(after)


def _without(items: tuple[_Item, ...], item: _Item) -> tuple[_Item, ...]:
    where = items.index(item)
    return items[:where] + items[where + 1 :]


def _worth(child: Child) -> float:
    return child.value
