"""Notebooks, run and shown without Jupyter: `python tools/notebooks.py` runs all of them and keeps what they show.

A notebook is JSON: cells of text and of code, and with the code what it printed and showed. The tests run every notebook and
compare, and the site makes a page of each. They open in Jupyter like any other.
"""

import ast
import contextlib
import io
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent.parent / "docs" / "notebooks"
KINDS = ("text/html", "text/plain")


def read(path: Path) -> dict[str, Any]:
    """A notebook from its file."""
    notebook: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return notebook


def write(path: Path, notebook: dict[str, Any]) -> None:
    """Write a notebook as Jupyter does, so that its next change is a small diff."""
    path.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def run(notebook: dict[str, Any]) -> dict[str, Any]:
    """The notebook with what its code shows now. Cells run in order, in one namespace and in the current folder."""
    known: dict[str, Any] = {"__name__": "__main__"}
    cells, count = [], 0
    for cell in notebook["cells"]:
        ran = {}
        if cell["cell_type"] == "code":
            count += 1
            ran = {"execution_count": count, "outputs": _outputs("".join(cell["source"]), count, known)}
        cells.append({**cell, **ran})
    return {**notebook, "cells": cells}


def _outputs(code: str, count: int, known: dict[str, Any]) -> list[dict[str, Any]]:
    """What a cell prints, and the value of its last line if that is an expression."""
    tree, shown, printed = ast.parse(code), None, io.StringIO()
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    with contextlib.redirect_stdout(printed):
        exec(compile(tree, "<cell>", "exec"), known)
        if isinstance(last, ast.Expr):
            shown = eval(compile(ast.Expression(last.value), "<cell>", "eval"), known)
    outputs: list[dict[str, Any]] = []
    if printed.getvalue():
        outputs.append({"name": "stdout", "output_type": "stream", "text": _lines(printed.getvalue())})
    if shown is not None:
        data = {"text/plain": _lines(repr(shown))}
        if drawing := getattr(shown, "_repr_html_", lambda: None)():
            data["text/html"] = _lines(drawing)
        outputs.append({"data": data, "execution_count": count, "metadata": {}, "output_type": "execute_result"})
    return outputs


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def page(notebook: dict[str, Any], file: str) -> str:
    """The notebook as a page of the site; `file` is what a reader can download."""
    return "\n\n".join([*_blocks(notebook), f"[This page as a notebook]({file})"]) + "\n"


def _blocks(notebook: dict[str, Any]) -> Iterator[str]:
    for cell in notebook["cells"]:
        text = "".join(cell["source"])
        yield text if cell["cell_type"] == "markdown" else f"```python\n{text}\n```"
        for output in cell.get("outputs", ()):
            found = output.get("data", {"text/plain": output.get("text", [])})
            kind = next(kind for kind in KINDS if kind in found)
            shown = "".join(found[kind]).rstrip("\n")
            yield f'<div class="shown">{shown}</div>' if kind == "text/html" else f"```{{.text .output}}\n{shown}\n```"


def main() -> None:
    """Run all notebooks and keep what they show."""
    os.environ["STAMMTISCH_LANG"] = "en"
    os.chdir(FOLDER)
    for path in [FOLDER / name for name in sys.argv[1:]] or sorted(FOLDER.glob("*.ipynb")):
        write(path, run(read(path)))
        print(path.relative_to(FOLDER.parent.parent))


if __name__ == "__main__":
    main()
