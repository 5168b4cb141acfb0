"""Samurai between computers: the only part of the network that knows the rules."""

from net.samurai.chronicle import Chronicle, record_of_audit, seats_of
from net.samurai.game import GAME_NAME, SamuraiGame, board_digest, charter_of, game_of, rules_of, rules_value
from net.samurai.terms import options_of, playable_game, terms_of

__all__ = [
    "GAME_NAME",
    "Chronicle",
    "SamuraiGame",
    "board_digest",
    "charter_of",
    "game_of",
    "options_of",
    "playable_game",
    "record_of_audit",
    "rules_of",
    "rules_value",
    "seats_of",
    "terms_of",
]
