"""Reading decoded arrays field by field, with types and caps checked."""

from net.encoding import Value
from net.errors import RemoteProtocolError

_LARGEST = 2**53


class Reader:
    """Takes the fields of one array in order; RemoteProtocolError, naming the array, for any that is not as due."""

    __slots__ = ("_rest", "_what")

    def __init__(self, value: Value, what: str) -> None:
        if not isinstance(value, list):
            raise RemoteProtocolError(f"a {what} is no array")
        self._rest = iter(value)
        self._what = what

    def any(self) -> Value:
        """The next field, whatever it is."""
        for field in self._rest:
            return field
        raise RemoteProtocolError(f"a {self._what} has too few fields")

    def integer(self, most: int = _LARGEST) -> int:
        """A whole number from 0 to `most`."""
        field = self.any()
        if type(field) is not int or not 0 <= field <= most:
            raise RemoteProtocolError(f"a {self._what} lacks a number from 0 to {most}")
        return field

    def bytes_of(self, length: int) -> bytes:
        """Exactly so many bytes."""
        field = self.any()
        if not isinstance(field, bytes) or len(field) != length:
            raise RemoteProtocolError(f"a {self._what} lacks a field of {length} bytes")
        return field

    def bytes_up_to(self, most: int) -> bytes:
        """At most so many bytes."""
        field = self.any()
        if not isinstance(field, bytes) or len(field) > most:
            raise RemoteProtocolError(f"a {self._what} lacks a field of at most {most} bytes")
        return field

    def boolean(self) -> bool:
        """Yes or no."""
        field = self.any()
        if not isinstance(field, bool):
            raise RemoteProtocolError(f"a {self._what} lacks a yes or no")
        return field

    def text(self, most: int) -> str:
        """A text of at most so many characters."""
        field = self.any()
        if not isinstance(field, str) or len(field) > most:
            raise RemoteProtocolError(f"a {self._what} lacks a text of at most {most} characters")
        return field

    def array(self, most: int) -> list[Value]:
        """An array of at most so many fields."""
        field = self.any()
        if not isinstance(field, list) or len(field) > most:
            raise RemoteProtocolError(f"a {self._what} lacks an array of at most {most} fields")
        return field

    def arrays(self, most: int) -> list[list[Value]]:
        """An array of at most so many arrays."""
        arrays = []
        for field in self.array(most):
            if not isinstance(field, list):
                raise RemoteProtocolError(f"a {self._what} holds something that is no array")
            arrays.append(field)
        return arrays

    def end(self) -> None:
        """Nothing may follow."""
        for _ in self._rest:
            raise RemoteProtocolError(f"a {self._what} has too many fields")
