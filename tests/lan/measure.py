"""How soon a table is listed on another host: python -m tests.lan.measure [ROUNDS], as root.

Between network namespaces: from opening a table to listed where somebody is already looking, and from beginning
to look to listed for a table that is already open. Milliseconds.
"""

import json
import statistics
import sys

from tests.lan.network import Lan


def measure(rounds: int) -> dict[str, list[float]]:
    """The milliseconds of each round, by what was measured."""
    opened: list[float] = []
    found: list[float] = []
    with Lan(3) as lan:
        looking = lan.start(3, "browse")
        looking.wait_for("listening")
        for number in range(rounds):
            host = lan.start(2, "advertise", f"Table {number}")
            start = host.wait_for("opening")["at"]
            opened.append((looking.wait_for("added")["at"] - start) * 1000)
            visitor = lan.start(1, "browse")
            start = visitor.wait_for("looking")["at"]
            found.append((visitor.wait_for("added")["at"] - start) * 1000)
            visitor.stop()
            host.stop()
            looking.wait_for("removed")
    return {"opened to listed": opened, "looking to listed": found}


if __name__ == "__main__":
    results = measure(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
    print(
        json.dumps(
            {
                what: {"median_ms": round(statistics.median(times), 1), "max_ms": round(max(times), 1)}
                for what, times in results.items()
            }
        )
    )
