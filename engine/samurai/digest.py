"""Stable digests of a position, field by field: the same on every computer and in every run."""

import hashlib
import json

from engine.samurai.position import Position


def position_fields(position: Position) -> dict[str, object]:
    """Every field of the position as plain JSON values: hexes by name, tiles and figures by code."""
    board = position.board
    names = [hex_.name for hex_ in board.hexes]
    return {
        "board": [board.name, board.players],
        "rules": position.rules.to_json(),
        "first": position.first,
        "phase": position.phase.value,
        "seat_to_act": position.seat_to_act,
        "tiles": {
            name: [placed.seat, placed.tile.code]
            for name, placed in zip(names, position.tiles, strict=True)
            if placed is not None
        },
        "figures": {
            names[settlement]: "".join(figure.code for figure in position.figures_at(settlement))
            for settlement in board.settlements
        },
        "captured": [list(counts) for counts in position.captured],
        "set_aside": list(position.set_aside),
        "hand_sizes": list(position.hand_sizes),
        "stock_sizes": list(position.stock_sizes),
        "exchange_used": list(position.exchange_used),
        "opening_chosen": list(position.opening_chosen),
        "passes": position.passes,
        "end_reasons": [reason.value for reason in position.end_reasons],
        "conceded": position.conceded,
    }


def field_digests(position: Position) -> dict[str, str]:
    """The SHA-256 of each field's canonical JSON, in hexadecimal, by field name."""
    return {name: _sha256(value) for name, value in position_fields(position).items()}


def digest(position: Position) -> str:
    """The SHA-256 over all field digests in hexadecimal: equal for equal positions only."""
    return _sha256(field_digests(position))


def _sha256(value: object) -> str:
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode("ascii")).hexdigest()
