"""Random edits of a record's values: most make it false, some leave it true."""

import copy
from random import Random
from typing import Any

Place = tuple[Any, Any]


def places(value: Any) -> list[Place]:
    """List every (container, key or index) inside a JSON value."""
    if isinstance(value, dict):
        inside: list[Place] = [(value, key) for key in value]
    elif isinstance(value, list):
        inside = [(value, index) for index in range(len(value))]
    else:
        return []
    return inside + [place for holder, key in list(inside) for place in places(holder[key])]


def edit(record: Any, random: Random) -> None:
    """Change one value, list or key in place."""
    # First a part of the record: else nearly all edits would hit the many turns.
    part = random.choice(sorted(record))
    holder, key = random.choice([(record, part), *places(record[part])])
    value = holder[key]
    like_it = [inner[at] for inner, at in places(record) if type(inner[at]) is type(value)]
    kind = random.randrange(4)
    if kind == 0:
        holder[key] = copy.deepcopy(random.choice(like_it))
    elif kind == 1 and type(value) is int:
        holder[key] = value + random.choice([-1, 1])
    elif kind == 1 and isinstance(value, list) and len(value) > 1:
        one, other = random.sample(range(len(value)), 2)
        value[one], value[other] = value[other], value[one]
    elif kind == 2 and isinstance(holder, list):
        holder.insert(random.randrange(len(holder) + 1), copy.deepcopy(value))
    elif kind == 2 and isinstance(value, str) and value:
        letters = list(value)
        letters[random.randrange(len(letters))] = random.choice("HBRSVNXMabcijklmnop0123456789:@>-")
        holder[key] = "".join(letters)
    else:
        del holder[key]
