"""The chance to win a position, told from the figures taken and from who is likely to take those still standing."""

from functools import cache, lru_cache, partial
from itertools import product
from math import erf, exp, sqrt
from typing import Protocol

from engine.samurai.bots.outlook import Outlook
from engine.samurai.bots.weights import LAST_STAGE, MOST_IN_USE, Weights, weights_for
from engine.samurai.pieces import FIGURES
from engine.samurai.position import Counts, Phase, Position
from engine.samurai.scoring import score

# How far the forecast moves to tell how much one more figure is worth.
_STEP = 0.25

Chances = tuple[float, ...]


class TakingFunction(Protocol):
    """Each seat's chance to take a figure, with every seat's influence on it and the seat that moved last.

    `stage` is how many figures of the rarest kind are left: the fewer, the sooner the game ends without this one.
    """

    def __call__(self, influence: tuple[int, ...], open_land: int, moved_last: int, stage: int, /) -> Chances:
        """The chances along the seats."""


def taking_for(players: int) -> TakingFunction:
    """The chances by the weights for so many players, remembered."""
    return taking_by(weights_for(players))


@lru_cache(maxsize=MOST_IN_USE)
def taking_by(weights: Weights) -> TakingFunction:
    """The chances by these weights, remembered."""
    return lru_cache(maxsize=1 << 16)(partial(chances_by, weights))


def chances_by(
    weights: Weights, influence: tuple[int, ...], open_land: int, moved_last: int, stage: int
) -> Chances:
    """As `TakingFunction` says, by these weights."""
    if open_land == 0:
        highest = max(influence)
        alone = influence.count(highest) == 1
        return tuple([float(alone and total == highest) for total in influence])
    steepness, drawback = weights.steepness[open_land], weights.drawback[open_land]
    shares = [
        exp(steepness * total - (drawback if seat == moved_last else 0.0)) for seat, total in enumerate(influence)
    ]
    share = weights.taken[open_land][min(stage, LAST_STAGE)] / sum(shares)
    return tuple([one * share for one in shares])


class Forecast:
    """How many figures of each kind each seat can expect, and how far that may err."""

    def __init__(self, captured: tuple[Counts, ...], weights: Weights | None = None) -> None:
        self._weights = weights or weights_for(len(captured))
        self.means = [[float(count) for count in counts] for counts in captured]
        self.variances = [[self._weights.least_variance] * len(FIGURES) for _ in captured]

    def add(self, kind: int, chances: Chances) -> None:
        """Count a figure that each seat takes with such a chance."""
        for seat, chance in enumerate(chances):
            self.means[seat][kind] += chance
            self.variances[seat][kind] += self._weights.variance_scale * chance * (1 - chance)

    def chance_to_win(self, seat: int) -> float:
        """The seat's expected share of the victory."""
        return self._chance(seat, [self._chances_to_lead(kind) for kind in range(len(FIGURES))])

    def slopes(self, seat: int) -> list[list[float]]:
        """By kind and seat: how this seat's chance to win rises with one more figure of the kind for that seat."""
        leads = [self._chances_to_lead(kind) for kind in range(len(FIGURES))]
        level = self._chance(seat, leads)
        slopes = []
        for kind, before in enumerate(leads):
            of_kind = []
            for means in self.means:
                means[kind] += _STEP
                leads[kind] = self._chances_to_lead(kind)
                of_kind.append((self._chance(seat, leads) - level) / _STEP)
                means[kind] -= _STEP
            leads[kind] = before
            slopes.append(of_kind)
        return slopes

    def _chance(self, seat: int, leads: list[list[float]]) -> float:
        # By seat and kind led (or none, last): what decides between those who lead equally many kinds.
        spread = self._weights.total_spread
        weights = []
        for means in self.means:
            total = sum(means)
            weights.append([*[exp((total - mean) / spread) for mean in means], exp(total / spread)])
        chance = 0.0
        for (helmets, buddhas, rice), own_kind, contenders in _outcomes(len(self.means), seat):
            likely = leads[0][helmets] * leads[1][buddhas] * leads[2][rice]
            if len(contenders) > 1:
                likely *= weights[seat][own_kind] / sum([weights[other][kind] for other, kind in contenders])
            chance += likely
        return chance

    def _chances_to_lead(self, kind: int) -> list[float]:
        """Each seat's chance to have strictly the most, and, last, nobody's."""
        chances = []
        for seat, means in enumerate(self.means):
            chance = 1.0
            for other, other_means in enumerate(self.means):
                if other != seat:
                    lead = means[kind] - other_means[kind] - 0.5
                    spread = sqrt(self.variances[seat][kind] + self.variances[other][kind])
                    chance *= 0.5 + 0.5 * erf(lead / spread * sqrt(0.5))
            chances.append(chance)
        return [*chances, max(0.0, 1.0 - sum(chances))]


@cache
def _outcomes(players: int, seat: int) -> tuple[tuple[tuple[int, ...], int, tuple[tuple[int, int], ...]], ...]:
    """Who may lead each kind (`players`: nobody) so that this seat is among those who win or are reckoned last.

    With each comes the one kind this seat leads (else 3), and the same of every seat reckoned with it.
    """
    outcomes = []
    for leading in product(range(players + 1), repeat=len(FIGURES)):
        kinds = [leading.count(other) for other in range(players)]
        if max(kinds) >= 2:
            contenders = tuple(other for other in range(players) if kinds[other] >= 2)
        elif max(kinds) == 1:
            contenders = tuple(other for other in range(players) if kinds[other] == 1)
        else:
            contenders = tuple(range(players))
        if seat in contenders:
            led = {other: leading.index(other) if kinds[other] == 1 else len(FIGURES) for other in contenders}
            outcomes.append((leading, led[seat], tuple(led.items())))
    return tuple(outcomes)


def forecast(position: Position, outlook: Outlook, moved_last: int) -> Forecast:
    """What all seats can expect of this position."""
    result = Forecast(position.captured)
    chances_to_take = taking_for(position.players)
    stage = min(position.figures_left())
    for prospect in outlook.prospects:
        for figure in FIGURES:
            if prospect.figures & figure.bit:
                influence = tuple([counts[figure.index] for counts in prospect.influence])
                result.add(figure.index, chances_to_take(influence, prospect.open_land, moved_last, stage))
    return result


def chance_to_win(position: Position, seat: int, moved_last: int) -> float:
    """The seat's expected share of the victory; exact once the game is over."""
    if position.phase is Phase.OVER:
        winners = score(position).winners
        return 1 / len(winners) if seat in winners else 0.0
    return forecast(position, Outlook(position, seat), moved_last).chance_to_win(seat)
