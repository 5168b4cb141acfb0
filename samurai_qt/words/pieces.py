"""Names of tiles, figures and hexes; the two editions differ (rules.md, section 7)."""

from __future__ import annotations

from engine.samurai import Figure, Kind, Terrain, Tile
from samurai_qt.words.translation import translate


def piece_title(name: str) -> str:
    """The name of a piece as it stands alone: with a capital letter, where the script has them."""
    return name[:1].upper() + name[1:]


def figure_name(figure: Figure, edition: str) -> str:
    """One figure: "castle"."""
    old = edition == "1998"
    if figure is Figure.HELMET:
        return translate("Words", "high helmet") if old else translate("Words", "castle")
    if figure is Figure.BUDDHA:
        return translate("Words", "Buddha")
    return translate("Words", "rice field") if old else translate("Words", "rice")


def figures_name(figure: Figure, edition: str) -> str:
    """The kind of figure: "castles"."""
    old = edition == "1998"
    if figure is Figure.HELMET:
        return translate("Words", "high helmets") if old else translate("Words", "castles")
    if figure is Figure.BUDDHA:
        return translate("Words", "Buddhas")
    return translate("Words", "rice fields") if old else translate("Words", "rice", "the kind of figure")


def the_figure(figure: Figure, edition: str) -> str:
    """One figure as the object of a verb: "the castle"."""
    old = edition == "1998"
    if figure is Figure.HELMET:
        if old:
            return translate("Words", "the high helmet", "as in: Ann takes the high helmet")
        return translate("Words", "the castle", "as in: Ann takes the castle")
    if figure is Figure.BUDDHA:
        return translate("Words", "the Buddha", "as in: Ann takes the Buddha")
    if old:
        return translate("Words", "the rice field", "as in: Ann takes the rice field")
    return translate("Words", "the rice", "as in: Ann takes the rice")


def a_figure(figure: Figure, edition: str) -> str:
    """One of several alike as the object of a verb: "a castle"."""
    old = edition == "1998"
    if figure is Figure.HELMET:
        if old:
            return translate("Words", "a high helmet", "as in: Ann puts a high helmet in Edo")
        return translate("Words", "a castle", "as in: Ann puts a castle in Edo")
    if figure is Figure.BUDDHA:
        return translate("Words", "a Buddha", "as in: Ann puts a Buddha in Edo")
    if old:
        return translate("Words", "a rice field", "as in: Ann puts a rice field in Edo")
    return translate("Words", "rice", "as in: Ann puts rice in Edo")


def last_has_left(figure: Figure, edition: str) -> str:
    """That a kind is gone, as a sentence without a full stop."""
    old = edition == "1998"
    if figure is Figure.HELMET:
        if old:
            return translate("Words", "The last high helmet has left the map")
        return translate("Words", "The last castle has left the map")
    if figure is Figure.BUDDHA:
        return translate("Words", "The last Buddha has left the map")
    if old:
        return translate("Words", "The last rice field has left the map")
    return translate("Words", "The last rice has left the map")


def figure_count(figure: Figure, number: int, edition: str) -> str:
    """So many figures of a kind: "3 castles"."""
    name = figure_name(figure, edition) if number == 1 else figures_name(figure, edition)
    return translate("Words", "{number} {figures}", "as in: 3 castles").format(number=number, figures=name)


def tiles_count(number: int) -> str:
    """So many tiles: "1 tile", "3 tiles"."""
    text = translate("Words", "1 tile") if number == 1 else translate("Words", "{number} tiles")
    return text.format(number=number)


def tile_name(tile: Tile, edition: str) -> str:
    """A tile with its strength: "castle 4", "samurai 2", "switch"."""
    old = edition == "1998"
    if tile is Tile.X:
        return translate("Words", "figure exchange") if old else translate("Words", "switch", "the tile")
    if tile is Tile.M:
        return translate("Words", "token exchange") if old else translate("Words", "move", "the tile")
    name = _bearer_name(tile, edition)
    return translate("Words", "{tile} {strength}", "as in: samurai 2").format(tile=name, strength=tile.strength)


def tile_help(tile: Tile, edition: str) -> str:
    """What a tile does and where it goes, in two or three short sentences."""
    if tile is Tile.X:
        does = translate("Words", "Swaps any two figures on the board, then leaves the game.")
    elif tile is Tile.M:
        does = translate(
            "Words",
            "Takes the place of one of your tiles without 侍, which goes to another empty land hex.",
        )
    else:
        does = _sentences(_influence_help(tile, edition), _terrain_help(tile))
    return _sentences(does, _pace_help(tile, edition))


def kind_name(kind: Kind) -> str:
    """What a hex is: "village"."""
    return {
        Kind.LAND: translate("Words", "land"),
        Kind.SEA: translate("Words", "sea"),
        Kind.VILLAGE: translate("Words", "village"),
        Kind.CITY: translate("Words", "city"),
        Kind.EDO: translate("Words", "capital"),
    }[kind]


def _sentences(first: str, second: str) -> str:
    return translate("Words", "{first} {second}", "two sentences").format(first=first, second=second)


def _bearer_name(tile: Tile, edition: str) -> str:
    letter = tile.code[0]
    if letter == "S":
        return translate("Words", "samurai")
    if letter == "N":
        return translate("Words", "ronin")
    if letter == "V":
        return translate("Words", "ship")
    return figure_name(Figure(letter), edition)


def _influence_help(tile: Tile, edition: str) -> str:
    if all(tile.influence):
        return translate("Words", "Adds {strength} to every figure beside it.").format(strength=tile.strength)
    return translate("Words", "Adds {strength} to {figures} beside it.").format(
        strength=tile.strength, figures=figures_name(Figure(tile.code[0]), edition)
    )


def _terrain_help(tile: Tile) -> str:
    if tile.terrain is Terrain.SEA:
        return translate("Words", "Goes on the sea.")
    return translate("Words", "Goes on land.")


def _pace_help(tile: Tile, edition: str) -> str:
    if not tile.fast:
        return translate("Words", "Only one tile without 侍 a turn.")
    if edition == "1998":
        return translate("Words", "Bears the character 侍: as many a turn as you like.")
    return translate("Words", "Fast 侍: as many a turn as you like.")
