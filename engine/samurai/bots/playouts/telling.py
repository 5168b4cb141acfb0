"""The chance to win of packed settlements and a tally: the measure of `winning.py`, in fewer steps."""

from collections.abc import Sequence
from itertools import permutations
from math import erf, exp, sqrt
from struct import Struct

from engine.samurai.bots.playouts.chances import LANE_BITS, LANE_SCALE, expectations_for, taken_for
from engine.samurai.bots.playouts.packing import FIRST_COUNT, KINDS, Packing, stage_of
from engine.samurai.bots.weights import LAST_STAGE, weights_for

_ONE_KIND_EACH = tuple(permutations(range(KINDS)))
_NEGLIGIBLE = 1e-4
# With several players, of some forty outcomes each that is less likely than this is left out: 1e-4 in all.
_NEGLIGIBLE_OF_MANY = 2e-6


class Teller:
    """Tells chances to win, remembering what settlements add to them; they may err by 1e-4."""

    def __init__(self, packing: Packing) -> None:
        players = packing.players
        self._players = players
        weights = weights_for(players)
        self._expectations = expectations_for(players, weights)
        self._taken = taken_for(players, weights)
        self._total_spread = weights.total_spread
        lanes = 2 * players * KINDS
        self._bytes = lanes * LANE_BITS // 8
        self._lanes = Struct(f"<{lanes}Q")

    def chances_to_win(
        self, influence: list[int], tally: int, moved_last: int, viewers: Sequence[int]
    ) -> list[float]:
        """The viewers' chances to win by what stands where, with the seat that moved last."""
        expectations = self._expectations[moved_last][min(stage_of(tally), LAST_STAGE)]
        total = sum(map(expectations.__getitem__, influence), self._taken[tally >> FIRST_COUNT])
        lanes = self._lanes.unpack(total.to_bytes(self._bytes, "little"))
        numbers = [lane / LANE_SCALE for lane in lanes]
        if self._players == 2:
            return [_of_two(numbers, viewer, self._total_spread) for viewer in viewers]
        return _of_several(numbers, viewers, self._players, self._total_spread)


def _of_two(numbers: list[float], viewer: int, total_spread: float) -> float:
    """As `Forecast.chance_to_win` has it; what is negligible is left out."""
    ours, theirs, neither, owned, others = [], [], [], [], []
    lead = 0.0
    first = 2 * viewer
    for index in (0, 4, 8):
        own, other = numbers[index + first], numbers[index + 2 - first]
        ahead = own - other
        spread = sqrt(2 * (numbers[index + 1] + numbers[index + 3]))
        lead += ahead
        we = 0.5 + 0.5 * erf((ahead - 0.5) / spread)
        they = 0.5 - 0.5 * erf((ahead + 0.5) / spread)
        owned.append(own)
        others.append(other)
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


def _of_several(numbers: list[float], viewers: Sequence[int], players: int, total_spread: float) -> list[float]:
    """As `Forecast.chance_to_win` has it; what is negligible is left out."""
    means = [numbers[2 * players * kind : 2 * players * (kind + 1) : 2] for kind in range(KINDS)]
    leads = [
        _chances_to_lead(of_kind, numbers[2 * players * kind + 1 : 2 * players * (kind + 1) : 2])
        for kind, of_kind in enumerate(means)
    ]
    totals = [sum(of_seat) for of_seat in zip(*means, strict=True)]
    # What decides between those who lead one kind each: the figures of the others. Nobody's weight comes last.
    weights = [
        [*[exp((total - mean) / total_spread) for total, mean in zip(totals, of_kind, strict=True)], 0.0]
        for of_kind in means
    ]
    none_leads = leads[0][players] * leads[1][players] * leads[2][players]
    all_weights = [exp(total / total_spread) for total in totals] if none_leads > _NEGLIGIBLE_OF_MANY else []
    chances = []
    for viewer in viewers:
        we_0, we_1, we_2 = leads[0][viewer], leads[1][viewer], leads[2][viewer]
        chance = we_0 * we_1 + (we_0 + we_1) * we_2 - 2 * we_0 * we_1 * we_2
        if all_weights:
            chance += none_leads * all_weights[viewer] / sum(all_weights)
        for kind, second, third in ((0, 1, 2), (1, 2, 0), (2, 0, 1)):
            if leads[kind][viewer] < _NEGLIGIBLE_OF_MANY:
                continue
            own = weights[kind][viewer]
            for one, one_leads in enumerate(leads[second]):
                likely = leads[kind][viewer] * one_leads
                if one == viewer or likely < _NEGLIGIBLE_OF_MANY:
                    continue
                weight = own + weights[second][one]
                for other, other_leads in enumerate(leads[third]):
                    if other != viewer and (other != one or other == players):
                        chance += likely * other_leads * own / (weight + weights[third][other])
        chances.append(chance)
    return chances


def _chances_to_lead(means: list[float], variances: list[float]) -> list[float]:
    """Each seat's chance to have strictly the most, and, last, nobody's."""
    players = len(means)
    chances = [1.0] * players
    for seat in range(1, players):
        mean, variance = means[seat], variances[seat]
        for other in range(seat):
            ahead = mean - means[other]
            spread = sqrt(2 * (variance + variances[other]))
            chances[seat] *= 0.5 + 0.5 * erf((ahead - 0.5) / spread)
            chances[other] *= 0.5 - 0.5 * erf((ahead + 0.5) / spread)
    chances.append(max(0.0, 1.0 - sum(chances)))
    return chances
