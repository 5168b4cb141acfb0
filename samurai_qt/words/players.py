"""Who plays: people, bots and their levels, other programs; colours; names in a row."""

from __future__ import annotations

from collections.abc import Sequence

from engine.samurai import SeatInfo
from samurai_qt.words.translation import translate

OFFERED_LEVELS = ("novice", "easy", "hard", "master")
"""The levels made for people, in order; the others are yardsticks for the command line."""


def level_name(level: str) -> str:
    """A bot's level: "hard"; a name that is none of ours stays as it is."""
    names = {
        "random": translate("Words", "random", "a bot's level"),
        "greedy": translate("Words", "greedy", "a bot's level"),
        "novice": translate("Words", "novice", "a bot's level"),
        "easy": translate("Words", "easy", "a bot's level"),
        "hard": translate("Words", "hard", "a bot's level"),
        "master": translate("Words", "master", "a bot's level"),
    }
    return names.get(level, level)


def level_help(level: str) -> str:
    """One line on how a level plays; "" for a name that is none of ours."""
    helps = {
        "random": translate("Words", "Plays any legal turn, without a thought."),
        "greedy": translate("Words", "Takes the turn that gains most influence now and never looks further."),
        "novice": translate("Words", "Thinks tile by tile: a fair first opponent."),
        "easy": translate("Words", "Weighs whole turns, but not what you may answer."),
        "hard": translate("Words", "Looks ahead and weighs what you may answer."),
        "master": translate("Words", "Looks further ahead, for a second a turn."),
    }
    return helps.get(level, "")


def player_text(player: str) -> str:
    """Who fills a seat, from the record's word for it: "human", "bot:LEVEL", "cmd:NAME", "caretaker"."""
    who, _, name = player.partition(":")
    if player == "human":
        return translate("Words", "person")
    if who == "bot":
        return translate("Words", "bot, {level}", "as in: bot, hard").format(level=level_name(name))
    if who == "cmd":
        return translate("Words", "program {name}").format(name=name)
    if who == "caretaker":
        return translate("Words", "caretaker", "a fixed policy that plays a seat nobody holds")
    return player


def unnamed_player(number: int) -> str:
    """What a person is called who has given no name, counting from 1: "Player 2"."""
    return translate("Words", "Player {number}").format(number=number)


def colour_name(colour: str) -> str:
    """A player's colour: "red"."""
    return {
        "red": translate("Words", "red"),
        "blue": translate("Words", "blue"),
        "yellow": translate("Words", "yellow"),
        "green": translate("Words", "green"),
    }[colour]


def seat_name(seats: Sequence[SeatInfo], seat: int) -> str:
    """The name of who sits there, which no widget takes for markup, or the seat's colour where there is none."""
    info = seats[seat]
    if info.name:
        return info.name.replace("<", "‹").replace(">", "›")
    colour = colour_name(info.colour)
    return colour[:1].upper() + colour[1:]


def joined(names: Sequence[str]) -> str:
    """Names in a row: "Ann", "Ann and Bea", "Ann, Bea and Cleo"."""
    if len(names) < 2:
        return "".join(names)
    comma = translate("Words", ", ", "between names in a row")
    return translate("Words", "{names} and {last}", "the end of names in a row").format(
        names=comma.join(names[:-1]), last=names[-1]
    )


def with_numbers(names: Sequence[str], numbers: Sequence[int]) -> str:
    """Names with a number each: "Ann 4, Bea 3"."""
    comma = translate("Words", ", ", "between names in a row")
    return comma.join(
        translate("Words", "{name} {number}", "as in: Ann 4").format(name=name, number=number)
        for name, number in zip(names, numbers, strict=True)
    )
