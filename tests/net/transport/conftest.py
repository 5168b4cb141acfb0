"""What holds for all tests of connections."""

from tests.collecting import nothing_is_left_open

__all__ = ["nothing_is_left_open"]
