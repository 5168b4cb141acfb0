"""Brings the translations in resources/translations up to date with the strings in the code.

Run it after adding or changing a string, translate what it reports as unfinished, and run it again: it writes both
the .ts files, which translators edit, and the .qm files, which the program reads.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).parents[1]
TRANSLATIONS = ROOT / "resources" / "translations"
# The code is written in English; its own translation holds nothing but plural forms.
LANGUAGES = ("en", "zh_CN", "zh_TW")


def sources() -> list[Path]:
    """Return the modules that hold strings, in a settled order."""
    return sorted(path for path in (ROOT / "samurai_qt").rglob("*.py"))


def tool(name: str) -> str:
    """Return the path of one of Qt's tools beside the Python that runs."""
    return str(Path(sys.executable).with_name(f"pyside6-{name}"))


def update(language: str, file: Path) -> None:
    """Merge the code's strings into a .ts file; what is no longer in the code goes."""
    plural_only = ["-pluralonly"] if language == "en" else []
    # No locations: line numbers would change with every edit of the code.
    command = [tool("lupdate"), "-silent", "-locations", "none", "-no-obsolete", *plural_only]
    command += ["-source-language", "en", "-target-language", language]
    names = [str(path.relative_to(ROOT)) for path in sources()]
    subprocess.run([*command, *names, "-ts", str(file)], cwd=ROOT, check=True)


def release(file: Path) -> None:
    """Compile a .ts file to the .qm file beside it."""
    subprocess.run([tool("lrelease"), "-silent", str(file), "-qm", str(file.with_suffix(".qm"))], check=True)


def unfinished(file: Path) -> list[str]:
    """Return the strings of a .ts file that have no translation yet."""
    messages = ElementTree.parse(file).iter("message")
    return [message.findtext("source", "") for message in messages if not is_finished(message)]


def is_finished(message: ElementTree.Element) -> bool:
    """Tell whether a message is translated, in all its plural forms."""
    translation = message.find("translation")
    if translation is None or translation.get("type") == "unfinished":
        return False
    forms = translation.findall("numerusform") or [translation]
    return all((form.text or "").strip() or (message.findtext("source") or "").strip() == "" for form in forms)


def main() -> int:
    """Update and compile all translations; 1 if something is left to translate."""
    left = 0
    for language in LANGUAGES:
        file = TRANSLATIONS / f"samurai_{language}.ts"
        update(language, file)
        release(file)
        for source in unfinished(file):
            left += 1
            print(f"{file.name}: {source!r} is not translated")
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main())
