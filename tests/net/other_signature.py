"""Ed25519 by hand (RFC 8032, section 5.1), slow: a second valid signature of the same bytes by the same key."""

from hashlib import sha512

_P = 2**255 - 19
_ORDER = 2**252 + 27742317777372353535851937790883648493
_D = -121665 * pow(121666, -1, _P) % _P
_BASE_Y = 4 * pow(5, -1, _P) % _P
_BASE_X = 15112221349535400772501151409588531511454012693041857206046113283949847762202

Point = tuple[int, int]


def sign_with_nonce(seed: bytes, message: bytes, nonce: int) -> bytes:
    """The signature that uses this nonce where the standard derives one."""
    digest = sha512(seed).digest()
    secret = int.from_bytes(digest[:32], "little") & ((1 << 254) - 8) | (1 << 254)
    public = _encoded(_times(secret, (_BASE_X, _BASE_Y)))
    commitment = _encoded(_times(nonce, (_BASE_X, _BASE_Y)))
    challenge = int.from_bytes(sha512(commitment + public + message).digest(), "little") % _ORDER
    return commitment + ((nonce + challenge * secret) % _ORDER).to_bytes(32, "little")


def _add(one: Point, other: Point) -> Point:
    (x1, y1), (x2, y2) = one, other
    product = _D * x1 * x2 * y1 * y2 % _P
    x = (x1 * y2 + x2 * y1) * pow(1 + product, -1, _P) % _P
    y = (y1 * y2 + x1 * x2) * pow(1 - product, -1, _P) % _P
    return x, y


def _times(factor: int, point: Point) -> Point:
    result = (0, 1)
    while factor:
        if factor & 1:
            result = _add(result, point)
        point = _add(point, point)
        factor >>= 1
    return result


def _encoded(point: Point) -> bytes:
    x, y = point
    return (y | (x & 1) << 255).to_bytes(32, "little")
