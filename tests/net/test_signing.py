"""Keys that bind: small orders and other encodings are refused."""

import pytest

from net.errors import RemoteProtocolError
from net.signing import PublicKey, SigningKey

# All encodings of points whose order divides eight, the non-canonical ones among them.
SMALL_ORDER = [
    "0100000000000000000000000000000000000000000000000000000000000000",
    "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "0000000000000000000000000000000000000000000000000000000000000000",
    "0000000000000000000000000000000000000000000000000000000000000080",
    "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
    "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85",
    "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
    "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa",
    "0100000000000000000000000000000000000000000000000000000000000080",
    "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
    "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
    "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
]


@pytest.mark.parametrize("encoded", SMALL_ORDER)
def test_keys_of_small_order_are_refused(encoded: str) -> None:
    with pytest.raises(RemoteProtocolError):
        PublicKey(bytes.fromhex(encoded))


@pytest.mark.parametrize("encoded", [b"", bytes(31), b"\x02" * 33])
def test_keys_of_another_length_are_refused(encoded: bytes) -> None:
    with pytest.raises(RemoteProtocolError):
        PublicKey(encoded)


def test_a_signature_as_in_the_standard() -> None:
    # RFC 8032, section 7.1, test 2.
    key = SigningKey(bytes.fromhex("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb"))
    assert key.public.encoded.hex() == "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c"
    signature = key.sign(b"\x72")
    assert signature.hex() == (
        "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
        "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"
    )
    assert key.public.verifies(signature, b"\x72")
    assert not key.public.verifies(signature, b"\x73")
    assert not key.public.verifies(signature[:-1], b"\x72")
