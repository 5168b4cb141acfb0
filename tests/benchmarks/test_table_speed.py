"""The networked table's figures: sealing, the audit against bare signatures, the size of a transcript."""

from random import Random
from time import perf_counter

import pytest

from engine.samurai import RuleSet
from net.audit import audit
from net.limits import CHAIN_LINKS
from net.secrecy.envelopes import seal
from net.secrecy.table_secret import TableSecret
from net.state import Stage
from net.transcript import parse_transcript
from tests.net.simulation import Simulation
from tests.net.tables import one_seat_each, set_up

pytestmark = pytest.mark.benchmark

ROUNDS = 9
MOST_SEAL_MILLISECONDS = 2.0
MOST_AUDIT_RATIO = 2.0
MOST_TRANSCRIPT_BYTES = 150_000


def test_sealing_a_bag_and_a_chain_takes_at_most_two_milliseconds() -> None:
    secret, bag = TableSecret(bytes(32)), tuple(range(20))
    best = 1e9
    for _ in range(ROUNDS):
        started = perf_counter()
        chain = secret.chain(bytes(32), 0)
        sealed = seal(bytes(32), 0, secret.bag(bytes(32), 0, 0, bag))
        best = min(best, perf_counter() - started)
    assert (len(chain), len(sealed)) == (CHAIN_LINKS + 1, 20)
    print(f"seal and chain: {1000 * best:.2f} ms")
    assert 1000 * best <= MOST_SEAL_MILLISECONDS


def test_the_audit_takes_at_most_twice_its_bare_signatures() -> None:
    setup = set_up(RuleSet(), Random(4), one_seat_each(4))
    simulation = Simulation(setup, 4)
    simulation.run(lambda: simulation.all_at(Stage.FINISHED))
    (data,) = simulation.transcripts()
    assert len(data) <= MOST_TRANSCRIPT_BYTES
    key = setup.installations[0]
    signature = key.sign(bytes(32))
    # Taken by turns, so that a busy moment of the computer meets both.
    audits, bare = [], []
    for _ in range(ROUNDS):
        started = perf_counter()
        result = audit(parse_transcript(data), setup.game())
        audits.append(perf_counter() - started)
        assert result.complete
        started = perf_counter()
        for _ in range(result.signatures):
            key.public.verifies(signature, bytes(32))
        bare.append(perf_counter() - started)
    ratio = min(audits) / min(bare)
    print(f"audit: {1000 * min(audits):.0f} ms, {ratio:.2f} × {result.signatures} signatures; {len(data)} bytes")
    assert ratio <= MOST_AUDIT_RATIO
