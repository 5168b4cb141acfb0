"""Tables to test with: identities and secrets from a seed, a signed charter, and players who choose at random."""

from random import Random
from typing import NamedTuple

from engine.samurai import (
    TILES,
    Draft,
    Hand,
    Phase,
    RuleSet,
    format_action,
    legal_figure_placements,
    sorted_tiles,
    tile_of_action,
)
from net.charter import SignedCharter, endorsed_seat
from net.encoding import Value
from net.expecting import NAMING
from net.peer.machine import TablePeer
from net.peer.own_seats import Intention
from net.peer.stored import Opened
from net.samurai import SamuraiGame, charter_of, game_of
from net.secrecy.table_secret import TableSecret
from net.signing import SigningKey
from net.state import Called, TableState, Together

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


def wanted_choice(peer: TablePeer, seat: int, random: Random) -> Intention | None:
    """What the seat's player, who takes anything legal, chooses now; None while nothing is asked of it."""
    expected, own = peer.ledger.expected, peer.own[seat]
    if own.intention is not None or seat not in peer.ledger.missing or own.is_lost(peer.state):
        return None
    if isinstance(expected, Together) and expected.kind == NAMING:
        return Intention(None, tuple(random.sample(peer.state.game.bag, 5)))
    if not isinstance(expected, Called) or expected.seat != seat or not expected.chooses:
        return None
    return random_choice(peer.state, seat, own.items_in_hand(peer.state), random)


def random_choice(state: TableState, seat: int, items: tuple[int, ...], random: Random) -> Intention:
    """A legal figure placement or turn with these items in hand."""
    game = state.game
    assert isinstance(game, SamuraiGame)
    position = game.position
    names = [hex_.name for hex_ in position.board.hexes]
    if position.phase is Phase.FIGURES:
        placement = random.choice(legal_figure_placements(position))
        return Intention([names[placement.hex], placement.figure.code], ())
    draft = Draft(position, Hand(seat, sorted_tiles([TILES[item] for item in items])))
    while (legal := draft.legal_actions()) and (not draft.actions or random.random() < 0.4):
        draft.push(random.choice(legal))
    turn = draft.finish()
    choice: list[Value] = [format_action(position.board, action) for action in turn.actions]
    return Intention(choice, tuple(tile_of_action(action).index for action in turn.actions))
