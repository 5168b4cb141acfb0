"""The program's version."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version


def program_version() -> str:
    """Return the installed version, or "0" where the program runs without being installed."""
    try:
        return version("samurai-qt")
    except PackageNotFoundError:
        return "0"
