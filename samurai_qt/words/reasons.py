"""Why something may not be done, rule by rule."""

from __future__ import annotations

from engine.samurai import Reason, Rule
from samurai_qt.words.pieces import figures_name, piece_title, tile_name
from samurai_qt.words.places import place_label
from samurai_qt.words.translation import translate


def reason_text(reason: Reason, edition: str) -> str:
    """The rule that forbids a choice, as a sentence for the player who made it."""
    tile = tile_name(reason.tile, edition) if reason.tile else ""
    return _sentence(reason.rule).format(
        tile=tile,
        tile_first=piece_title(tile),
        hex=place_label(reason.hex),
        figures=figures_name(reason.figure, edition) if reason.figure else "",
    )


def _sentence(rule: Rule) -> str:
    return {
        Rule.GAME_OVER: translate("Reasons", "The game is over."),
        Rule.NOT_YOUR_TURN: translate("Reasons", "It is another player's turn."),
        Rule.WRONG_PHASE: translate("Reasons", "That can't be done at this point of the game."),
        Rule.TILE_NOT_IN_HAND: translate("Reasons", "You don't have this tile in hand: {tile}."),
        Rule.HAND_EMPTY: translate("Reasons", "This player has no more tiles in hand this turn."),
        Rule.SECOND_SLOW_TILE: translate("Reasons", "Only one tile without 侍 may be placed in a turn."),
        Rule.TURN_HAS_ENDED: translate("Reasons", "That tile ended the game: nothing may follow it."),
        Rule.NOT_PLACED: translate("Reasons", "{tile_first} isn't put on an empty hex: it exchanges."),
        Rule.SETTLEMENT_TAKES_NO_TILE: translate(
            "Reasons", "{hex} is a settlement: tiles go on the hexes around it."
        ),
        Rule.SHIP_NEEDS_SEA: translate("Reasons", "A ship goes on the sea: {hex} is land."),
        Rule.TILE_NEEDS_LAND: translate("Reasons", "{tile_first} goes on land: {hex} is sea."),
        Rule.HEX_OCCUPIED: translate("Reasons", "{hex} already holds a tile."),
        Rule.NO_SUCH_FIGURE: translate("Reasons", "{hex} holds no figure to swap."),
        Rule.SAME_SETTLEMENT: translate("Reasons", "Both figures stand in {hex}: the swap would change nothing."),
        Rule.SAME_FIGURES: translate("Reasons", "Both figures are of one kind: the swap would change nothing."),
        Rule.TWO_ALIKE: translate("Reasons", "{hex} would hold two figures of one kind."),
        Rule.NO_TILE_THERE: translate("Reasons", "There is no tile on {hex} to take."),
        Rule.NOT_YOUR_TILE: translate("Reasons", "The tile on {hex} is another player's."),
        Rule.TILE_CANT_MOVE: translate("Reasons", "Tiles with 侍, ships and the ronin, can't be moved."),
        Rule.TOKEN_EXCHANGE_STAYS: translate("Reasons", "This tile can't be moved itself."),
        Rule.PASS_NOT_ALLOWED: translate("Reasons", "You can place a tile, so you may not pass."),
        Rule.SETTLEMENT_FULL: translate("Reasons", "{hex} has all its figures."),
        Rule.NOT_A_SETTLEMENT: translate("Reasons", "Figures stand in villages, cities and Edo only."),
        Rule.CITIES_FIRST: translate("Reasons", "The cities are filled before the villages."),
        Rule.CITY_NEEDS_TWO_KINDS: translate("Reasons", "A city takes two figures of different kinds."),
        Rule.FIGURE_RUN_OUT: translate("Reasons", "No {figures} are left to place."),
        Rule.CITIES_ALIKE: translate("Reasons", "No two cities may hold the same pair of figures at this table."),
        Rule.NOT_FIVE_TILES: translate("Reasons", "An opening hand has five tiles."),
        Rule.NOT_YOUR_TILES: translate("Reasons", "An opening hand is chosen from your own twenty tiles."),
        Rule.OPENING_CHOSEN: translate("Reasons", "This opening hand has been chosen already."),
    }[rule]
