"""What takes part in the benchmark, and how it is timed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from statistics import median
from time import thread_time

cpu_clock = thread_time  # for rows on one core: other work on the machine hardly affects it
Run = Callable[[float], tuple[int, float]]


class Unit(Enum):
    """What a row's figure means, and how it is written."""

    SPEED = "moves/s"
    TIME_EACH = "ns"
    TIME = "s"

    def figure(self, count: int, elapsed: float) -> float:
        """The figure of `count` moves, copies or starts in `elapsed` seconds."""
        if self is Unit.SPEED:
            return count / elapsed
        return elapsed / count * (1e9 if self is Unit.TIME_EACH else 1)

    def written(self, figure: float) -> str:
        """The figure with its unit."""
        if self is Unit.SPEED:
            return f"{figure / 1000:,.{0 if figure > 100_000 else 1}f} k/s"
        return f"{figure:.1f} ns" if self is Unit.TIME_EACH else f"{figure:.2f} s"


class NoFigure(Exception):
    """Why a row has no figure, in words for its reader."""


@dataclass(frozen=True)
class Contender:
    """One row of the table.

    `run(seconds)` works for about that long and returns how many moves, copies or starts it made and the seconds they
    took, by `cpu_clock` unless several cores or a whole process are at work. A move is a player's decision; chance
    events don't count. Dealing and the listing of all moves are in the time; loading and compiling are not. With
    `once` it is run a single time, since it takes long.
    """

    family: str
    name: str
    run: Run
    unit: Unit = Unit.SPEED
    once: bool = False

    @property
    def label(self) -> str:
        """What `--only` searches."""
        return f"{self.family}: {self.name}"


@dataclass
class Result:
    """What came out for one contender: a figure a round, or the reason why there is none."""

    contender: Contender
    rounds: list[float] = field(default_factory=list)
    trouble: str = ""

    @property
    def median(self) -> float:
        """The figure to quote."""
        return median(self.rounds)

    @property
    def spread(self) -> float:
        """How far apart the rounds are, as a share of the median."""
        return (max(self.rounds) - min(self.rounds)) / self.median

    def ratio(self, other: Result) -> float:
        """The median over the rounds of how many times faster this one was than the other in the same round."""
        pairs = zip(self.rounds, other.rounds, strict=False)  # an interrupted race leaves some a round ahead
        return median(mine / theirs for mine, theirs in pairs)


def race(results: Sequence[Result], seconds: float, rounds: int, report: Callable[[Contender], None]) -> None:
    """Time every contender once in each round, so that a slow spell of the machine affects all of them alike.

    `report` is told of each run before it starts. The first round is not timed: it loads and compiles. After
    an interruption, `results` holds what was measured so far.
    """
    for number in range(rounds + 1):
        for result in results:
            report(result.contender)
            if not result.trouble:
                run_one(result, number, seconds)


def run_one(result: Result, number: int, seconds: float) -> None:
    """One run of one contender in round `number`, of which 0 is the untimed one."""
    contender = result.contender
    try:
        if number == 0 and not contender.once:
            contender.run(0.0)
        elif number == 1 or (number > 1 and not contender.once):
            result.rounds.append(contender.unit.figure(*contender.run(seconds)))
    except ImportError as error:
        result.trouble = f"{error.name} is not installed"
    except NoFigure as error:
        result.trouble, result.rounds = str(error), []
