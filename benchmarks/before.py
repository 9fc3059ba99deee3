"""Bots as they were in an earlier commit, for matches of today's against them.

    stammtisch arena score5 --bots "master/seconds=60,benchmarks.before:Level(commit=ad77204)"

It is run in the repository's folder. The sources of that commit are unpacked and compiled once, under another package name. The
records of positions and the numbers of actions must have been the same then.
"""

import re
import subprocess
import sys
import tarfile
from dataclasses import replace
from functools import cache
from importlib import import_module
from io import BytesIO
from pathlib import Path
from typing import Any

from stammtisch.bots.seen import Seen
from stammtisch.engine.compiler import cache_folder

ROOT = Path(__file__).parent.parent


class Level:
    """A level of that time, which search ends by its rollouts and not by a clock. `figures` are other settings of it."""

    def __init__(self, commit: str, level: str = "master", **figures: str) -> None:
        self.package = package(commit)
        self.level, self.figures = level, {"seconds": "60"} | figures

    def choose(self, seen: Seen) -> Any:
        """What the bot would have chosen."""
        name, then = seen.adapter.name, self._part
        position = _taken_over(
            seen, then("match.game").find(name).new(seen.players, 0).position, then("match.position")
        )
        level = then("bots.levels").levels(name)[self.level]
        chosen = {figure: type(getattr(level, figure))(float(value)) for figure, value in self.figures.items()}
        bot = then("bots.bot").LevelBot(replace(level, **chosen))
        code = bot.think(then("bots.seen").Seen(position, seen.seat, seen.seed))[0].code
        return seen.adapter.typed.decode(code, seen.position.record)

    def _part(self, module: str) -> Any:
        return import_module(f"{self.package}.{module}")


def _taken_over(seen: Seen, sample: Any, module: Any) -> Any:
    """The position that was seen, as one of that time."""
    if sample.record.dtype != seen.position.record.dtype:
        raise ValueError("positions had another form then")
    return module.Position(sample.adapter, seen.position.record)


@cache
def package(commit: str) -> str:
    """The name under which the sources of a commit can be imported."""
    full = subprocess.run(
        ["git", "rev-parse", "--verify", f"{commit}^{{commit}}"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.strip()
    name, folder = f"stammtisch_{full[:12]}", cache_folder().parent / "before"
    if not (folder / name).exists():
        packed = subprocess.run(
            ["git", "archive", full, "src/stammtisch"], cwd=ROOT, capture_output=True, check=True
        ).stdout
        with tarfile.open(fileobj=BytesIO(packed)) as archive:
            archive.extractall(folder / full, filter="data")
        _let_its_own_module_compile(folder / full / "src/stammtisch", name)
        (folder / full / "src/stammtisch").rename(folder / name)
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))
    return name


def _let_its_own_module_compile(sources: Path, name: str) -> None:
    """The second process that compiles is started by the module's name (see `engine.warmup`)."""
    for path in sources.glob("*/warmup.py"):
        path.write_text(re.sub(r'module="stammtisch\.', f'module="{name}.', path.read_text("utf-8")), "utf-8")
