"""Files and folders as arguments."""

from __future__ import annotations

import argparse
from pathlib import Path


def path_argument(text: str) -> Path:
    """Return the path; no name at all is wrong use, for `Path` would take it for the current folder."""
    if not text:
        raise argparse.ArgumentTypeError("the name is empty")
    return Path(text)
