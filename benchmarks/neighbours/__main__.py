"""`python -m benchmarks.neighbours`: people at quiet tables, without and with each kind of bad neighbour."""

import asyncio
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Annotated

import cyclopts
import msgspec
from cyclopts import Parameter, validators
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from sqlalchemy import update

from benchmarks.contender import NoFigure
from benchmarks.neighbours.bad import KINDS
from benchmarks.neighbours.bystanders import Company, Waits, sit_down
from benchmarks.neighbours.report import Figures, Row, figures, markdown, show
from benchmarks.server import processes
from benchmarks.server.processes import Process
from benchmarks.server.tables import prepare
from stammtisch.server.store.database import connect
from stammtisch.server.store.schema import entries
from stammtisch.server.store.schema import tables as all_tables

INTERRUPTED = 130
BROKEN = "broken tables"
USUAL_FILES = 1024  # that a process may have open, where nobody has changed it
COMPILE = (
    "from stammtisch.bots.warmup import warm_bots; from stammtisch.games import GAMES; warm_bots(GAMES);"
    "from stammtisch.review.warmup import warm_review; warm_review(GAMES)"
)
LONGEST_PREPARATION = 240.0  # seconds until a neighbour is in place
LOOK = 0.2  # seconds between two looks at the memory
Positive = Parameter(validator=validators.Number(gt=0))


def main(
    *,
    seconds: Annotated[float, Positive] = 10.0,
    warm_up: Annotated[float, Positive] = 2.0,
    share: Annotated[float, Positive] = 1.0,
    only: Annotated[tuple[str, ...], Parameter(negative="")] = (),
    json: Path | None = None,
    as_markdown: Annotated[bool, Parameter(name="--markdown", negative="")] = False,
) -> int:
    """Print what bystanders notice of each kind of neighbour: waits for moves and bots, memory and disk of the server.

    Parameters
    ----------
    seconds
        How long bystanders are measured without the neighbour, and then with it.
    warm_up
        Seconds before each of the two.
    share
        How much of everything the neighbours do; 1 is full size.
    only
        Leave out kinds whose name doesn't contain this text; may be given several times.
    json
        Write all figures to this file as well.
    markdown
        Print the table as it is in docs/reliability.md.
    """
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(USUAL_FILES, before[1]), before[1]))  # for the servers
    notes, rows = Console(stderr=True), list[Row]()
    kinds = [kind for kind in KINDS if not only or any(text in kind for text in only)]
    columns = (BarColumn(), TextColumn("{task.completed:.0f}/{task.total:.0f}"), TimeElapsedColumn())
    bar = Progress(
        *columns, TextColumn("{task.description}"), console=notes, transient=True, disable=not notes.is_terminal
    )
    finished = True
    try:
        subprocess.run(
            [sys.executable, "-c", COMPILE], check=True
        )  # what waits for the compiler isn't the neighbour's fault
        with bar:
            task = bar.add_task("", total=len(kinds))
            for kind in kinds:
                bar.update(task, description=kind)
                rows.append(measure(kind, seconds, warm_up, share))
                bar.advance(task)
    except KeyboardInterrupt:
        finished = False
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
    if json:
        json.write_bytes(msgspec.json.format(msgspec.json.encode(rows)) + b"\n")
    conditions = f"{seconds:g} s without and {seconds:g} s with each kind" + ("" if finished else ", interrupted")
    if as_markdown:
        print(markdown(rows))
    else:
        show(Console(), rows, conditions)
    return 0 if finished else INTERRUPTED


def measure(kind: str, seconds: float, warm_up: float, share: float) -> Row:
    """One kind of neighbour, beside a server of its own on a new SQLite file."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        url = f"sqlite:///{folder}/neighbours.db"
        try:
            if kind == BROKEN:
                # Nothing that is broken may be there in the quiet phase, so that one has a server of its own.
                with processes.ours(url) as server:
                    quiet = asyncio.run(_phase(server, Path(folder), seconds, warm_up))
                damage(url)
                with processes.ours(url) as server, Neighbour(kind, server, [], warm_up + seconds, share):
                    return Row(kind, quiet, asyncio.run(_phase(server, Path(folder), seconds, warm_up)))
            with processes.ours(url) as server:
                return asyncio.run(_two_phases(kind, server, Path(folder), seconds, warm_up, share))
        except (NoFigure, OSError, EOFError) as error:
            return Row(kind, trouble=str(error) or type(error).__name__)


async def _phase(server: Process, folder: Path, seconds: float, warm_up: float) -> Figures:
    company = await sit_down(server.host, server.port)
    try:
        return await _watched(company, server, folder, seconds, warm_up)
    finally:
        await company.leave()


async def _two_phases(kind: str, server: Process, folder: Path, seconds: float, warm_up: float, share: float) -> Row:
    company = await sit_down(server.host, server.port)
    try:
        quiet = await _watched(company, server, folder, seconds, warm_up)
        with Neighbour(kind, server, company.tables, warm_up + seconds, share) as neighbour:
            await asyncio.to_thread(neighbour.wait)
            return Row(kind, quiet, await _watched(company, server, folder, seconds, warm_up))
    finally:
        await company.leave()


async def _watched(company: Company, server: Process, folder: Path, seconds: float, warm_up: float) -> Figures:
    """What bystanders waited for after a warm-up, the most memory that the server held meanwhile, and its disk at the end."""
    await asyncio.sleep(warm_up)
    measuring = asyncio.create_task(company.measure(seconds))
    memory = server.memory
    while not measuring.done():
        memory = max(memory, server.memory)
        await asyncio.sleep(LOOK)
    waits: Waits = await measuring
    disk = sum(path.stat().st_size for path in folder.iterdir()) / 1e6
    return figures(waits, memory, disk)


class Neighbour:
    """A bad neighbour in a process of its own, for as long as the block lasts."""

    def __init__(self, kind: str, server: Process, tables: list[str], seconds: float, share: float) -> None:
        command = [
            sys.executable, "-m", "benchmarks.neighbours.bad", "--kind", kind, "--host", server.host,
            "--port", str(server.port), "--seconds", str(seconds + LONGEST_PREPARATION), "--share", str(share),
        ]  # fmt: skip
        command += [f"--table={table}" for table in tables]  # a link may begin with a dash
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)

    def __enter__(self) -> "Neighbour":
        return self

    def wait(self) -> None:
        """Wait until everything is in place. Raises NoFigure if the neighbour gives up."""
        assert self.process.stdout
        if "ready" not in self.process.stdout.readline():
            raise NoFigure("the neighbour gave up")

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.communicate()


def damage(url: str) -> None:
    """Six public tables whose logs can't be read, with bots to move and clocks that have run out, as far as their rows say."""
    damaged = [each.ident for each in prepare(url, 6, moves=0)]
    engine = connect(url)
    with engine.begin() as connection:
        spoil = update(entries).where(entries.c.table_id.in_(damaged), entries.c.seq == 1)
        connection.execute(spoil.values(body='{"kind":"spoiled"}'))
        row = update(all_tables).where(all_tables.c.id.in_(damaged))
        connection.execute(row.values(public=True, status="playing", bots=True, due=time.time()))
    engine.dispose()


if __name__ == "__main__":
    cyclopts.run(main)
