"""The chance to win of packed settlements and a tally: the measure of `winning.py`, in fewer steps."""

from itertools import permutations
from math import erf, exp, sqrt

from engine.samurai.bots.playouts.chances import Expectations
from engine.samurai.bots.playouts.packing import COUNT, KINDS, Packing, stage_of
from engine.samurai.bots.weights import LAST_STAGE, weights_for
from engine.samurai.bots.winning import Forecast

_ONE_KIND_EACH = tuple(permutations(range(KINDS)))
_NEGLIGIBLE = 1e-4


class Teller:
    """Tells chances to win, remembering what settlements add to them."""

    def __init__(self, packing: Packing) -> None:
        self._players = packing.players
        self._expectations = [
            [Expectations(packing.players, seat, stage) for stage in range(LAST_STAGE + 1)]
            for seat in range(packing.players)
        ]
        weights = weights_for(packing.players)
        self._least = complex(0, weights.least_variance)
        self._total_spread = weights.total_spread
        self._shifts = [packing.count_shift(seat, kind) for kind in range(KINDS) for seat in range(packing.players)]

    def chance_to_win(self, influence: list[int], tally: int, moved_last: int, viewer: int) -> float:
        """The viewer's chance to win by what stands where, with the seat that moved last."""
        expectations = self._expectations[moved_last][min(stage_of(tally), LAST_STAGE)]
        least = self._least
        sums = [(tally >> shift & COUNT) + least for shift in self._shifts]
        for packed in influence:
            if packed:
                for index, expected in expectations[packed]:
                    sums[index] += expected
        if self._players == 2:
            return _of_two(sums, viewer, self._total_spread)
        return _of_several(sums, viewer, self._players)


def _of_two(sums: list[complex], viewer: int, total_spread: float) -> float:
    """As `Forecast.chance_to_win` has it; what is negligible is left out."""
    ours, theirs, neither, owned, others = [], [], [], [], []
    lead = 0.0
    for index in (0, 2, 4):
        own, other = sums[index + viewer], sums[index + 1 - viewer]
        ahead = own.real - other.real
        spread = sqrt(2 * (own.imag + other.imag))
        lead += ahead
        we = 0.5 + 0.5 * erf((ahead - 0.5) / spread)
        they = 0.5 - 0.5 * erf((ahead + 0.5) / spread)
        owned.append(own.real)
        others.append(other.real)
        ours.append(we)
        theirs.append(they)
        neither.append(max(0.0, 1.0 - we - they))
    we_0, we_1, we_2 = ours
    none_0, none_1, none_2 = neither
    chance = (
        we_0 * we_1 + (we_0 + we_1) * we_2 - 2 * we_0 * we_1 * we_2
        + we_0 * none_1 * none_2 + none_0 * we_1 * none_2 + none_0 * none_1 * we_2
        + none_0 * none_1 * none_2 / (1 + exp(-lead / total_spread))
    )  # fmt: skip
    # With one kind each, the figures of the other two decide.
    for kind, other_kind, neither_kind in _ONE_KIND_EACH:
        likely = ours[kind] * theirs[other_kind] * neither[neither_kind]
        if likely > _NEGLIGIBLE:
            chance += likely / (1 + exp((owned[kind] - others[other_kind] - lead) / total_spread))
    return chance


def _of_several(sums: list[complex], viewer: int, players: int) -> float:
    forecast = Forecast(((0, 0, 0),) * players)
    for kind in range(KINDS):
        for seat in range(players):
            expected = sums[kind * players + seat]
            forecast.means[seat][kind] = expected.real
            forecast.variances[seat][kind] = expected.imag
    return forecast.chance_to_win(viewer)
