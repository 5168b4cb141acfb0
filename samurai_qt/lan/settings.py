"""What this program tells its node: where things are, who it is, what it can play."""

from __future__ import annotations

from pathlib import Path

from net.node import Settings
from net.samurai import options_of, playable_game
from net.transport import EVERY_ADDRESS
from samurai_qt.version import VERSION

PROGRAM = f"samurai-qt {VERSION}"
TABLES = "tables"


def node_settings(
    data: Path,
    name: str,
    listen: tuple[str, ...] = EVERY_ADDRESS,
    port: int = 0,
    interfaces: tuple[str, ...] = (),
) -> Settings:
    """The settings of a node that keeps its files in the data folder."""
    return Settings(data / TABLES, name, PROGRAM, VERSION, playable_game, options_of, listen, port, interfaces)
