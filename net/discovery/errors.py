"""Why tables can't be advertised or looked for; each message is one line fit for a person."""


class DiscoveryError(Exception):
    """Tables can't be advertised or looked for; the message says why."""


class NoNetwork(DiscoveryError):
    """No interface of this computer has an address that others could reach."""

    def __init__(self) -> None:
        super().__init__("this computer is not connected to a network")


class UnknownInterface(DiscoveryError):
    """A chosen address belongs to no interface of this computer."""

    def __init__(self, address: str) -> None:
        super().__init__(f"no network interface of this computer has the address {address}")
        self.address = address


class MulticastUnavailable(DiscoveryError):
    """The system refuses multicast on an interface, mostly because another program keeps port 5353 to itself."""

    def __init__(self, interface: str, reason: str) -> None:
        super().__init__(f"tables can't be looked for or shown on {interface}: {reason}")
        self.interface = interface
