"""The installation's key on disk: two lines of text, made on the first start, for its owner's eyes only."""

import os
import re
import secrets
import stat
from pathlib import Path

from net.identity import private_file
from net.identity.errors import FileUnreadable, KeyDamaged, KeyExposed
from net.signing import SigningKey

SEED_BYTES = 32
_FORMAT_LINE = b"samurai-qt identity 1"
_CONTENT = re.compile(re.escape(_FORMAT_LINE) + rb"\n([0-9a-f]{64})\n")
# More than a key file ever has, so that a device or a huge file in its place is not read to its end.
_MAXIMUM_FILE_BYTES = 1024
_OTHERS = stat.S_IRWXG | stat.S_IRWXO


def load_or_create_key(path: Path) -> SigningKey:
    """The key in the file, made if there is none; FileUnreadable, KeyExposed, KeyDamaged or FileNotWritten."""
    key = _load(path)
    while key is None:
        private_file.create(path, _FORMAT_LINE + b"\n" + secrets.token_hex(SEED_BYTES).encode("ascii") + b"\n")
        # Read back what is there: another program may have been first.
        key = _load(path)
    return key


def _load(path: Path) -> SigningKey | None:
    try:
        with path.open("rb") as file:
            status = os.fstat(file.fileno())
            content = file.read(_MAXIMUM_FILE_BYTES)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise FileUnreadable(path, error) from error
    # Windows has no such bits; there the folder belongs to the user.
    if os.name == "posix" and status.st_mode & _OTHERS:
        raise KeyExposed(path)
    match = _CONTENT.fullmatch(content)
    if match is None:
        raise KeyDamaged(path)
    return SigningKey(bytes.fromhex(match[1].decode("ascii")))
