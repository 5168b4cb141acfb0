"""A networked table of four inside one process: nothing is lost, every frame counted, players choose at random."""

from __future__ import annotations

from collections import deque
from random import Random
from typing import NamedTuple

from engine.samurai import COLOURS, Phase, RuleSet
from net.charter import SignedCharter, endorsed_seat
from net.peer.effects import Effect, Send
from net.peer.machine import TablePeer
from net.peer.stored import Opened
from net.samurai import SamuraiGame, charter_of, game_of
from net.secrecy.table_secret import TableSecret
from net.signing import SigningKey
from net.state import Stage
from net.transcript import print_transcript
from samurai_qt.bench.random_player import wanted_choice

PLAYERS = 4


class TurnTraffic(NamedTuple):
    """One turn: the number of its step, and the size in bytes of each frame that any computer sent for it."""

    step: int
    frames: tuple[int, ...]


class MemoryTable:
    """Four computers, each with one seat and connected to all others; `play` plays their game to its end."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.turns: list[TurnTraffic] = []
        self._sent: list[int] = []
        installations = [SigningKey(self.random.randbytes(32)) for _ in range(PLAYERS)]
        secrets = [TableSecret(self.random.randbytes(32)) for _ in range(PLAYERS)]
        keys = [secret.signing_key() for secret in secrets]
        seats = [
            endorsed_seat(f"Player {seat}", COLOURS[seat], "human", key.public, secret.nonce(), installation)
            for seat, (key, secret, installation) in enumerate(zip(keys, secrets, installations, strict=True))
        ]
        charter = charter_of(RuleSet(), tuple(seats))
        self.charter = SignedCharter(
            charter, tuple(key.sign(charter.ready_message(seat)) for seat, key in enumerate(keys))
        )
        self._frames: deque[tuple[bytes, bytes, bytes]] = deque()
        self._peers: dict[bytes, TablePeer] = {}
        for seat, (installation, secret) in enumerate(zip(installations, secrets, strict=True)):
            key = installation.public.encoded
            opened = Opened(self.charter, key, ((seat, secret.secret),))
            session = self.random.randbytes(32)
            self._peers[key], effects = TablePeer.opening(opened, self.game(), session, installation)
            self._carry_out(key, effects)
        for key, peer in self._peers.items():
            for other in self._peers:
                if other != key:
                    self._carry_out(key, peer.connect(other))

    def game(self) -> SamuraiGame:
        """The game before its first roll."""
        return game_of(self.charter.charter)

    def play(self) -> None:
        """Play to the end, which every computer has seen."""
        self._deliver()
        while (state := self._first.state).stage is not Stage.FINISHED:
            self._sent.clear()
            for seat, (key, peer) in enumerate(self._peers.items()):
                intention = wanted_choice(peer, seat, self.random)
                if intention is not None:
                    self._carry_out(key, peer.submit(seat, intention))
            self._deliver()
            assert isinstance(state.game, SamuraiGame)
            if state.game.position.phase is Phase.TURNS:
                self.turns.append(TurnTraffic(state.step, tuple(self._sent)))

    def transcript(self) -> bytes:
        """What has been said, as bytes."""
        return print_transcript(self._first.transcript())

    @property
    def _first(self) -> TablePeer:
        return next(iter(self._peers.values()))

    def _carry_out(self, key: bytes, effects: list[Effect]) -> None:
        for effect in effects:
            if isinstance(effect, Send):
                self._frames.append((key, effect.installation, effect.frame))
                self._sent.append(len(effect.frame))

    def _deliver(self) -> None:
        while self._frames:
            sender, receiver, frame = self._frames.popleft()
            self._carry_out(receiver, self._peers[receiver].receive(sender, frame))
