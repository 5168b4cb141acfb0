"""`samurai-qt discover`: what it prints of tables, and how it ends. No network."""

import json
from collections.abc import Callable
from dataclasses import replace

import pytest

from net.discovery import Endpoint, NoNetwork, Table, UnknownInterface
from samurai_qt.__main__ import main
from samurai_qt.command_line import discovering
from tests.net.discovery.adverts import ANN

HOSTED = replace(ANN, seats_taken=2, options=(("bots", "1"), *ANN.options, ("grace", "600")))
LOCKED = Table(HOSTED, (Endpoint("10.0.0.7", 45678), Endpoint("fe80::7%2", 45678)), 3.14159)
PLAYED = Table(
    replace(
        ANN,
        table=bytes(8),
        table_name="侍",
        seats_taken=4,
        options=(),
        locked=False,
        started=True,
        port=2000,
    ),
    (Endpoint("fe80::7%2", 2000),),
    0.4,
)
OLDER = Table(replace(ANN, version=9, program="0.9", options=(), locked=False), LOCKED.endpoints[:1], 1.0)

Find = Callable[..., None]


@pytest.fixture
def find(monkeypatch: pytest.MonkeyPatch) -> Find:
    """Sets what is on the network: tables, or an error."""

    def find(
        *tables: Table, error: BaseException | None = None, seconds: float = 3.0, interfaces: tuple[str, ...] = ()
    ) -> None:
        async def on_network(looked: float, chosen: tuple[str, ...]) -> tuple[Table, ...]:
            assert (looked, chosen) == (seconds, interfaces)
            if error is not None:
                raise error
            return tables

        monkeypatch.setattr(discovering, "tables_on_network", on_network)

    return find


def test_tables_as_json(find: Find, capsys: pytest.CaptureFixture[str]) -> None:
    find(LOCKED, PLAYED)
    assert main(["discover", "--json"]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    assert json.loads(printed.out) == [
        {
            "name": "Ann's table",
            "id": "0011223344556677",
            "host": "Ann",
            "address": "10.0.0.7",
            "port": 45678,
            "seats": {"taken": 2, "all": 4, "bots": 1},
            "options": {"capture": "immediate", "edition": "1998"},
            "grace": 600,
            "locked": True,
            "started": False,
            "protocol": 1,
            "program": "0.1.0",
            "ping": 3.1,
        },
        {
            "name": "侍",
            "id": "0000000000000000",
            "host": "Ann",
            "address": "fe80::7%2",
            "port": 2000,
            "seats": {"taken": 4, "all": 4},
            "options": {},
            "locked": False,
            "started": True,
            "protocol": 1,
            "program": "0.1.0",
            "ping": 0.4,
        },
    ]


def test_tables_as_lines(find: Find, capsys: pytest.CaptureFixture[str]) -> None:
    find(LOCKED, PLAYED, OLDER)
    assert main(["discover"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "0011223344556677  Ann's table by Ann  10.0.0.7:45678"
        "  2 of 4 seats, 1 of them bots', locked, capture immediate, edition 1998, grace 600 s  3 ms",
        "0000000000000000  侍 by Ann  [fe80::7%2]:2000  4 of 4 seats, started  0 ms",
        "0011223344556677  Ann's table by Ann  10.0.0.7:45678"
        "  1 of 4 seats, plays protocol 9, this program 1  1 ms",
    ]


@pytest.mark.parametrize(("arguments", "printed"), [((), "no tables\n"), (("--json",), "[]\n")])
def test_no_tables(
    find: Find, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], printed: str
) -> None:
    find()
    assert main(["discover", *arguments]) == 0
    assert capsys.readouterr() == (printed, "")


def test_where_and_how_long_to_look(find: Find) -> None:
    find(seconds=0.5, interfaces=("10.0.0.2", "fe80::2"))
    chosen = ("--interface", "10.0.0.2", "--interface", "fe80::2")
    assert main(["discover", "--seconds", "0.5", *chosen]) == 0


@pytest.mark.parametrize(
    ("error", "status", "line"),
    [
        (NoNetwork(), 1, "this computer is not connected to a network"),
        (UnknownInterface("10.9.9.9"), 1, "no network interface of this computer has the address 10.9.9.9"),
        (KeyboardInterrupt(), 130, "interrupted"),
    ],
)
@pytest.mark.parametrize("arguments", [(), ("--json",)])
def test_failures_in_one_line(
    find: Find,
    capsys: pytest.CaptureFixture[str],
    error: BaseException,
    status: int,
    line: str,
    arguments: tuple[str, ...],
) -> None:
    find(error=error)
    assert main(["discover", *arguments]) == status
    assert capsys.readouterr() == ("", f"samurai-qt: {line}\n")


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "inf", "3601", "soon", ""])
def test_seconds_that_are_none(capsys: pytest.CaptureFixture[str], seconds: str) -> None:
    assert main(["discover", "--seconds", seconds]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("samurai-qt: discover: argument --seconds: must be seconds")
    assert len(printed.err.splitlines()) == 1
