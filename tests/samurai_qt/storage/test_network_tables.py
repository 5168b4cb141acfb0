from __future__ import annotations

import json
from pathlib import Path

from samurai_qt.storage.network_tables import count_unfinished_tables


def keep_table(folder: Path, name: str, notes: object) -> None:
    tables = folder / "tables"
    tables.mkdir(exist_ok=True)
    (tables / f"{name}.journal").touch()
    (tables / f"{name}.json").write_text(json.dumps(notes), encoding="utf-8")


def test_tables_that_are_over_or_whose_notes_say_nothing_are_not_counted(tmp_path: Path) -> None:
    assert count_unfinished_tables(tmp_path) == 0
    keep_table(tmp_path, "running", {"over": False})
    keep_table(tmp_path, "ended", {"over": True})
    keep_table(tmp_path, "odd", [])
    (tmp_path / "tables" / "lost.journal").touch()
    (tmp_path / "tables" / "damaged.journal").touch()
    (tmp_path / "tables" / "damaged.json").write_bytes(b"\xff{")
    assert count_unfinished_tables(tmp_path) == 1
