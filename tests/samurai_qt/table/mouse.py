"""A person who plays at a table page by mouse alone, choosing among what is legal at random."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine.samurai import Action, Phase, Place, Tile, TokenExchange, tile_of_action
from samurai_qt.pages.table import TablePage
from samurai_qt.table.staging import Staging
from samurai_qt.widgets.screen_panel import ScreenPanel

LEFT = Qt.MouseButton.LeftButton


class MousePlayer:
    """Clicks on the page's widgets as a person would."""

    def __init__(self, qtbot: QtBot, page: TablePage, seed: int = 1) -> None:
        self.qtbot = qtbot
        self.page = page
        self.random = Random(seed)

    @property
    def staging(self) -> Staging:
        staging = self.page.controller.staging
        assert staging is not None
        return staging

    def click(self, widget: QWidget) -> None:
        assert widget.isVisible() and widget.isEnabled(), widget
        QTest.mouseClick(widget, LEFT)

    def click_hex(self, hex_index: int) -> None:
        """Click the middle of a hex of the map."""
        view = self.page.map
        place = view.viewport().mapFrom(view, view.hex_square(hex_index).center())
        QTest.mouseClick(view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, place)

    def click_figure(self, hex_index: int, figure: object) -> None:
        """Click a figure where it stands."""
        view = self.page.map
        figures = self.page.controller.position.figures_at(hex_index)
        place = next(view.map.figure_place(hex_index, each) for each in figures if each is figure)
        QTest.mouseClick(view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, view.mapFromScene(place.center()))

    def click_tile(self, tile: Tile) -> None:
        """Click the hand's panel that holds such a tile."""
        self.click(self.panel_of(tile))

    def panel_of(self, tile: Tile) -> ScreenPanel:
        """The hand's panel that holds such a tile."""
        return next(panel for panel in self.page.foot.hand.findChildren(ScreenPanel) if panel.tile is tile)

    def stage(self, action: Action) -> None:
        """Play an action of the turn step by step."""
        self.click_tile(tile_of_action(action))
        if isinstance(action, Place):
            self.click_hex(action.hex)
        elif isinstance(action, TokenExchange):
            self.click_hex(action.origin)
            self.click_hex(action.destination)
        else:
            self.click_figure(action.first, action.first_figure)
            self.qtbot.waitUntil(lambda: self.staging.first_figure == (action.first, action.first_figure))
            self.click_figure(action.second, action.second_figure)

    def act(self) -> None:
        """Do one thing the person has to do."""
        page = self.page
        phase = page.controller.table.position.phase
        if phase is Phase.FIGURES:
            self.click_hex(self.random.choice(sorted(page.map_side.legal_hexes())))
        elif page.controller.cover is not None:
            self.click(page.foot.cover.button)
        elif phase is Phase.OPENING:
            for button in self.random.sample(page.opening.chooser.buttons, 5):
                self.click(button)
            self.click(page.opening.chooser.confirm_button)
        else:
            self.play_turn()

    def play_turn(self) -> None:
        """Stage one random action, now and then a second one with a fast tile, and end the turn."""
        while actions := self.staging.draft.legal_actions():
            # Exchanges are rare among all actions: give every kind of tile the same chance.
            tile = self.random.choice(sorted(self.staging.playable, key=lambda each: each.index))
            action = self.random.choice([action for action in actions if tile_of_action(action) is tile])
            staged = len(self.staging.draft.actions)
            self.stage(action)
            assert self.staging.draft.actions[staged:] == (action,), action
            if self.random.random() < 0.7:
                break
        self.click(self.page.turn_bar.end_button)

    def play_to_the_end(self) -> None:
        """Play whenever it is the person's turn until the game is over and its end is seen."""
        controller = self.page.controller
        while True:
            self.qtbot.waitUntil(lambda: controller.person_to_act is not None or controller.is_over, timeout=20_000)
            if controller.is_over:
                return
            self.act()
