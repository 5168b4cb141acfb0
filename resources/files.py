"""Where the files of this package are."""

from __future__ import annotations

from pathlib import Path


def resource_path(*parts: str) -> Path:
    """Return the path of a file or folder of this package, such as `resource_path("fonts")`."""
    return Path(__file__).parent.joinpath(*parts)
