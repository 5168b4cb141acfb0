"""Looking for tables; imported once that is asked for, as it takes the network's modules."""

from __future__ import annotations

import argparse
import asyncio
import json
from typing import Any

from net.discovery import DiscoveryError, Table
from net.limits import GRACE_SECONDS
from net.transport import PROTOCOL
from samurai_qt.command_line.output import print_utf8
from samurai_qt.lan.finding import tables_on_network
from samurai_qt.lan.headless import TableFailed
from samurai_qt.lan.listing import terms_told


def discover(arguments: argparse.Namespace) -> int:
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
    options, bots, grace = terms_told(advert)
    seats = {"taken": advert.seats_taken, "all": advert.seats}
    return {
        "name": advert.table_name,
        "id": advert.table.hex(),
        "host": advert.host_name,
        "address": endpoint.address,
        "port": endpoint.port,
        "seats": seats if advert.started else {**seats, "bots": bots},
        "options": options,
        **({} if advert.started else {"grace": grace}),
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
    options, bots, grace = terms_told(advert)
    words = [f"{advert.seats_taken} of {advert.seats} seats"]
    words += [f"{bots} of them bots'"] * (bots > 0)
    words += ["locked"] * advert.locked + ["started"] * advert.started
    words += [f"{name} {value}" for name, value in options.items()]
    words += [f"grace {grace} s"] * (grace != GRACE_SECONDS)
    if advert.version != PROTOCOL:
        words.append(f"plays protocol {advert.version}, this program {PROTOCOL}")
    return (
        f"{advert.table.hex()}  {advert.table_name} by {advert.host_name}  {where}:{endpoint.port}"
        f"  {', '.join(words)}  {table.ping:.0f} ms"
    )
