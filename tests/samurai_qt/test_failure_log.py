from __future__ import annotations

from pathlib import Path

import pytest

from samurai_qt import __main__ as program
from samurai_qt.failure_log import describe_failure, record_failure


def test_a_system_error_is_told_with_its_file() -> None:
    assert describe_failure(OSError(28, "No space left on device", "/x/y")) == "/x/y: No space left on device"
    assert describe_failure(OSError(28, "No space left on device")) == "No space left on device"


def test_any_other_error_is_told_with_its_kind() -> None:
    assert describe_failure(ValueError("seven")) == "ValueError: seven"
    assert describe_failure(ZeroDivisionError()) == "ZeroDivisionError"


def test_the_traceback_goes_to_a_file_that_the_line_names(tmp_path: Path) -> None:
    try:
        raise ValueError("seven")
    except ValueError as error:
        assert record_failure(error, tmp_path) == f" (details in {tmp_path / 'samurai-qt-failure.log'})"
    text = (tmp_path / "samurai-qt-failure.log").read_text("utf-8")
    assert "Traceback" in text
    assert text.rstrip().endswith("ValueError: seven")


def test_where_nothing_can_be_written_the_line_is_enough(tmp_path: Path) -> None:
    assert record_failure(ValueError("seven"), tmp_path / "no") == ""


def test_a_failure_nobody_expected_is_one_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(arguments: object) -> int:
        raise ZeroDivisionError("two\nlines")

    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    monkeypatch.setattr("samurai_qt.command_line.start.run", fail)
    assert program.main([]) == 1
    assert capsys.readouterr().err == (
        "samurai-qt: internal error: ZeroDivisionError: two lines "
        f"(details in {tmp_path / 'samurai-qt-failure.log'})\n"
    )
