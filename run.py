"""Play Samurai, or run its tests, from a fresh clone with nothing but Python.

python3 run.py [arguments of samurai-qt]    plays
python3 run.py test [arguments of pytest]   tests

Both make .venv beside this file and install into it what requirements.txt or requirements-dev.txt pins; when
nothing has changed since, nothing is installed and no network is needed.
"""

from __future__ import annotations  # An old Python must get as far as saying that it is too old.

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
ENVIRONMENT = ROOT / ".venv"
PROGRAMS = ENVIRONMENT / ("Scripts" if os.name == "nt" else "bin")
OLDEST_PYTHON = (3, 11)
# These commands show no window, so they need none of Qt's system libraries.
WITHOUT_WINDOW = ("arena", "discover", "export", "verify", "--help", "-h", "--version")


class SetupError(Exception):
    """Why the program or its tests can't start, in one line."""


def check_python(version: tuple[int, ...]) -> None:
    """Raise SetupError when this Python's version, as in sys.version_info, is too old."""
    if version[:2] < OLDEST_PYTHON:
        raise SetupError(
            "Samurai needs Python {}.{} or newer; {} is Python {}.{}".format(
                *OLDEST_PYTHON, sys.executable, *version[:2]
            )
        )


def installs_for_itself() -> bool:
    """Tell whether missing system packages can simply be installed: as root on Debian and its relatives."""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install_system_packages(command: list[str]) -> None:
    """Run an `apt-get install …` command, as root."""
    print("Installing system packages:", *command[1:], file=sys.stderr)
    settings = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for step in (
        ["apt-get", "update", "--quiet", "--quiet"],
        [*command, "--no-install-recommends", "--yes", "--quiet", "--quiet"],
    ):
        if subprocess.run(step, env=settings, stdin=subprocess.DEVNULL, stdout=sys.stderr, check=False).returncode:
            raise SetupError(f"'{' '.join(step)}' failed")


def check_venv_module() -> None:
    """Make sure that Python can make virtual environments; Debian keeps that in a package of its own."""
    if importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip"):
        return
    if not installs_for_itself():
        raise SetupError("Python lacks its venv module; on Debian and Ubuntu: sudo apt-get install python3-venv")
    install_system_packages(["apt-get", "install", "python3-venv"])


def check_system_libraries(arguments: list[str]) -> None:
    """Make sure that Qt finds the system's libraries, unless these arguments of samurai-qt show no window."""
    from samurai_qt import display_check, system_libraries

    if (arguments and arguments[0] in WITHOUT_WINDOW) or "--headless" in arguments:
        return
    on_x_display = display_check.uses_x_display(os.environ)
    missing = system_libraries.missing_files(on_x_display)
    if missing and installs_for_itself():
        install_system_packages(system_libraries.install_command(missing))
        missing = system_libraries.missing_files(on_x_display)
    if missing:
        raise SetupError(system_libraries.explanation(missing))


def digest(*parts: bytes) -> str:
    """Return a fingerprint of the parts."""
    return hashlib.sha256(b"\0".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()


def make_environment() -> None:
    """Make .venv, anew when it was made by another Python or the clone has moved."""
    mark = ENVIRONMENT / "made-by"
    wanted = "Python {}.{}\n{}\n{}\n".format(*sys.version_info[:2], sys.base_prefix, ROOT)
    if mark.is_file() and mark.read_text(encoding="utf-8") == wanted:
        return
    check_venv_module()
    print("Making .venv", file=sys.stderr)
    made = subprocess.run(
        [sys.executable, "-m", "venv", "--clear", str(ENVIRONMENT)],
        capture_output=True,
        text=True,
        check=False,
    )
    if made.returncode:
        raise SetupError(f"making {ENVIRONMENT} failed: {last_line(made.stdout + made.stderr)}")
    mark.write_text(wanted, encoding="utf-8")


def install(requirements: Path) -> None:
    """Install the pinned requirements and the project into .venv, unless exactly that was done before."""
    wanted = digest(requirements.read_bytes(), (ROOT / "pyproject.toml").read_bytes())
    mark = ENVIRONMENT / f"installed-{requirements.stem}"
    if mark.is_file() and mark.read_text(encoding="utf-8") == wanted:
        return
    print(f"Installing {requirements.name} into .venv", file=sys.stderr)
    pip_install("--require-hashes", "-r", str(requirements))
    pip_install("--no-deps", "--no-index", "--no-build-isolation", "--editable", str(ROOT))
    mark.write_text(wanted, encoding="utf-8")


def pip_install(*arguments: str) -> None:
    """Run .venv's `pip install`; SetupError gives the last thing that pip said."""
    command = [str(PROGRAMS / "python"), "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
    if not sys.stderr.isatty():
        command.append("--quiet")
    # Standard output belongs to the program that is started afterwards.
    done = subprocess.run(
        [*command, *arguments],
        stdin=subprocess.DEVNULL,
        stdout=sys.stderr,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SetupError(f"pip could not install what Samurai needs: {last_line(done.stderr)}")


def last_line(text: str) -> str:
    """Return the last line that says something."""
    return next((line.strip() for line in reversed(text.splitlines()) if line.strip()), "no reason given")


def start(command: list[str]) -> int:
    """Become the command where the system can, else run it; return its exit status."""
    if os.name == "posix":
        os.execv(command[0], command)
    return subprocess.call(command)


def play(arguments: list[str]) -> int:
    """Start samurai-qt with these arguments."""
    make_environment()
    install(ROOT / "requirements.txt")
    check_system_libraries(arguments)
    return start([str(PROGRAMS / "samurai-qt"), *arguments])


def test(arguments: list[str]) -> int:
    """Run the tests, offscreen unless QT_QPA_PLATFORM says otherwise, in two processes unless -n does."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    make_environment()
    install(ROOT / "requirements-dev.txt")
    check_system_libraries([])
    os.chdir(ROOT)
    return start([str(PROGRAMS / "python"), "-m", "pytest", "-n", "2", "--dist", "loadgroup", *arguments])


def main(arguments: list[str]) -> int:
    """Do what the arguments say; return the exit status."""
    try:
        check_python(sys.version_info[:2])
        return test(arguments[1:]) if arguments[:1] == ["test"] else play(arguments)
    except SetupError as error:
        print(f"run.py: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
