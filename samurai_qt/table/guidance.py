"""The line of guidance under the map: what to do next, whose turn it is, or why something can't be done."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.samurai import Phase, Position, Reason, Rule
from samurai_qt import words
from samurai_qt.table.controller import TableController
from samurai_qt.table.staging import Staging, Step

translate = QCoreApplication.translate


def guidance_text(controller: TableController) -> str:
    """What the people at the screen do or wait for now."""
    if controller.is_over:
        return translate("Guidance", "The game is over.")
    seats = controller.table.seats
    person = controller.person_to_act
    if person is None:
        thinking = controller.thinking_seat
        if controller.is_confirming:
            return translate("Guidance", "Waiting for the others to confirm your turn.")
        if thinking is None or controller.failure is not None:
            return _waiting_text(controller)
        return translate("Guidance", "{player} is thinking").format(player=words.seat_name(seats, thinking))
    name = words.seat_name(seats, person)
    phase = controller.table.position.phase
    if controller.cover is not None and phase is not Phase.FIGURES:
        return translate("Guidance", "{player} is next").format(player=name)
    if phase is Phase.OPENING:
        text = translate("Guidance", "Choose the five tiles you start with.")
    elif phase is Phase.FIGURES:
        text = _figure_guidance(controller.table.position)
    elif controller.staging is not None:
        text = _turn_guidance(controller.staging, controller.table.position.rules.edition)
    else:
        text = ""
    if len(controller.seating.people) > 1:
        return translate("Guidance", "{player}: {guidance}", "as in: Ann: Choose a tile.").format(
            player=name, guidance=text
        )
    return text


def _waiting_text(controller: TableController) -> str:
    """For whom elsewhere the table waits, once all before it has been seen."""
    here = (*controller.seating.people, *controller.bot_levels)
    others = [seat for seat in controller.table.awaited if seat not in here]
    if not others or controller.failure is not None or controller.pacer.busy:
        return ""
    names = [words.seat_name(controller.table.seats, seat) for seat in others]
    return translate("Guidance", "Waiting for {names}").format(names=words.joined(names))


def refusal_text(reason: Reason, edition: str) -> str:
    """Why what was just tried can't be done."""
    if not reason.hex:
        if reason.rule is Rule.NO_TILE_THERE:
            return translate("Guidance", "You have no tile on the board that could be taken.")
        if reason.rule is Rule.NO_SUCH_FIGURE:
            return translate("Guidance", "No two figures can be exchanged now.")
        if reason.rule is Rule.HEX_OCCUPIED:
            return translate("Guidance", "No hex is free for this tile.")
    return words.reason_text(reason, edition)


def _figure_guidance(position: Position) -> str:
    cities = [city for city in position.board.cities if len(position.figures_at(city)) < 2]
    if cities:
        return translate("Guidance", "Choose a figure, then a city for it: cities are filled first.")
    return translate("Guidance", "Choose a figure, then a village for it.")


def _turn_guidance(staging: Staging, edition: str) -> str:
    step = staging.step
    if step is Step.CHOOSE_TILE:
        return _next_tile_guidance(staging)
    if step is Step.PLACE and staging.tile is not None:
        return translate("Guidance", "Choose a hex for {tile}. Esc lays it back.").format(
            tile=words.tile_name(staging.tile, edition)
        )
    if step is Step.TAKE_OWN_TILE:
        return translate("Guidance", "Choose the tile of yours that moves. Esc cancels.")
    if step is Step.MOVE_OWN_TILE:
        return translate("Guidance", "Choose the hex it moves to. Esc goes back.")
    if step is Step.FIRST_FIGURE:
        return translate("Guidance", "Choose the first of the two figures to swap. Esc cancels.")
    return translate("Guidance", "Choose the figure to swap it with. Esc goes back.")


def _next_tile_guidance(staging: Staging) -> str:
    if staging.must_pass:
        return translate("Guidance", "None of your tiles can be placed: pass.")
    if not staging.draft.actions:
        return translate("Guidance", "Your turn: choose a tile, then a hex.")
    if not staging.playable:
        return translate("Guidance", "End the turn, or take something back.")
    if staging.draft.slow_tile_used:
        return translate("Guidance", "Add a tile with 侍, or end the turn.")
    return translate("Guidance", "Add more tiles, or end the turn.")
