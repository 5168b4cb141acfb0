"""What holds for all tests of nodes."""

from tests.collecting import nothing_is_left_open

__all__ = ["nothing_is_left_open"]
