"""The weights that training begins with: round numbers, the same for every settlement and stage."""

from engine.samurai.bots.weights import LAST_STAGE, Weights

MOST_LAND = 6


def plain_weights() -> Weights:
    """More influence is more chance, two figures of three are taken, and forecasts err somewhat."""
    surrounded, open_ = (1.0,) * (LAST_STAGE + 1), (0.67,) * (LAST_STAGE + 1)
    return Weights(
        steepness=(0.0, *(0.5,) * MOST_LAND),
        drawback=(0.0,) * (MOST_LAND + 1),
        taken=(surrounded, *(open_,) * MOST_LAND),
        least_variance=0.05,
        variance_scale=2.0,
        total_spread=1.0,
    )
