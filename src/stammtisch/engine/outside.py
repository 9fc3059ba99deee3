"""Imports games from outside the package a second time, interpreted, as `waiting` needs them.

Modules of this package import each other relatively, so their twins see each other and nothing else. A game from outside names
our modules in full, and perhaps its own: in its twin, these names lead to twins.
"""

__all__ = ["PREFIX", "install"]

import ast
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder, SourceLoader
from importlib.machinery import ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

HOUSE = __package__.partition(".")[0]
TWIN = f"{HOUSE}.interpreted"
PREFIX = f"{TWIN}.outside"  # of the twins' names


def install() -> None:
    """From now on `stammtisch.interpreted.outside.goofspiel` is `goofspiel`, never compiled."""
    if not any(isinstance(finder, _Finder) for finder in sys.meta_path):
        sys.meta_path.insert(0, _Finder())  # the usual ones would find the sources, too


class _Finder(MetaPathFinder):
    """Finds the twin of a module where the module is."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """What to load under a twin's name; None for any other name, and for what isn't Python."""
        if name == PREFIX:
            return ModuleSpec(name, None, is_package=True)
        found = find_spec(name.removeprefix(f"{PREFIX}.")) if name.startswith(f"{PREFIX}.") else None
        if found is None or not (found.origin or "").endswith(".py"):
            return None
        places = found.submodule_search_locations
        return spec_from_file_location(
            name, found.origin, loader=_Loader(name, str(found.origin)), submodule_search_locations=places
        )


class _Loader(SourceLoader):
    """Loads a source as a twin. Nothing of it is kept on disk, where Python keeps what it made of the source itself."""

    def __init__(self, name: str, path: str) -> None:
        self.path = path
        self.roots = {HOUSE: TWIN, (root := name.removeprefix(f"{PREFIX}.").partition(".")[0]): f"{PREFIX}.{root}"}

    def get_filename(self, fullname: str) -> str:
        """Where the source is."""
        return self.path

    def get_data(self, path: str) -> bytes:
        """The source."""
        return Path(path).read_bytes()

    def source_to_code(self, data: Any, path: Any, **_: Any) -> CodeType:  # type: ignore[override]
        """The source as code that imports twins."""
        tree = _Imports(self.roots).visit(ast.parse(data, path))
        return compile(ast.fix_missing_locations(tree), path, "exec", dont_inherit=True)


class _Imports(ast.NodeTransformer):
    """Leads imports of some packages elsewhere; `roots` says of which, and where to."""

    def __init__(self, roots: dict[str, str]) -> None:
        self.roots = roots

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.ImportFrom:
        """`from stammtisch.engine import kit`."""
        if not node.level and node.module:
            node.module = self._elsewhere(node.module)
        return node

    def visit_Import(self, node: ast.Import) -> list[ast.Import]:
        """`import stammtisch.engine.kit as kit`, or without a name: then the first part is what gets bound."""
        imports = []
        for each in node.names:
            root, there = each.name.partition(".")[0], self._elsewhere(each.name)
            if each.asname or there == each.name:
                imports.append(ast.Import([ast.alias(there, each.asname)]))
            else:
                imports += [ast.Import([ast.alias(there, root)]), ast.Import([ast.alias(self.roots[root], root)])]
        return [ast.copy_location(each, node) for each in imports]

    def _elsewhere(self, module: str) -> str:
        root = module.partition(".")[0]
        return f"{self.roots[root]}{module.removeprefix(root)}" if root in self.roots else module
