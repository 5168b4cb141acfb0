"""Processes to measure, started as this program was: from a clone, a wheel, or frozen."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import samurai_qt


def is_frozen() -> bool:
    """Whether this program has no interpreter that could run a module of its own."""
    return getattr(sys, "frozen", False)


def module_command(module: str, *arguments: str) -> list[str]:
    """The command that runs a module of this program; only where it is not frozen."""
    return [sys.executable, "-m", module, *arguments]


def program_command(*arguments: str) -> list[str]:
    """The command that runs this program."""
    return [sys.executable, *arguments] if is_frozen() else module_command("samurai_qt", *arguments)


def environment() -> dict[str, str]:
    """The environment for processes without a screen that find the same packages as this one."""
    variables = dict(os.environ)
    variables["QT_QPA_PLATFORM"] = "offscreen"
    # A warm start finds its modules compiled.
    variables.pop("PYTHONDONTWRITEBYTECODE", None)
    if not is_frozen():
        packages = str(Path(samurai_qt.__file__).parents[1])
        variables["PYTHONPATH"] = os.pathsep.join(filter(None, (packages, variables.get("PYTHONPATH"))))
    return variables
