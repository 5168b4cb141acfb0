"""Hash chains: every link commits to all that follow, at one table and one seat alone."""

from net.hashing import tagged_hash
from net.limits import CHAIN_LINKS
from net.secrecy.chain import build_chain, link_before, roll_seed

TABLE, SEED = bytes(range(32)), bytes(32)


def test_the_links_by_hand() -> None:
    chain = build_chain(SEED, TABLE, 2)
    assert len(chain) == CHAIN_LINKS + 1 == 513
    assert chain[512] == SEED
    assert chain[511] == tagged_hash("link", TABLE, 2, 512, SEED)
    assert chain[510] == tagged_hash("link", TABLE, 2, 511, chain[511])
    assert all(link_before(chain[number], TABLE, 2, number) == chain[number - 1] for number in range(1, 513))


def test_a_chain_means_nothing_elsewhere() -> None:
    chain = build_chain(SEED, TABLE, 2)
    assert build_chain(SEED, TABLE, 1)[0] != chain[0]
    assert build_chain(SEED, SEED, 2)[0] != chain[0]
    assert link_before(chain[1], TABLE, 2, 2) != chain[0]


def test_a_roll_is_of_the_links_the_step_and_the_table() -> None:
    links = {1: bytes(32), 0: bytes([1]) * 32}
    assert roll_seed(TABLE, 7, links) == tagged_hash("roll", TABLE, 7, 0, links[0], 1, links[1])
    others = [roll_seed(TABLE, 8, links), roll_seed(SEED, 7, links), roll_seed(TABLE, 7, {0: links[0]})]
    assert roll_seed(TABLE, 7, links) not in others
