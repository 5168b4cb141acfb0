"""Run a fuzz target for long: with atheris where it is installed, else with inputs mutated at random.

    python -m tests.net.fuzz.run [runs] [seed]

A failing input is written to tests/net/fuzz/corpus, which the test suite replays.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import random
import sys
from pathlib import Path

from tests.net.fuzz.transport_target import one_input

CORPUS = Path(__file__).with_name("corpus")
_LONGEST = 600


def corpus() -> list[bytes]:
    """The inputs kept so far, in the order of their names."""
    return [path.read_bytes() for path in sorted(CORPUS.glob("*.bin"))]


def mutated(data: bytes, others: list[bytes], chance: random.Random) -> bytes:
    """The input with a few things changed."""
    result = bytearray(data)
    for _ in range(chance.randint(1, 4)):
        place = chance.randrange(len(result) + 1)
        change = chance.randrange(5)
        if change == 0:
            result[place:place] = chance.randbytes(chance.randint(1, 8))
        elif change == 1:
            del result[place : place + chance.randint(1, 8)]
        elif change == 2 and place < len(result):
            result[place] ^= 1 << chance.randrange(8)
        elif change == 3 and place < len(result):
            result[place] = chance.choice((0, 1, 0x7F, 0x80, 0x90, 0xC0, 0xC4, 0xFF))
        else:
            other = chance.choice(others)
            start = chance.randrange(len(other) + 1)
            result[place:] = other[start:]
    return bytes(result[:_LONGEST])


def run_at_random(runs: int, seed: int) -> None:
    """Feed the kept inputs, then mutations of them."""
    chance = random.Random(seed)
    inputs = corpus()
    for data in inputs:
        one_input(data)
    for _ in range(runs):
        data = mutated(chance.choice(inputs), inputs, chance)
        try:
            one_input(data)
        except Exception:
            CORPUS.joinpath(f"{hashlib.sha256(data).hexdigest()[:16]}.bin").write_bytes(data)
            raise


def run_with_atheris(runs: int, seed: int) -> None:
    """Let atheris steer by coverage."""
    atheris = importlib.import_module("atheris")
    atheris.instrument_all()
    atheris.Setup([sys.argv[0], f"-runs={runs}", f"-seed={seed}", f"-max_len={_LONGEST}", str(CORPUS)], one_input)
    atheris.Fuzz()


if __name__ == "__main__":
    arguments = [int(argument) for argument in sys.argv[1:]] + [100_000, 1][len(sys.argv) - 1 :]
    run = run_with_atheris if importlib.util.find_spec("atheris") else run_at_random
    run(*arguments)
