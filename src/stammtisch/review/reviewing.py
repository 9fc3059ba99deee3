"""The review of a seat's match: every decision judged, the result split, the moments that decided it."""

__all__ = ["Cancelled", "review"]

from collections.abc import Callable, Container, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from functools import partial
from typing import NamedTuple

import msgspec

from ..bots.seen import Stop
from ..match.errors import BadOption
from ..match.match import Match, Step
from ..match.notation import is_whole, shortened
from . import summing
from .document import Decision, Review, Weighed
from .judging import STANDARD, Effort, Judgement, Mean, judged, mean, standing, swing
from .mind import statistics
from .reasons import reasons_for
from .warmup import warm_review
from .worlds import Cancelled, Worlds

Progress = Callable[[int, int], None]


class Swing(NamedTuple):
    """What another's decision changed for the seat."""

    number: int
    seat: int
    change: float


def review(
    match: Match,
    seat: int,
    *,
    threads: int = 1,
    seed: str | None = None,
    stop: Stop | None = None,
    progress: Progress | None = None,
    stand_ins: Container[int] = (),
    effort: Effort | None = None,
) -> Review:
    """Judge the decisions of `seat`, each by what it knew then.

    The document is the same for the same match, seat and reviewer, whatever the number of `threads`; another `seed` imagines
    other worlds. `progress(done, total)` is called in this thread. `stand_ins` are the numbers of this seat's moves that
    somebody else decided. Raises Cancelled when `stop` is due, and BadOption for a seat that isn't there.
    """
    if not is_whole(seat) or not 0 <= seat < match.players:
        raise BadOption("option-seat", value=shortened(repr(seat)), last=match.players - 1)
    warm_review([match.adapter.name])
    work = _Work(match, int(seat), seed or "", stop or Stop(), stand_ins, effort or STANDARD)
    found = _carried_out(work.tasks(), threads, work.stop, progress or (lambda done, total: None))
    return summing.summed(match, int(seat), seed or "", found, work.forced, work.result(found))


def _carried_out(
    tasks: "list[Callable[[], Decision | Swing]]", threads: int, stop: Stop, progress: Progress
) -> "list[Decision | Swing]":
    """What the tasks come to, in their order, by so many threads."""
    progress(0, len(tasks))
    with ThreadPoolExecutor(max(1, threads)) as pool:
        running: list[Future[Decision | Swing]] = [pool.submit(task) for task in tasks]
        waiting = set(running)
        try:
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for each in done:
                    each.result()
                progress(len(tasks) - len(waiting), len(tasks))
        except BaseException:
            stop.cancel()
            pool.shutdown(cancel_futures=True)
            raise
    return [each.result() for each in running]


class _Work:
    """The decisions of a match, each of which can be judged by itself."""

    def __init__(
        self, match: Match, seat: int, seed: str, stop: Stop, stand_ins: Container[int], effort: Effort
    ) -> None:
        self.match, self.seat, self.seed, self.effort = match, seat, seed, effort
        self.stop = Stop(None, stop)  # cancelled when one task fails, which isn't the caller's business
        self.stand_ins = stand_ins
        self.part = statistics.load(match.adapter.name)
        self.forced = 0

    def tasks(self) -> "list[Callable[[], Decision | Swing]]":
        """One for every unforced decision, in the order of the match."""
        return list(self._tasks())

    def _tasks(self) -> "Iterator[Callable[[], Decision | Swing]]":
        for step in self.match.steps():
            options = len(step.before.codes(step.seat))
            if options < 2:
                self.forced += step.seat == self.seat
            elif step.seat == self.seat:
                yield partial(self._own, step, options)
            else:
                yield partial(self._other, step)

    def _other(self, step: Step) -> Swing:
        change = swing(self._worlds(step), step.code, self.effort.others)[self.seat]
        return Swing(step.number, step.seat, round(float(change), 6))

    def _own(self, step: Step, options: int) -> Decision:
        judgement = judged(self._worlds(step), step.code, self.effort, self.part)
        instinct = judgement.outcomes.shares[:, -1, self.seat].mean()
        own = judgement.outcomes.shares[:, judgement.played, self.seat].mean() - instinct
        unjudged = self.part.unjudged(step.before.record, self.seat, step.code)
        nothing = Mean(0.0, 0.0)
        loss, points = (nothing, nothing) if unjudged else (judgement.loss, judgement.points)
        named = not unjudged and judgement.verdict != "fine"
        return Decision(
            number=step.number,
            kind=self.part.kind(step.before.record, self.seat, step.code),
            options=options,
            moves=_weighed(step, judgement),
            played=judgement.played,
            verdict="unjudged" if unjudged else judgement.verdict,
            loss=round(loss.value, 6),
            loss_error=round(loss.error, 6),
            points=round(points.value, 4),
            points_error=round(points.error, 4),
            before=round(float(instinct), 6),
            own=round(float(own), 6),
            worlds=self.effort.fresh,
            praise="" if unjudged else judgement.praise,
            reasons=reasons_for(self.match.adapter.name, judgement) if named else [],
            unjudged=unjudged,
            stand_in=step.number in self.stand_ins,
        )

    def _worlds(self, step: Step) -> Worlds:
        return Worlds(step.before, step.seat, self.seed, self.stop)

    def result(self, found: "list[Decision | Swing]") -> float:
        """The seat's share of the win; its chance in the last position, if the match has no end."""
        if self.match.over:
            winners = self.match.winners
            return round((self.seat in winners) / len(winners), 6)
        worlds = Worlds(self.match.position, self.seat, self.seed, self.stop)
        return round(standing(worlds, self.effort.fresh), 6)


def _weighed(step: Step, judgement: Judgement) -> list[Weighed]:
    """The judged moves with their figures."""
    typed, seat = step.adapter.typed, step.seat
    shares, leads = judgement.outcomes.shares[:, :, seat], judgement.outcomes.leads[:, :, seat]
    found = []
    for i, code in enumerate(judgement.codes):
        action = typed.decode(code, step.before.record)
        chance, lead, behind = mean(shares[:, i]), mean(leads[:, i]), mean(shares[:, 0] - shares[:, i])
        found.append(
            Weighed(
                msgspec.json.decode(msgspec.json.encode(action)),
                str(action),
                round(chance.value, 6),
                round(chance.error, 6),
                round(lead.value, 4),
                round(lead.error, 4),
                round(behind.value, 6),
                round(behind.error, 6),
            )
        )
    return found
