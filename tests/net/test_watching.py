"""Who watches gets whole steps, comes to the same state, and is heard by nobody."""

from engine.samurai import RuleSet
from net.peer.effects import Effect, Refused, Send
from net.peer.frames import Said, Status, Steps, decode_frame, encode_frame
from net.peer.machine import TablePeer
from net.peer.stored import Opened
from net.signing import SigningKey
from net.state import Stage
from tests.net.scenes import Scene

WATCHER = SigningKey(bytes([9]) * 32).public.encoded


class Watched(Scene):
    """A table whose first computer has a watcher."""

    def __init__(self) -> None:
        super().__init__(rules=RuleSet(figures="random", opening="random"))
        opened = Opened(self.setup.charter, WATCHER, ())
        self.watcher, _ = TablePeer.opening(opened, self.setup.game(), bytes(32))
        self.kinds: set[type] = set()

    def take(self, computer: int, effects: list[Effect]) -> None:
        others = [effect for effect in effects if not (isinstance(effect, Send) and effect.installation == WATCHER)]
        super().take(computer, others)
        for effect in effects:
            if effect not in others and isinstance(effect, Send):
                self.kinds.add(type(decode_frame(effect.frame)))
                for answer in self.watcher.receive(self.setup.keys[computer], effect.frame):
                    if isinstance(answer, Send) and answer.installation == self.setup.keys[0]:
                        self.take(0, self.peers[0].receive(WATCHER, answer.frame))

    def watch(self) -> None:
        self.watcher.connect(self.setup.keys[0])
        self.take(0, self.peers[0].connect(WATCHER))


def test_a_watcher_sees_the_whole_game() -> None:
    scene = Watched()
    scene.play_to_turn_of(1)
    scene.watch()
    assert scene.watcher.state.digest() == scene.state.digest()
    scene.held_back.clear()
    scene.play_to_stage(Stage.FINISHED)
    assert scene.watcher.state.digest() == scene.state.digest()
    assert scene.watcher.transcript() == scene.peers[0].transcript()
    assert scene.kinds == {Status, Steps}


def test_a_watcher_that_speaks_is_not_heard() -> None:
    scene = Watched()
    scene.play_to_turn_of(1)
    scene.watch()
    said = Said(scene.state.previous, scene.peers[0].ledger.steps[-1].messages[0])
    (refused,) = scene.peers[0].receive(WATCHER, encode_frame(said))
    assert isinstance(refused, Refused)
    assert scene.nobody_blamed()


def test_a_watcher_that_asks_again_and_again_is_sent_the_steps_once() -> None:
    scene = Watched()
    scene.play_to_turn_of(1)
    scene.watch()
    question = encode_frame(Status(0, scene.state.table_id, bytes(32), 0, 0))
    assert [scene.peers[0].receive(WATCHER, question) for _ in range(20)] == [[]] * 20
