"""The page where the game is played: map, players, log, hand, and what the turn does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QPoint, QRect, Signal
from PySide6.QtGui import QCursor, QHideEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QWidget

from engine.samurai import Reason
from samurai_qt import words
from samurai_qt.controls.question import ask
from samurai_qt.controls.roles import button
from samurai_qt.pages.page import Page
from samurai_qt.scene.view import MapView
from samurai_qt.session import Session
from samurai_qt.table.controller import TableController
from samurai_qt.table.guidance import guidance_text, refusal_text
from samurai_qt.table.history import past_events
from samurai_qt.table.link import Link
from samurai_qt.table.pacer import Pace, Shown
from samurai_qt.tabletop.arrangement import Arrangement, arrange, is_tall
from samurai_qt.tabletop.description import described_state
from samurai_qt.tabletop.failure_bar import FailureBar
from samurai_qt.tabletop.guidance_line import GuidanceLine
from samurai_qt.tabletop.header import TableHeader
from samurai_qt.tabletop.help import HelpOverlay
from samurai_qt.tabletop.hint_access import HintAccess
from samurai_qt.tabletop.lower_area import LowerArea
from samurai_qt.tabletop.map_controls import TurnMenu, ZoomButtons
from samurai_qt.tabletop.map_side import MapSide
from samurai_qt.tabletop.opening_sheet import OpeningSheet
from samurai_qt.tabletop.turn_state import can_ask_for_hint, show_turn
from samurai_qt.widgets.action_bar import ActionBar
from samurai_qt.widgets.log_panel import LogPanel
from samurai_qt.widgets.players_panel import PlayersPanel


class TablePage(Page):
    """One game of a controller, from its setup to its last turn; `make_side` puts something beside the log."""

    result_requested = Signal()
    save_requested = Signal()
    rules_requested = Signal()

    offers_hints = True
    """Whether a player may ask a bot for a hint: among people at other computers that would be engine help."""

    def __init__(
        self, session: Session, controller: TableController, make_side: Callable[[LogPanel], QWidget] | None = None
    ) -> None:
        super().__init__(session)
        self.controller = controller
        controller.setParent(self)
        position = controller.table.position
        self._board = position.board
        self._edition = position.rules.edition
        self.map = MapView(self._board, session.style.colours, self)
        self.header = TableHeader(session, self)
        self.players = PlayersPanel(session, self)
        self.log = LogPanel(session, self)
        self.side: QWidget = self.log if make_side is None else make_side(self.log)
        self.shown_links: Sequence[tuple[Link, str]] = ()
        """How each seat is connected, and the words for it."""
        self.turn_bar = ActionBar(session, self)
        self.foot = LowerArea(session, controller, self)
        self.back_to_tiles = button("primary")
        self.back_to_tiles.setParent(self)
        self.back_to_tiles.setObjectName("back-to-tiles")
        self.opening = OpeningSheet(session, controller, self)
        self.zoom = ZoomButtons(session, self.map, self)
        self.guidance = GuidanceLine(self)
        self.result = button("primary")
        self.result.setParent(self)
        self.result.setObjectName("result")
        self.result.hide()
        self.failure = FailureBar(self)
        self.help = HelpOverlay(self)
        self.map_side = MapSide(self.map, controller, self.foot)
        shown_in = (self.turn_bar, self.map, self.foot, self.opening, self)
        self.hints = HintAccess(session, controller, *shown_in, offered=self.offers_hints)
        self.header.hint.setVisible(self.offers_hints)
        self._log_beside = True
        self._events = past_events(controller.table)
        """All events shown so far, from which the log is told anew in another language."""
        self._last_words = ""
        """What happened last, said beside the button that ends the turn until something is staged."""
        self.map.set_seats(controller.table.seats)
        self.map.set_capture_targets(self._screen_of)
        self.map.pin_turn(session.settings.map_turn)
        self._connect()
        self._add_keys()
        self._fill_log()
        self.retranslate()

    def _connect(self) -> None:
        controller = self.controller
        controller.shown.connect(self._show_event)
        controller.changed.connect(self.guidance.forget_refusal)
        controller.retold.connect(self._fill_log)
        controller.changed.connect(self._refresh)
        self.foot.figure_selected.connect(self.guidance.forget_refusal)
        controller.refused.connect(self._refuse)
        controller.notice.connect(self.session.notice)
        self.map_side.refused.connect(self._refuse)
        # A tile is chosen, a person has come: the arrow keys go to the map.
        self.foot.hand.tile_chosen.connect(lambda _: self.map.setFocus())
        self.foot.cover.confirmed.connect(lambda: self.map.setFocus())
        self.session.style.changed.connect(self._restyle)
        self.map.compass_clicked.connect(self._turn_map)
        self.opening.map_requested.connect(lambda: self._peek(True))
        self.back_to_tiles.clicked.connect(lambda: self._peek(False))
        self.log.clicked.connect(self._show_on_map)
        self.turn_bar.end_requested.connect(controller.finish_turn)
        self.turn_bar.undo_requested.connect(controller.undo)
        self.turn_bar.redo_requested.connect(controller.redo)
        self.hints.opened.connect(self._arrange)
        self.hints.failed.connect(self._tell_hint_failure)
        self.result.clicked.connect(self.result_requested)
        self.failure.retry_requested.connect(controller.retry_bot)
        self.failure.level_chosen.connect(controller.replace_bot)
        header = self.header
        header.leave_requested.connect(self.leave)
        header.pause_requested.connect(controller.set_paused)
        header.pace_chosen.connect(self._choose_pace)
        header.log.setChecked(True)
        header.log_toggled.connect(self._open_log)
        self.log.folded.connect(lambda folded: header.log.setChecked(not folded))
        header.help_requested.connect(self._toggle_help)
        header.hint_requested.connect(self.hints.toggle)
        header.save_requested.connect(self.save_requested)
        header.rules_requested.connect(self.rules_requested)
        header.resign_requested.connect(self.ask_to_resign)

    def _add_keys(self) -> None:
        for key, button_ in (("P", self.header.pause), ("L", self.header.log), ("F1", self.header.help)):
            QShortcut(QKeySequence(key), self, button_.click)
        # The bar's button has the first of the keys for it.
        for keys in QKeySequence.keyBindings(QKeySequence.StandardKey.Redo)[1:]:
            QShortcut(keys, self, self.controller.redo)

    def _screen_of(self, seat: int) -> QPoint:
        """Where captured figures glide to: the player's card, or that of the figures set aside."""
        card = self.players.cards[seat] if seat >= 0 else self.players.kinds
        return card.mapToGlobal(card.rect().center())

    def set_links(self, links: Sequence[tuple[Link, str]]) -> None:
        """Show how each seat is connected, with the words for it; none where all sit at this computer."""
        self.shown_links = tuple(links)
        self._refresh_players()

    # The page's life

    def leave(self) -> None:
        """Go to the page before; the game is kept."""
        self.back_requested.emit()

    def begin(self) -> None:
        """Let the game go on from where its table stands."""
        self.controller.pacer.set_pace(Pace(self.session.settings.pace))
        self.controller.start()
        self._refresh()

    def shown(self) -> None:
        """Give the keyboard to the map, and take up settings that were changed meanwhile."""
        self.map.set_motion(not self.session.settings.reduced_motion)
        self.controller.pacer.set_pace(Pace(self.session.settings.pace))
        self.map.setFocus()

    def escape(self) -> None:
        """Close the help or the hint, or go one step back in what is being picked; never leave by accident."""
        if self.help.isVisible():
            self.help.hide()
        elif not self.controller.cancel():
            self.hints.close()

    def finish(self) -> None:
        """Stop the bots and see the last save to the disk."""
        self.controller.close()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing moves while another page is in front."""
        super().hideEvent(event)
        self.controller.set_seen(False)

    def showEvent(self, event: QShowEvent) -> None:
        """Go on."""
        super().showEvent(event)
        self.log.view.scrollToBottom()
        self.controller.set_seen(True)

    # What is shown

    def _fill_log(self) -> None:
        table = self.controller.table
        self.log.set_seats([seat.colour for seat in table.seats])
        lines = words.opening_lines(table.seats, table.position.first)
        for event in self._events:
            lines += words.event_lines(event, table.seats, self._board, self._edition)
        self.log.set_lines(lines)
        self._last_words = lines[-1].text

    def _show_event(self, shown: Shown) -> None:
        self.guidance.forget()
        self._events.append(shown.event)
        seats = self.controller.table.seats
        lines = words.event_lines(shown.event, seats, self._board, self._edition)
        self.log.append(lines)
        self._last_words = "\n".join(line.text for line in lines)
        self.map_side.show_event(shown)

    def _refresh(self) -> None:
        focused = self.focusWidget()
        self.opening.refresh()
        self.foot.refresh()
        self.back_to_tiles.setVisible(self.opening.peeking)
        self.map_side.refresh()
        self._refresh_players()
        self._refresh_actions()
        self.guidance.guide(guidance_text(self.controller))
        self._refresh_failure()
        controller = self.controller
        self.header.show_state(
            paused=controller.paused,
            pace=controller.pacer.pace,
            bots=bool(controller.bot_levels),
            can_resign=controller.resigning_seat is not None,
            can_ask_for_hint=can_ask_for_hint(controller),
        )
        self.hints.refresh()
        self._keep_keys_on_map(focused)

    def _keep_keys_on_map(self, focused: QWidget | None) -> None:
        """Give the keys to the map where the control that had them went; Qt gives them to any other."""
        if focused is not None and focused is not self.focusWidget() and not self.result.hasFocus():
            self.map.setFocus()

    def _refresh_players(self) -> None:
        controller = self.controller
        rules = controller.table.position.rules
        # Under a cover nobody's captured figures are seen but those that all may see.
        hand = controller.hand
        self.players.set_state(
            controller.position,
            controller.table.seats,
            hidden=rules.captured == "hidden" and not controller.is_over,
            own_seats=() if hand is None else (hand.seat,),
            thinking_seat=controller.thinking_seat,
            links=self.shown_links,
        )
        # At the end of a game with hidden figures the panel grows by who leads each kind.
        if self.players.height() != self._parts().players.height():
            self._arrange()

    def _refresh_actions(self) -> None:
        controller = self.controller
        if controller.is_over and self.result.isHidden():
            self.result.show()
            self.result.setFocus()
        show_turn(self.turn_bar, controller, self._last_words)

    def _refresh_failure(self) -> None:
        failure = self.controller.failure
        if failure is None:
            self.failure.hide()
        elif not self.failure.isVisible():
            seats = self.controller.table.seats
            self.failure.tell(words.seat_name(seats, failure.seat), failure.level, failure.message)
            self._arrange()

    def tell(self, text: str) -> None:
        """Say something in the line of guidance for a while."""
        self.guidance.tell(text)

    def _refuse(self, reason: Reason) -> None:
        self.guidance.tell(refusal_text(reason, self._edition), refusal=True)

    def _show_on_map(self, hexes: tuple[int, ...]) -> None:
        if hexes:
            self.map.focus_hex(hexes[0])

    # What is asked for

    def _tell_hint_failure(self, why: str) -> None:
        self.guidance.tell(self.tr("There is no hint: {why}").format(why=why))

    def _choose_pace(self, pace: Pace) -> None:
        self.controller.pacer.set_pace(pace)
        self.session.change_settings(pace=pace.value)
        self._refresh()

    def _open_log(self, opened: bool) -> None:
        self.log.set_folded(not opened)
        self._arrange()

    def _toggle_help(self) -> None:
        if self.help.isVisible():
            self.help.hide()
        else:
            self.help.show_over(self.map)

    def ask_to_resign(self) -> None:
        """Ask before the game is given up."""
        seat = self.controller.resigning_seat
        if seat is None:
            return
        name = words.seat_name(self.controller.table.seats, seat)
        question = self.tr("Resign for {player}?").format(player=name)
        detail = self.tr("The game ends here, and the others share the victory.")
        ask(self, question, detail, self.tr("Resign"), self.controller.resign)

    def _peek(self, peeking: bool) -> None:
        self.opening.peeking = peeking
        self._refresh()

    def _turn_map(self) -> None:
        menu = TurnMenu(self.map)
        menu.turn_chosen.connect(self._pin_turn)
        menu.popup(QCursor.pos())

    def _pin_turn(self, turn: int | None) -> None:
        self.map.pin_turn(turn)
        self.session.change_settings(map_turn=turn)

    # Place and words

    def _restyle(self) -> None:
        self.map.set_theme(self.session.style.colours)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the parts anew."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        self.players.set_horizontal(is_tall(self.size()))
        parts = self._parts()
        if parts.log_beside != self._log_beside:
            self._log_beside = parts.log_beside
            # Beside the map the log stands open; over the map it is opened when it is wanted.
            self.header.log.setChecked(parts.log_beside)
            parts = self._parts()
        self.map.setGeometry(parts.map)
        self.header.setGeometry(parts.header)
        self.players.setGeometry(parts.players.adjusted(2, 0, -8, 0))
        self.side.setVisible(not parts.log.isEmpty())
        self.side.setGeometry(parts.log.adjusted(2, 4, -8, 0))
        self.side.setAutoFillBackground(not parts.log_beside)
        self.side.raise_()
        self.turn_bar.setGeometry(parts.actions.adjusted(2, 4, -8, -8))
        self.result.setGeometry(parts.actions.adjusted(2, parts.actions.height() - 58, -8, -10))
        self.guidance.setGeometry(parts.guidance.adjusted(14, 0, -116, 0))
        self.zoom.setGeometry(parts.guidance.adjusted(parts.guidance.width() - 108, 0, -8, 0))
        self.foot.setGeometry(parts.lower)
        self.opening.setGeometry(parts.map.united(parts.lower))
        middle = QRect(0, 0, 320, 44)
        middle.moveCenter(parts.lower.center())
        self.back_to_tiles.setGeometry(middle)
        width = min(parts.map.width() - 24, 760)
        height = self.failure.heightForWidth(width) if self.failure.hasHeightForWidth() else 64
        self.failure.setGeometry(parts.map.left() + 12, parts.map.bottom() - height - 12, width, height)
        self.hints.lay_in(parts, self.players.blocks())

    def _parts(self) -> Arrangement:
        players_height = self.players.sizeHint().height()
        return arrange(self.size(), players_height=players_height, log_open=self.header.log.isChecked())

    def retranslate(self) -> None:
        """Set every text anew."""
        self.result.setText(self.tr("See the result"))
        # Setting a button's text takes its shortcut away.
        self.result.setShortcut(QKeySequence("Ctrl+Return"))
        self.back_to_tiles.setText(self.tr("Back to the tiles"))
        self.map.setAccessibleName(self.tr("Map"))
        for part in (self.header, self.failure, self.help, self.zoom, self.opening):
            part.retranslate()
        self.foot.retranslate()
        self._fill_log()
        self._refresh()

    def described_state(self) -> dict[str, Any]:
        """What tests with a real mouse need to know of the game; it differs after every choice that was made."""
        return described_state(self.controller, self.map_side, self.opening, self.foot)

    def described_hexes(self) -> dict[str, list[int]]:
        """Where on screen the middle of each hex is."""
        return {hex_.name: list(self.map_side.place_on_screen(hex_.number).toTuple()) for hex_ in self._board.hexes}
