"""Opening a table on the network; imported once that is asked for, as it takes the network's modules."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from engine.samurai import PLAYER_COUNTS
from engine.samurai.bots import UnknownLevel, parse_level
from net.limits import GRACE_SECONDS, LEAST_GRACE_SECONDS, MOST_GRACE_SECONDS
from net.node import HostTerms, Node, StoredTable
from net.samurai import terms_of
from net.text import clean_name, comparable
from samurai_qt.command_line.game_arguments import rules_of
from samurai_qt.command_line.headless_run import check_headless, run_headless
from samurai_qt.command_line.lan_window import run_in_window
from samurai_qt.errors import UsageError
from samurai_qt.game_setup import bot_names
from samurai_qt.lan.headless import Plan
from samurai_qt.lan.node import HostWish

if TYPE_CHECKING:
    from samurai_qt.window.lan import LanGames


def host(arguments: argparse.Namespace) -> int:
    """Host a table; the exit code says whether its game was verified."""
    rules = rules_of(arguments)
    try:
        bots = tuple(parse_level(text) for text in arguments.bots.split(",") if text)
    except UnknownLevel as error:
        raise UsageError(f"--bots: {error}") from None
    own = 1 + len(bots)
    players = arguments.players or min(own + 1, PLAYER_COUNTS[-1])
    if own > players:
        raise UsageError(f"--bots names {len(bots)} bots for {players} seats, one of which is yours")

    grace = GRACE_SECONDS if arguments.grace is None else arguments.grace
    if not LEAST_GRACE_SECONDS <= grace <= MOST_GRACE_SECONDS:
        raise UsageError(f"--grace: from {LEAST_GRACE_SECONDS} to {MOST_GRACE_SECONDS} seconds, not {grace}")

    def table_name(name: str) -> str:
        wanted = arguments.table if arguments.table is not None else f"{name}'s table"
        return clean_name(wanted) or "Samurai"

    def plan(name: str) -> Plan:
        return Plan(name, (arguments.bot, *bots), arguments.seed, arguments.save)

    def is_meant(table: StoredTable, name: str) -> bool:
        return table.notes.hosted and comparable(table.notes.name) == comparable(table_name(name))

    def open_in_window(lan: LanGames, name: str, colour: str) -> None:
        levels = tuple(level.level for level in bots)
        wish = HostWish(table_name(name), name, colour, players, rules, arguments.code or "", levels, grace=grace)
        lan.host(wish)

    if not arguments.headless:
        return run_in_window(arguments, is_meant, open_in_window)
    check_headless(arguments)

    def begin(node: Node, name: str) -> None:
        names = (name, *bot_names(len(bots), (name,)))
        seats = tuple(
            (seat_name, "", f"bot:{level.level}")
            for seat_name, level in zip(names, (arguments.bot, *bots), strict=True)
        )
        node.host(HostTerms(table_name(name), terms_of(rules, grace), players, seats, arguments.code))

    return run_headless(arguments, plan, is_meant, begin)
