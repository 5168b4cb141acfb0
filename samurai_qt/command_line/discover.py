"""`samurai-qt discover`: the tables on the network."""

from __future__ import annotations

import argparse
import asyncio
import json
from collections.abc import Sequence
from typing import Any

from net.discovery import DiscoveryError, Table
from net.transport import PROTOCOL
from samurai_qt.command_line.lan_arguments import add_interface_argument
from samurai_qt.command_line.output import print_utf8
from samurai_qt.command_line.types import Subparsers
from samurai_qt.lan.finding import tables_on_network
from samurai_qt.lan.headless import TableFailed

_LONGEST_SECONDS = 3600.0


def add_parser(subparsers: Subparsers, parents: Sequence[argparse.ArgumentParser]) -> None:
    """Add the command."""
    parser = subparsers.add_parser("discover", parents=list(parents), help="list the tables on the local network")
    parser.add_argument("--seconds", metavar="S", type=_seconds, default=3.0, help="how long to look (3)")
    add_interface_argument(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON list")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Look for a while, then list what answers."""
    try:
        tables = asyncio.run(tables_on_network(arguments.seconds, tuple(arguments.interfaces)))
    except DiscoveryError as error:
        raise TableFailed(str(error)) from error
    if arguments.json:
        print_utf8(json.dumps([_as_json(table) for table in tables], ensure_ascii=False, indent=1) + "\n")
    elif not tables:
        print_utf8("no tables\n")
    else:
        print_utf8("".join(_as_line(table) + "\n" for table in tables))
    return 0


def _as_json(table: Table) -> dict[str, Any]:
    advert = table.advert
    endpoint = table.endpoints[0]
    return {
        "name": advert.table_name,
        "id": advert.table.hex(),
        "host": advert.host_name,
        "address": endpoint.address,
        "port": endpoint.port,
        "seats": {"taken": advert.seats_taken, "all": advert.seats},
        "options": dict(advert.options),
        "locked": advert.locked,
        "started": advert.started,
        "protocol": advert.version,
        "program": advert.program,
        "ping": round(table.ping, 1),
    }


def _as_line(table: Table) -> str:
    advert = table.advert
    endpoint = table.endpoints[0]
    where = f"[{endpoint.address}]" if ":" in endpoint.address else endpoint.address
    words = [f"{advert.seats_taken} of {advert.seats} seats"]
    words += ["locked"] * advert.locked + ["started"] * advert.started
    words += [f"{name} {value}" for name, value in advert.options]
    if advert.version != PROTOCOL:
        words.append(f"plays protocol {advert.version}, this program {PROTOCOL}")
    return (
        f"{advert.table.hex()}  {advert.table_name} by {advert.host_name}  {where}:{endpoint.port}"
        f"  {', '.join(words)}  {table.ping:.0f} ms"
    )


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 < seconds <= _LONGEST_SECONDS:
        raise argparse.ArgumentTypeError(f"must be seconds, more than 0, not {text}")
    return seconds
