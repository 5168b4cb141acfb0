"""Addresses as people type them."""

from __future__ import annotations

_LARGEST_PORT = 65535


class NoSuchPort(ValueError):
    """The port is no number from 1 to 65535."""


def endpoint_of(text: str) -> tuple[str, int] | None:
    """The host and port that a text names, None if it names none; NoSuchPort."""
    host, colon, port = text.rpartition(":")
    if not colon or not host or not (port.isascii() and port.isdecimal()):
        return None
    if host.startswith("[") and host.endswith("]"):
        host = host[1:-1]
    elif ":" in host:
        return None
    if not 0 < int(port[:6]) <= _LARGEST_PORT:
        raise NoSuchPort(f"{text}: a port is a number from 1 to {_LARGEST_PORT}")
    return host, int(port)


def written(host: str, port: int) -> str:
    """An endpoint as it is typed: `192.168.1.7:31603`, `[fe80::1]:31603`."""
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
