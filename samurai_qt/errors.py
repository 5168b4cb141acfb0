"""The errors that end a command with one line."""


class SamuraiError(Exception):
    """Something failed for a reason the user can understand; the message is one line."""

    exit_code = 1


class UsageError(SamuraiError):
    """The command line asks for something that does not exist or cannot be."""

    exit_code = 2


class DisplayError(SamuraiError):
    """No window can be shown here: no display, or a system library of Qt's is missing."""
