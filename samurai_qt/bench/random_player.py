"""A player at a networked table who takes anything legal."""

from __future__ import annotations

from random import Random

from engine.samurai import TILES, Draft, Hand, OpeningChoice, Phase, legal_figure_placements, sorted_tiles
from net.expecting import NAMING
from net.peer.machine import TablePeer
from net.peer.own_seats import Intention
from net.samurai import SamuraiGame
from net.samurai.intentions import intention_of
from net.state import Called, TableState, Together


def wanted_choice(peer: TablePeer, seat: int, random: Random) -> Intention | None:
    """What the seat's player chooses now; None while nothing is asked of it."""
    expected, own = peer.ledger.expected, peer.own[seat]
    if own.intention is not None or seat not in peer.ledger.missing or own.is_lost(peer.state):
        return None
    if isinstance(expected, Together) and expected.kind == NAMING:
        game = peer.state.game
        assert isinstance(game, SamuraiGame)
        tiles = tuple(TILES[item] for item in random.sample(game.bag, 5))
        return intention_of(game.position.board, OpeningChoice(tiles))
    if not isinstance(expected, Called) or expected.seat != seat or not expected.chooses:
        return None
    return random_choice(peer.state, seat, own.items_in_hand(peer.state), random)


def random_choice(state: TableState, seat: int, items: tuple[int, ...], random: Random) -> Intention:
    """A legal figure placement or turn with these items in hand."""
    game = state.game
    assert isinstance(game, SamuraiGame)
    position = game.position
    if position.phase is Phase.FIGURES:
        return intention_of(position.board, random.choice(legal_figure_placements(position)))
    draft = Draft(position, Hand(seat, sorted_tiles([TILES[item] for item in items])))
    while (legal := draft.legal_actions()) and (not draft.actions or random.random() < 0.4):
        draft.push(random.choice(legal))
    return intention_of(position.board, draft.finish())
