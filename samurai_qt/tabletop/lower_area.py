"""What stands below the map: the hand, the figures to place, or the cover."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from engine.samurai import FIGURES, Figure, Phase, Tile, figures_to_place, legal_figure_placements
from samurai_qt import art, words
from samurai_qt.controls.roles import button, with_role
from samurai_qt.session import Session
from samurai_qt.table.controller import TableController
from samurai_qt.widgets.cover_screen import CoverScreen
from samurai_qt.widgets.figure_tray import FigureTray
from samurai_qt.widgets.hand_screen import HandScreen
from samurai_qt.widgets.screen_panel import ScreenPanel

FOLDED_WIDTH = 170
QWIDGETSIZE_MAX = 16_777_215


class Shows(Enum):
    """What the area shows."""

    HAND = "hand"
    FIGURES = "figures"
    COVER = "cover"


class LowerArea(QWidget):
    """Follows the controller; what people choose here goes to it."""

    figure_selected = Signal()

    def __init__(self, session: Session, controller: TableController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._controller = controller
        self.shows = Shows.HAND
        self.figure: Figure | None = None
        """The kind of figure to place next in setup."""
        self._tiles: tuple[Tile, ...] = ()
        self._chosen_by_drag = False
        self.hand = HandScreen(session)
        self.tray = FigureTray(session)
        self.cover = CoverScreen(session)
        self.cover.button.setObjectName("confirm-presence")
        self.reveal = button()
        self.reveal.setObjectName("reveal")
        self.sort = with_role(QToolButton(), "quiet")
        self.sort.setIconSize(QSize(22, 22))
        self.sort.setShortcut("S")
        self.sort.setObjectName("sort")
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 2, 10, 8)
        row.setSpacing(12)
        row.addWidget(self.tray)
        row.addWidget(self.cover, 1)
        row.addWidget(self.hand, 1)
        row.addWidget(self.sort, 0, Qt.AlignmentFlag.AlignBottom)
        row.addWidget(self.reveal)
        self.hand.tile_chosen.connect(self._choose_tile)
        self.hand.drag_started.connect(self._drag_tile)
        self.hand.drag_finished.connect(self._end_drag)
        self.hand.reordered.connect(self._lay_back)
        self.tray.figure_chosen.connect(self.choose_figure)
        self.cover.confirmed.connect(controller.confirm_presence)
        self.reveal.clicked.connect(controller.confirm_presence)
        self.sort.clicked.connect(self._sort)
        session.style.changed.connect(self.restyle)
        self.restyle()
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text anew."""
        self.sort.setAccessibleName(self.tr("Sort the hand"))
        self.sort.setToolTip(self.tr("Sort the hand (S)"))
        self.sort.setShortcut("S")

    def restyle(self) -> None:
        """Take up the theme's ink."""
        self.sort.setIcon(art.icon("sort", self._session.style.colours))

    def refresh(self) -> None:
        """Show what is to be chosen now."""
        self.shows = self._what_to_show()
        self.tray.setVisible(self.shows is Shows.FIGURES)
        self.cover.setVisible(self.shows is Shows.COVER)
        self.hand.setVisible(self.shows in (Shows.HAND, Shows.FIGURES))
        # In setup the number keys choose figures.
        self.hand.setEnabled(self.shows is Shows.HAND)
        {
            Shows.HAND: self._show_hand,
            Shows.FIGURES: self._show_figures,
            Shows.COVER: self._show_cover,
        }[self.shows]()
        # A folded screen leaves the room beside it to the way to open it.
        covered = self.shows is Shows.FIGURES and self._controller.hand is None
        self.hand.setMaximumWidth(FOLDED_WIDTH if covered else QWIDGETSIZE_MAX)
        self.sort.setVisible(self.shows is Shows.HAND and bool(self._tiles))
        self.reveal.setVisible(self.shows is Shows.FIGURES and self._controller.cover is not None)

    def _what_to_show(self) -> Shows:
        controller = self._controller
        phase = controller.table.position.phase
        if controller.person_to_act is not None:
            if phase is Phase.FIGURES:
                return Shows.FIGURES
            if controller.cover is not None:
                return Shows.COVER
        elif controller.position.phase is Phase.FIGURES and self.shows is Shows.FIGURES:
            # Others place theirs: nothing jumps about.
            return Shows.FIGURES
        return Shows.HAND

    def _colour(self, seat: int) -> str:
        return self._controller.table.seats[seat].colour

    def _show_hand(self) -> None:
        controller = self._controller
        hand = controller.hand
        if hand is None:
            self._tiles = ()
            self.hand.fold()
            return
        self._tiles = hand.tiles
        staging = controller.staging
        playable: set[int] = set()
        selected = None
        if staging is not None and staging.seat == hand.seat:
            playable = {index for index, tile in enumerate(hand.tiles) if tile in staging.playable}
            if staging.tile is not None and staging.tile in hand.tiles:
                selected = self._selected_index(hand.tiles, staging.tile)
        elif controller.position.phase is not Phase.TURNS or staging is None:
            playable = set(range(len(hand.tiles)))
        edition = controller.table.position.rules.edition
        self.hand.set_hand(hand.tiles, self._colour(hand.seat), playable, selected, edition)
        self.hand.unfold()

    def _selected_index(self, tiles: tuple[Tile, ...], tile: Tile) -> int:
        chosen = self._chosen_index
        return chosen if chosen < len(tiles) and tiles[chosen] is tile else tiles.index(tile)

    _chosen_index = 0

    def _choose_tile(self, index: int) -> None:
        staging = self._controller.staging
        if staging is None or index >= len(self._tiles):
            return
        tile = self._tiles[index]
        again = staging.tile is tile and self._selected_index(self._tiles, tile) == index
        self._chosen_index = index
        self._controller.choose_tile(None if again else tile)

    def _drag_tile(self, index: int) -> None:
        staging = self._controller.staging
        if staging is not None and index < len(self._tiles) and self._tiles[index] in staging.playable:
            self._chosen_by_drag = staging.tile is None
            self._chosen_index = index
            self._controller.choose_tile(self._tiles[index])

    def _end_drag(self) -> None:
        self._chosen_by_drag = False

    def _lay_back(self) -> None:
        """A tile that was carried to another place in the hand was not meant to be played."""
        if self._chosen_by_drag:
            self._controller.choose_tile(None)

    def _sort(self) -> None:
        self.hand.sort()
        self._session.change_settings(sort_hand=True)

    def _show_figures(self) -> None:
        controller = self._controller
        position = controller.position
        person = controller.person_to_act
        allowed: set[Figure] = set()
        if person is not None:
            allowed = {placement.figure for placement in legal_figure_placements(position)}
            if self.figure not in allowed:
                self.figure = next((figure for figure in FIGURES if figure in allowed), None)
        selected = self.figure if person is not None else None
        self.tray.set_state(figures_to_place(position), allowed, selected, position.rules.edition)
        hand = controller.hand
        self._tiles = ()
        if hand is None:
            if person is not None:
                self.hand.clear(self._colour(person))
                name = words.seat_name(controller.table.seats, person)
                self.reveal.setText(self.tr("Show the hand of {player}").format(player=name.replace("&", "&&")))
            self.hand.fold()
        else:
            edition = position.rules.edition
            self.hand.set_hand(hand.tiles, self._colour(hand.seat), range(len(hand.tiles)), None, edition)
            self.hand.unfold()

    def choose_figure(self, figure: Figure) -> None:
        """Take up this kind of figure to place next."""
        self.figure = figure
        self.refresh()
        self.figure_selected.emit()

    def mark_hint(self, tiles: Sequence[Tile]) -> None:
        """Mark these tiles of the hand as those that a hint proposes to play."""
        free = list(range(len(self._tiles)))
        marked = []
        for tile in tiles:
            index = next((index for index in free if self._tiles[index] is tile), None)
            if index is not None:
                free.remove(index)
                marked.append(index)
        self.hand.mark_hint(marked)

    def described_panels(self) -> list[dict[str, object]]:
        """Tell where on screen the hand's tiles are, and which can be played now."""
        staging = self._controller.staging
        playable = frozenset() if staging is None else staging.playable
        return [
            {
                "tile": panel.tile.code,
                "playable": panel.tile in playable,
                "place": list(panel.mapToGlobal(panel.rect().center()).toTuple()),
            }
            for panel in self.hand.findChildren(ScreenPanel)
            if panel.tile is not None and panel.isVisible()
        ]

    def _show_cover(self) -> None:
        seat = self._controller.cover
        if seat is not None:
            self.cover.ask(words.seat_name(self._controller.table.seats, seat), self._colour(seat))
