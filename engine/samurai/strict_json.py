"""JSON read strictly: capped before it is parsed, no key twice, no number that is none, only whole characters."""

import json
import math
import re
from collections import Counter
from typing import NoReturn

MAX_BYTES = 8_000_000  # the longest game is under 20 kB; the rest is room for `meta`
MAX_DEPTH = 32  # a record needs 6 levels; the rest is room for `meta`

# Possessive, so that a long string costs no backtracking; an unclosed one is left to the parser.
_BRACKET_OR_STRING = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"?|[\[{]|[\]}]', re.DOTALL)


class NotStrictJson(ValueError):
    """Bytes or text that are no JSON, or that another program could read differently."""


def parse_json(source: bytes | str) -> object:
    """The value of a JSON text in UTF-8; NotStrictJson says in one line what is wrong with it."""
    if len(source) > MAX_BYTES:
        raise NotStrictJson(f"larger than {MAX_BYTES // 1_000_000} MB")
    text = source if isinstance(source, str) else _decoded(source)
    _check_depth(text)
    try:
        value: object = json.loads(
            text, object_pairs_hook=_without_duplicates, parse_constant=_refuse_constant, parse_float=_finite
        )
    except NotStrictJson:
        raise
    except json.JSONDecodeError as error:
        raise NotStrictJson(f"not JSON: {error.msg} (line {error.lineno}, column {error.colno})") from None
    except ValueError:
        # The only other one: Python converts no whole number of more than 4300 digits.
        raise NotStrictJson("a number has too many digits") from None
    _check_characters(value)
    return value


def format_json(value: object) -> str:
    """The value as JSON on one line, every character as itself."""
    return json.dumps(value, ensure_ascii=False, allow_nan=False)


def shown(value: object) -> str:
    """A parsed value as it may stand in an error: one line, shortened."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 40 else text[:39] + "…"


def _decoded(data: bytes) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise NotStrictJson(f"not UTF-8 text (byte {error.start})") from None


def _check_depth(text: str) -> None:
    depth = 0
    for match in _BRACKET_OR_STRING.finditer(text):
        token = match[0]
        if token in "[{":
            depth += 1
            if depth > MAX_DEPTH:
                raise NotStrictJson(f"nested more than {MAX_DEPTH} levels deep")
        elif token in "]}":
            depth -= 1


def _check_characters(value: object) -> None:
    try:
        format_json(value).encode("utf-8")
    except UnicodeEncodeError:
        raise NotStrictJson("a text holds half a character (a lone surrogate)") from None


def _without_duplicates(pairs: list[tuple[str, object]]) -> dict[str, object]:
    value = dict(pairs)
    if len(value) < len(pairs):
        counts = Counter(name for name, _ in pairs)
        twice = next(name for name, count in counts.items() if count > 1)
        raise NotStrictJson(f"the key {shown(twice)} stands twice in one object")
    return value


def _refuse_constant(name: str) -> NoReturn:
    raise NotStrictJson(f"{name} is no JSON number")


def _finite(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise NotStrictJson(f"the number {digits[:40]} is too large")
    return number
