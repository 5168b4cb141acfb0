"""A headless peer from its arguments to its exit code."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from typing import Any

from net.discovery import DiscoveryError
from net.identity import IdentityError
from net.node import Node, StoredTable
from net.transport import EVERY_ADDRESS
from samurai_qt.command_line.output import print_utf8
from samurai_qt.errors import SamuraiError, UsageError
from samurai_qt.lan.headless import HeadlessPeer, Plan, TableFailed
from samurai_qt.lan.settings import node_settings
from samurai_qt.lan.unfinished import table_to_resume
from samurai_qt.storage.data_folder import DataFolder
from samurai_qt.storage.settings import load_settings

_NOBODY = "Player"


def check_headless(arguments: argparse.Namespace, *, watching: bool = False) -> None:
    """UsageError for arguments that don't go together."""
    if arguments.bot is None and not watching:
        raise UsageError("--headless needs a bot to play: --bot LEVEL")


def name_of(arguments: argparse.Namespace, folder: DataFolder) -> str:
    """The player's name: as given, or as in the settings."""
    return arguments.name or load_settings(folder.settings).settings.name or _NOBODY


def run_headless(
    arguments: argparse.Namespace,
    plan: Callable[[str], Plan],
    is_meant: Callable[[StoredTable, str], bool],
    begin: Callable[[Node, str], None],
) -> int:
    """Play one table: the unfinished one that is meant, or the one that `begin` opens or joins."""
    try:
        with DataFolder(arguments.data_dir).open() as folder:
            return _play(arguments, folder, plan, is_meant, begin)
    except SamuraiError as error:
        tell("error", message=str(error))
        raise


def _play(
    arguments: argparse.Namespace,
    folder: DataFolder,
    plan: Callable[[str], Plan],
    is_meant: Callable[[StoredTable, str], bool],
    begin: Callable[[Node, str], None],
) -> int:
    name = name_of(arguments, folder)
    listen = arguments.listen
    addresses = listen.addresses or EVERY_ADDRESS
    settings = node_settings(folder.path, name, addresses, listen.port, tuple(arguments.interfaces))
    peer = HeadlessPeer(plan(name), tell)
    try:
        node = Node(settings, peer.events.put)
    except (IdentityError, DiscoveryError) as error:
        raise TableFailed(str(error)) from error
    stored = table_to_resume(
        node.unfinished(), lambda table: is_meant(table, name), new=arguments.new, watching=peer.is_watching
    )
    node.start()
    try:
        if stored is not None:
            node.resume(stored.table_id)
        else:
            begin(node, name)
        return peer.play(node)
    finally:
        node.close()


def tell(event: str, **details: Any) -> None:
    """Print one event as one JSON line; `at` are seconds of this computer's monotonic clock."""
    line = {"event": event, "at": round(time.monotonic(), 4), **details}
    print_utf8(json.dumps(line, ensure_ascii=False) + "\n")
