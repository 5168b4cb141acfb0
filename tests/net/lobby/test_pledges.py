"""A guest killed between its signature and the first step has all that it needs to play on its disk."""

from collections import deque

import pytest

from engine.samurai import RuleSet
from net.errors import RemoteProtocolError
from net.lobby.effects import Begun, LobbyEffect, Pledge, SendFrame, TakenBack
from net.lobby.frames import Contact, Ready, decode_lobby_frame
from net.lobby.host import HostLobby
from net.lobby.joiner import JoinerLobby
from net.peer.stored import Pledged, decode_record, encode_record
from net.samurai import terms_of
from net.secrecy.table_secret import TableSecret
from net.signing import SigningKey
from net.state import Stage
from tests.net.scenes import Scene
from tests.net.tables import TableSetup

RULES = RuleSet(figures="random", opening="random")
KEYS = [SigningKey(bytes([number]) * 32) for number in (1, 2, 3)]
IDS = [key.public.encoded for key in KEYS]


class Gathering:
    """A host and two guests; `kept` is what each guest has on its disk for a table that may begin."""

    def __init__(self) -> None:
        self.host = HostLobby("Table", terms_of(RULES), 3, KEYS[0], Contact(IDS[0], (), 4000), locked=False)
        self.guests = {number: JoinerLobby(IDS[0], KEYS[number], 4000 + number) for number in (1, 2)}
        self.kept: dict[int, Pledged | None] = {1: None, 2: None}
        self.begun: dict[int, Begun] = {}
        self.run(0, self.host.sit("Ann", "red", "human"))
        for number, name in ((1, "Ben"), (2, "Cid")):
            self.run(0, self.host.arrive(IDS[number]))
            self.run(number, self.guests[number].join(name, "blue", "human"))

    def run(self, number: int, effects: list[LobbyEffect]) -> None:
        """Carry out what one wants, and all that follows."""
        queue = deque((number, effect) for effect in effects)
        while queue:
            sender, effect = queue.popleft()
            if isinstance(effect, SendFrame):
                receiver = IDS.index(effect.installation)
                if isinstance(decode_lobby_frame(effect.frame), Ready):
                    assert self.kept[sender] is not None, "a signature left before the secret was on the disk"
                more = (
                    self.guests[receiver].receive(effect.frame)
                    if receiver
                    else self.host.receive(IDS[sender], "10.0.0.1", effect.frame)
                )
                queue.extend((receiver, one) for one in more)
            elif isinstance(effect, Pledge):
                self.kept[sender] = Pledged(effect.charter, IDS[sender], effect.secrets)
            elif isinstance(effect, TakenBack):
                kept = self.kept[sender]
                assert kept is not None
                assert kept.charter.table_id == effect.table_id
                self.kept[sender] = None
            elif isinstance(effect, Begun):
                self.begun[sender] = effect

    def begin(self) -> None:
        """All sign."""
        for number, guest in self.guests.items():
            self.run(number, guest.ready())
        self.run(0, self.host.ready())
        assert sorted(self.begun) == [0, 1, 2]

    def scene(self, muted: tuple[int, ...]) -> Scene:
        """The table that has begun."""
        secrets = dict(secret for begun in self.begun.values() for secret in begun.secrets)
        setup = TableSetup(
            self.begun[0].charter,
            tuple(KEYS),
            tuple(TableSecret(secrets[seat]) for seat in (0, 1, 2)),
            ((0,), (1,), (2,)),
        )
        return Scene(muted=muted, setup=setup)


@pytest.mark.parametrize("stored", range(4))
@pytest.mark.parametrize("killed", [(1,), (1, 2)])
def test_a_guest_killed_at_any_message_before_the_first_step_is_whole_plays(
    stored: int, killed: tuple[int, ...]
) -> None:
    gathering = Gathering()
    gathering.begin()
    scene = gathering.scene(muted=killed)
    scene.settle()
    assert scene.state.stage is Stage.SEALING
    for guest in killed:
        pledged = gathering.kept[guest]
        assert pledged is not None
        assert pledged == decode_record(encode_record(pledged))
        journal = [encode_record(pledged), *scene.journals[guest][:stored]]
        if not stored:
            # It never heard that all had signed: any other one shows it.
            journal.append(encode_record(pledged.opened(scene.peers[0].charter)))
        scene.journals[guest] = journal
        scene.muted.discard(guest)
        scene.restart(guest)
    for now in (1.0, 2.0, 3.0):
        scene.tick(now)
    scene.play_to_stage(Stage.FINISHED)
    assert all(scene.audit(computer).complete for computer in scene.peers)
    assert scene.nobody_blamed()


def test_a_change_takes_back_what_was_kept() -> None:
    gathering = Gathering()
    gathering.run(1, gathering.guests[1].ready())
    first = gathering.kept[1]
    gathering.run(0, gathering.host.change(rules=["1998"]))
    assert first is not None
    assert gathering.kept == {1: None, 2: None}
    gathering.run(1, gathering.guests[1].ready())
    later = gathering.kept[1]
    assert later is not None
    assert later.charter.table_id != first.charter.table_id
    assert later.secrets != first.secrets


@pytest.mark.parametrize("how", ["not ready", "change", "removed", "given up"])
def test_who_will_not_play_keeps_nothing(how: str) -> None:
    gathering = Gathering()
    guest = gathering.guests[1]
    gathering.run(1, guest.ready())
    assert gathering.kept[1] is not None
    if how == "removed":
        gathering.run(0, gathering.host.remove(1))
    else:
        said = {"not ready": guest.not_ready, "given up": guest.give_up}.get(how)
        gathering.run(1, guest.change("Bea", "green") if said is None else said())
    assert gathering.kept[1] is None


def test_a_charter_that_is_another_or_not_signed_by_all_opens_nothing() -> None:
    gathering = Gathering()
    gathering.begin()
    pledged, signed = gathering.kept[1], gathering.begun[0].charter
    assert pledged is not None
    assert pledged.opened(signed).secrets == pledged.secrets
    for wrong in (
        signed._replace(ready=(*signed.ready[:2], signed.ready[1])),
        signed._replace(ready=signed.ready[:2]),
        signed._replace(charter=signed.charter._replace(caretaker=7)),
    ):
        with pytest.raises(RemoteProtocolError):
            pledged.opened(wrong)


def test_neither_prints_a_secret() -> None:
    gathering = Gathering()
    (pledge, _) = gathering.guests[1].ready()
    assert isinstance(pledge, Pledge)
    pledged = Pledged(pledge.charter, IDS[1], pledge.secrets)
    for printed in (repr(pledge), repr(pledged)):
        assert repr(pledge.secrets[0][1])[2:-1] not in printed
        assert pledge.secrets[0][1].hex() not in printed
