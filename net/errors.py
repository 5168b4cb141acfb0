"""Errors of the table between computers, by who is to blame."""


class LocalProtocolError(Exception):
    """This program was asked to do something the protocol does not allow at this point."""


class RemoteProtocolError(Exception):
    """Another computer sent something the protocol does not allow; the message says what."""
