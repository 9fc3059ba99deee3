"""What somebody is told of a review: everything but the solutions, and nothing that judges others who don't share theirs."""

__all__ = ["answer", "happened_before", "overview", "question", "tried"]

from collections.abc import Collection
from typing import Any

from ...match.errors import StammtischError
from ...match.file import load
from ...match.match import Match
from ...review import document
from ..runtime.heavy_work import Checkpoint
from ..store.seats import MatchSeats
from ..table.refusal import Refusal
from . import wire, wire_review


def overview(stored: str, row: Any, person: str, shared: Collection[int]) -> wire_review.Overview:
    """A review for a person who may see it, of a match in which these seats share theirs."""
    review = document.load(stored)
    hidden = MatchSeats(row).unshared(person, shared) - {review.seat}
    told = [_told(decision) for decision in review.decisions]
    return wire_review.Overview(
        review.game, review.players, review.seat, wire.players(row["names"]), row["ended"], review.scores, review.winners,
        review.length, review.split, review.skill, review.counts, review.kinds,
        [turn for turn in review.turning_points if turn.seat not in hidden],
        _in_sums(review.course) if hidden else review.course, told,
    )  # fmt: skip


def _told(decision: document.Decision) -> wire_review.ToldDecision:
    names = wire_review.ToldDecision.__struct_fields__
    return wire_review.ToldDecision(**{name: getattr(decision, name) for name in names})


def _in_sums(course: list[document.Moment]) -> list[document.Moment]:
    """A course in which what came between two decisions of the seat's own is one moment."""
    kept: list[document.Moment] = []
    for moment in course:
        last = kept[-1] if kept else None
        if moment.cause in ("start", "own"):
            kept.append(moment)
        elif last and last.cause == "others":
            kept[-1] = _between(moment, round(last.change + moment.change, 6))
        else:
            kept.append(_between(moment, moment.change))
    return kept


def _between(moment: document.Moment, change: float) -> document.Moment:
    return document.Moment(moment.number, "others", None, change, moment.chance)


def answer(stored: str, number: int) -> wire_review.ReviewAnswer:
    """The judgement of a decision. Raises Refusal."""
    return wire_review.ReviewAnswer(_decision(stored, number))


def question(row: Any, stored: str, seat: int, number: int, checkpoint: Checkpoint) -> wire_review.ReviewQuestion:
    """The table before a decision, as its seat saw it. Raises Refusal or BadMatchFile."""
    _decision(stored, number)
    match = load(row["document"], checkpoint)
    position, moves = match.at(number - 1), match.copy()
    moves.undo(number - 1)
    happened = happened_before(match, seat, number)
    view = position.view(seat, match.options.memory)
    return wire_review.ReviewQuestion(number, view, moves.moves(seat), happened)


def happened_before(match: Match, seat: int, number: int) -> list[Any]:
    """What the seat saw before move `number`: of the last move that it saw something of."""
    for step in reversed(list(match.steps())[: number - 1]):
        if events := step.events(seat):
            return [match.adapter.typed.words(event) for event in events]
    return []


def tried(row: Any, seat: int, number: int, action: Any, language: str, checkpoint: Checkpoint) -> wire.Judged:
    """Whether an action would have been allowed instead of a decision, and if not, why not. Raises Refusal."""
    match = load(row["document"], checkpoint)
    if not 1 <= number <= len(match.moves_made) or match.moves_made[number - 1][0] != seat:
        raise Refusal("no-such-decision", 404)
    match.undo(number - 1)
    try:
        match.check_length(seat, match.position.allowed(seat, action))
    except StammtischError as error:
        return wire.Judged(False, error.message, error.say(language), getattr(error, "rule", None))
    return wire.Judged(True)


def _decision(stored: str, number: int) -> document.Decision:
    found = next((each for each in document.load(stored).decisions if each.number == number), None)
    if found is None:
        raise Refusal("no-such-decision", 404)
    return found
