"""Names and colours in a lobby: cleaned, and no two alike."""

from collections.abc import Sequence

from net.limits import MAXIMUM_NAME_CHARACTERS
from net.text import clean_name


def free_name(wanted: str, taken: Sequence[str], otherwise: str) -> str:
    """The wanted name, fit to show; with a number behind it where another player is called so already."""
    name = clean_name(wanted) or otherwise
    number = 2
    candidate = name
    while candidate.casefold() in {other.casefold() for other in taken}:
        ending = f" {number}"
        candidate = name[: MAXIMUM_NAME_CHARACTERS - len(ending)] + ending
        number += 1
    return candidate


def free_colour(wanted: str, taken: Sequence[str], colours: Sequence[str]) -> str:
    """The wanted colour if it is free, else the first free one."""
    free = [colour for colour in colours if colour not in taken]
    return wanted if wanted in free else free[0]
