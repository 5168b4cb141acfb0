"""Run a fuzz target for long: with atheris where it is installed, else with inputs mutated at random.

    python -m tests.net.fuzz.run TARGET [RUNS [SEED [FOLDER]]]

A failing input is written to tests/net/fuzz/corpus/TARGET, which the test suite replays; with atheris, what reaches
new code is kept in FOLDER, if there is one.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import random
import sys

from tests.net.fuzz.corpus_folder import CORPUS, corpus_of

_LONGEST = 4096
_TARGETS = "tests.net.fuzz.targets"


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


def run_at_random(name: str, runs: int, seed: int) -> None:
    """Feed the kept inputs, then mutations of them."""
    chance, target = random.Random(seed), importlib.import_module(_TARGETS).TARGETS[name]
    inputs = corpus_of(name)
    for data in inputs:
        target(data)
    for _ in range(runs):
        data = mutated(chance.choice(inputs), inputs, chance)
        try:
            target(data)
        except Exception:
            CORPUS.joinpath(name, f"{hashlib.sha256(data).hexdigest()[:16]}.bin").write_bytes(data)
            raise


def run_with_atheris(name: str, runs: int, seed: int, folders: list[str]) -> None:
    """Let atheris steer by coverage of the network and the rules."""
    atheris = importlib.import_module("atheris")
    with atheris.instrument_imports(include=["net", "engine"]):
        targets = importlib.import_module(_TARGETS)
    kept = CORPUS / name
    options = [f"-runs={runs}", f"-seed={seed}", f"-max_len={_LONGEST}", f"-artifact_prefix={kept}/found-"]
    atheris.Setup([sys.argv[0], *options, *folders, str(kept)], targets.TARGETS[name])
    atheris.Fuzz()


def main(name: str, runs: str = "100000", seed: str = "1", *folders: str) -> None:
    """Run a target by its arguments."""
    if importlib.util.find_spec("atheris"):
        run_with_atheris(name, int(runs), int(seed), list(folders))
    else:
        run_at_random(name, int(runs), int(seed))


if __name__ == "__main__":
    main(*sys.argv[1:])
