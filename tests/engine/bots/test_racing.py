"""Racing: the best mean wins, what falls behind clearly is given up, ties go to the first."""

from random import Random

from engine.samurai.bots.racing import race


def test_the_best_of_noisy_contenders_wins_and_the_rest_drop_out() -> None:
    random = Random(4)
    strengths = [0.2, 0.5, 0.8, 0.3]
    asked = [0] * len(strengths)
    rounds = 0

    def round_(still_in: list[int]) -> list[float] | None:
        nonlocal rounds
        rounds += 1
        if rounds > 400:
            return None
        for contender in still_in:
            asked[contender] += 1
        return [strengths[contender] + random.gauss(0, 0.2) for contender in still_in]

    best, means = race(len(strengths), round_)
    assert best == 2
    assert max(means) == means[2]
    assert asked[0] < 50


def test_without_a_whole_round_the_first_is_best() -> None:
    assert race(3, lambda still_in: None) == (0, [])


def test_equal_contenders_leave_it_to_the_first() -> None:
    rounds = iter(range(20))

    def round_(still_in: list[int]) -> list[float] | None:
        return [0.5] * len(still_in) if next(rounds, None) is not None else None

    assert race(3, round_)[0] == 0


def test_a_lone_contender_needs_no_samples() -> None:
    assert race(1, lambda still_in: [1.0]) == (0, [])
