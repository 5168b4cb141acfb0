"""Tables to test with: identities and secrets from a seed, a signed charter, and players who choose at random."""

from random import Random
from typing import NamedTuple

from engine.samurai import (
    RuleSet,
)
from net.charter import SignedCharter, endorsed_seat
from net.peer.stored import Opened
from net.samurai import SamuraiGame, charter_of, game_of
from net.secrecy.table_secret import TableSecret
from net.signing import SigningKey

COLOURS = ("red", "blue", "yellow", "green")


class TableSetup(NamedTuple):
    """A signed charter with everybody's keys and secrets."""

    charter: SignedCharter
    installations: tuple[SigningKey, ...]
    secrets: tuple[TableSecret, ...]
    seats_of: tuple[tuple[int, ...], ...]

    @property
    def keys(self) -> list[bytes]:
        """Each computer's public key."""
        return [key.public.encoded for key in self.installations]

    def opened(self, computer: int) -> Opened:
        """The first record of a computer's journal."""
        secrets = tuple((seat, self.secrets[seat].secret) for seat in self.seats_of[computer])
        return Opened(self.charter, self.keys[computer], secrets)

    def game(self) -> SamuraiGame:
        """The game before its first roll."""
        return game_of(self.charter.charter)


def set_up(rules: RuleSet, random: Random, seats_of: tuple[tuple[int, ...], ...]) -> TableSetup:
    """A table at which each computer holds these seats."""
    players = sum(map(len, seats_of))
    installations = tuple(SigningKey(random.randbytes(32)) for _ in seats_of)
    secrets = tuple(TableSecret(random.randbytes(32)) for _ in range(players))
    computer_of = {seat: computer for computer, seats in enumerate(seats_of) for seat in seats}
    charter = charter_of(
        rules,
        tuple(
            endorsed_seat(
                f"Player {seat}",
                COLOURS[seat],
                "human",
                secret.signing_key().public,
                secret.nonce(),
                installations[computer_of[seat]],
            )
            for seat, secret in enumerate(secrets)
        ),
    )
    ready = tuple(secret.signing_key().sign(charter.ready_message(seat)) for seat, secret in enumerate(secrets))
    signed = SignedCharter(charter, ready)
    signed.check()
    return TableSetup(signed, installations, secrets, seats_of)


def one_seat_each(players: int) -> tuple[tuple[int, ...], ...]:
    """Every computer holds the seat of its number."""
    return tuple((seat,) for seat in range(players))


def random_rules(random: Random) -> RuleSet:
    """Any options."""
    return RuleSet(
        edition=random.choice(("2015", "1998")),
        capture=random.choice(("turn-end", "immediate")),
        opening=random.choice(("chosen", "random")),
        figures=random.choice(("placed", "random")),
        captured=random.choice(("hidden", "open")),
        distinct_cities=random.random() < 0.5,
        tied_leaders=random.random() < 0.5,
    )
