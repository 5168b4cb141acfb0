"""Edition and table options (rules.md, sections 3 to 6)."""

from collections.abc import Mapping
from typing import Any, NamedTuple, Self

CHOICES: Mapping[str, tuple[str | bool, ...]] = {
    "edition": ("2015", "1998"),
    "capture": ("turn-end", "immediate"),
    "opening": ("chosen", "random"),
    "figures": ("placed", "random"),
    "captured": ("hidden", "open"),
    "distinct_cities": (False, True),
    "tied_leaders": (False, True),
}


class UnknownOption(ValueError):
    """An option that doesn't exist, or a value it can't have; `option` names it."""

    def __init__(self, option: str, message: str) -> None:
        super().__init__(message)
        self.option = option


class RuleSet(NamedTuple):
    """Edition and options of one table; the defaults are the game as most boxes describe it."""

    edition: str = "2015"
    capture: str = "turn-end"
    opening: str = "chosen"
    figures: str = "placed"
    captured: str = "hidden"
    distinct_cities: bool = False
    tied_leaders: bool = False

    @classmethod
    def from_options(cls, options: Mapping[str, object]) -> Self:
        """The rules with these options and defaults for the rest; UnknownOption for anything else."""
        for option, value in options.items():
            if option not in CHOICES:
                raise UnknownOption(option, f"there is no option “{option}”; options are {', '.join(CHOICES)}")
            allowed = CHOICES[option]
            # True == 1 in Python: a number is not taken for a yes or no.
            if not any(type(value) is type(choice) and value == choice for choice in allowed):
                named = " or ".join(_as_text(choice) for choice in allowed)
                raise UnknownOption(option, f"option “{option}” can be {named}, not “{value}”")
        values: dict[str, Any] = dict(options)
        return cls(**values)

    @classmethod
    def from_texts(cls, texts: Mapping[str, str]) -> Self:
        """The rules from words as typed: `true` and `false` for the options that are either."""
        words: dict[str, object] = {
            option: {"true": True, "false": False}.get(text, text)
            if isinstance(CHOICES.get(option, ("",))[0], bool)
            else text
            for option, text in texts.items()
        }
        return cls.from_options(words)

    def to_json(self) -> dict[str, str | bool]:
        """The options by name, in their settled order."""
        return dict(self._asdict())


def _as_text(choice: str | bool) -> str:
    return str(choice).lower() if isinstance(choice, bool) else choice
