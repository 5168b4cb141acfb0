"""Outlines kept as SVG path data in resources/art, read into painter paths by name."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from PySide6.QtCore import Qt, QXmlStreamReader
from PySide6.QtGui import QPainterPath

TOKEN = re.compile(r"[MLHVCZ]|-?\d+(?:\.\d+)?")
ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Z": 0}


def parse_path(text: str) -> QPainterPath:
    """The path described by SVG data made of absolute M, L, H, V, C and Z, filled by the winding rule."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    tokens = TOKEN.findall(text)
    position = 0
    command = ""
    while position < len(tokens):
        if tokens[position] in ARGUMENTS:
            command = tokens[position]
            position += 1
        count = ARGUMENTS[command]
        numbers = [float(token) for token in tokens[position : position + count]]
        position += count
        if command == "M":
            path.moveTo(numbers[0], numbers[1])
            command = "L"
        elif command == "L":
            path.lineTo(numbers[0], numbers[1])
        elif command == "H":
            path.lineTo(numbers[0], path.currentPosition().y())
        elif command == "V":
            path.lineTo(path.currentPosition().x(), numbers[0])
        elif command == "C":
            path.cubicTo(*numbers)
        else:
            path.closeSubpath()
    return path


@cache
def _outlines(file_name: str) -> dict[str, QPainterPath]:
    reader = QXmlStreamReader((files("resources") / "art" / file_name).read_text("utf-8"))
    outlines = {}
    while not reader.atEnd():
        reader.readNext()
        if reader.isStartElement() and reader.name() == "path":
            attributes = reader.attributes()
            outlines[str(attributes.value("id"))] = parse_path(str(attributes.value("d")))
    return outlines


def silhouette(name: str) -> QPainterPath:
    """The silhouette of that name in the box -50..50."""
    return _outlines("silhouettes.svg")[name]


def glyph(name: str) -> QPainterPath:
    """The outline of "digit-0" … "digit-4" or "samurai-character", 100 high about its middle."""
    return _outlines("glyphs.svg")[name]


def icon_outline(name: str) -> QPainterPath:
    """The lines of an interface icon in the box 0..24; KeyError for an unknown name."""
    return _outlines("icons.svg")[name]


def icon_names() -> tuple[str, ...]:
    """The names of all interface icons."""
    return tuple(_outlines("icons.svg"))
