"""What the engine says as data, in the language of the window.

Every function asks Qt for its translation when it is called: call it again when the language changes.
`samurai_qt.words.network` says what is only said of tables between computers.
"""

from samurai_qt.words.captures import capture_text, preview_text
from samurai_qt.words.files import game_file_text, settings_notice_text, storage_text
from samurai_qt.words.log import LogKind, LogLine, event_lines, opening_lines
from samurai_qt.words.options import choice_help, choice_name, option_help, option_name
from samurai_qt.words.pieces import (
    figure_count,
    figure_name,
    figures_name,
    kind_name,
    piece_title,
    tile_help,
    tile_name,
    tiles_count,
)
from samurai_qt.words.places import hex_label, hex_title, place_label, place_name
from samurai_qt.words.players import (
    OFFERED_LEVELS,
    colour_name,
    joined,
    level_help,
    level_name,
    player_text,
    seat_name,
    unnamed_player,
)
from samurai_qt.words.reasons import reason_text
from samurai_qt.words.verdicts import (
    StepText,
    end_reason_text,
    leader_text,
    step_text,
    verdict_headline,
    verdict_steps,
)

__all__ = [
    "OFFERED_LEVELS",
    "LogKind",
    "LogLine",
    "StepText",
    "capture_text",
    "choice_help",
    "choice_name",
    "colour_name",
    "end_reason_text",
    "event_lines",
    "figure_count",
    "figure_name",
    "figures_name",
    "game_file_text",
    "hex_label",
    "hex_title",
    "joined",
    "kind_name",
    "leader_text",
    "level_help",
    "level_name",
    "opening_lines",
    "option_help",
    "option_name",
    "piece_title",
    "place_label",
    "place_name",
    "player_text",
    "preview_text",
    "reason_text",
    "seat_name",
    "settings_notice_text",
    "step_text",
    "storage_text",
    "tile_help",
    "tile_name",
    "tiles_count",
    "unnamed_player",
    "verdict_headline",
    "verdict_steps",
]
