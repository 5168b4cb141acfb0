"""What the map shows of the game, and what picking on it does."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, QTimer, Signal
from PySide6.QtWidgets import QMenu

from engine.samurai import (
    Figure,
    FigurePlacement,
    Phase,
    Position,
    Reason,
    Tile,
    TurnPlayed,
    legal_figure_placements,
    why_not_figure,
)
from samurai_qt import words
from samurai_qt.scene.view import MapView
from samurai_qt.table.controller import TableController
from samurai_qt.table.guidance import refusal_text
from samurai_qt.table.pacer import Shown
from samurai_qt.tabletop.lower_area import LowerArea, Shows


class MapSide(QObject):
    """Ties the map to the controller and to the figure chosen in setup."""

    refused = Signal(object)
    """The `Reason` against what was just tried on the map."""

    def __init__(self, map_view: MapView, controller: TableController, lower: LowerArea) -> None:
        super().__init__(map_view)
        self._map = map_view
        self._controller = controller
        self._lower = lower
        self._edition = controller.table.position.rules.edition
        self._shown: Position | None = None
        self._pressed: int | None = None
        self.figure_menu: QMenu | None = None
        """The menu that asks which of several figures is meant, while it is open."""
        map_view.set_illegal_reasons(self.why_not)
        map_view.hex_clicked.connect(self._pick)
        map_view.figure_clicked.connect(self._pick_figure)
        map_view.tile_dropped.connect(self._drop)
        lower.figure_selected.connect(self.refresh)

    def show_event(self, shown: Shown) -> None:
        """Show what an event did to the board, captures moving to their winners."""
        event = shown.event
        captures = event.captures if isinstance(event, TurnPlayed) else ()
        self._shown = shown.position
        self._map.show_position(shown.position, animated=True, captures=captures)

    def refresh(self) -> None:
        """Bring board, glow, marks and picks up to date."""
        controller = self._controller
        position = controller.position
        if position != self._shown:
            self._map.show_position(position, animated=self._shown is not None)
            self._shown = position
        staging = controller.staging
        self._map.set_marked_tiles(controller.marked_hexes)
        self._map.set_staged(staging.touched_hexes if staging is not None else ())
        self._map.set_legal_hexes(self.legal_hexes())
        self._map.take_tile(None if staging is None else staging.origin)
        if staging is not None and staging.first_figure is not None:
            self._map.select_figure(*staging.first_figure)
        else:
            self._map.select_figure(None)

    def legal_hexes(self) -> frozenset[int]:
        """The hexes that may be picked now."""
        controller = self._controller
        if self._lower.shows is Shows.FIGURES and controller.person_to_act is not None:
            chosen = self._lower.figure
            placements = legal_figure_placements(controller.position)
            return frozenset(placement.hex for placement in placements if placement.figure is chosen)
        if controller.staging is not None and controller.cover is None:
            return controller.staging.legal_hexes()
        return frozenset()

    def why_not(self, hex_index: int) -> str:
        """Why the tile or figure in hand can't go to this hex; "" where it can or nothing is in hand."""
        reason = self._reason(hex_index)
        return "" if reason is None else refusal_text(reason, self._edition)

    def _reason(self, hex_index: int) -> Reason | None:
        controller = self._controller
        if self._places_figures():
            figure = self._lower.figure
            return (
                None if figure is None else why_not_figure(controller.position, FigurePlacement(hex_index, figure))
            )
        if controller.staging is not None and controller.cover is None:
            return controller.staging.why_not_hex(hex_index)
        return None

    def _places_figures(self) -> bool:
        controller = self._controller
        return controller.person_to_act is not None and controller.table.position.phase is Phase.FIGURES

    def _pick(self, hex_index: int) -> None:
        staging = self._controller.staging
        if self._places_figures():
            self._place_figure(hex_index)
        elif staging is not None and staging.tile is Tile.X:
            # The map tells of a click on a figure right after that on its hex: wait whether it does.
            self._pressed = hex_index
            QTimer.singleShot(0, self, self._pick_pressed)
        elif staging is not None and staging.tile is not None:
            self._controller.pick_hex(hex_index)

    def _pick_figure(self, hex_index: int, figure: object) -> None:
        self._pressed = None
        staging = self._controller.staging
        if isinstance(figure, Figure) and staging is not None and staging.tile is Tile.X:
            self._controller.pick_figure(hex_index, figure)

    def _pick_pressed(self) -> None:
        hex_index, self._pressed = self._pressed, None
        staging = self._controller.staging
        if hex_index is not None and staging is not None and staging.tile is Tile.X:
            self._pick_one_figure(hex_index)

    def _place_figure(self, hex_index: int) -> None:
        figure = self._lower.figure
        if figure is None:
            return
        reason = self._reason(hex_index)
        if reason is None:
            self._controller.place_figure(hex_index, figure)
        else:
            self.refused.emit(reason)

    def _pick_one_figure(self, hex_index: int) -> None:
        """Pick the one figure on this hex that may be picked; ask where there are several."""
        staging = self._controller.staging
        assert staging is not None
        figures = staging.figures_to_pick(hex_index)
        if len(figures) == 1:
            self._controller.pick_figure(hex_index, figures[0])
        elif figures:
            self._ask_for_figure(hex_index, figures)
        else:
            reason = staging.why_not_hex(hex_index)
            if reason is not None:
                self.refused.emit(reason)

    def _ask_for_figure(self, hex_index: int, figures: tuple[Figure, ...]) -> None:
        menu = QMenu(self._map)
        for figure in figures:
            action = menu.addAction(words.piece_title(words.figure_name(figure, self._edition)))
            action.triggered.connect(lambda _, chosen=figure: self._controller.pick_figure(hex_index, chosen))
        menu.aboutToHide.connect(self._forget_menu)
        self.figure_menu = menu
        menu.popup(self.place_on_screen(hex_index))

    def _forget_menu(self) -> None:
        if self.figure_menu is not None:
            self.figure_menu.deleteLater()
            self.figure_menu = None

    def place_on_screen(self, hex_index: int) -> QPoint:
        """The middle of a hex on the screen."""
        return self._map.mapToGlobal(self._map.hex_square(hex_index).center())

    def _drop(self, tile: object, hex_index: int) -> None:
        controller = self._controller
        if not isinstance(tile, Tile) or controller.staging is None:
            return
        if controller.staging.tile is not tile:
            controller.choose_tile(tile)
        if controller.staging is not None and controller.staging.tile is tile:
            self._pick(hex_index)
