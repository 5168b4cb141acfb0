"""Who sits at this computer, and who of them is looking at the screen (hot-seat)."""

from __future__ import annotations

from collections.abc import Iterable


class Seating:
    """The people at one computer. With several, the hand stays covered until the next person confirms."""

    def __init__(self, people: Iterable[int]) -> None:
        self.people = tuple(people)
        """The seats people at this computer hold."""
        self._present: int | None = self.people[0] if len(self.people) == 1 else None

    @property
    def present(self) -> int | None:
        """The seat of the person who looks at the screen; None before the first has confirmed."""
        return self._present

    def is_covered(self, seat: int) -> bool:
        """Whether this person's hand must stay covered until they confirm to be there."""
        return seat in self.people and seat != self._present

    def confirm(self, seat: int) -> None:
        """This person is now in front of the screen."""
        if seat in self.people:
            self._present = seat

    def next_person(self, awaited: Iterable[int]) -> int | None:
        """The first of the awaited seats that a person here holds; whoever is present goes first."""
        wanted = [seat for seat in awaited if seat in self.people]
        if self._present in wanted:
            return self._present
        return wanted[0] if wanted else None
