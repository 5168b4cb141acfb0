"""Envelopes, and what a table secret makes."""

from collections import Counter

from net.hashing import tagged_hash
from net.secrecy.envelopes import OpenedEnvelope, commitment, is_well_formed, seal
from net.secrecy.numbers import NumberStream
from net.secrecy.table_secret import TableSecret

TABLE = bytes(range(32))
ITEMS = (0, 1, 2, 2, 5)


def test_a_commitment_by_hand() -> None:
    envelope = OpenedEnvelope(3, 9, bytes([7]) * 32)
    assert commitment(TABLE, 1, envelope) == tagged_hash("envelope", TABLE, 1, 3, b"\x09", bytes([7]) * 32)


def test_number_seat_and_table_are_inside() -> None:
    envelope = OpenedEnvelope(3, 9, bytes(32))
    all_of_them = {
        commitment(TABLE, 1, envelope),
        commitment(TABLE, 2, envelope),
        commitment(bytes(32), 1, envelope),
        commitment(TABLE, 1, envelope._replace(number=4)),
        commitment(TABLE, 1, envelope._replace(item=8)),
        commitment(TABLE, 1, envelope._replace(salt=bytes([1]) * 32)),
    }
    assert len(all_of_them) == 6


def test_what_can_be_no_envelope() -> None:
    good = OpenedEnvelope(4, 255, bytes(32))
    assert is_well_formed(good, 5)
    assert not is_well_formed(good, 4)
    assert not is_well_formed(good._replace(salt=bytes(31)), 5)
    assert not is_well_formed(good._replace(salt=bytes(33)), 5)


def test_a_bag_holds_the_items_each_with_a_salt_of_its_own() -> None:
    bag = TableSecret(bytes(32)).bag(TABLE, 1, 20, ITEMS)
    assert [envelope.number for envelope in bag] == [20, 21, 22, 23, 24]
    assert Counter(envelope.item for envelope in bag) == Counter(ITEMS)
    assert len({envelope.salt for envelope in bag}) == 5
    assert len(set(seal(TABLE, 1, bag))) == 5


def test_bags_of_other_items_have_no_salt_in_common() -> None:
    secret = TableSecret(bytes(32))
    first, second = secret.bag(TABLE, 1, 20, ITEMS), secret.bag(TABLE, 1, 20, ITEMS[:-1])
    assert not {envelope.salt for envelope in first} & {envelope.salt for envelope in second}


def test_all_of_a_secret_is_of_one_table_and_seat() -> None:
    secret = TableSecret(bytes(32))
    assert secret.bag(TABLE, 1, 0, ITEMS) != secret.bag(TABLE, 2, 0, ITEMS)
    assert secret.chain(TABLE, 1) != secret.chain(bytes(32), 1)
    assert secret.preference(TABLE, 1) != secret.preference(TABLE, 2)


def test_no_secret_is_printed() -> None:
    secret = TableSecret.fresh()
    for text in (repr(secret), str(secret), f"{secret}"):
        assert secret.secret.hex() not in text
        assert repr(secret.secret)[2:-1] not in text


def test_numbers_are_even_and_the_same_for_all() -> None:
    stream = NumberStream(bytes(32))
    counts = Counter(stream.below(3) for _ in range(3000))
    assert set(counts) == {0, 1, 2}
    # Three standard deviations of a binomial of 3000 and a third are 78.
    assert all(abs(count - 1000) < 100 for count in counts.values())
    first = int.from_bytes(tagged_hash("number", bytes(32), 0)[:8], "big")
    assert NumberStream(bytes(32)).below(1000) == first % 1000
