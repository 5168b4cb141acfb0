"""The requirement files pin everything that pyproject.toml asks for, by hash, and name no index."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
EXTRAS = {
    "requirements.txt": (),
    "requirements-cluster.txt": ("cluster",),
    "requirements-dev.txt": ("dev", "cluster"),
}
FILES = tuple(EXTRAS)


def pins(name: str) -> dict[str, str]:
    """Return each pinned package with its version."""
    lines = re.findall(r"^([A-Za-z0-9._-]+)==(\S+)", (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE)
    return {canonicalize_name(package): version for package, version in lines}


def asked_for(*extras: str) -> list[Requirement]:
    """Return what pyproject.toml asks for: to run, to build, and in these extras."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    lines = [*settings["project"]["dependencies"], *settings["build-system"]["requires"]]
    for extra in extras:
        lines += settings["project"]["optional-dependencies"][extra]
    return [Requirement(line) for line in lines]


@pytest.mark.parametrize("name", FILES)
def test_no_address_path_or_option_of_an_index(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert (
        re.findall(r"://|file:|--index|--extra-index|--find-links|--trusted-host|^-[fi]|\s@\s", text, re.MULTILINE)
        == []
    )


@pytest.mark.parametrize("name", FILES)
def test_every_entry_is_pinned_exactly_and_by_hash(name: str) -> None:
    entries = [
        entry
        for entry in (ROOT / name).read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
        if entry.strip() and not entry.lstrip().startswith("#")
    ]
    assert entries
    for entry in entries:
        assert re.fullmatch(r"[a-z0-9-]+==[^\s;]+( ; [^-]+?)?(\s+--hash=sha256:[0-9a-f]{64})+\s*", entry), entry


@pytest.mark.parametrize("name", FILES)
def test_pins_are_within_what_the_project_asks_for(name: str) -> None:
    pinned = pins(name)
    for requirement in asked_for(*EXTRAS[name]):
        assert requirement.specifier.contains(pinned[canonicalize_name(requirement.name)]), requirement


def test_tests_run_with_the_versions_that_people_get() -> None:
    assert pins("requirements.txt").items() <= pins("requirements-cluster.txt").items()
    assert pins("requirements-cluster.txt").items() <= pins("requirements-dev.txt").items()


def test_who_plays_installs_no_extra() -> None:
    assert "distributed" not in pins("requirements.txt")


def test_qt_has_a_wheel_for_every_system_people_use() -> None:
    text = (ROOT / "requirements.txt").read_text(encoding="utf-8").replace("\\\n", " ")
    for package in ("pyside6-essentials", "shiboken6"):
        entry = next(line for line in text.splitlines() if line.startswith(package))
        # Linux x86_64 and aarch64, macOS, Windows x86_64 and arm64.
        assert entry.count("--hash") == 5
