"""What tests with a real mouse need to know of a game on screen."""

from __future__ import annotations

from typing import Any

from samurai_qt.table.controller import TableController
from samurai_qt.tabletop.lower_area import LowerArea
from samurai_qt.tabletop.map_side import MapSide
from samurai_qt.tabletop.opening_sheet import OpeningSheet


def described_state(
    controller: TableController, map_side: MapSide, opening: OpeningSheet, foot: LowerArea
) -> dict[str, Any]:
    """Return the state of a table page as JSON values, different after every choice made.

    `person` is the seat that is to act here, or None.
    """
    staging = controller.staging
    hexes = controller.table.position.board.hexes
    record = controller.table.record()
    return {
        "phase": controller.table.position.phase.value,
        "over": controller.is_over,
        "person": controller.person_to_act,
        "cover": controller.cover,
        "placed": len(record.setup),
        "turns": len(record.turns),
        "legal": sorted(hexes[hex_].name for hex_ in map_side.legal_hexes()),
        "staged": 0 if staging is None else len(staging.draft.actions),
        "tile": None if staging is None or staging.tile is None else staging.tile.code,
        "chosen": len(opening.chooser.chosen),
        "must_pass": staging is not None and staging.must_pass,
        "hand": foot.described_panels(),
    }
