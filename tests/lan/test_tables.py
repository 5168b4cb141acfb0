"""Whole games between hosts: found by name, played to “verified”, one killed or cut off, on a bad network."""

import json
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from pathlib import Path
from typing import Any, Self

import pytest

from tests.hostile import HOSTILE_NAMES, is_harmless, texts_in
from tests.lan.network import Lan
from tests.samurai_qt.command_line.headless import HeadlessPeer
from tests.verified import check_verified

pytestmark = [pytest.mark.root, pytest.mark.timeout(300)]


class Players:
    """A host at 10.77.0.1 and joiners behind it, each with a folder of its own; a context manager."""

    def __init__(
        self,
        lan: Lan,
        folder: Path,
        players: int,
        *options: str,
        seats: int | None = None,
        bot: str = "random",
        code: str | None = None,
    ) -> None:
        self.peers = [
            HeadlessPeer(
                folder / "peer1",
                *("host", "--as", "Ann", "--table", "Blue room", "--players", str(seats or players)),
                *("--bot", bot, *options),
                inside=lan.prefix(1),
            )
        ]
        for number in range(2, players + 1):
            joiner = ["join", "blue room", "--as", f"Ben{number}", "--bot", bot]
            joiner += [] if code is None else ["--code", code]
            self.peers.append(HeadlessPeer(folder / f"peer{number}", *joiner, inside=lan.prefix(number)))

    def begin(self) -> None:
        self.peers[0].start().wait_for("listening")
        for peer in self.peers[1:]:
            peer.start()
        with ThreadPoolExecutor(len(self.peers)) as pool:
            waiting = [pool.submit(peer.wait_for, "started") for peer in self.peers]
            ended = wait(waiting, return_when=FIRST_EXCEPTION).done
            failed = [error for future in ended if (error := future.exception()) is not None]
            if failed:
                # The others would wait on for one that gave up.
                for peer in self.peers:
                    peer.interrupt()
                raise failed[0]

    def check_end(self) -> None:
        assert [(peer.end(), peer.error) for peer in self.peers] == [(0, "")] * len(self.peers)
        for peer in self.peers:
            (audit,) = (report for report in peer.reports if report["event"] == "audit")
            assert (audit["verified"], audit["complete"]) == (True, True)
        check_verified([peer.transcript for peer in self.peers])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for peer in self.peers:
            peer.kill()


def discover(lan: Lan, host: int, *arguments: str) -> list[dict[str, Any]]:
    """The tables that `samurai-qt discover` prints on a host."""
    tables: list[dict[str, Any]] = json.loads(lan.output(host, "discover", "--json", *arguments))
    return tables


@pytest.mark.parametrize("killed", [0, 1])
def test_three_hosts_play_to_verified_with_one_killed_on_the_way(tmp_path: Path, killed: int) -> None:
    with Lan(3) as lan, Players(lan, tmp_path, 3) as players:
        players.begin()
        players.peers[2].wait_for("turn", holds=lambda turn: turn["number"] == 5)
        players.peers[killed].kill()
        players.peers[2].wait_for("reconnecting")
        players.peers[killed].start().wait_for("playing")
        players.peers[2].wait_for("back")
        players.check_end()


@pytest.mark.parametrize("cut", [1, 2])
def test_who_is_cut_off_comes_back(tmp_path: Path, cut: int) -> None:
    with Lan(3) as lan, Players(lan, tmp_path, 3) as players:
        players.begin()
        players.peers[2].wait_for("turn", holds=lambda turn: turn["number"] == 5)
        lan.cut(cut)
        players.peers[2].wait_for("reconnecting")
        lan.plug(cut)
        players.peers[2].wait_for("back")
        players.check_end()


