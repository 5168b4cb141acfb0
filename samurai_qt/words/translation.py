"""`translate` for the words: through Qt where a window is shown, plain English where Qt isn't even imported."""

from __future__ import annotations

from collections.abc import Callable

Translator = Callable[[str, str, str], str]


def _in_english(context: str, text: str, comment: str) -> str:
    return text


_translator: Translator = _in_english


def translate(context: str, text: str, comment: str = "") -> str:
    """The text in the language in use; context and comment are for its translators."""
    return _translator(context, text, comment)


def use_translator(translator: Translator) -> None:
    """From now on let this function translate: the window hands in Qt's own."""
    global _translator
    _translator = translator
