"""Arguments that several commands share: the rules of a game, and numbers in words."""

from __future__ import annotations

import argparse

from engine.samurai import CHOICES, RuleSet, UnknownOption
from samurai_qt.errors import UsageError


def add_rules_arguments(parser: argparse.ArgumentParser) -> None:
    """Add `--edition` and `--option`, for `rules_of`."""
    parser.add_argument(
        "--edition", choices=CHOICES["edition"], help="the edition whose words are used (default: 2015)"
    )
    options = "; ".join(
        f"{option}={'|'.join(str(choice).lower() for choice in choices)}"
        for option, choices in CHOICES.items()
        if option != "edition"
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="K=V", help=f"a table option, repeatable: {options}"
    )


def rules_of(arguments: argparse.Namespace) -> RuleSet:
    """Return the rules that the arguments choose; `UsageError` names the option at fault."""
    texts: dict[str, str] = {}
    for argument in arguments.option:
        option, equals, value = argument.partition("=")
        if not equals:
            raise UsageError(f"--option {argument}: an option is written K=V, such as capture=immediate")
        if option in texts:
            raise UsageError(f"--option {option} is given twice")
        texts[option] = value
    if arguments.edition is not None:
        if texts.get("edition", arguments.edition) != arguments.edition:
            raise UsageError("--edition and --option edition say different things")
        texts["edition"] = arguments.edition
    try:
        return RuleSet.from_texts(texts)
    except UnknownOption as error:
        raise UsageError(f"--option: {error}") from None
