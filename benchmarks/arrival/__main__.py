"""`python -m benchmarks.arrival`: from a clone to a card in hand where nothing was ever compiled, beside an earlier commit."""

import tempfile
from pathlib import Path
from typing import Annotated

import cyclopts
from cyclopts import Parameter
from rich.console import Console

from benchmarks.arrival.group import gather
from benchmarks.arrival.house import House
from benchmarks.arrival.report import Row, markdown, show
from benchmarks.arrival.visitor import Arrival, arrive, browsing
from benchmarks.contender import NoFigure
from stammtisch.games import GAMES
from stammtisch.match.game import find

BEFORE = (
    "9b992fe"  # the last commit at which a game was compiled before it was dealt, and every inner function for itself
)
INTERRUPTED = 130
PAGE_AT_MOST, HAND_AT_MOST, GROUP_AT_MOST, COMPILED_AT_MOST = 30.0, 2.0, 60.0, 0.5  # seconds three times, of before


def main(
    *,
    before: str = BEFORE,
    games: Annotated[tuple[str, ...], Parameter(negative="")] = (),
    as_markdown: Annotated[bool, Parameter(name="--markdown", negative="")] = False,
) -> int:
    """Print how long the first time takes, beside an earlier commit. It clones and installs both; about fifteen minutes.

    Parameters
    ----------
    before
        The earlier commit; an empty text leaves it out.
    games
        Only these games.
    as_markdown
        As a table for the docs.
    """
    console = Console(stderr=as_markdown)
    commits = ["HEAD", before] if before else ["HEAD"]
    try:
        with tempfile.TemporaryDirectory(prefix="stammtisch-bench-") as folder:
            houses = [House(commit, Path(folder) / str(number)) for number, commit in enumerate(commits)]
            rows = measured(houses, games or tuple(GAMES), console)
    except KeyboardInterrupt:
        return INTERRUPTED
    except NoFigure as reason:
        console.print(f"No figures: {reason}")
        return 1
    if as_markdown:
        print(markdown(rows))
    else:
        show(rows, console)
    return 0


def measured(houses: list[House], games: tuple[str, ...], console: Console) -> list[Row]:
    """Every row of the table; the first house is that of today."""

    def each(name: str, figures: list[float], **goals: float) -> Row:
        now, *before = figures
        console.print(f"{name}: {', '.join(f'{figure:.2f} s' for figure in figures)}", style="bright_black")
        return Row(name, now, before[0] if before else None, **goals)

    page = each("clone → page", [house.install() for house in houses], at_most=PAGE_AT_MOST)
    hands, bots, groups, compiled = [], [], [], []
    for game in games:
        title = find(game).title
        arrivals = [visited(house, game) for house in houses]
        hands.append(each(f"click → first hand, {title}", [at.hand for at in arrivals], at_most=HAND_AT_MOST))
        bots.append(each(f"click → first bot's move, {title}", [at.bot for at in arrivals]))
    for game in games:
        together = [gathered(houses[0], game)]  # at an earlier commit there was no room to meet in
        groups.append(each(f"let's play → four hands, {find(game).title}", together, at_most=GROUP_AT_MOST))
    for game in games:
        busy = [house.compile(game) for house in houses]
        compiled.append(each(f"compiling on one core, {find(game).title}", busy, ratio_at_most=COMPILED_AT_MOST))
    return [page, *hands, *bots, *groups, *compiled]


def visited(house: House, game: str) -> Arrival:
    """Somebody's first click at a server that was just started, and has compiled nothing."""
    with house.served() as address, browsing() as browser:
        return arrive(browser, address, game)


def gathered(house: House, game: str) -> float:
    """Four friends at a server that was just started, and has compiled nothing."""
    with house.served() as address, browsing() as browser:
        return gather(browser, address, game)


if __name__ == "__main__":
    cyclopts.run(main)
