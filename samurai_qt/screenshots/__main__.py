"""Write pictures of the program's pages; needs no screen."""

from __future__ import annotations

import argparse
import os
import re
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import monotonic

SIZE = re.compile(r"(\d+)x(\d+)")
PATIENCE_SECONDS = 10


def parse_arguments(argv: Sequence[str]) -> argparse.Namespace:
    """Return OUT_DIR and what to picture; ends the program with a line for anything wrong."""
    from samurai_qt.screenshots.pages import PAGES
    from samurai_qt.storage.settings import LANGUAGES

    parser = argparse.ArgumentParser(prog="python -m samurai_qt.screenshots", description=__doc__)
    parser.add_argument("folder", metavar="OUT_DIR", type=Path, help="PNG files are written here")
    parser.add_argument("--page", action="append", choices=tuple(PAGES), help="only this page (may be repeated)")
    parser.add_argument(
        "--size", action="append", type=_size, metavar="WxH", help="the window's size (1280x800; may be repeated)"
    )
    parser.add_argument("--theme", action="append", choices=("light", "dark"), help="(light; may be repeated)")
    languages = tuple(name for name in LANGUAGES if name != "system")
    parser.add_argument("--language", action="append", choices=languages, help="(en; may be repeated)")
    parser.add_argument("--text-size", type=int, default=100, help="per cent of the ordinary size (100)")
    return parser.parse_args(argv)


def _size(text: str) -> tuple[int, int]:
    found = SIZE.fullmatch(text)
    if found is None:
        raise argparse.ArgumentTypeError(f"{text} is no size such as 1366x768")
    return int(found[1]), int(found[2])


def main(argv: Sequence[str]) -> int:
    """Write the pictures and say which."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    arguments = parse_arguments(argv)
    from samurai_qt.application import create_application

    application = create_application()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    for path in write_pictures(arguments):
        print(path)
    application.quit()
    return 0


def write_pictures(arguments: argparse.Namespace) -> Iterator[Path]:
    """Write a picture for every combination asked for; needs a QApplication."""
    from samurai_qt.screenshots.pages import PAGES

    for language in arguments.language or ["en"]:
        for theme in arguments.theme or ["light"]:
            for width, height in arguments.size or [(1280, 800)]:
                for page in arguments.page or list(PAGES):
                    path = arguments.folder / f"{page}-{width}x{height}-{theme}-{language}.png"
                    _write_picture(path, page, (width, height), theme, language, arguments.text_size)
                    yield path


def _write_picture(path: Path, page: str, size: tuple[int, int], theme: str, language: str, text_size: int) -> None:
    from PySide6.QtWidgets import QApplication

    from samurai_qt.scene.zooming_view import ZoomingView
    from samurai_qt.screenshots.network import PicturedNode
    from samurai_qt.screenshots.pages import PAGES
    from samurai_qt.session import Session
    from samurai_qt.storage.data_folder import DataFolder
    from samurai_qt.window.main_window import MainWindow

    # Every picture from a data folder of its own, as of a person who has just come.
    with tempfile.TemporaryDirectory() as folder, DataFolder(Path(folder)).open() as data:
        session = Session(data)
        session.change_settings(
            name="Ann", theme=theme, language=language, text_size=text_size, reduced_motion=True, pace="instant"
        )
        window = MainWindow(session, make_node=PicturedNode)
        window.resize(*size)
        window.show()
        PAGES[page](window)
        deadline = monotonic() + PATIENCE_SECONDS
        while True:
            QApplication.processEvents()
            maps = window.findChildren(ZoomingView)
            if all(view.settled for view in maps if view.isVisible()) or monotonic() > deadline:
                break
        # What came up last has yet to find its place.
        QApplication.processEvents()
        window.grab().save(str(path))
        window.close()
        window.deleteLater()
        # Language, theme and text size are the whole application's: whoever comes next finds it as it was.
        session.change_settings(language="en", theme="light", text_size=100)
        QApplication.processEvents()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
