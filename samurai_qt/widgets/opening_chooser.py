"""Choosing the opening hand: all twenty tiles laid out by kind, and a screen for the five chosen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from engine.samurai import ALL_TILES, HAND_SIZE, Figure, Tile
from samurai_qt import words
from samurai_qt.session import Session
from samurai_qt.widgets.hand_screen import HandScreen
from samurai_qt.widgets.themed import ThemedWidget
from samurai_qt.widgets.tile_button import LEAST_SIDE, TileButton

ROWS = (
    ("H2 H3 H4", "B2 B3 B4", "R2 R3 R4"),
    ("S1 S1 S2 S2 S3", "N1 V1 V1 V2"),
    ("X", "M"),
)
"""The twenty tiles as laid out: rows of groups."""
LARGEST_SIDE = 150
SCREEN_SHARE = 1.4
"""The height of the screen, where a tile's is 1."""
ROOM_BETWEEN = (100, 190)
"""Beside the tiles of a row, and between the rows without the words there: margins, gaps, buttons."""


class OpeningChooser(ThemedWidget):
    """Chooses five of twenty tiles; `confirmed` holds them in the order of their kinds."""

    confirmed = Signal(object)
    changed = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self._colour = "red"
        self._edition = "2015"
        self._name = ""
        self._title = QLabel()
        self._title.setProperty("role", "heading")
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._title.setWordWrap(True)
        self._count = QLabel()
        self._count.setProperty("role", "muted")
        self._count.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._count.setWordWrap(True)
        self._captions: dict[str, QLabel] = {}
        self.buttons: list[TileButton] = []
        self._chosen: list[TileButton] = []
        self.screen_ = HandScreen(session)
        self.screen_.tile_chosen.connect(self._put_back)
        self.confirm_button = QPushButton()
        self.confirm_button.setProperty("role", "primary")
        self.confirm_button.setMinimumHeight(44)
        self.confirm_button.clicked.connect(lambda: self.confirmed.emit(self.chosen))
        self.clear_button = QPushButton()
        self.clear_button.setMinimumHeight(44)
        self.clear_button.clicked.connect(self.clear)
        for pressed in (self.confirm_button, self.clear_button):
            # Enter presses it too, where it has the keyboard.
            pressed.setAutoDefault(True)
        self._build()
        self._show()

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setSpacing(8)
        layout.addStretch()
        layout.addWidget(self._title)
        for groups in ROWS:
            row = QHBoxLayout()
            row.setSpacing(22)
            row.addStretch()
            for group in groups:
                row.addLayout(self._group(group))
            row.addStretch()
            layout.addLayout(row)
        layout.addSpacing(6)
        layout.addWidget(self.screen_)
        layout.addWidget(self._count)
        foot = QHBoxLayout()
        foot.addStretch()
        foot.addWidget(self.clear_button)
        foot.addWidget(self.confirm_button)
        foot.addStretch()
        layout.addLayout(foot)
        layout.addStretch()

    def _group(self, group: str) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(2)
        caption = QLabel()
        caption.setProperty("role", "muted")
        caption.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._captions[group] = caption
        codes = group.split()
        grid.addWidget(caption, 0, 0, 1, len(codes))
        for column, code in enumerate(codes):
            button = TileButton(self.session)
            button.tile = next(tile for tile in Tile if tile.code == code)
            # Any size down to the least, so that a window made smaller finds room.
            button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Maximum)
            button.clicked.connect(lambda _=False, button=button: self._toggle(button))
            grid.addWidget(button, 1, column)
            self.buttons.append(button)
        return grid

    def ask(self, name: str, colour_name: str, edition: str = "2015") -> None:
        """Begin anew for this player."""
        self._name, self._colour, self._edition = name, colour_name, edition
        self.clear()
        self.retranslate()

    def clear(self) -> None:
        """Lay all tiles back."""
        self._chosen.clear()
        self._show()
        self.changed.emit()

    def choose(self, tiles: Sequence[Tile]) -> None:
        """Choose these tiles in place of those chosen so far."""
        self._chosen = self._buttons_of(tiles)
        self._show()
        self.changed.emit()

    def mark_hint(self, tiles: Sequence[Tile]) -> None:
        """Mark these tiles as those that a hint proposes."""
        marked = self._buttons_of(tiles)
        for button in self.buttons:
            button.set_hinted(button in marked)

    def _buttons_of(self, tiles: Sequence[Tile]) -> list[TileButton]:
        """A button for each of these tiles."""
        found: list[TileButton] = []
        for tile in tiles:
            found.append(next(each for each in self.buttons if each.tile is tile and each not in found))
        return found

    @property
    def chosen(self) -> tuple[Tile, ...]:
        """The tiles chosen so far, in order of kinds."""
        picked = [button.tile for button in self.buttons if button in self._chosen]
        return tuple(sorted((tile for tile in picked if tile is not None), key=ALL_TILES.index))

    def _toggle(self, button: TileButton) -> None:
        if button in self._chosen:
            self._chosen.remove(button)
        elif len(self._chosen) < HAND_SIZE:
            self._chosen.append(button)
        self._show()
        self.changed.emit()

    def _put_back(self, index: int) -> None:
        tile = self.chosen[index]
        self._toggle(next(button for button in self._chosen if button.tile is tile))

    def _show(self) -> None:
        full = len(self._chosen) == HAND_SIZE
        for button in self.buttons:
            chosen = button in self._chosen
            button.set_tile(button.tile, self._colour, self._edition, playable=chosen or not full, selected=chosen)
        self.screen_.set_hand(self.chosen, self._colour, range(len(self._chosen)), None, self._edition)
        self.confirm_button.setEnabled(full)
        self.clear_button.setEnabled(bool(self._chosen))
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text anew."""
        if self._name:
            self._title.setText(self.tr("{player}, choose five tiles to begin with").format(player=self._name))
        else:
            self._title.setText(self.tr("Choose five tiles to begin with"))
        self._count.setText(self._count_text())
        self.confirm_button.setText(self.tr("Begin with these five"))
        self.clear_button.setText(self.tr("Lay all back"))
        for group, caption in self._captions.items():
            caption.setText(self._caption(group))
        self.setAccessibleName(self._title.text())

    def _count_text(self) -> str:
        if not self._chosen:
            return self.tr("The other fifteen are shuffled face down.")
        kinds: dict[str, int] = {}
        for tile in self.chosen:
            kind = self._kind_word(tile)
            kinds[kind] = kinds.get(kind, 0) + 1
        counted = " · ".join(f"{kind} {number}" for kind, number in kinds.items())
        return self.tr("{number} of 5: {tiles}").format(number=len(self._chosen), tiles=counted)

    def _kind_word(self, tile: Tile) -> str:
        letter = tile.code[0]
        if letter in "HBR":
            return words.figures_name(Figure(letter), self._edition)
        if letter == "S":
            return self.tr("samurai")
        if letter in "NV":
            return self.tr("fast 侍")
        return self.tr("exchanges")

    def _caption(self, group: str) -> str:
        if group[0] in "XM":
            tile = Tile.X if group == "X" else Tile.M
            return words.piece_title(words.tile_name(tile, self._edition))
        if group[0] == "N":
            return self.tr("Ronin and ships, fast 侍")
        if group[0] == "S":
            return self.tr("Samurai")
        return words.piece_title(words.figures_name(Figure(group[0]), self._edition))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw the tiles as large as there is room for."""
        super().resizeEvent(event)
        words_height = 5 * self.fontMetrics().height() + ROOM_BETWEEN[1]
        side = min(
            (self.width() - ROOM_BETWEEN[0]) // 9, round((self.height() - words_height) / (3 + SCREEN_SHARE))
        )
        side = max(LEAST_SIDE, min(side, LARGEST_SIDE))
        self.screen_.setFixedHeight(round(side * SCREEN_SHARE))
        for button in self.buttons:
            button.wanted_side = side
            button.updateGeometry()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from tile to tile."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
        current = next((index for index, button in enumerate(self.buttons) if button.hasFocus()), None)
        if current is None or Qt.Key(event.key()) not in step:
            super().keyPressEvent(event)
            return
        wanted = (current + step[Qt.Key(event.key())]) % len(self.buttons)
        self.buttons[wanted].setFocus(Qt.FocusReason.TabFocusReason)
