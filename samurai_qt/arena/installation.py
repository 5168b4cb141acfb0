"""What must be the same on two computers for the same seed to give the same games."""

from __future__ import annotations

import sys
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from distributed.versions import get_versions

import engine
import resources
import samurai_qt
from samurai_qt.version import VERSION

# What games are played with, beside the packages' top.
_PLAYING = (
    (engine, "."),
    (samurai_qt, "arena"),
    (samurai_qt, "bots"),
    (samurai_qt, "training"),
    (resources, "boards"),
    (resources, "bots"),
)


class Installation(NamedTuple):
    """The versions of Samurai, Python and Dask, and a fingerprint of the code and data that play."""

    samurai: str
    python: str
    dask: str
    fingerprint: str

    def __str__(self) -> str:
        return f"Samurai {self.samurai} ({self.fingerprint}), Python {self.python}, Dask {self.dask}"


@cache
def installation() -> Installation:
    """This computer's."""
    python = "{}.{}".format(*sys.version_info[:2])
    return Installation(VERSION, python, str(get_versions()["packages"]["distributed"]), _fingerprint())


def _fingerprint() -> str:
    digest = sha256()
    for package, folder in _PLAYING:
        top = Path(package.__path__[0])
        for path in sorted((top / folder).rglob("*")):
            if path.suffix in (".py", ".json"):
                digest.update(path.relative_to(top).as_posix().encode())
                # A clone on Windows may end its lines differently.
                digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()[:8]
