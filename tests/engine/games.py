"""The 80 games that a separate implementation of the rules wrote down."""

import json
from pathlib import Path
from typing import Any

GAME_FILES = Path(__file__).parent / "data" / "games"
GAMES = sorted(path.stem for path in GAME_FILES.glob("*.json"))


def game_text(name: str) -> str:
    """Give the record of a game as text."""
    return (GAME_FILES / f"{name}.json").read_text(encoding="utf-8")


def load_game(name: str) -> dict[str, Any]:
    """Give the record of a game as plain JSON values."""
    record: dict[str, Any] = json.loads(game_text(name))
    return record
