"""`stammtisch review`: what decided a match, what was luck, and which decisions cost most."""

__all__ = ["review"]

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from rich.table import Table
from rich.text import Text

from .files import read_warm
from .names import check_seat
from .voice import Given, Voice
from .warm import warm_up_review

if TYPE_CHECKING:
    from ..match.words import Words
    from ..review.document import Decision, Review

MOST_THREADS = 4
STYLES = {"slip": "act", "mistake": "wrong", "blunder": "wrong", "fine": "right", "unjudged": "quiet"}


def review(
    file: Path, /, *, voice: Given, seat: int = 0, json: Annotated[bool, Parameter(negative="")] = False
) -> None:
    """Judge every decision of a seat by what it knew, and split the result into luck and skill."""
    from ..match.file import load
    from ..review.document import dump
    from ..review.reviewing import review as judge

    match = load(read_warm(file, voice))
    check_seat(seat, match.players)
    warm_up_review(match.adapter.name, voice)
    with _Shown(voice) as shown:
        found = judge(match, seat, threads=min(MOST_THREADS, os.cpu_count() or 1), progress=shown.report)
    if json:
        print(dump(found).decode())
    else:
        _Told(found, voice).print()


class _Shown:
    """A progress bar on stderr, where that is a terminal."""

    def __init__(self, voice: Voice) -> None:
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        columns = (TextColumn(voice.say("cli-reviewing")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self.bar = Progress(*columns, console=voice.err, transient=True, disable=not voice.err.is_terminal)
        self.task = self.bar.add_task("", total=None)

    def __enter__(self) -> "_Shown":
        self.bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.bar.stop()

    def report(self, done: int, total: int) -> None:
        """So many decisions of so many are judged."""
        self.bar.update(self.task, completed=done, total=total)


class _Told:
    """A review as it is read in a terminal."""

    def __init__(self, found: "Review", voice: Voice) -> None:
        self.found, self.voice = found, voice
        self.names = [voice.say("cli-seat", number=seat) for seat in range(found.players)]

    def print(self) -> None:
        """The sums, the turning points, then the decisions that are worth a word."""
        say, split, counts = self.voice.tell, self.found.split, self.found.counts
        say("cli-review-head", "head", seat=self.found.seat, decisions=len(self.found.decisions), forced=counts.forced)
        say(
            "cli-review-split",
            initial=_percent(split.initial), own=_percent(split.own, True), others=_percent(split.others, True),
            chance=_percent(split.chance, True), result=_percent(split.result),
        )  # fmt: skip
        if not self.found.finished:
            say("cli-review-unfinished", "quiet")
        skill = self.found.skill
        if skill.points is not None:
            lost, error = self._spoken(_number(skill.points)), self._spoken(_number(skill.error))
            say("cli-review-skill", lost=lost, error=error, decisions=skill.decisions)
        say(
            "cli-review-counts",
            fine=counts.fine, slip=counts.slip, mistake=counts.mistake, blunder=counts.blunder, unjudged=counts.unjudged,
        )  # fmt: skip
        if self.found.turning_points:
            self.voice.out.print()
            say("cli-review-turning", "head")
            for each in self.found.turning_points:
                self.voice.out.print(Text.assemble((f"{each.number:>4}  ", "quiet"), self._spoken(each.words)))
        told = [each for each in self.found.decisions if each.praise or each.verdict in ("slip", "mistake", "blunder")]
        if told:
            self.voice.out.print()
            self.voice.out.print(self._table(told))

    def _table(self, decisions: "list[Decision]") -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="quiet", pad_edge=False)
        for column, way in (("number", "right"), ("verdict", "left"), ("loss", "right"), ("moves", "left")):
            table.add_column(self.voice.say(f"cli-review-{column}"), justify=way, vertical="top")  # type: ignore[arg-type]
        for each in decisions:
            table.add_row(*self._row(each))
        return table

    def _row(self, each: "Decision") -> Iterator[Text]:
        from ..review.wording import praise_words, verdict_words

        yield Text(str(each.number), "quiet")
        yield Text(self._spoken(verdict_words(each)), STYLES[each.verdict])
        is_named = each.verdict != "fine"
        yield Text(f"{_percent(-each.loss, True)} ± {_percent(each.loss_error)}" if is_named else "")
        played, praise = each.moves[each.played].move, praise_words(each)
        if not is_named:
            yield Text.assemble((played, "act"), "\n" + self._spoken(praise) if praise else "")
            return
        told = [self.voice.say("cli-review-instead", best=each.moves[0].move, played=played)]
        yield Text("\n".join([*told, *(self._spoken(reason.words) for reason in each.reasons)]))

    def _spoken(self, words: "Words") -> str:
        from ..match.words import spoken

        return spoken(words, self.names, self.voice.language)


def _percent(share: float, signed: bool = False) -> str:
    """A chance in per cent; with a sign, if it is a change."""
    number = round(100 * share)
    sign = "−" if number < 0 else "+" if signed else ""
    return f"{sign}{abs(number)} %"


def _number(value: float) -> "Words":
    from ..review.wording import number_words

    return number_words(value)
