"""The installation's key on disk."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from net.identity import (
    FileNotWritten,
    FileUnreadable,
    IdentityError,
    KeyDamaged,
    KeyExposed,
    load_or_create_key,
    private_file,
)


def test_first_start_makes_a_private_key_and_later_ones_keep_it(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "identity"
    key = load_or_create_key(path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert load_or_create_key(path).public == key.public
    lines = path.read_text(encoding="ascii").splitlines()
    assert lines[0] == "samurai-qt identity 1"
    assert len(bytes.fromhex(lines[1])) == 32
    assert [entry.name for entry in path.parent.iterdir()] == ["identity"]


def test_two_installations_are_two_players(tmp_path: Path) -> None:
    assert load_or_create_key(tmp_path / "a").public != load_or_create_key(tmp_path / "b").public


def test_key_is_the_one_of_its_seed(tmp_path: Path) -> None:
    """RFC 8032, section 7.1, test 1."""
    path = tmp_path / "identity"
    path.touch(0o600)
    path.write_text(
        "samurai-qt identity 1\n9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60\n",
        encoding="ascii",
    )
    public = load_or_create_key(path).public.encoded.hex()
    assert public == "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a"


@pytest.mark.parametrize("mode", [0o640, 0o604, 0o660, 0o610, 0o777])
def test_key_that_others_may_touch(tmp_path: Path, mode: int) -> None:
    path = tmp_path / "identity"
    load_or_create_key(path)
    path.chmod(mode)
    with pytest.raises(KeyExposed, match="chmod 600"):
        load_or_create_key(path)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"samurai-qt identity 1\n",
        b"samurai-qt identity 2\n" + b"0" * 64 + b"\n",
        b"samurai-qt identity 1\n" + b"0" * 63 + b"\n",
        b"samurai-qt identity 1\n" + b"G" * 64 + b"\n",
        b"samurai-qt identity 1\n" + b"0" * 64,
        b"samurai-qt identity 1\n" + b"0" * 64 + b"\n\n",
        b"samurai-qt identity 1\n" + b"0" * 64 + b"\n" + b"x" * 10_000,
        b"\xff\xfe\x00",
    ],
)
def test_damaged_key_is_neither_used_nor_replaced(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "identity"
    path.touch(0o600)
    path.write_bytes(content)
    with pytest.raises(KeyDamaged, match=str(path)):
        load_or_create_key(path)
    assert path.read_bytes() == content


def test_key_cut_off_at_every_byte(tmp_path: Path) -> None:
    path = tmp_path / "identity"
    load_or_create_key(path)
    whole = path.read_bytes()
    for length in range(len(whole)):
        path.write_bytes(whole[:length])
        with pytest.raises(KeyDamaged):
            load_or_create_key(path)


def test_key_that_can_not_be_read(tmp_path: Path) -> None:
    folder = tmp_path / "identity"
    folder.mkdir(mode=0o700)
    with pytest.raises(FileUnreadable, match="Is a directory"):
        load_or_create_key(folder)


def test_key_that_can_not_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    with pytest.raises((FileNotWritten, FileUnreadable)):
        load_or_create_key(tmp_path / "file" / "identity")

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(FileNotWritten, match="No space left on device") as caught:
        load_or_create_key(tmp_path / "identity")
    assert isinstance(caught.value, IdentityError)
    assert [entry.name for entry in tmp_path.iterdir()] == ["file"]


def test_of_two_first_starts_at_once_one_key_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "identity"
    create = private_file.create

    def slower(path: Path, content: bytes) -> bool:
        monkeypatch.setattr(private_file, "create", create)
        faster = load_or_create_key(path)
        assert not create(path, content)
        assert load_or_create_key(path).public == faster.public
        return False

    monkeypatch.setattr(private_file, "create", slower)
    assert load_or_create_key(path).public == load_or_create_key(path).public
