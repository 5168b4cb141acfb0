"""What a turn does, as facts for a reason in words: from the public rules and one hand, never from a search."""

from enum import Enum
from typing import NamedTuple

from engine.samurai.actions import Action, FigureExchange, Place, Turn
from engine.samurai.draft import Draft
from engine.samurai.influence import influence, leading_seat, open_land
from engine.samurai.pieces import FIGURES, Figure, Tile
from engine.samurai.position import EndReason, Hand, Position
from engine.samurai.reasons import IllegalAction
from engine.samurai.scoring import score


class Effect(Enum):
    """What the turn means for one figure, to the seat that plays it; the order is that of weight."""

    WINS = "wins"  # captures it
    DENIES = "denies"  # has it set aside, where another seat led before
    TAKES_LEAD = "takes-lead"  # leads it now, and did not before
    LEVELS = "levels"  # ties for the most of it, where another seat led before
    WIDENS = "widens"  # leads it by more than before
    SETS_ASIDE = "sets-aside"  # has it set aside, where nobody or the seat itself led before
    CATCHES_UP = "catches-up"  # is less far behind than before, or joins a tie
    GIVES = "gives"  # lets another seat capture it
    GIVES_UP = "gives-up"  # led it before, and does no more

    __hash__ = object.__hash__


class FigureFact(NamedTuple):
    """One figure whose fate the turn changes.

    `hex` is where it stands at the end of the turn; `before` and `after` are all seats' influence on it, and
    `rival` the other seat that matters: who led before, who gets it, who leads now or is next; -1 for nobody.
    """

    hex: int
    figure: Figure
    effect: Effect
    before: tuple[int, ...]
    after: tuple[int, ...]
    rival: int


class SettlementFacts(NamedTuple):
    """The facts of one settlement, the weightiest first, and its open land at the end of the turn."""

    hex: int
    closed: bool
    open_land: int
    figures: tuple[FigureFact, ...]


class TurnFacts(NamedTuple):
    """What a turn of this seat does. `settlements` are sorted by weight.

    `winners` are those of a game that the turn ends, else empty. `spares` is the strongest tile in hand that would
    have captured the same in place of the one played. `held_back` are the exchanges that stay in hand.
    """

    seat: int
    actions: tuple[Action, ...]
    settlements: tuple[SettlementFacts, ...]
    end_reasons: tuple[EndReason, ...]
    winners: tuple[int, ...]
    spares: Tile | None
    held_back: tuple[Tile, ...]


def turn_facts(position: Position, hand: Hand, turn: Turn) -> TurnFacts:
    """What the turn of the seat to act does, played from its hand; IllegalAction if it breaks a rule."""
    draft = _drafted(position, hand, turn)
    result = draft.result()
    reasons = draft.preview().end_reasons
    return TurnFacts(
        seat=hand.seat,
        actions=turn.actions,
        settlements=_settlements(draft, position),
        end_reasons=reasons,
        winners=score(result.position).winners if reasons else (),
        spares=_spared(position, hand, turn, draft),
        held_back=tuple(tile for tile in draft.hand.tiles if tile in (Tile.X, Tile.M)),
    )


def _drafted(position: Position, hand: Hand, turn: Turn) -> Draft:
    draft = Draft(position, hand)
    for action in turn.actions:
        draft.push(action)
    return draft


def _settlements(draft: Draft, start: Position) -> tuple[SettlementFacts, ...]:
    seat = draft.seat
    final = draft.position
    captures = {(capture.hex, capture.figure): capture for capture in draft.preview().captures}
    facts: dict[int, list[FigureFact]] = {}
    for settlement in start.board.settlements:
        standing = {*final.figures_at(settlement), *(figure for hex_, figure in captures if hex_ == settlement)}
        for figure in FIGURES:
            if figure not in standing:
                continue
            before = influence(start, _origin(draft.actions, settlement, figure))[figure.index]
            capture = captures.get((settlement, figure))
            if capture is None:
                fact = _still_open(settlement, figure, seat, before, influence(final, settlement)[figure.index])
            else:
                fact = _captured(settlement, figure, seat, before, capture.totals, capture.seat)
            if fact is not None:
                facts.setdefault(settlement, []).append(fact)
    closed = {hex_ for hex_, _ in captures}
    found = [
        SettlementFacts(
            settlement,
            settlement in closed,
            len(open_land(final, settlement)),
            tuple(sorted(figures, key=lambda fact: _WEIGHT[fact.effect])),
        )
        for settlement, figures in facts.items()
    ]
    return tuple(sorted(found, key=_weight))


