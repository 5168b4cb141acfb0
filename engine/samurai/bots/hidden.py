"""What others may hold: hidden tiles as they may be, the likelier the more often such tiles are found in hands."""

from random import Random

from engine.samurai.bots.playouts.starts import Sample
from engine.samurai.pieces import ALL_TILES, HAND_SIZE, TILES, Tile
from engine.samurai.position import Hand, Position

# How much likelier than by chance a tile not shown is in the hand, by how many tiles its seat has drawn. Opening
# hands are chosen strong, and fast tiles are soon put to use; measured in games of `master` (docs/bots.md).
_FIRST_STOCK = len(ALL_TILES) - HAND_SIZE
_STAGES = (4, 9, _FIRST_STOCK + 1)
_FAST = (0.3, 0.4, 0.5)
_TOKEN_EXCHANGE = (0.4, 0.9, 0.6)
_STRONG_SAMURAI = (3.7, 2.6, 1.6)
_STRONGEST_OF_A_KIND = (2.3, 1.55, 1.1)
_OTHERS = (0.43, 1.05, 1.1)


class HiddenTiles:
    """The tiles hidden from the owner of a hand: `of[seat]` by index."""

    def __init__(self, position: Position, hand: Hand) -> None:
        self._seat = hand.seat
        self._sizes = position.hand_sizes
        self.of = [hidden_tiles(position, seat, hand) for seat in range(position.players)]
        chosen = position.rules.opening == "chosen"
        self._exponents = [_exponents(_FIRST_STOCK - stock, chosen=chosen) for stock in position.stock_sizes]

    def sample(self, random: Random) -> Sample:
        """Hands and stocks that agree with what is known; of the owner, whose hand is known, the stock alone."""
        hands, stocks = [], []
        for seat, hidden in enumerate(self.of):
            order = random.sample(hidden, len(hidden))
            held = 0
            if seat != self._seat:
                held = self._sizes[seat]
                if held < len(order):
                    self._draw(order, held, self._exponents[seat], random)
            hands.append(order[:held])
            stocks.append(order[held:])
        return Sample(hands, stocks)

    @staticmethod
    def _draw(order: list[int], held: int, exponents: tuple[float, ...], random: Random) -> None:
        """Bring so many tiles to the front, each time any of those left by its weight."""
        chance = random.random
        keys = [chance() ** exponents[tile] for tile in order]
        least = sorted(keys, reverse=True)[held - 1] if held else 2.0
        front = [tile for tile, key in zip(order, keys, strict=True) if key >= least]
        order[:] = front + [tile for tile, key in zip(order, keys, strict=True) if key < least]


def hidden_tiles(position: Position, seat: int, hand: Hand) -> list[int]:
    """The tiles of a seat that this hand's owner can't see, by index."""
    hidden = [tile.index for tile in position.unseen_tiles(seat)]
    if seat == hand.seat:
        for tile in hand.tiles:
            hidden.remove(tile.index)
    return hidden


def _exponents(drawn: int, *, chosen: bool) -> tuple[float, ...]:
    """Along the tiles by index, the exponents that make uniform numbers keys of a weighted draw."""
    stage = next(number for number, end in enumerate(_STAGES) if drawn < end) if chosen else len(_STAGES) - 1
    return tuple([1 / _weight(tile, stage, chosen=chosen) for tile in TILES])


def _weight(tile: Tile, stage: int, *, chosen: bool) -> float:
    if tile.fast:
        return _FAST[stage]
    if tile is Tile.M:
        return _TOKEN_EXCHANGE[stage]
    if chosen and tile in (Tile.S2, Tile.S3):
        return _STRONG_SAMURAI[stage]
    if chosen and tile.strength == 4:
        return _STRONGEST_OF_A_KIND[stage]
    return _OTHERS[stage]
