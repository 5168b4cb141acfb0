"""What the bar of the turn offers and says, as the controller stands."""

from __future__ import annotations

from samurai_qt import words
from samurai_qt.table.controller import TableController
from samurai_qt.widgets.action_bar import ActionBar


def can_ask_for_hint(controller: TableController) -> bool:
    """Whether a person here has something to choose now."""
    if controller.person_to_act is None or controller.cover is not None or controller.is_over:
        return False
    return controller.staging is None or not controller.staging.must_pass


def show_turn(bar: ActionBar, controller: TableController, last_words: str) -> None:
    """Bring the bar up to date; while nothing is staged it repeats what the last turn did."""
    bar.setVisible(not controller.is_over)
    staging = controller.staging
    if staging is None or controller.cover is not None:
        bar.set_state(can_end=False, can_undo=False, can_redo=False)
        bar.set_preview(last_words, muted=True)
        return
    bar.set_state(
        can_end=staging.can_finish,
        can_undo=staging.draft.can_undo,
        can_redo=staging.draft.can_redo,
        passing=staging.must_pass,
    )
    if staging.draft.actions:
        position = controller.table.position
        preview = words.preview_text(
            staging.preview(), controller.table.seats, position.board, position.rules.edition
        )
        bar.set_preview(preview)
    else:
        bar.set_preview(last_words, muted=True)
