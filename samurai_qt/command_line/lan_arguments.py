"""Arguments that the commands of the network share."""

from __future__ import annotations

import argparse
from ipaddress import ip_address
from typing import NamedTuple

from engine.samurai.bots import LEVELS
from samurai_qt.command_line.bot_worker import level_argument
from samurai_qt.command_line.path_argument import path_argument
from samurai_qt.errors import UsageError


class ListenAt(NamedTuple):
    """The addresses to listen on, none for all, and the port or 0."""

    addresses: tuple[str, ...]
    port: int


def add_interface_argument(parser: argparse.ArgumentParser) -> None:
    """Add `--interface`."""
    parser.add_argument(
        "--interface",
        metavar="ADDR",
        action="append",
        default=[],
        dest="interfaces",
        help="be seen and look only on the interface with this address, repeatable (default: all)",
    )


def add_player_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what `host` and `join` have in common."""
    parser.add_argument("--as", metavar="NAME", dest="name", help="your name at the table")
    parser.add_argument("--code", metavar="CODE", type=_code, help="the room code")
    parser.add_argument(
        "--listen",
        metavar="ADDR[:PORT]",
        type=_listen,
        default=ListenAt((), 0),
        help="listen on this address, and port, only",
    )
    add_interface_argument(parser)
    parser.add_argument("--new", action="store_true", help="begin anew though a table is unfinished here")
    parser.add_argument("--headless", action="store_true", help="no window: a bot plays, events go to stdout")
    parser.add_argument(
        "--bot",
        metavar="LEVEL[@MS|@Np]",
        type=level_argument,
        help=f"who plays with --headless; levels: {', '.join(LEVELS)}",
    )
    parser.add_argument("--seed", metavar="S", type=int, help="makes the bot's thinking the same again")
    parser.add_argument(
        "--save", metavar="FILE", type=path_argument, help="with --headless: write the transcript at the end"
    )


def endpoint_argument(text: str) -> tuple[str, int] | None:
    """The host and port that a text names, None if it names none; UsageError for a port that can't be."""
    from samurai_qt.lan.endpoints import NoSuchPort, endpoint_of

    try:
        return endpoint_of(text)
    except NoSuchPort as error:
        raise UsageError(str(error)) from None


def _listen(text: str) -> ListenAt:
    endpoint = endpoint_argument(text)
    host, port = endpoint or (text.removeprefix("[").removesuffix("]"), 0)
    try:
        ip_address(host.partition("%")[0])
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text} is no IP address to listen on") from None
    return ListenAt((host,), port)


def _code(text: str) -> str:
    # Here, so that no other command waits for the network's modules.
    from net.transport import CodeUnusable, normal_code

    try:
        return normal_code(text)
    except CodeUnusable as error:
        raise argparse.ArgumentTypeError(str(error)) from None
