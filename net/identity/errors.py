"""What can go wrong with the files that say who one is and whom one has met; each message is one clear line."""

from pathlib import Path


class IdentityError(Exception):
    """A file of the installation's identity can't be used."""


class FileUnreadable(IdentityError):
    """The file is there but can't be read."""

    def __init__(self, path: Path, error: OSError) -> None:
        super().__init__(f"{path} can't be read: {error.strerror or error}")


class FileNotWritten(IdentityError):
    """The file could not be written; what it held before is still there."""

    def __init__(self, path: Path, error: OSError) -> None:
        super().__init__(f"{path} can't be written: {error.strerror or error}")


class KeyExposed(IdentityError):
    """Others on this computer may read or change the key, so it no longer proves who one is."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"{path} can be read by others on this computer: make it private with chmod 600, or move it away"
        )


class KeyDamaged(IdentityError):
    """The file holds no key; it is never replaced unasked, since the key is the player."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} is damaged: put it back from a backup, or move it away to start as a new player")


class PlayersDamaged(IdentityError):
    """The file of known players holds something else."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} is damaged: put it back from a backup, or move it away to meet everyone anew")
