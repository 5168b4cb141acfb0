"""Why there can be no network at all."""

from __future__ import annotations


class NetworkError(Exception):
    """The network can't be used; the message is one line that names the file or address at fault."""
