"""`samurai-qt verify`: sound files, complete ones, and every byte changed, missing or added."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.samurai import EndReason, parse_record, print_record, save_table
from engine.samurai.container import ContainerKind, write_container
from samurai_qt.__main__ import main
from samurai_qt.command_line.output import print_utf8
from samurai_qt.command_line.verify import audit
from tests.engine.games import GAME_FILES, GAMES, game_text, load_game
from tests.engine.records.games import played_table

ROOT = Path(__file__).parents[3]
EXAMPLES = sorted((ROOT / "docs" / "records").glob("*.json"))


def findings(capsys: pytest.CaptureFixture[str], *files: Path) -> tuple[int, list[dict[str, Any]]]:
    code = main(["verify", "--json", *map(str, files)])
    captured = capsys.readouterr()
    assert captured.err == ""
    return code, json.loads(captured.out)


def test_the_80_games_are_sound(capsys: pytest.CaptureFixture[str]) -> None:
    code, found = findings(capsys, *(GAME_FILES / f"{name}.json" for name in GAMES))
    assert code == 0
    assert len(found) == 80
    for name, finding in zip(GAMES, found, strict=True):
        value = load_game(name)
        complete = value["result"] is not None and value["tiles"] is not None and None not in value["tiles"]
        assert finding == {
            "file": str(GAME_FILES / f"{name}.json"),
            "kind": "record",
            "ok": True,
            "complete": complete,
            "error": None,
            "place": None,
        }


def test_the_examples_of_the_documentation_are_sound(capsys: pytest.CaptureFixture[str]) -> None:
    code, found = findings(capsys, *EXAMPLES)
    assert code == 0
    assert {Path(finding["file"]).stem: finding["complete"] for finding in found} == {
        "agreed": False,
        "forfeit": True,
        "resigned": True,
        "stopped": False,
        "takeover": False,
        "unfinished": False,
    }
    assert main(["verify", *map(str, EXAMPLES)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[1] == f"{EXAMPLES[1]}: record, complete"
    assert lines[0] == f"{EXAMPLES[0]}: record, sound, but unfinished or not fully opened"


@pytest.mark.parametrize("choices", [1, 20, 60, None])
def test_saves_are_sound(choices: int | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = played_table(21, choices)
    (tmp_path / "a.samurai").write_bytes(save_table(table))
    code, (finding,) = findings(capsys, tmp_path / "a.samurai")
    assert (code, finding["kind"], finding["ok"], finding["error"]) == (0, "save", True, None)
    assert finding["complete"] == (not table.awaited)


def test_every_game_exported_is_sound(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for seed in range(6):
        table = played_table(seed, None if seed % 2 else 50)
        if table.awaited:
            table.concede(0, EndReason.FORFEIT)
        (tmp_path / "a.json").write_text(print_record(table.record()), encoding="utf-8")
        assert findings(capsys, tmp_path / "a.json")[0] == 0


def test_one_wrong_file_among_many_is_named_with_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    value = load_game("game0005")
    value["turns"][38]["captures"][0]["seat"] = 1
    wrong = tmp_path / "wrong.json"
    wrong.write_text(json.dumps(value), encoding="utf-8")
    right = GAME_FILES / "game0005.json"
    assert main(["verify", str(right), str(wrong), str(tmp_path / "none"), str(right)]) == 1
    captured = capsys.readouterr()
    assert captured.out.splitlines() == [f"{right}: record, complete"] * 2
    assert captured.err.splitlines() == [
        f"samurai-qt: {wrong}: turns[38].captures[0]: the turn makes no such capture",
        f"samurai-qt: {tmp_path / 'none'}: can't be read: No such file or directory",
    ]
    code, found = findings(capsys, right, wrong)
    assert code == 1
    assert found[1] == {
        "file": str(wrong),
        "kind": "record",
        "ok": False,
        "complete": False,
        "error": "the turn makes no such capture",
        "place": "turns[38].captures[0]",
    }


def test_any_changed_byte_of_a_save_is_found(tmp_path: Path) -> None:
    data = save_table(played_table(5, 45))
    file = tmp_path / "save.samurai"
    random = Random(5)
    for place in [*range(60), *random.sample(range(60, len(data)), 40)]:
        broken = bytearray(data)
        broken[place] ^= 1 << random.randrange(8)
        file.write_bytes(broken)
        assert not audit(file).ok
    for broken_data in (data[:-1], data + b"\n", data[1:], data[:30] + data[31:]):
        file.write_bytes(broken_data)
        assert not audit(file).ok


@pytest.mark.parametrize("name", ["game0005", "extra16_pass"])
def test_no_changed_byte_passes_for_another_game(name: str, tmp_path: Path) -> None:
    """Whatever byte changes, the file is refused or holds the same game, names and tiles never played aside."""
    data = game_text(name).encode()
    record = parse_record(data)
    file = tmp_path / "record.json"
    random = Random(name)
    accepted = 0
    for _ in range(400):
        place = random.randrange(len(data))
        changed = random.choice(
            (
                data[:place] + data[place + 1 :],
                data[:place] + bytes([random.randrange(32, 127)]) + data[place + 1 :],
                data[:place] + bytes([random.randrange(32, 127)]) + data[place:],
            )
        )
        file.write_bytes(changed)
        if audit(file).ok:
            accepted += 1
            same = parse_record(changed)._replace(seats=record.seats, tiles=record.tiles)
            assert same == record
    assert accepted < 40


def test_trailing_junk_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    for junk in (b"\0", b"{}", b",", b"\xff"):
        file.write_bytes(game_text("game0005").encode() + junk)
        finding = audit(file)
        assert (finding.ok, finding.place) == (False, "record")


def test_a_hundred_megabytes_of_junk_are_not_read(tmp_path: Path) -> None:
    file = tmp_path / "junk"
    with file.open("wb") as sparse:
        sparse.write(b"[")
        sparse.truncate(100_000_000)
    finding = audit(file)
    assert (finding.error, finding.place) == ("larger than 8 MB", "record")
    with file.open("wb") as sparse:
        sparse.write(write_container(ContainerKind.OFFLINE_SAVE, b"")[:12])
        sparse.truncate(100_000_000)
    assert not audit(file).ok


def test_file_names_of_any_bytes_come_out_as_they_went_in(capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    assert main(["verify", "--json", "none\udcff"]) == 1
    assert json.loads(capsysbinary.readouterr().out)[0]["file"] == "none\udcff"
    print_utf8("none\udcff")
    assert capsysbinary.readouterr().out == b"none\xff"


@pytest.mark.parametrize("arguments", [[], ["--text", "a"]])
def test_wrong_use_exits_with_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
