"""What every finished game between computers comes to: one transcript, verified from its bytes, and one record."""

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]


def check_verified(paths: Sequence[Path]) -> None:
    """All files are the same, byte for byte; each verifies, and exports to the same record with all hands."""
    assert len({path.read_bytes() for path in paths}) == 1
    found = json.loads(_run("verify", "--json", *map(str, paths)))
    assert [(one["ok"], one["complete"], one["kind"]) for one in found] == [(True, True, "transcript")] * len(paths)
    records = {_run("export", str(path)) for path in paths}
    assert len(records) == 1
    record = json.loads(records.pop())
    assert None not in record["tiles"]
    assert record["result"] is not None


def _run(*arguments: str) -> str:
    command = [sys.executable, "-m", "samurai_qt", *arguments]
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
