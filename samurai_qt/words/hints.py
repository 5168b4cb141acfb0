"""A proposed turn in words: what to play, and what that does by the facts of `engine.samurai.turn_facts`. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from engine.samurai import Action, Board, EndReason, Place, Position, SeatInfo, tile_of_action
from engine.samurai.actions import FigureExchange
from engine.samurai.turn_facts import Effect, FigureFact, SettlementFacts, TurnFacts
from samurai_qt.words.pieces import piece_title, the_figure, tile_name
from samurai_qt.words.places import hex_label
from samurai_qt.words.players import joined, seat_name
from samurai_qt.words.translation import translate

MOST_LINES = 3
"""Of settlements that stay open no more are named than fill this many lines."""


def action_lines(actions: Sequence[Action], position: Position) -> list[str]:
    """The actions of a turn at this position as proposals: "Castle 4 on n12"."""
    return [piece_title(_action_text(action, position)) for action in actions]


def reason_lines(facts: TurnFacts, seats: Sequence[SeatInfo], board: Board, edition: str) -> list[str]:
    """Why to play a turn, the weightiest first: "Closes Kyoto (l15): wins the Buddha 4 to 3"."""
    lines = _end_lines(facts)
    for settlement in facts.settlements:
        if settlement.closed or len(lines) < MOST_LINES:
            lines.append(_settlement_line(settlement, facts.seat, seats, board, edition))
    if facts.spares is not None and not facts.end_reasons:
        lines.append(_spared_line(facts, edition))
    elif facts.held_back and len(lines) < MOST_LINES and not facts.end_reasons:
        kept = joined([tile_name(tile, edition) for tile in facts.held_back])
        text = translate("Hints", "Keeps {tiles} for later", "as in: Keeps switch and move for later")
        lines.append(text.format(tiles=kept))
    if not facts.settlements:
        lines.insert(0, translate("Hints", "Waits: no figure on the map is touched"))
    return lines


def _action_text(action: Action, position: Position) -> str:
    board, edition = position.board, position.rules.edition
    if isinstance(action, Place):
        return translate("Hints", "{tile} on {hex}", "as in: samurai 2 on n12").format(
            tile=tile_name(action.tile, edition), hex=hex_label(board, action.hex)
        )
    if isinstance(action, FigureExchange):
        return translate("Hints", "{tile}: {figure} in {place} for {other} in {other_place}").format(
            tile=tile_name(tile_of_action(action), edition),
            figure=the_figure(action.first_figure, edition),
            place=hex_label(board, action.first),
            other=the_figure(action.second_figure, edition),
            other_place=hex_label(board, action.second),
        )
    taken = position.tiles[action.origin]
    return translate("Hints", "{tile}: {taken} goes from {origin} to {destination}").format(
        tile=tile_name(tile_of_action(action), edition),
        taken="" if taken is None else tile_name(taken.tile, edition),
        origin=hex_label(board, action.origin),
        destination=hex_label(board, action.destination),
    )


def _end_lines(facts: TurnFacts) -> list[str]:
    if not facts.end_reasons:
        return []
    kind_gone = EndReason.KIND_GONE in facts.end_reasons
    if facts.winners == (facts.seat,):
        if kind_gone:
            return [translate("Hints", "Wins the game: the last figure of a kind leaves the map")]
        return [translate("Hints", "Wins the game: four figures stand set aside")]
    if facts.seat in facts.winners:
        return [translate("Hints", "Ends the game in a shared victory")]
    return [translate("Hints", "Ends the game")]


def _settlement_line(
    settlement: SettlementFacts, seat: int, seats: Sequence[SeatInfo], board: Board, edition: str
) -> str:
    place = hex_label(board, settlement.hex)
    alike = groupby(settlement.figures, key=lambda fact: (fact.effect, fact.rival, *_own_and_next(fact, seat)))
    parts = [_part(list(facts), seat, seats, edition) for _, facts in alike]
    does = translate("Hints", ", ", "between what a turn does to figures in one place").join(parts)
    if settlement.closed:
        return translate("Hints", "Closes {place}: {does}", "as in: Closes Kyoto: wins the Buddha").format(
            place=place, does=does
        )
    if settlement.open_land == 1:
        return translate("Hints", "At {place}, one land hex open: {does}").format(place=place, does=does)
    return translate("Hints", "At {place}: {does}", "as in: At Kyoto: leads the Buddha").format(
        place=place, does=does
    )


def _own_and_next(fact: FigureFact, seat: int) -> tuple[int, int]:
    return fact.after[seat], max(total for other, total in enumerate(fact.after) if other != seat)


def _part(facts: Sequence[FigureFact], seat: int, seats: Sequence[SeatInfo], edition: str) -> str:
    """What the turn does to figures of one settlement that fare alike."""
    first = facts[0]
    own, most = _own_and_next(first, seat)
    return _template(first, own, most).format(
        figure=joined([the_figure(fact.figure, edition) for fact in facts]),
        player=seat_name(seats, first.rival) if first.rival >= 0 else "",
        own=own,
        most=most,
    )


def _template(fact: FigureFact, own: int, most: int) -> str:
    if fact.effect is Effect.SETS_ASIDE:
        if not most:
            return translate("Hints", "nobody gets {figure}")
        if own < most:
            return translate("Hints", "others tie for {figure}")
        return translate("Hints", "ties {figure} {own} to {most}", "as in: ties the Buddha 2 to 2")
    if fact.effect is Effect.TAKES_LEAD and fact.rival < 0:
        return translate("Hints", "leads {figure} {own} to {most}", "as in: leads the Buddha 4 to 3")
    if fact.effect is Effect.LEVELS and not most:
        # An exchange took the figure to where nobody has any influence.
        return translate("Hints", "ends the lead of {player} for {figure}")
    return {
        Effect.WINS: translate("Hints", "wins {figure} {own} to {most}", "as in: wins the Buddha 4 to 3"),
        Effect.DENIES: translate("Hints", "keeps {player} from {figure} ({own} to {most})"),
        Effect.TAKES_LEAD: translate("Hints", "takes the lead for {figure} from {player} ({own} to {most})"),
        Effect.LEVELS: translate("Hints", "ends the lead of {player} for {figure} ({own} to {most})"),
        Effect.WIDENS: translate("Hints", "strengthens the lead for {figure} ({own} to {most})"),
        Effect.CATCHES_UP: translate("Hints", "catches up for {figure} ({own} to {most})"),
        Effect.GIVES: translate("Hints", "leaves {figure} to {player} ({own} to {most})"),
        Effect.GIVES_UP: translate("Hints", "gives up the lead for {figure} ({own} to {most})"),
    }[fact.effect]


def _spared_line(facts: TurnFacts, edition: str) -> str:
    assert facts.spares is not None
    slow = next(tile_of_action(action) for action in facts.actions if not tile_of_action(action).fast)
    text = translate("Hints", "{tile} is enough: {stronger} stays in hand").format(
        tile=tile_name(slow, edition), stronger=tile_name(facts.spares, edition)
    )
    return piece_title(text)