def test_players_whose_addresses_have_all_changed_find_each_other_without_the_host(tmp_path: Path) -> None:
    with Lan(3) as lan, Players(lan, tmp_path, 3) as players:
        players.begin()
        players.peers[1].wait_for("turn", holds=lambda turn: turn["number"] == 5)
        for peer in players.peers:
            peer.kill()
        for host in (1, 2, 3):
            lan.ip(host, "address", "del", f"10.77.0.{host}/24", "dev", "eth0")
            lan.ip(host, "address", "add", f"10.77.0.{host + 100}/24", "dev", "eth0")
        # Ports change, too: a port of the first time is taken by somebody else.
        for peer in players.peers[1:]:
            peer.start("--listen", "0.0.0.0:4711").wait_for("started")
        players.peers[1].wait_for("back", holds=lambda report: report["name"] == "Ben3")
        players.peers[0].start("--listen", "0.0.0.0:4711").wait_for("playing")
        players.check_end()


def test_a_slow_network_that_loses_a_tenth(tmp_path: Path) -> None:
    with Lan(3, delay=0.1, jitter=0.02, loss=0.1) as lan, Players(lan, tmp_path, 3) as players:
        players.begin()
        players.check_end()


def test_a_network_that_loses_a_third(tmp_path: Path) -> None:
    with Lan(3, loss=0.3) as lan, Players(lan, tmp_path, 3) as players:
        players.begin()
        players.check_end()


def test_a_game_is_listed_once_and_without_its_host_too(tmp_path: Path) -> None:
    options = ("--option", "capture=immediate", "--code", "Blue Fox 7")
    with Lan(4) as lan, Players(lan, tmp_path, 3, *options, bot="master@500", code="blue fox 7") as players:
        players.begin()
        (table,) = discover(lan, 4)
        assert (table["name"], table["host"], table["seats"]) == ("Blue room", "Ann", {"taken": 3, "all": 3})
        assert (table["started"], table["locked"], table["options"]) == (True, True, {"capture": "immediate"})
        players.peers[0].kill()
        (again,) = discover(lan, 4)
        assert again["address"] != "10.77.0.1"
        assert (again["id"], again["name"], again["host"]) == (table["id"], "Blue room", "Ann")
        watch = ("join", "blue room", "--spectate", "--code", "blue fox 7")
        with_code = HeadlessPeer(tmp_path / "watcher", *watch, inside=lan.prefix(4))
        players.peers.append(with_code)
        assert with_code.start().wait_for("started")["own"] == []


def test_hostile_names_are_printed_harmless(tmp_path: Path) -> None:
    with Lan(3) as lan, Players(lan, tmp_path, 1, seats=2) as players:
        players.peers[0].start().wait_for("listening")
        (table,) = discover(lan, 2)
        hostile = ("10.77.0.3", "named", table["id"], table["address"], str(table["port"]))
        lan.start_module(3, "tests.lan.hostile", *hostile).wait_for("sent")
        # A name of which nothing shows makes no advert.
        tables = discover(lan, 2)
        assert len(tables) == 1 + len(HOSTILE_NAMES) - 1
        assert all(is_harmless(text) for text in texts_in(tables))
        lines = lan.output(2, "discover", "--interface", "10.77.0.2").splitlines()
        assert len(lines) == len(tables)
        assert all(is_harmless(line, 300) for line in lines)


def test_an_interface_is_chosen_by_its_address(tmp_path: Path) -> None:
    with Lan(2) as lan, Players(lan, tmp_path, 1, seats=2) as players:
        players.peers[0].start().wait_for("listening")
        assert [table["address"] for table in discover(lan, 2, "--interface", "10.77.0.2")] == ["10.77.0.1"]
        assert discover(lan, 2, "--interface", "127.0.0.1") == []


def test_no_network_is_said_in_one_line(tmp_path: Path) -> None:
    with Lan(1) as lan:
        lan.disconnect(1)
        finder = HeadlessPeer(tmp_path / "peer", "join", "blue room", "--bot", "random", inside=lan.prefix(1))
        assert finder.start().end() == 1
        assert finder.error == "samurai-qt: this computer is not connected to a network\n"
        caller = HeadlessPeer(tmp_path / "other", "join", "10.77.0.9:4000", "--bot", "random", inside=lan.prefix(1))
        assert caller.start().end() == 1
        assert caller.error == "samurai-qt: no network leads to 10.77.0.9:4000\n"
