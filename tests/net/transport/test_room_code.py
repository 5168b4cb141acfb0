"""The room code."""

from __future__ import annotations

import pytest

from net.signing import PublicKey
from net.transport import CodeUnusable, FalseCode, normal_code
from net.transport.guesses import Guess, GuessLimiter
from net.transport.room_code import CodeExchange, Part
from tests.net.transport.ends import ANN, BOB, DIGEST, EVE


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


ANN_KEY, BOB_KEY, EVE_KEY = (player.key.public for player in (ANN, BOB, EVE))


@pytest.mark.parametrize(
    ("code", "digest", "joiner", "host", "agree"),
    [
        ("right", DIGEST, BOB_KEY, ANN_KEY, True),
        ("wrong", DIGEST, BOB_KEY, ANN_KEY, False),
        ("right", bytes(32), BOB_KEY, ANN_KEY, False),
        ("right", DIGEST, EVE_KEY, ANN_KEY, False),
        ("right", DIGEST, BOB_KEY, EVE_KEY, False),
    ],
    ids=["all the same", "code", "certificate", "joiner", "host"],
)
def test_all_must_be_the_same_on_both_sides(
    code: str, digest: bytes, joiner: PublicKey, host: PublicKey, agree: bool
) -> None:
    bob = CodeExchange(Part.JOINER, "right", DIGEST, BOB_KEY, ANN_KEY)
    ann = CodeExchange(Part.HOST, code, digest, joiner, host)
    bob.receive_share(ann.share)
    ann.receive_share(bob.share)
    for shown, taker in ((bob.confirmation, ann), (ann.confirmation, bob)):
        if agree:
            taker.receive_confirmation(shown)
        else:
            with pytest.raises(FalseCode):
                taker.receive_confirmation(shown)


def test_own_confirmation_handed_back() -> None:
    bob, ann = (CodeExchange(part, "right", DIGEST, BOB_KEY, ANN_KEY) for part in (Part.JOINER, Part.HOST))
    bob.receive_share(ann.share)
    with pytest.raises(FalseCode):
        bob.receive_confirmation(bob.confirmation)


def test_tries_at_several_doors_of_one_table_come_no_faster_together() -> None:
    limiter = GuessLimiter()
    limiter.doors = 3
    first, second = Guess(), Guess()
    assert limiter.queue(first) and limiter.queue(second)
    assert limiter.is_due(first, 0.0)
    assert not limiter.is_due(second, 5.9)
    assert limiter.is_due(second, 6.0)
