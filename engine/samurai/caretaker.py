"""The fixed policy that plays a seat nobody holds, the same on every computer: integers and its seed.

Version 1. Whatever changes a choice made here needs a new version, which charters name.
"""

import hashlib

from engine.samurai.actions import Action, FigurePlacement, Place, Turn, format_action
from engine.samurai.draft import Draft
from engine.samurai.influence import influence, open_land
from engine.samurai.position import Hand, Position
from engine.samurai.setup import legal_figure_placements

CARETAKER_VERSION = 1

_MOST_MARGIN = 2
# Divisible by every number of open land hexes plus one, so that all shares are whole.
_PARTS = 420


def caretaker_turn(position: Position, hand: Hand, seed: bytes) -> Turn:
    """One placement with the best outlook; an exchange when nothing else is left, a pass when nothing is legal.

    The outlook is the sum over figures on the board of (own minus best other influence, capped at ±2) divided by
    (open land hexes + 1). The seed decides among equals.
    """
    draft = Draft(position, hand)
    actions = draft.legal_actions()
    if not actions:
        return Turn()
    placements = [action for action in actions if isinstance(action, Place)]
    scored = [(outlook_after(draft, action), action) for action in placements or actions]
    best = max(score for score, _ in scored)
    by_notation = {format_action(position.board, action): action for score, action in scored if score == best}
    chosen = sorted(by_notation)[_number(seed) % len(by_notation)]
    return Turn((by_notation[chosen],))


def caretaker_figure(position: Position, seed: bytes) -> FigurePlacement:
    """One of the legal figure placements, by the seed alone."""
    placements = legal_figure_placements(position)
    return placements[_number(seed) % len(placements)]


def outlook_after(draft: Draft, action: Action) -> int:
    """What an action changes in the outlook, in `_PARTS` to one: a placement changes only what is beside it."""
    position, board = draft.position, draft.position.board
    beside = board.settlements_beside[action.hex] if isinstance(action, Place) else board.settlements
    before = sum(_outlook_of(position, draft.seat, settlement) for settlement in beside)
    draft.push(action)
    after = sum(_outlook_of(draft.position, draft.seat, settlement) for settlement in beside)
    draft.undo()
    return after - before


def _outlook_of(position: Position, seat: int, settlement: int) -> int:
    figures = position.figures_at(settlement)
    if not figures:
        return 0
    totals = influence(position, settlement)
    margins = 0
    for figure in figures:
        others = max(number for other, number in enumerate(totals[figure.index]) if other != seat)
        margins += max(-_MOST_MARGIN, min(_MOST_MARGIN, totals[figure.index][seat] - others))
    return margins * (_PARTS // (len(open_land(position, settlement)) + 1))


def _number(seed: bytes) -> int:
    return int.from_bytes(hashlib.sha256(b"caretaker" + seed).digest(), "big")
