"""The room code."""

from __future__ import annotations

import pytest

from net.transport import CodeUnusable, normal_code


@pytest.mark.parametrize(
    "text", ["Blue-Fox 7", "blue fox7", " BLUE_fox.7 ", "Ｂｌｕｅ　ｆｏｘ７", "bluefox\u200b7\n"]
)
def test_what_people_vary_makes_no_difference(text: str) -> None:
    assert normal_code(text) == "bluefox7"


def test_letters_of_all_writings_count() -> None:
    assert normal_code("青い狐 Ü ß") == "青い狐üss"
    assert normal_code("x" * 64) == "x" * 64


@pytest.mark.parametrize("text", ["", " ", "-_.", "x" * 65, "x" * 100_000, "\u200b"])
def test_codes_that_are_none(text: str) -> None:
    with pytest.raises(CodeUnusable):
        normal_code(text)
