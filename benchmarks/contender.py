"""What takes part in the benchmark, and how it is timed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median

Run = Callable[[float], tuple[int, float]]


@dataclass(frozen=True)
class Contender:
    """One row of the table.

    `run(seconds)` plays whole games at random for about that long, at least one, on one core unless `name` says
    otherwise. It returns the decisions that players took and the seconds they needed. Dealing and the listing of all
    moves are in that time; loading and compiling are not. Events of chance are no decisions.
    """

    family: str
    name: str
    run: Run
    ours: bool = False


@dataclass(frozen=True)
class Result:
    """Moves a second of one contender, one figure a round."""

    contender: Contender
    rounds: tuple[float, ...]

    @property
    def median(self) -> float:
        """The figure to quote."""
        return median(self.rounds)

    @property
    def spread(self) -> float:
        """How far the rounds lie apart, as a share of the median."""
        return (max(self.rounds) - min(self.rounds)) / self.median

    def ratio(self, other: Result) -> float:
        """The median over the rounds of how many times faster this one was than the other in the same round."""
        return median(mine / theirs for mine, theirs in zip(self.rounds, other.rounds, strict=True))


def race(
    contenders: Sequence[Contender], seconds: float, rounds: int, report: Callable[[Contender], None]
) -> list[Result]:
    """Time every contender once in each round, so that a slow spell of the machine meets all of them alike."""
    for contender in contenders:
        report(contender)
        contender.run(0.0)  # loads, compiles
    figures: dict[Contender, list[float]] = {contender: [] for contender in contenders}
    for _ in range(rounds):
        for contender in contenders:
            report(contender)
            moves, elapsed = contender.run(seconds)
            figures[contender].append(moves / elapsed)
    return [Result(contender, tuple(speeds)) for contender, speeds in figures.items()]
