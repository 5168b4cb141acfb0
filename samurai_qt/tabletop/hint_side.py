"""Hints on the table page: asked for, shown on the map, in the hand and in words, and taken over."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from engine.samurai import (
    Action,
    Figure,
    FigureExchange,
    FigurePlacement,
    OpeningChoice,
    Place,
    PlacedTile,
    Tile,
    TokenExchange,
    Turn,
    tile_of_action,
)
from engine.samurai.setup_facts import opening_facts, placement_facts
from samurai_qt import art
from samurai_qt.scene.map_scene import Proposal
from samurai_qt.scene.view import MapView
from samurai_qt.session import Session
from samurai_qt.table.controller import TableController
from samurai_qt.table.hints import Hint, Hints
from samurai_qt.tabletop.arrangement import Arrangement
from samurai_qt.tabletop.hint_card import PIECE_SIDE, HintCard, HintStep
from samurai_qt.tabletop.hint_room import HintRoom, room_in
from samurai_qt.tabletop.lower_area import LowerArea
from samurai_qt.tabletop.opening_sheet import OpeningSheet
from samurai_qt.words import hints as hint_words
from samurai_qt.words import setup_hints


class HintSide(QObject):
    """Made when the first hint is asked for: a page without hints needs none of this."""

    changed = Signal()
    """A hint comes or goes."""

    def __init__(
        self,
        session: Session,
        controller: TableController,
        map_view: MapView,
        foot: LowerArea,
        opening: OpeningSheet,
        page: QWidget,
        hints: Hints | None = None,
    ) -> None:
        super().__init__(page)
        self._session = session
        self._controller = controller
        self._map = map_view
        self._foot = foot
        self._opening = opening
        self.hints = hints or Hints(controller)
        self.hints.setParent(self)
        self._hex_count = len(controller.table.position.board.hexes)
        self._room: HintRoom | None = None
        self.card = HintCard(session, page)
        self.hints.changed.connect(self.refresh)
        self.card.use_requested.connect(self.use)
        self.card.close_requested.connect(self._close)
        session.style.changed.connect(self._restyle)
        session.language.changed.connect(self.refresh)

    @property
    def shown(self) -> bool:
        """Whether a hint is shown or on its way."""
        return self.hints.thinking or self.hints.hint is not None

    def toggle(self) -> None:
        """Ask for a hint, or take away the one that is there."""
        if self.shown:
            self.hints.forget()
        else:
            self.hints.ask()

    def _close(self) -> None:
        self.hints.forget()
        # What had the keyboard is gone.
        self._map.setFocus()

    def lay_in(self, parts: Arrangement, blocks: Sequence[QRect]) -> None:
        """The page's parts lie like this now, and the blocks of its players' panel."""
        self._room = room_in(parts, blocks)
        # Whoever arranges the page lifts the log, over which the card stands.
        self.card.raise_()
        self._place()

    def _place(self) -> None:
        if self._room is None or self.card.isHidden():
            return
        width = self._room.width
        hexes = [self._map.hex_square(hex_).translated(self._map.pos()) for hex_ in range(self._hex_count)]
        height = self.card.height_at(width, self._room.area.height())
        self.card.setGeometry(self._room.place(height, hexes))

    def use(self) -> None:
        """Do what the hint says, as far as it can be undone: stage the turn, choose the tiles, the figure."""
        hint = self.hints.hint
        if hint is None:
            return
        if isinstance(hint.choice, OpeningChoice):
            self.hints.forget()
            self._opening.chooser.choose(hint.choice.tiles)
            # The map lies under the tiles: what is left to do is to confirm them.
            self._opening.chooser.confirm_button.setFocus()
            return
        if isinstance(hint.choice, FigurePlacement):
            # A figure that is placed stays: its hex is left to the person to pick.
            self._foot.choose_figure(hint.choice.figure)
        else:
            self.hints.take_over()
        self._map.setFocus()

    def refresh(self) -> None:
        """Show the hint as it stands, or take it away."""
        hint = self.hints.hint
        choice = None if hint is None else hint.choice
        turn = choice.actions if isinstance(choice, Turn) else ()
        self._map.set_proposal(None if hint is None else _proposal(hint))
        self._foot.mark_hint([tile_of_action(action) for action in turn])
        self._opening.chooser.mark_hint(choice.tiles if isinstance(choice, OpeningChoice) else ())
        if hint is not None:
            self.card.show_hint(*self._told(hint))
        elif self.hints.thinking:
            self.card.show_thinking()
        else:
            self.card.hide()
        self._place()
        self.changed.emit()

    def _restyle(self) -> None:
        self.card.restyle()
        self.refresh()

    def _told(self, hint: Hint) -> tuple[list[HintStep], list[str], str]:
        """What to do, why, and the words on the button that takes it over."""
        choice = hint.choice
        position = self._controller.table.position
        board, edition = position.board, position.rules.edition
        if isinstance(choice, OpeningChoice):
            step = HintStep(tuple(self._tile(tile, hint.seat) for tile in choice.tiles), "")
            reasons = setup_hints.opening_reasons(opening_facts(choice.tiles), edition)
            return [step], reasons, self.tr("Take these five")
        if isinstance(choice, FigurePlacement):
            facts = placement_facts(position, hint.hand, choice)
            step = HintStep((self._figure(choice.figure),), setup_hints.placement_line(facts, board, edition))
            return [step], setup_hints.placement_reasons(facts, board, edition), self.tr("Take this figure")
        assert isinstance(choice, Turn) and hint.facts is not None
        lines = hint_words.action_lines(choice.actions, hint.position)
        steps = [
            HintStep((self._tile(tile_of_action(action), hint.seat),), line)
            for action, line in zip(choice.actions, lines, strict=True)
        ]
        reasons = hint_words.reason_lines(hint.facts, self._controller.table.seats, board, edition)
        return steps, reasons, self.tr("Lay it out")

    def _tile(self, tile: Tile, seat: int) -> QPixmap:
        colour = self._controller.table.seats[seat].colour
        ratio = self.card.devicePixelRatioF()
        return art.tile_pixmap(tile, colour, PIECE_SIDE, ratio, self._session.style.colours)

    def _figure(self, figure: Figure) -> QPixmap:
        ratio = self.card.devicePixelRatioF()
        return art.figure_pixmap(figure, PIECE_SIDE, ratio, self._session.style.colours)


def _proposal(hint: Hint) -> Proposal | None:
    """What the map shows of a hint."""
    choice = hint.choice
    if isinstance(choice, FigurePlacement):
        return Proposal({}, frozenset({choice.hex}), frozenset())
    if not isinstance(choice, Turn):
        return None
    tiles: dict[int, PlacedTile] = {}
    hexes: set[int] = set()
    figures: set[tuple[int, Figure]] = set()
    for action in choice.actions:
        _add_action(action, hint, tiles, hexes, figures)
    return Proposal(tiles, frozenset(hexes), frozenset(figures))


def _add_action(
    action: Action,
    hint: Hint,
    tiles: dict[int, PlacedTile],
    hexes: set[int],
    figures: set[tuple[int, Figure]],
) -> None:
    if isinstance(action, Place):
        tiles[action.hex] = PlacedTile(hint.seat, action.tile)
    elif isinstance(action, TokenExchange):
        taken = hint.position.tiles[action.origin]
        assert taken is not None
        hexes.add(action.origin)
        tiles[action.destination] = taken
    else:
        assert isinstance(action, FigureExchange)
        figures.update({(action.first, action.first_figure), (action.second, action.second_figure)})
