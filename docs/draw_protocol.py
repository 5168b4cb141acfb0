"""Draw into docs/protocol.md which package of the network uses which, from the code itself."""

from __future__ import annotations

import sys
from pathlib import Path

import grimp
from marks import filled

PAGE = Path(__file__).with_name("protocol.md")
ROOT = PAGE.parents[1]

WHAT = {
    "net": "values, hashes, charter, steps, audit",
    "net.discovery": "adverts",
    "net.identity": "keys, words",
    "net.lobby": "host and guests",
    "net.node": "the thread that drives all",
    "net.peer": "one computer at a table",
    "net.samurai": "the game",
    "net.secrecy": "chains, envelopes, rolls",
    "net.transport": "TLS, frames, handshake",
}


def arrows() -> set[tuple[str, str]]:
    """Return the pairs (user, used) of packages inside the network; modules of its own stand for all of `net`."""
    graph = grimp.build_graph("net", cache_dir=None)
    found = {
        (_package(importer), _package(imported))
        for importer in graph.modules
        for imported in graph.find_modules_directly_imported_by(importer)
    }
    return {(user, used) for user, used in found if user != used and "net" not in (user, used)}


def drawing() -> str:
    """Return the Mermaid drawing."""
    boxes = [f'  {name}["{name}: {what}"]' for name, what in WHAT.items()]
    every = [f"  {name} --> net" for name in ("net.peer", "net.lobby", "net.secrecy", "net.transport")]
    lines = [f"  {user} --> {used}" for user, used in sorted(arrows())]
    return "\n".join(["```mermaid", "flowchart TD", *boxes, *every, *lines, "```", ""])


def with_drawing(page: str) -> str:
    """Return the page with a fresh drawing between its marks."""
    return filled(page, "draw_protocol.py", {"layers": drawing()})


def _package(module: str) -> str:
    name = ".".join(module.split(".")[:2])
    return name if name in WHAT else "net"


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    PAGE.write_text(with_drawing(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
