"""Bots: pure functions of a position and one hand (docs/bots.md)."""

from engine.samurai.bots.bot import Bot, Budget
from engine.samurai.bots.levels import LEVELS, LevelChoice, UnknownLevel, make_bot, parse_level

__all__ = ["LEVELS", "Bot", "Budget", "LevelChoice", "UnknownLevel", "make_bot", "parse_level"]
