"""run.py says in one line what is missing on a machine."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import run

ROOT = Path(run.__file__).parent


def test_an_old_python_is_refused_by_version() -> None:
    with pytest.raises(run.SetupError, match=r"needs Python 3\.11 or newer; .* is Python 3\.10$"):
        run.check_python((3, 10, 12))


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 12, 4), (4, 0, 0)])
def test_a_recent_python_is_accepted(version: tuple[int, ...]) -> None:
    run.check_python(version)


def test_old_pythons_can_read_the_file_far_enough_to_refuse() -> None:
    ast.parse((ROOT / "run.py").read_text(encoding="utf-8"), feature_version=(3, 7))


def test_it_needs_the_standard_library_alone() -> None:
    without_packages = [sys.executable, "-I", "-S", str(ROOT / "run.py")]
    program = f"import runpy; runpy.run_path({str(ROOT / 'run.py')!r})"
    done = subprocess.run([*without_packages[:3], "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_no_venv_module_names_the_debian_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    monkeypatch.setattr(run, "installs_for_itself", lambda: False)
    with pytest.raises(run.SetupError, match=r"sudo apt-get install python3-venv$"):
        run.check_venv_module()


def test_root_on_debian_gets_the_venv_module_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    commands: list[list[str]] = []
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    monkeypatch.setattr(run, "installs_for_itself", lambda: True)
    monkeypatch.setattr(run, "install_system_packages", commands.append)
    run.check_venv_module()
    assert commands == [["apt-get", "install", "python3-venv"]]


def fake_environment(folder: Path, monkeypatch: pytest.MonkeyPatch, pip: str) -> None:
    """Put a .venv into the folder whose Python is this shell script."""
    programs = folder / "bin"
    programs.mkdir(parents=True)
    python = programs / "python"
    python.write_text(f"#!/bin/sh\n{pip}\n", encoding="utf-8")
    python.chmod(0o755)
    monkeypatch.setattr(run, "ENVIRONMENT", folder)
    monkeypatch.setattr(run, "PROGRAMS", programs)


def test_a_failing_pip_is_quoted_by_its_last_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    fake_environment(tmp_path, monkeypatch, "printf 'WARNING: slow\\nERROR: no route to the index\\n' >&2; exit 1")
    with pytest.raises(run.SetupError, match=r"^pip could not install .*: ERROR: no route to the index$"):
        run.install(ROOT / "requirements.txt")
    assert not (tmp_path / "installed-requirements").exists()


def test_requirements_are_installed_once_and_again_when_they_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    calls = tmp_path / "calls"
    fake_environment(tmp_path / "environment", monkeypatch, f'echo "$@" >> {calls}')
    requirements = tmp_path / "requirements.txt"
    requirements.write_text("six==1.16.0", encoding="utf-8")
    run.install(requirements)
    run.install(requirements)
    assert len(calls.read_text(encoding="utf-8").splitlines()) == 2  # the requirements and the project
    requirements.write_text("six==1.17.0", encoding="utf-8")
    run.install(requirements)
    assert len(calls.read_text(encoding="utf-8").splitlines()) == 4
    assert all("pip install" in line for line in calls.read_text(encoding="utf-8").splitlines())


def test_setup_errors_are_one_line_on_standard_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    assert run.main([]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("run.py: Samurai needs Python 3.11 or newer")
    assert captured.err.count("\n") == 1
