from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from samurai_qt.language.translations import OWN_NAMES, TRANSLATIONS, best_translation
from samurai_qt.session import Session


@pytest.mark.parametrize(
    ("wanted", "best"),
    [
        ([], "en"),
        (["C"], "en"),
        (["en-GB"], "en"),
        (["de-DE", "zh-Hant-TW"], "zh_TW"),
        (["zh"], "zh_CN"),
        (["zh-Hans-HK"], "zh_CN"),
        (["zh-HK"], "zh_TW"),
        (["zh_CN"], "zh_CN"),
        (["en-US", "zh-CN"], "en"),
    ],
)
def test_system_language(wanted: list[str], best: str) -> None:
    assert best_translation(wanted) == best


def test_every_translation_has_its_own_name() -> None:
    assert tuple(OWN_NAMES) == TRANSLATIONS


def test_language_changes_while_the_program_runs(session: Session, qtbot: QtBot) -> None:
    with qtbot.waitSignal(session.language.changed):
        session.change_settings(language="zh_TW")
    assert session.language.name == "zh_TW"
    assert QLocale().name() == "zh_TW"


@pytest.mark.parametrize("language", ["zh_CN", "zh_TW"])
def test_no_label_of_the_file_dialog_stays_english(session: Session, qtbot: QtBot, language: str) -> None:
    session.change_settings(language=language)
    dialog = QFileDialog()
    qtbot.addWidget(dialog)
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    texts = [
        *(label.text() for label in dialog.findChildren(QLabel)),
        *(b.text() for b in dialog.findChildren(QPushButton)),
    ]
    assert len(texts) > 3
    assert not [text for text in texts if text and text.isascii()]
