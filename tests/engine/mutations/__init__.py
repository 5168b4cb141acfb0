"""Makes false records out of true ones; the oracle proves each of them false."""

import copy
import json
from collections.abc import Iterator
from random import Random
from typing import Any

from tests.engine.mutations import captures, exchanges, form, options, order, results, setup, tiles, turns
from tests.engine.mutations.registry import MUTATORS
from tests.engine.oracle.record import RecordWrongError, check_record

# Importing the subjects registers their mutators.
SUBJECTS = (captures, exchanges, form, options, order, results, setup, tiles, turns)


def mutations(record: Any, random: Random, names: list[str] | None = None) -> Iterator[tuple[str, Any, str]]:
    """Yield (name, false record, place of the oracle's fault) for each mutator that applies."""
    before = json.dumps(record)
    for name in MUTATORS if names is None else names:
        mutated = copy.deepcopy(record)
        MUTATORS[name](mutated, random)
        if json.dumps(mutated) == before:
            continue
        try:
            check_record(mutated)
        except RecordWrongError as fault:
            yield name, mutated, fault.place
