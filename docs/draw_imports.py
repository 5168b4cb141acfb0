"""Draw which package imports which into docs/architecture.md, from the code itself."""

from __future__ import annotations

import sys
from pathlib import Path

import grimp

PAGE = Path(__file__).with_name("architecture.md")
ROOTS = ("samurai_qt", "net", "engine", "resources")
BEGIN = "<!-- drawn by docs/draw_imports.py -->\n"
END = "<!-- end of the drawing -->\n"

Arrows = set[tuple[str, str]]


def package_imports() -> tuple[set[str], Arrows]:
    """Return the packages and, among those of which neither holds the other, the pairs (importer, imported)."""
    graph = grimp.build_graph(*ROOTS, cache_dir=None)
    packages = {module for module in graph.modules if graph.find_children(module)} | set(ROOTS)
    arrows = {
        (package_of(importer, packages), package_of(imported, packages))
        for importer in graph.modules
        for imported in graph.find_modules_directly_imported_by(importer)
    }
    return packages, {arrow for arrow in arrows if not holds(*arrow) and not holds(*reversed(arrow))}


def package_of(module: str, packages: set[str]) -> str:
    """Return the innermost of the packages that holds the module."""
    while module not in packages:
        module = module.rpartition(".")[0]
    return module


def holds(outer: str, inner: str) -> bool:
    """Tell whether the inner package is the outer one or lies in it."""
    return f"{inner}.".startswith(f"{outer}.")


def reachable(start: str, arrows: Arrows) -> set[str]:
    """Return what the arrows lead to from here."""
    found: set[str] = set()
    waiting = [start]
    while waiting:
        node = waiting.pop()
        following = {imported for importer, imported in arrows if importer == node} - found
        found |= following
        waiting.extend(following)
    return found


def without_shortcuts(arrows: Arrows) -> Arrows:
    """Leave out each arrow that a longer way says already; the arrows of a circle all stay."""
    reach = {importer: reachable(importer, arrows) for importer, _ in arrows}

    def is_shortcut(importer: str, imported: str) -> bool:
        return any(
            imported in reach.get(middle, ()) and importer not in reach[middle]
            for start, middle in arrows
            if start == importer and middle != imported
        )

    return {arrow for arrow in arrows if not is_shortcut(*arrow)}


def drawing() -> str:
    """Return the Mermaid drawing: a box a package, an arrow an import that no longer way implies."""
    packages, arrows = package_imports()
    lines = ["```mermaid", "graph TD"]
    for root in ROOTS:
        lines.append(f"  subgraph {root}_ [ ]")
        lines += [f"    {package}" for package in sorted(packages) if holds(root, package)]
        lines.append("  end")
    lines += [f"  {importer} --> {imported}" for importer, imported in sorted(without_shortcuts(arrows))]
    return "\n".join([*lines, "```", ""])


def with_drawing(page: str) -> str:
    """Return the page with a fresh drawing between its two marks."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}{drawing()}{END}{after}"


if __name__ == "__main__":
    sys.path.insert(0, str(PAGE.parents[1]))
    PAGE.write_text(with_drawing(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
