"""Joining a table on the network; imported once that is asked for, as it takes the network's modules."""

from __future__ import annotations

import argparse
import asyncio
from typing import TYPE_CHECKING

from net.discovery import DiscoveryError
from net.node import Node, StoredTable
from samurai_qt.command_line.headless_run import check_headless, run_headless
from samurai_qt.command_line.lan_arguments import endpoint_argument
from samurai_qt.command_line.lan_window import run_in_window
from samurai_qt.lan.finding import find_table
from samurai_qt.lan.headless import Plan, TableFailed
from samurai_qt.lan.names import is_called
from samurai_qt.lan.node import JoinWish

if TYPE_CHECKING:
    from samurai_qt.window.lan import LanGames

# Questions for tables go out after 0, 1, 5, 14, 20, 21 and 25 seconds, and at 30 % loss half of them are answered.
# By a model of that loss one table in 150 isn't found within ten seconds, and none of 20,000 within thirty.
_FIND_SECONDS = 30.0


def join(arguments: argparse.Namespace) -> int:
    """Join a table; the exit code says whether its game was verified."""
    watching: bool = arguments.spectate
    endpoint = endpoint_argument(arguments.table)
    interfaces = tuple(arguments.interfaces)

    def plan(name: str) -> Plan:
        bots = () if arguments.bot is None else (arguments.bot,)
        return Plan(name, bots, arguments.seed, arguments.save, watching)

    def is_meant(table: StoredTable, name: str) -> bool:
        if endpoint is not None:
            return any(endpoint in addresses for addresses in table.notes.addresses.values())
        return is_called(arguments.table, table.notes.name, table.table_id.hex())

    def open_in_window(lan: LanGames, name: str, colour: str) -> None:
        address = "" if endpoint is None else arguments.table
        wish = JoinWish("", address, name, colour, arguments.code or "", watching)
        if endpoint is not None:
            lan.join(wish)
        else:
            lan.join_named(arguments.table, wish)

    if not arguments.headless:
        return run_in_window(arguments, is_meant, open_in_window)
    check_headless(arguments, watching=watching)

    def begin(node: Node, name: str) -> None:
        if endpoint is not None:
            node.join((endpoint,), b"", arguments.code, watching=watching)
            return
        try:
            table = asyncio.run(find_table(arguments.table, _FIND_SECONDS, interfaces))
        except DiscoveryError as error:
            raise TableFailed(str(error)) from error
        addresses = tuple((found.address, found.port) for found in table.endpoints)
        key = table.key_to_prove
        node.join(addresses, table.advert.table, arguments.code, watching=watching, key=key)

    return run_headless(arguments, plan, is_meant, begin)
