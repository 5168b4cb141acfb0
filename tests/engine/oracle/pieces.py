"""Tiles and figures by their codes, and actions as written."""

import re
from functools import cache
from typing import NamedTuple

KINDS = ("H", "B", "R")
FIGURES_OF_A_KIND = {2: 7, 3: 10, 4: 13}
TWENTY_TILES = [
    "H2",
    "H3",
    "H4",
    "B2",
    "B3",
    "B4",
    "R2",
    "R3",
    "R4",
    "S1",
    "S1",
    "S2",
    "S2",
    "S3",
    "N1",
    "V1",
    "V1",
    "V2",
    "X",
    "M",
]
FAST = {"N1", "V1", "V2", "X"}
SHIPS = {"V1", "V2"}
NOT_PLACED = {"X", "M"}


def influence(tile: str, kind: str) -> int:
    """Give the value a tile on the board adds for figures of a kind."""
    if tile == "M":
        return 0
    letter, value = tile[0], int(tile[1])
    if letter in KINDS and letter != kind:
        return 0
    return value


class Written(NamedTuple):
    """An action taken apart; what an action of its sort lacks is empty."""

    tile: str
    hex: str
    figure: str
    other_hex: str
    other_figure: str


@cache
def read_action(text: str) -> Written | None:
    """Take a written action apart, or give None if it is no action at all."""
    if match := re.fullmatch(r"(\w+)@(\w+)", text, re.ASCII):
        if match[1] in TWENTY_TILES and match[1] not in NOT_PLACED:
            return Written(match[1], match[2], "", "", "")
    elif match := re.fullmatch(r"X:(\w+)([HBR])-(\w+)([HBR])", text, re.ASCII):
        return Written("X", match[1], match[2], match[3], match[4])
    elif match := re.fullmatch(r"M:(\w+)>(\w+)", text, re.ASCII):
        return Written("M", match[1], "", match[2], "")
    return None
