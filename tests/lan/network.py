"""A LAN of several hosts on one machine: network namespaces at 10.77.0.1, .2 … joined by a switch.

Nothing leaves the machine. Needs root and iproute2.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from tests.lan.switch import Switch

ROOT = Path(__file__).parents[2]

Report = dict[str, Any]


class Peer:
    """A program on one host that reports one JSON object a line."""

    def __init__(self, command: Sequence[str]) -> None:
        self._process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        self.reports: list[Report] = []

    def wait_for(self, *events: str, holds: Callable[[Report], bool] = lambda report: True) -> Report:
        """Read reports up to the first of these events for which the condition holds, and return it."""
        assert self._process.stdout is not None
        for line in self._process.stdout:
            report: Report = json.loads(line)
            self.reports.append(report)
            if report["event"] in events and holds(report):
                return report
        raise AssertionError(f"the program ended without reporting {events}")

    def stop(self) -> None:
        """Ask the program to end, and wait until it has."""
        self._process.terminate()
        self._process.wait()

    def kill(self) -> None:
        """End the program with no chance to say anything."""
        self._process.kill()
        self._process.wait()

    def close(self) -> None:
        """End the program if it still runs."""
        self._process.kill()
        self._process.communicate()


class Lan:
    """Hosts 1 to n on one Ethernet: joined by a bridge in a namespace, or badly, by a switch in user space.

    With `loss` (0 to 1), `delay` or `jitter` (seconds) the network is bad, and plugs stay in.
    """

    def __init__(self, hosts: int, *, delay: float = 0.0, jitter: float = 0.0, loss: float = 0.0) -> None:
        self._name = f"sq{os.getpid()}"
        self._bridge = f"{self._name}sw"
        self._hosts = range(1, hosts + 1)
        self._peers: list[Peer] = []
        self._bad = (delay, jitter, loss) if delay or jitter or loss else None
        self._switch: Switch | None = None

    def __enter__(self) -> Self:
        _ip("netns", "add", self._bridge)
        _ip("-n", self._bridge, "link", "add", "br0", "type", "bridge", "mcast_snooping", "0")
        _ip("-n", self._bridge, "link", "set", "br0", "up")
        for host in self._hosts:
            _ip("netns", "add", self._host(host))
            self.ip(host, "link", "set", "lo", "up")
        if self._bad:
            delay, jitter, loss = self._bad
            self._switch = Switch([*map(self._host, self._hosts)], delay=delay, jitter=jitter, loss=loss)
            self._switch.start()
        for host in self._hosts:
            if not self._bad:
                self._plug_in(host)
            self._set_up(host)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for peer in self._peers:
            peer.close()
        if self._switch:
            self._switch.close()
        for namespace in (*map(self._host, self._hosts), self._bridge):
            _ip("netns", "del", namespace)

    def connect(self, host: int) -> None:
        """Give a host its interface and its addresses back."""
        self._plug_in(host)
        self._set_up(host)

    def _plug_in(self, host: int) -> None:
        ends = ("eth0", "netns", self._host(host)), (f"p{host}", "netns", self._bridge)
        _ip("link", "add", *ends[0], "type", "veth", "peer", "name", *ends[1])
        _ip("-n", self._bridge, "link", "set", f"p{host}", "master", "br0", "up")

    def _set_up(self, host: int) -> None:
        # Without waiting for the check that nobody else has the IPv6 address.
        self.run(host, "sh", "-c", "echo 0 > /proc/sys/net/ipv6/conf/eth0/accept_dad")
        self.ip(host, "address", "add", f"10.77.0.{host}/24", "dev", "eth0")
        self.ip(host, "link", "set", "eth0", "up")

    def disconnect(self, host: int) -> None:
        """Take a host's interface away."""
        self.ip(host, "link", "del", "eth0")

    def cut(self, host: int) -> None:
        """Pull a host's plug at the switch."""
        _ip("-n", self._bridge, "link", "set", f"p{host}", "down")

    def plug(self, host: int) -> None:
        """Put the plug back."""
        _ip("-n", self._bridge, "link", "set", f"p{host}", "up")

    def ip(self, host: int, *words: str) -> None:
        """Run iproute2's `ip` on a host."""
        _ip("-n", self._host(host), *words)

    def run(self, host: int, *command: str) -> None:
        """Run a command on a host to its end."""
        subprocess.run(("ip", "netns", "exec", self._host(host), *command), check=True)

    def output(self, host: int, *arguments: str) -> str:
        """What `samurai-qt` with these arguments prints on a host; CalledProcessError if it fails."""
        command = (*self.prefix(host), sys.executable, "-m", "samurai_qt", *arguments)
        return subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout

    def prefix(self, host: int) -> tuple[str, ...]:
        """What runs the command behind it on a host."""
        return ("ip", "netns", "exec", self._host(host))

    def start(self, host: int, *arguments: str) -> Peer:
        """Start `tests.lan.peer` on a host."""
        return self.start_module(host, "tests.lan.peer", *arguments)

    def start_module(self, host: int, module: str, *arguments: str) -> Peer:
        """Start a module that reports lines on a host; it is ended with the network."""
        peer = Peer((*self.prefix(host), sys.executable, "-m", module, *arguments))
        self._peers.append(peer)
        return peer

    def _host(self, host: int) -> str:
        return f"{self._name}h{host}"


def _ip(*words: str) -> None:
    subprocess.run(("ip", *words), check=True)
