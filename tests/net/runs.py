"""Whole games over the simulated network, each from its seed alone, and what must hold at the end of each.

python -m tests.net.runs FIRST LAST    runs these seeds and says how each went
"""

import sys
from itertools import pairwise
from random import Random

from net.audit import Audit, audit
from net.folding import step_hash
from net.state import STAGES, Stage
from net.transcript import parse_transcript
from tests.net.other_reader import read
from tests.net.simulation import Computer, Faults, Simulation
from tests.net.tables import one_seat_each, random_rules, set_up

_SEATS = (((0,), (1,)), ((0,), (1,), (2,)), ((0,), (1,), (2,), (3,)), ((0, 2), (1,)), ((0,), (1, 2), (3,)))
_CALM_AFTER = 1500.0

SLOW_NETWORK = Faults(delay=0.5, duplicate=0.3)
BAD_NETWORK = Faults(delay=0.3, drop=0.1, duplicate=0.1, breaking=0.02, partition=0.1)
CRASHES = Faults(delay=0.2, drop=0.03, breaking=0.01, crash=0.01, rollback=0.5, most_crashes=8)
ABSENCES = Faults(
    delay=0.2,
    thinking=8,
    drop=0.02,
    duplicate=0.05,
    breaking=0.005,
    crash=0.001,
    rollback=0.5,
    partition=0.02,
    absence=0.008,
    losing=0.1,
    leaving=0.006,
    most_crashes=6,
)
FAULTS = (SLOW_NETWORK, BAD_NETWORK, CRASHES, ABSENCES)


def run_seed(seed: int) -> tuple[Simulation, Audit]:
    """A whole game, checked; AssertionError says what did not hold."""
    random = Random(seed)
    faults = random.choice(FAULTS)
    seats_of = one_seat_each(2 + seed % 3)
    if seed % 5 == 0:
        seats_of = random.choice(_SEATS)
    setup = set_up(random_rules(random), random, seats_of)
    simulation = Simulation(setup, seed, faults)
    simulation.later(_CALM_AFTER, simulation.calm_down)
    simulation.run(lambda: simulation.all_at(Stage.FINISHED, Stage.STOPPED) or bool(caught(simulation)))
    assert not caught(simulation), f"an honest player was caught: {caught(simulation)}"
    digests = {computer.running.state.digest() for computer in simulation.computers}
    assert len(digests) == 1, "the computers came to different states"
    transcripts = simulation.transcripts()
    assert len(transcripts) == 1, "the transcripts differ"
    for computer in simulation.computers:
        check_kept(computer)
    data = transcripts.pop()
    other = read(data)
    state = simulation.computers[0].running.state
    assert other.previous == state.previous, "another program's reader comes to another history"
    assert other.fields() == state.fields(), "another program's reader comes to another state"
    result = audit(parse_transcript(data), setup.game())
    assert result.convicted is None, "the transcript convicts an honest player"
    if not (faults.leaving or faults.losing):
        assert result.complete, "nobody left, and yet the game is not verified"
    return simulation, result


def caught(simulation: Simulation) -> list[object]:
    """Whoever was caught, refused or disagreed with: nobody should be where all are honest."""
    return [
        fault
        for computer in simulation.computers
        for fault in (*computer.caught, *computer.disagreed, *computer.refused)
    ]


def check_kept(computer: Computer) -> None:
    """No step that a player ever saw whole is lost, but one that went on without that player; stages follow."""
    ledger = computer.running.ledger
    for number, known in computer.stepped.items():
        assert step_hash(ledger.state_before(number), ledger.steps[number]) == known, f"step {number} was lost"
    stages = [ledger.state_before(number).stage for number in range(len(ledger.steps) + 1)]
    assert all(later in STAGES[earlier] for earlier, later in pairwise(stages)), "a stage follows that may not"


def main(arguments: list[str]) -> int:
    """Run the seeds from the first to the last."""
    first, last = (int(argument) for argument in arguments)
    failed = 0
    for seed in range(first, last + 1):
        try:
            simulation, result = run_seed(seed)
        except AssertionError as error:
            failed += 1
            print(f"{seed}: FAILED: {error}", flush=True)
        else:
            cuts = sum(len(step.cut) for step in simulation.computers[0].running.ledger.steps)
            absences = [seat.absences for seat in result.state.seats]
            stage, step = result.state.stage.value, result.state.step
            print(f"{seed}: {stage} at {step}, {simulation.crashes} crashes, {cuts} cut, absences {absences}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
