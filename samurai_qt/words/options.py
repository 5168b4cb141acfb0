"""Edition and table options: their names, and one line of help each."""

from __future__ import annotations

from samurai_qt.words.translation import translate


def option_name(option: str) -> str:
    """What an option of `RuleSet` is about: "Opening hand"."""
    return {
        "edition": translate("Options", "Edition"),
        "capture": translate("Options", "Captures"),
        "opening": translate("Options", "Opening hand"),
        "figures": translate("Options", "Figures on the map"),
        "captured": translate("Options", "Captured figures"),
        "distinct_cities": translate("Options", "Cities all differ"),
        "tied_leaders": translate("Options", "Ties count as most"),
    }[option]


def option_help(option: str) -> str:
    """One line on what an option decides."""
    return {
        "edition": translate("Options", "Both editions play alike; words and the picture at the end differ."),
        "capture": translate("Options", "When a surrounded settlement gives up its figures."),
        "opening": translate("Options", "How each player comes by the first five tiles."),
        "figures": translate("Options", "Who puts the figures in cities and villages."),
        "captured": translate("Options", "Whether all see how many figures each player has taken."),
        "distinct_cities": translate("Options", "No two cities may hold the same pair of figures."),
        "tied_leaders": translate("Options", "Players tied for the most of a kind all have the most of it."),
    }[option]


def choice_name(option: str, choice: str | bool) -> str:
    """One value of an option: "chosen"."""
    if isinstance(choice, bool):
        return translate("Options", "yes") if choice else translate("Options", "no")
    return {
        ("edition", "2015"): translate("Options", "2015: castles"),
        ("edition", "1998"): translate("Options", "1998: high helmets"),
        ("capture", "turn-end"): translate("Options", "at the end of the turn"),
        ("capture", "immediate"): translate("Options", "after each tile"),
        ("opening", "chosen"): translate("Options", "chosen", "the opening hand"),
        ("opening", "random"): translate("Options", "drawn", "the opening hand"),
        ("figures", "placed"): translate("Options", "placed in turn", "the figures"),
        ("figures", "random"): translate("Options", "dealt at random", "the figures"),
        ("captured", "hidden"): translate("Options", "hidden", "captured figures"),
        ("captured", "open"): translate("Options", "open", "captured figures"),
    }[option, choice]


def choice_help(option: str, choice: str | bool) -> str:
    """One line on what choosing this value means."""
    return {
        ("edition", "2015"): translate("Options", "Castles, Buddhas and rice; leaders take a leader token."),
        ("edition", "1998"): translate("Options", "High helmets, Buddhas and rice fields."),
        ("capture", "turn-end"): translate("Options", "Figures are taken once the turn is over."),
        ("capture", "immediate"): translate("Options", "Figures are taken as soon as a tile surrounds them."),
        ("opening", "chosen"): translate("Options", "Each player secretly chooses five of the twenty tiles."),
        ("opening", "random"): translate("Options", "Each player draws five tiles."),
        ("figures", "placed"): translate("Options", "Players place them one by one: cities first, then villages."),
        ("figures", "random"): translate("Options", "The figures are dealt, and the first turn follows at once."),
        ("captured", "hidden"): translate("Options", "They stand behind the screens until the end."),
        ("captured", "open"): translate("Options", "Everyone's counts are shown during play."),
        ("distinct_cities", False): translate("Options", "Cities may hold the same pair."),
        ("distinct_cities", True): translate("Options", "Every city holds another pair, as one printed text says."),
        ("tied_leaders", False): translate("Options", "Only a player with more than all others leads a kind."),
        ("tied_leaders", True): translate(
            "Options", "Ties count when seeking a player with the most of two kinds, as one 1998 text says."
        ),
    }[option, choice]
