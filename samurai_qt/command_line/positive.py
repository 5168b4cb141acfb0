"""Numbers of things as arguments."""

from __future__ import annotations

import argparse


def positive(text: str) -> int:
    """A whole number of at least 1, for argparse."""
    number = int(text) if text.isdecimal() and text.isascii() and len(text) <= 18 else 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"must be a whole number of at least 1, not {text}")
    return number
