"""What is wrong with a record, and where."""


class RecordError(ValueError):
    """The first fault of a record: `place` as in `turns[12].captures[0]`, `fault` in words fit for a person."""

    def __init__(self, place: str, fault: str) -> None:
        super().__init__(f"{place}: {fault}")
        self.place = place
        self.fault = fault
