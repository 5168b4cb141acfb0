"""The inputs kept for each target."""

from __future__ import annotations

from pathlib import Path

CORPUS = Path(__file__).with_name("corpus")


def corpus_of(name: str) -> list[bytes]:
    """The inputs kept for a target, in the order of their names."""
    return [path.read_bytes() for path in sorted(CORPUS.joinpath(name).iterdir())]
