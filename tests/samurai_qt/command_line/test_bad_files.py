"""Every kind of bad file, through every command that reads one: one line, exit 1, and the file stays as it is."""

from __future__ import annotations

import json
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.samurai import save_table
from engine.samurai.container import ContainerKind, write_container
from samurai_qt.__main__ import main
from tests.engine.games import game_text, load_game
from tests.engine.records.games import played_table

SAVE = save_table(played_table(5, 20))


def edited(**changes: object) -> bytes:
    return json.dumps({**load_game("game0005"), **changes}).encode()


def with_first(key: str, **changes: object) -> bytes:
    """The record with changes to the first entry of one of its lists."""
    record: dict[str, Any] = load_game("game0005")
    record[key][0].update(changes)
    return json.dumps(record).encode()


BAD = {
    "empty": b"",
    "no JSON": b"samurai",
    "not UTF-8": b'{"format": "\xff"}',
    "cut off": game_text("game0005").encode()[:-30],
    "format": edited(format="chess-record"),
    "newer version": edited(version=2),
    "version of another kind": edited(version="1"),
    "players": edited(players=5),
    "fewer players than seats": edited(players=2),
    "board": edited(board="mars"),
    "colour": with_first("seats", colour="pink"),
    "colour twice": with_first("seats", colour=load_game("game0005")["seats"][1]["colour"]),
    "hex": with_first("setup", hex="z99"),
    "tile": with_first("turns", actions=["Q7@n12"]),
    "order": edited(turns=load_game("game0005")["turns"][::-1]),
    "key twice": b'{"format": "samurai-record", "format": "samurai-record"}',
    "unknown key": edited(colour="red"),
    "nested": b"[" * 200_000 + b"]" * 200_000,
    "nested meta": edited(meta=json.loads('{"a":' * 40 + "1" + "}" * 40)),
    "not a number": b'{"format": NaN}',
    "digits": b'{"format": ' + b"9" * 10_000 + b"}",
    "save cut off": SAVE[:-1],
    "save with a byte more": SAVE + b"\n",
    "save with a byte changed": SAVE[:99] + bytes([SAVE[99] ^ 1]) + SAVE[100:],
    "save of a newer program": SAVE[:13] + b"\x02" + SAVE[14:],
    "save of nothing": write_container(ContainerKind.OFFLINE_SAVE, b"{}"),
    "save of junk": write_container(ContainerKind.OFFLINE_SAVE, bytes(4096)),
    "transcript": write_container(ContainerKind.TRANSCRIPT, b""),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_file_is_one_line_and_stays_as_it_is(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.samurai"
    path.write_bytes(BAD[name])
    for command in (["export"], ["export", "--text"], ["verify"], ["open"]):
        assert main([*command, str(path)]) == 1
        captured = capsys.readouterr()
        assert captured.out == ""
        assert captured.err.startswith(f"samurai-qt: {path}: ")
        assert captured.err.count("\n") == 1
        assert len(captured.err) < 300 + len(str(path))
        assert "internal error" not in captured.err
    assert path.read_bytes() == BAD[name]


def test_a_hundred_megabytes_of_junk_are_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "junk"
    block = bytes(range(256)) * 4096
    with path.open("wb") as file:
        for _ in range(100):
            file.write(block)
    for command in ("export", "verify", "open"):
        assert main([command, str(path)]) == 1
        assert capsys.readouterr().err == f"samurai-qt: {path}: record: larger than 8 MB\n"
    assert path.stat().st_size == 100 * len(block)


def make_socket(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(path))


@pytest.mark.parametrize(
    ("make", "why"),
    [
        (lambda path: None, "No such file or directory"),
        (Path.mkdir, "Is a directory"),
        (lambda path: path.symlink_to(path), "Too many levels of symbolic links"),
        (lambda path: path.symlink_to("none"), "No such file or directory"),
        (make_socket, "No such device or address"),
        (lambda path: path.symlink_to("/proc/self/mem"), "Input/output error"),
    ],
)
def test_what_can_not_be_read_is_named(
    make: Callable[[Path], object],
    why: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    make(Path("game"))
    for command in ("export", "verify", "open"):
        assert main([command, "game"]) == 1
        assert capsys.readouterr().err == f"samurai-qt: game: can't be read: {why}\n"


def test_a_name_that_is_too_long_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", "x" * 300]) == 1
    assert capsys.readouterr().err.endswith(": can't be read: File name too long\n")


def test_an_endless_device_is_not_read_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "/dev/zero"]) == 1
    assert capsys.readouterr().err == "samurai-qt: /dev/zero: record: larger than 8 MB\n"
