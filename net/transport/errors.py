"""What can go wrong with a connection; each message is one clear line for a player."""

from net.errors import RemoteProtocolError


class TransportError(Exception):
    """A connection or an open port can't be had."""


class PortTaken(TransportError):
    """Another program listens there."""

    def __init__(self, port: int) -> None:
        super().__init__(f"port {port} is taken by another program: choose another one")


class PortForbidden(TransportError):
    """There is no such port, or the system keeps it for itself."""

    def __init__(self, port: int) -> None:
        super().__init__(f"port {port} can't be opened: choose one from 1024 to 65535")


class AddressNotHere(TransportError):
    """This computer does not have the address."""

    def __init__(self, address: str) -> None:
        super().__init__(f"this computer has no address {address}")


class NoNetwork(TransportError):
    """There is no way to the other computer, or none at all."""

    def __init__(self, what: str) -> None:
        super().__init__(f"no network leads to {what}")


class Unreachable(TransportError):
    """Calling failed for a rarer reason."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(f"{where} can't be reached: {why}")


class UnknownHost(TransportError):
    """The name means no address."""

    def __init__(self, host: str) -> None:
        super().__init__(f"no computer is known as {host}")


class NobodyListens(TransportError):
    """The other computer answers, but no program listens there."""

    def __init__(self, where: str) -> None:
        super().__init__(f"no table is open at {where}")


class NoAnswer(TransportError):
    """The other side did not answer in time."""

    def __init__(self, where: str) -> None:
        super().__init__(f"{where} does not answer")


class NotATable(TransportError):
    """Something answers there, but not this protocol."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(f"no Samurai table answers at {where}: {why}")


class ConnectionLost(TransportError):
    """The connection ended before the other side had decided."""

    def __init__(self, where: str) -> None:
        super().__init__(f"{where} closed the connection")


class CodeNeeded(TransportError):
    """The table asks for a room code and none was given."""

    def __init__(self) -> None:
        super().__init__("this table asks for a room code")


class JoinRefused(TransportError):
    """The table does not let this player in; `reason` is a word for programs."""

    def __init__(self, reason: str, text: str) -> None:
        super().__init__(text or f"the table refused: {reason}")
        self.reason = reason


class WrongCode(JoinRefused):
    """The room code is another one."""


class OtherVersion(RemoteProtocolError):
    """The other program plays another version of the protocol."""

    def __init__(self, program: str, protocol: int, own_program: str, own_protocol: int) -> None:
        super().__init__(f"{program} plays protocol {protocol}; this program ({own_program}) plays {own_protocol}")
        self.program = program
        self.protocol = protocol


class OwnKey(RemoteProtocolError):
    """The other side shows this installation's own key: an echo, or a copied data directory."""

    def __init__(self) -> None:
        super().__init__("the other side shows this computer's own key")


class UnexpectedKey(RemoteProtocolError):
    """Another player answers than the one that was called."""

    def __init__(self) -> None:
        super().__init__("another player answers than the one expected")


class FalseProof(RemoteProtocolError):
    """The other side does not hold the key it shows, or somebody sits between both sides."""

    def __init__(self) -> None:
        super().__init__("the other side did not prove its key on this connection")


class FalseCode(RemoteProtocolError):
    """The other side does not know the room code."""

    def __init__(self) -> None:
        super().__init__("the other side gave a wrong room code")
