"""How bots stand after some deals: shares of the wins with intervals, points, ratings.

Seats of the same name are counted together. The rotations of one deal aren't independent of each other, so intervals are computed
from the means of the deals.
"""

__all__ = ["CLEAR", "LEAST_DEALS", "Row", "Standing", "interval", "middle"]

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from msgspec import Struct
from openskill.models import PlackettLuce

from .deals import Deal, Played

SURE = 1.959964  # standard errors: 95 % of a normal distribution lie within
CLEAR = 2.575829  # and 99 % within these
LEAST_DEALS = 30  # before an order can be called clear


class Row(Struct, frozen=True):
    """How one bot stands.

    `share` is its share of all wins, from `low` to `high` with 95 % confidence; `fair` what its number of seats would give.
    `points` and `margin` (over the best other seat) are means, `typical` is the median thinking time of a move in
    milliseconds, `reason` that of its first fault, `rating` and `doubt` are mu and sigma of openskill's Plackett–Luce model.
    """

    bot: str
    matches: int
    share: float
    low: float
    high: float
    fair: float
    points: float
    margin: float
    typical: float
    faults: int
    reason: str
    rating: float
    doubt: float


def interval(values: Sequence[float]) -> tuple[float, float, float]:
    """The mean of shares (one for each deal) and its 95 % interval, which never leaves 0 … 1.

    It is Wilson's interval for as many independent matches as would give a mean of the same standard error.
    """
    deals, mean = len(values), fmean(values)
    error = stdev(values) / sqrt(deals) if deals > 1 else 0.0
    size = mean * (1 - mean) / error**2 if error else float(deals)
    centre = (mean + SURE**2 / (2 * size)) / (1 + SURE**2 / size)
    half = SURE * sqrt(mean * (1 - mean) / size + SURE**2 / (4 * size**2)) / (1 + SURE**2 / size)
    return mean, max(0.0, centre - half), min(1.0, centre + half)


def middle(values: Iterable[tuple[float, int]]) -> float:
    """The median of values that count several times each."""
    ordered = sorted(values)
    left = sum(weight for _, weight in ordered) / 2
    for value, weight in ordered:
        left -= weight
        if left <= 0:
            return value
    return 0.0


class Standing:
    """Takes in deals in order, and can say at any time how the bots stand."""

    def __init__(self) -> None:
        self.deals = 0
        self.matches = 0
        self._records: dict[str, _Record] = {}
        self._model = PlackettLuce()

    def add(self, deal: Deal) -> None:
        """One more deal."""
        self.deals += 1
        shares: dict[str, list[float]] = {}
        for match in deal.matches:
            self.matches += 1
            for name in dict.fromkeys(match.bots):
                record = self._records.setdefault(name, _Record(self._model.rating()))
                seats = [seat for seat, bot in enumerate(match.bots) if bot == name]
                record.take(match, seats)
                shares.setdefault(name, []).append(sum(match.shares[seat] for seat in seats))
            self._rate(match)
        for name, taken in shares.items():
            self._records[name].by_deal.append(fmean(taken))

    def rows(self) -> list[Row]:
        """One row for each bot; the one that won most for its number of seats comes first."""
        return [self._records[name].row(name) for name in self._order()]

    def is_clear(self) -> bool:
        """Whether the order of all neighbours is beyond doubt (99 %), after enough deals.

        Stopping then tends to happen at a lucky moment: the shares come out a little too far apart.
        """
        order = self._order()
        if self.deals < LEAST_DEALS or len(order) < 2:
            return False
        relative = [self._records[name].relative() for name in order]
        return all(_surely_more(one, other) for one, other in pairwise(relative))

    def _order(self) -> list[str]:
        return sorted(self._records, key=lambda name: (-fmean(self._records[name].relative()), name))

    def _rate(self, match: Played) -> None:
        """Rate a match: every seat is a team, and a name's new rating is the mean of the ratings of its seats."""
        teams = [[self._records[bot].fresh_rating(self._model)] for bot in match.bots]
        rated = self._model.rate(teams, ranks=_ranks(match))
        for name in dict.fromkeys(match.bots):
            mine = [team[0] for bot, team in zip(match.bots, rated, strict=True) if bot == name]
            self._records[name].rating = self._model.rating(
                mu=fmean(each.mu for each in mine), sigma=fmean(each.sigma for each in mine)
            )


class _Record:
    """What has been counted for one name."""

    def __init__(self, rating: Any) -> None:
        self.rating = rating
        self.by_deal: list[float] = []
        self.matches = self.seats = self.chairs = self.faults = 0
        self.points = self.margins = 0.0
        self.times: list[tuple[float, int]] = []
        self.reason = ""

    def take(self, match: Played, seats: Sequence[int]) -> None:
        """Count one match."""
        self.matches += 1
        self.seats += len(seats)
        self.chairs += len(match.bots)
        for seat in seats:
            others = [score for other, score in enumerate(match.scores) if other != seat]
            self.points += match.scores[seat]
            self.margins += match.scores[seat] - max(others)
            self.times.append((match.typical[seat], match.moves[seat]))
            self.faults += match.faults[seat]
            self.reason = self.reason or match.reasons[seat]

    def relative(self) -> list[float]:
        """By deal, how many times its fair share it took."""
        fair = self.seats / self.chairs
        return [share / fair for share in self.by_deal]

    def fresh_rating(self, model: PlackettLuce) -> Any:
        return model.rating(mu=self.rating.mu, sigma=self.rating.sigma)

    def row(self, name: str) -> Row:
        share, low, high = interval(self.by_deal)
        return Row(
            name, self.matches, share, low, high, self.seats / self.chairs,
            self.points / self.seats, self.margins / self.seats, middle(self.times),
            self.faults, self.reason, self.rating.mu, self.rating.sigma,
        )  # fmt: skip


def _ranks(match: Played) -> list[float]:
    """Places by seat, winners first, then by points; a lower number is a better place."""
    keys = [(-share, -score) for share, score in zip(match.shares, match.scores, strict=True)]
    places = sorted(set(keys))
    return [float(places.index(key)) for key in keys]


def _surely_more(one: Sequence[float], other: Sequence[float]) -> bool:
    """Whether the first is greater on average, at 99 %."""
    ahead = [a - b for a, b in zip(one, other, strict=True)]
    return fmean(ahead) > CLEAR * stdev(ahead) / sqrt(len(ahead)) and fmean(ahead) > 0
