from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from samurai_qt.pages.page import Page
from samurai_qt.pages.start import StartPage
from samurai_qt.pages.welcome import WelcomePage
from samurai_qt.session import Session
from samurai_qt.storage.data_folder import DataFolder
from samurai_qt.storage.settings import load_settings
from samurai_qt.window.geometry import FRAME
from samurai_qt.window.main_window import MainWindow


class Finishing(Page):
    """A page that counts how often it was told to finish."""

    finished = 0

    def finish(self) -> None:
        self.finished += 1


def make_window(qtbot: QtBot, session: Session, name: str = "Ann") -> MainWindow:
    if name:
        session.change_settings(name=name)
    window = MainWindow(session)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
    return window


def test_first_start_asks_for_name_and_colour_once(qtbot: QtBot, session: Session) -> None:
    window = make_window(qtbot, session, name="")
    page = window.page
    assert isinstance(page, WelcomePage)
    assert not page.accept.isEnabled()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert window.page is page
    QTest.keyClicks(page.name, " Ann ")
    page.colours.choose("blue")
    QTest.keyClick(page.name, Qt.Key.Key_Return)
    assert isinstance(window.page, StartPage)
    assert (session.settings.name, session.settings.colour) == ("Ann", "blue")
    window.close()
    assert isinstance(make_window(qtbot, session, name="").page, StartPage)


def test_escape_goes_back_but_never_leaves_the_start_page(qtbot: QtBot, session: Session) -> None:
    window = make_window(qtbot, session)
    start = window.page
    window.open_page(Finishing(session))
    window.open_page(Finishing(session))
    QTest.keyClick(window, Qt.Key.Key_Escape)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert window.page is start
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert window.page is start


def test_pages_finish_when_they_leave_or_the_window_closes(qtbot: QtBot, session: Session) -> None:
    window = make_window(qtbot, session)
    left, open_still = Finishing(session), Finishing(session)
    window.open_page(left)
    window.go_back()
    assert left.finished == 1
    window.open_page(open_still)
    window.close()
    assert open_still.finished == 1


def test_going_to_the_start_leaves_every_page(qtbot: QtBot, session: Session) -> None:
    window = make_window(qtbot, session)
    pages = [Finishing(session), Finishing(session)]
    for page in pages:
        window.open_page(page)
    window.go_to_start()
    assert isinstance(window.page, StartPage)
    assert [page.finished for page in pages] == [1, 1]


def test_size_and_place_are_remembered(qtbot: QtBot, session: Session, data_folder: DataFolder) -> None:
    window = make_window(qtbot, session)
    assert (window.minimumWidth(), window.minimumHeight()) == (1024, 700)
    window.setGeometry(30, 40, 1100, 720)
    window.close()
    saved = load_settings(data_folder.settings).settings
    assert saved.window_geometry == session.settings.window_geometry != ""
    again = make_window(qtbot, session)
    # The test's screen is narrower than the window: only the upright numbers can come back as they were.
    assert (again.y(), again.height()) == (window.y(), window.height()) == (38, 720)


def test_at_a_first_start_the_window_fits_the_screen_with_its_title_bar(qtbot: QtBot, session: Session) -> None:
    window = make_window(qtbot, session)
    free = window.screen().availableGeometry()
    # A title bar stands above the window's own height and moves it down by as much.
    assert window.pos().y() >= free.top()
    assert window.pos().y() + FRAME + window.height() <= free.bottom() + 1


def test_nonsense_for_a_place_is_forgotten(qtbot: QtBot, session: Session) -> None:
    session.change_settings(window_geometry="!")
    assert make_window(qtbot, session).isVisible()


def test_notices_are_shown(qtbot: QtBot, session: Session) -> None:
    window = make_window(qtbot, session)
    assert not window.notices.isVisible()
    session.notice.emit("The disk is full.")
    assert window.notices.isVisible()
    assert window.notices.text == "The disk is full."


def test_a_settings_file_that_cannot_be_written_is_told(
    qtbot: QtBot, session: Session, data_folder: DataFolder
) -> None:
    window = make_window(qtbot, session)
    data_folder.settings.unlink()
    data_folder.settings.mkdir()
    session.change_settings(colour="green")
    assert window.notices.text == f"{data_folder.settings} can't be written: it is a folder."
    assert session.settings.colour == "green"
