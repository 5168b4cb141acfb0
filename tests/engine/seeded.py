"""Settings for properties over seeded random games."""

from hypothesis import Phase, settings


def seeded(examples: int) -> settings:
    """So many examples, without shrinking: a smaller seed is no simpler game."""
    return settings(
        max_examples=examples, deadline=None, phases=(Phase.explicit, Phase.reuse, Phase.generate), print_blob=True
    )
