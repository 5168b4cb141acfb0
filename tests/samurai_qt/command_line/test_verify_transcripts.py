"""`samurai-qt verify` of transcripts: who broke what, who did not open up, and several files of one table."""

import json
from pathlib import Path
from random import Random

import pytest

from net.messages import Call, OpeningUp
from samurai_qt.__main__ import main
from samurai_qt.lan.transcripts import save_transcript
from tests.net.scenes import DEALT, Scene
from tests.net.tables import one_seat_each, set_up


def saved(folder: Path, name: str, scene: Scene, computer: int = 0) -> Path:
    path = folder / f"{name}.samurai"
    save_transcript(path, scene.peers[computer].transcript())
    return path


def verify(capsys: pytest.CaptureFixture[str], *files: Path) -> tuple[int, list[str]]:
    """The exit code, and every line that is printed but those that name the keys."""
    code = main(["verify", *map(str, files)])
    captured = capsys.readouterr()
    return code, [line for line in (captured.out + captured.err).splitlines() if not line.startswith("  ")]


def test_whose_keys_signed_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    scene = Scene(players=2)
    scene.play_to_turn_of(0)
    scene.agree_to_end()
    file = saved(tmp_path, "whole", scene)
    assert main(["verify", str(file)]) == 0
    keys = [f"  Player {number}: key {scene.setup.keys[number].hex()}" for number in (0, 1)]
    assert capsys.readouterr().out.splitlines() == [f"{file}: transcript, complete", *keys]


def test_who_broke_what_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    scene = Scene()
    scene.play_to_turn_of(1)
    call = scene.honest(1, Call)
    scene.lie(1, call._replace(opened=(call.opened[0]._replace(salt=bytes(32)), *call.opened[1:])))
    file = saved(tmp_path, "stopped", scene)
    code, lines = verify(capsys, file)
    what = "Player 1 opened an envelope with something else in it than was sealed"
    what += f": envelope {call.opened[0].number}"
    assert (code, lines) == (0, [f"{file}: transcript, sound, but the table was stopped; {what}"])
    main(["verify", "--json", str(file)])
    (found,) = json.loads(capsys.readouterr().out)
    assert (found["ok"], found["complete"], found["table"]["convicted"]) == (True, False, what)


def test_who_did_not_open_up_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    scene = Scene(players=2)
    scene.play_to_turn_of(0)
    scene.unsaid = (1, OpeningUp)
    scene.agree_to_end()
    file = saved(tmp_path, "closed", scene)
    code, lines = verify(capsys, file)
    said = "transcript, sound, but unfinished or not fully opened; Player 1 did not open all envelopes"
    assert (code, lines) == (0, [f"{file}: {said}"])


def test_files_of_one_table_may_end_at_different_steps(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    scene = Scene()
    scene.play_to_turn_of(1)
    early = saved(tmp_path, "early", scene)
    scene.held_back.clear()
    scene.play_to_turn_of(1, turns=1)
    late = saved(tmp_path, "late", scene)
    code, lines = verify(capsys, early, late)
    said = "transcript, sound, but unfinished or not fully opened; the game has no end yet"
    assert (code, lines) == (0, [f"{file}: {said}" for file in (early, late)])


def test_who_signed_two_things_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    setup = set_up(DEALT, Random(1), one_seat_each(3))
    files = []
    for seed in (1, 2):
        # The same players play the same table twice, each time otherwise.
        scene = Scene(setup=setup, seed=seed)
        scene.play_to_turn_of(1, turns=1)
        files.append(saved(tmp_path, f"history{seed}", scene))
    other = Scene(seed=3)
    other.play_to_turn_of(1)
    files.append(saved(tmp_path, "another table", other))
    code, lines = verify(capsys, *files)
    assert code == 1
    said = "Player 0 signed two different messages for one step"
    # Both sealed the same and rolled the same; what they take in hand is theirs to choose.
    assert [line for line in lines if said in line] == [f"samurai-qt: {file}: step 2: {said}" for file in files[:2]]
    assert [line for line in lines if str(files[2]) in line] == [
        f"{files[2]}: transcript, sound, but unfinished or not fully opened; the game has no end yet"
    ]
