"""Who does not play on the network, or asks for no hint, does not wait for the modules of either."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.samurai_qt.programs import ROOT, environment_without_display

SHOW_PAGES = """
import sys
from pathlib import Path

from samurai_qt.command_line.parser import parse_arguments

parse_arguments([])

from samurai_qt.application import create_application
from samurai_qt.game_setup import GameSetup
from samurai_qt.session import Session
from samurai_qt.storage.data_folder import DataFolder
from samurai_qt.window.main_window import MainWindow
from engine.samurai import RuleSet, SeatInfo

HINTS = {
    "engine.samurai.setup_facts",
    "engine.samurai.turn_facts",
    "samurai_qt.table.hints",
    "samurai_qt.tabletop.hint_card",
    "samurai_qt.tabletop.hint_side",
    "samurai_qt.words.hints",
    "samurai_qt.words.setup_hints",
}
FOREIGN = {"net", "cryptography", "zeroconf", "msgpack", "spake2", "ifaddr", "asyncio", "ssl"}


def tell(page):
    application.processEvents()
    assert type(window.page).__name__ == page, window.page
    network = {name for name in sys.modules if name.split(".")[0] in FOREIGN or name.startswith("samurai_qt.lan.")}
    loaded = network | (HINTS & sys.modules.keys())
    print(page, *sorted(loaded))


application = create_application()
with DataFolder(Path(sys.argv[1])).open() as folder:
    session = Session(folder)
    session.change_settings(name="Ann")
    window = MainWindow(session, make_node=lambda: None)
    window.show()
    tell("StartPage")
    seats = (SeatInfo("Ann", "red", "human"), SeatInfo("Bea", "blue", "human"))
    window.games.start(GameSetup(RuleSet(), seats))
    tell("TablePage")
    # Named rightly: all of them are there once a hint is asked for.
    window.page.controller.confirm_presence()
    window.page.hints.toggle()
    assert HINTS <= sys.modules.keys(), HINTS - sys.modules.keys()
    window.close()
"""


def test_start_page_and_offline_table_need_nothing_of_the_network(tmp_path: Path) -> None:
    said = subprocess.run(
        [sys.executable, "-c", SHOW_PAGES, str(tmp_path)],
        cwd=ROOT,
        env=environment_without_display(QT_QPA_PLATFORM="offscreen"),
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    assert said.stdout.splitlines() == ["StartPage", "TablePage"]
