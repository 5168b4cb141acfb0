"""The translations in the package: complete, free of leftovers, and compiled from what is committed."""

from __future__ import annotations

import importlib.util
import re
import shutil
import string
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest

from resources.files import resource_path
from samurai_qt.language.translations import TRANSLATIONS

SCRIPT = Path(__file__).parents[3] / "packaging" / "update_translations.py"
ADVICE = "run packaging/update_translations.py"


@pytest.fixture(scope="module")
def update_translations() -> ModuleType:
    spec = importlib.util.spec_from_file_location("update_translations", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def ts_file(language: str) -> Path:
    return resource_path("translations", f"samurai_{language}.ts")


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_string_of_the_code_is_translated_and_none_is_left_over(
    language: str, update_translations: ModuleType, tmp_path: Path
) -> None:
    copy = Path(shutil.copy(ts_file(language), tmp_path))
    update_translations.update(language, copy)
    assert update_translations.unfinished(copy) == []
    assert copy.read_text("utf-8") == ts_file(language).read_text("utf-8"), ADVICE


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_the_compiled_file_is_the_one_of_its_source(
    language: str, update_translations: ModuleType, tmp_path: Path
) -> None:
    copy = Path(shutil.copy(ts_file(language), tmp_path))
    update_translations.release(copy)
    assert copy.with_suffix(".qm").read_bytes() == ts_file(language).with_suffix(".qm").read_bytes(), ADVICE


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_the_files_name_no_place_on_a_machine(language: str) -> None:
    text = ts_file(language).read_text("utf-8")
    assert "<location" not in text
    assert "/home/" not in text


def fields(text: str) -> set[str]:
    """Return what a text has for filling in: {names} and %1, %n."""
    named = {name for _, name, _, _ in string.Formatter().parse(text) if name}
    return named | set(re.findall(r"%(?:\d|n)", text))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_translations_fill_in_what_the_english_fills_in(language: str) -> None:
    for message in ElementTree.parse(ts_file(language)).iter("message"):
        source = message.findtext("source") or ""
        translation = message.find("translation")
        assert translation is not None
        forms = translation.findall("numerusform") or [translation]
        for form in forms:
            assert fields(form.text or "") == fields(source), source
