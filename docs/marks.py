"""What the scripts of this folder write into pages lies between marks; they alone change it."""

from __future__ import annotations

from collections.abc import Mapping


def filled(page: str, script: str, contents: Mapping[str, str]) -> str:
    """Return the page with fresh content of a script between each pair of marks, by the marks' name."""
    for mark, content in contents.items():
        begin, end = f"<!-- {mark}: docs/{script} -->\n", f"<!-- end of {mark} -->\n"
        before, found, rest = page.partition(begin)
        _, also_found, after = rest.partition(end)
        if not (found and also_found):
            raise ValueError(f"the page has no marks for {mark}")
        page = f"{before}{begin}{content}{end}{after}"
    return page


def vector_block(vectors: Mapping[str, str]) -> str:
    """Return test vectors as a block of lines."""
    return "\n".join(["```text", *(f"{name} = {value}" for name, value in vectors.items()), "```", ""])
