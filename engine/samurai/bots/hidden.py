"""What others may hold: hidden tiles as they may be, the likelier the more often such tiles are found in hands."""

from random import Random

from engine.samurai.bots.playouts.starts import Sample
from engine.samurai.pieces import ALL_TILES, HAND_SIZE, TILES, Tile
from engine.samurai.position import Hand, Position

LIKELIER = {
    "fast": (0.3, 0.4, 0.5),
    "token exchange": (0.4, 0.9, 0.6),
    "strong samurai": (3.7, 2.6, 1.6),
    "strongest of a kind": (2.3, 1.55, 1.1),
    "other": (0.43, 1.05, 1.1),
}
"""By group of tiles, how much likelier than by chance one not shown is in the hand, stage by stage of `stage_by`.

Opening hands are chosen strong, and fast tiles are soon put to use. Measured (docs/bots.md).
"""

_STAGE_ENDS = (4, 9, len(ALL_TILES))


def group_of(tile: Tile) -> str:
    """The group of `LIKELIER` that the tile belongs to."""
    if tile.fast:
        return "fast"
    if tile is Tile.M:
        return "token exchange"
    if tile in (Tile.S2, Tile.S3):
        return "strong samurai"
    return "strongest of a kind" if tile.strength == 4 else "other"


def stage_by(stock_size: int) -> int:
    """How far a seat is, by its stock: 0 to 3 tiles drawn, 4 to 8, or more."""
    drawn = len(ALL_TILES) - HAND_SIZE - stock_size
    return next(stage for stage, end in enumerate(_STAGE_ENDS) if drawn < end)


class HiddenTiles:
    """The tiles hidden from the owner of a hand: `of[seat]` by index."""

    def __init__(self, position: Position, hand: Hand) -> None:
        self._seat = hand.seat
        self._sizes = position.hand_sizes
        self.of = [hidden_tiles(position, seat, hand) for seat in range(position.players)]
        chosen = position.rules.opening == "chosen"
        self._exponents = [_exponents(stock, chosen=chosen) for stock in position.stock_sizes]

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


def _exponents(stock_size: int, *, chosen: bool) -> tuple[float, ...]:
    """Along the tiles by index, the exponents that make uniform numbers keys of a weighted draw."""
    if chosen:
        stage = stage_by(stock_size)
        return tuple([1 / LIKELIER[group_of(tile)][stage] for tile in TILES])
    # A hand that was dealt holds what chance gave it, but for what is soon put to use.
    dealt = {group: stages[-1] for group, stages in LIKELIER.items()}
    dealt["strong samurai"] = dealt["strongest of a kind"] = dealt["other"]
    return tuple([1 / dealt[group_of(tile)] for tile in TILES])
