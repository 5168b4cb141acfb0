"""`samurai-qt export`: records as they are, saves without their hidden tiles, games in words."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from engine.samurai import (
    ContainerKind,
    parse_record,
    print_record,
    replay,
    save_table,
)
from engine.samurai.container import write_container
from samurai_qt.__main__ import main
from tests.engine.games import GAME_FILES, load_game
from tests.engine.records.games import played_table

ROOT = Path(__file__).parents[3]
GOLDEN = sorted((Path(__file__).parent / "data").glob("*.txt"))


def exported(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["export", *arguments]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    return captured.out


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["export", *arguments]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    return captured.err


def source_of(golden: Path) -> Path:
    of_docs = ROOT / "docs" / "records" / f"{golden.stem}.json"
    return of_docs if of_docs.exists() else GAME_FILES / f"{golden.stem}.json"


def test_a_record_comes_out_as_the_same_record(capsys: pytest.CaptureFixture[str]) -> None:
    out = exported(capsys, str(GAME_FILES / "game0005.json"))
    assert json.loads(out) == load_game("game0005")
    assert print_record(parse_record(out)) == out


@pytest.mark.parametrize("choices", [0, 30, 60, None])
def test_a_save_gives_its_public_record(
    choices: int | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = played_table(8, choices)
    (tmp_path / "table.samurai").write_bytes(save_table(table))
    out = exported(capsys, str(tmp_path / "table.samurai"))
    assert parse_record(out) == table.record()
    assert (json.loads(out)["tiles"] is None) == bool(table.awaited)
    replay(parse_record(out))


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda path: path.stem)
def test_a_game_in_words(golden: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert exported(capsys, "--text", str(source_of(golden))) == golden.read_text(encoding="utf-8")


def test_each_turn_has_one_line_whatever_the_names(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    value = load_game("game0005")
    value["seats"][0]["name"] = "安 %s {0} é"
    (tmp_path / "record").write_text(json.dumps(value), encoding="utf-8")
    lines = exported(capsys, str(tmp_path / "record"), "--text").splitlines()
    start = lines.index("Turns") + 1
    turns = lines[start : lines.index("", start)]
    assert len(turns) == len(value["turns"])
    assert turns[2].startswith("3. 安 %s {0} é places ronin 1 on k16")
    assert lines[-1] == "安 %s {0} é wins"


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "record: not JSON"),
        (b"{}", "samurai-record"),
        (b"\x89SAMURAI\r\n\x1a\n", "the file is cut off"),
        (b"\x89SAMURAI\r\n\x1a\n\x00\x09" + bytes(50), "a newer program wrote this file: it has version 9"),
        (write_container(ContainerKind.TRANSCRIPT, b""), "no transcript of this program"),
        (write_container(ContainerKind.LAN_SAVE, b""), "this is a save of a LAN table"),
        (write_container(ContainerKind.OFFLINE_SAVE, b"{}"), "save: is no samurai-save"),
        (save_table(played_table(1, 30))[:-1], "the file is cut off: of "),
    ],
)
def test_what_holds_no_game_is_one_line(
    content: bytes, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.samurai"
    file.write_bytes(content)
    for option in ([], ["--text"]):
        error = refused(capsys, str(file), *option)
        assert error.startswith(f"samurai-qt: {file}: ")
        assert words in error
    assert file.read_bytes() == content


def test_a_file_that_is_not_there_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert refused(capsys, str(tmp_path / "none")) == (
        f"samurai-qt: {tmp_path / 'none'}: can't be read: No such file or directory\n"
    )
    assert "can't be read: Is a directory" in refused(capsys, str(tmp_path))


@pytest.mark.parametrize("arguments", [[], ["a", "b"], ["a", "--json"]])
def test_wrong_use_exits_with_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", *arguments]) == 2
    assert capsys.readouterr().err.startswith("samurai-qt: ")


def test_no_qt_is_imported_and_the_output_is_utf8_in_any_locale(tmp_path: Path) -> None:
    value = load_game("game0005")
    value["seats"][0]["name"] = "安"
    (tmp_path / "record").write_text(json.dumps(value), encoding="utf-8")
    code = (
        "import sys; from samurai_qt.__main__ import main; code = main(sys.argv[1:])\n"
        "assert not any(name.startswith('PySide6') for name in sys.modules); sys.exit(code)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, "export", "--text", str(tmp_path / "record")],
        cwd=ROOT,
        env={"PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=True,
        timeout=60,
    )
    assert done.stdout.decode("utf-8").endswith("安 wins\n")