def _origin(actions: tuple[Action, ...], settlement: int, figure: Figure) -> int:
    """Where a figure of this settlement stood before the turn: elsewhere if the turn's exchange brought it here."""
    for action in actions:
        if isinstance(action, FigureExchange):
            if (settlement, figure) == (action.second, action.first_figure):
                return action.first
            if (settlement, figure) == (action.first, action.second_figure):
                return action.second
    return settlement


def _captured(
    settlement: int, figure: Figure, seat: int, before: tuple[int, ...], after: tuple[int, ...], winner: int
) -> FigureFact:
    led = leading_seat(before)
    if winner == seat:
        return FigureFact(settlement, figure, Effect.WINS, before, after, led if led != seat else -1)
    if winner >= 0:
        return FigureFact(settlement, figure, Effect.GIVES, before, after, winner)
    if led in (-1, seat):
        return FigureFact(settlement, figure, Effect.SETS_ASIDE, before, after, -1)
    return FigureFact(settlement, figure, Effect.DENIES, before, after, led)


def _still_open(
    settlement: int, figure: Figure, seat: int, before: tuple[int, ...], after: tuple[int, ...]
) -> FigureFact | None:
    led, leads = leading_seat(before), leading_seat(after)
    lead_before, lead_after = _lead(before, seat), _lead(after, seat)
    if leads == seat:
        if led != seat:
            return FigureFact(settlement, figure, Effect.TAKES_LEAD, before, after, led)
        if lead_after <= lead_before:
            return None
        return FigureFact(settlement, figure, Effect.WIDENS, before, after, -1)
    if led == seat:
        return FigureFact(settlement, figure, Effect.GIVES_UP, before, after, leads)
    if lead_after <= lead_before:
        return None
    if lead_after == 0 and led >= 0:
        return FigureFact(settlement, figure, Effect.LEVELS, before, after, led)
    return FigureFact(settlement, figure, Effect.CATCHES_UP, before, after, leads)


def _lead(totals: tuple[int, ...], seat: int) -> int:
    """By how much the seat is ahead of the best other one; negative where it is behind."""
    return totals[seat] - max(total for other, total in enumerate(totals) if other != seat)


_WEIGHT = {effect: weight for weight, effect in enumerate(Effect)}


def _weight(settlement: SettlementFacts) -> tuple[bool, int, int, int, int]:
    best = settlement.figures[0]
    return (
        not settlement.closed,
        _WEIGHT[best.effect],
        -len(settlement.figures),
        settlement.open_land,
        settlement.hex,
    )


def _spared(position: Position, hand: Hand, turn: Turn, draft: Draft) -> Tile | None:
    """The strongest tile in hand, stronger than the slow one placed, that would have captured the same there."""
    won = _gains(draft)
    slow = [action for action in turn.actions if isinstance(action, Place) and not action.tile.fast]
    if not won or not slow:
        return None
    (placed,) = slow
    stronger = {tile for tile in draft.hand.tiles if not tile.fast and tile.strength > placed.tile.strength}
    for tile in sorted(stronger, key=lambda tile: (-tile.strength, tile.index)):
        other = Turn(tuple(Place(tile, placed.hex) if each is placed else each for each in turn.actions))
        try:
            if _gains(_drafted(position, hand, other)) == won:
                return tile
        except IllegalAction:
            continue
    return None


def _gains(draft: Draft) -> frozenset[tuple[int, Figure]]:
    return frozenset(
        (capture.hex, capture.figure) for capture in draft.preview().captures if capture.seat == draft.seat
    )
