"""The program as a process of its own, as its user meets it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def environment_without_display(**changes: str) -> dict[str, str]:
    """This process's environment, without a display, with these changes."""
    clean = {name: value for name, value in os.environ.items() if "DISPLAY" not in name}
    clean.pop("QT_QPA_PLATFORM", None)
    return {**clean, **changes}


def run_program(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run `samurai-qt` to its end."""
    return subprocess.run(
        [sys.executable, "-m", "samurai_qt", *arguments],
        cwd=ROOT,
        env=environment_without_display(**environment),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        errors="surrogateescape",
        check=False,
        timeout=60,
    )
