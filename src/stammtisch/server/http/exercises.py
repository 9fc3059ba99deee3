"""Exercises as somebody is asked and told them: a position by what its player knew, and after an answer what was measured."""

__all__ = ["Asked", "MistakeAsked", "PackagedAsked", "judged"]

from typing import Any, NamedTuple, Protocol

import msgspec

from ...match.errors import StammtischError
from ...match.file import load
from ...match.game import find
from ...match.parts import has_part, part_of
from ...match.position import Position
from ...review.document import Decision, Weighed
from ...review.packaged import Exercise, Measured, differences_told
from ..runtime.heavy_work import Checkpoint
from . import wire, wire_exercise
from .reviews import happened_before

AnyPosition = Position[Any, Any]


class Asked(Protocol):
    """An exercise that somebody is asked. Its work takes a while, since a match may have to be replayed."""

    @property
    def ident(self) -> str:
        """By which it is known."""

    @property
    def game(self) -> str:
        """Of which game it is."""

    @property
    def kind(self) -> str:
        """Of which kind the decision is."""

    @property
    def seat(self) -> int:
        """Whose decision it is."""

    def position(self, checkpoint: Checkpoint) -> AnyPosition:
        """Where it is to be decided."""

    def question(self, checkpoint: Checkpoint) -> wire_exercise.ExerciseQuestion:
        """What is sent before somebody has answered."""

    def answered(self, action: Any, checkpoint: Checkpoint) -> wire_exercise.ExerciseAnswered:
        """What is told then. Raises what `Position.play` raises for an action that isn't allowed."""


class PackagedAsked(NamedTuple):
    """An exercise that came with the game."""

    game: str
    exercise: Exercise

    @property
    def ident(self) -> str:
        """By which it is known."""
        return self.exercise.ident

    @property
    def kind(self) -> str:
        """Of which kind the decision is."""
        return self.exercise.kind

    @property
    def seat(self) -> int:
        """Whose decision it is."""
        return self.exercise.seat

    def position(self, checkpoint: Checkpoint) -> AnyPosition:
        """In which all that the seat couldn't know has been dealt again."""
        return find(self.game).position(self.exercise.position)

    def question(self, checkpoint: Checkpoint) -> wire_exercise.ExerciseQuestion:
        """Nobody has a name, and nothing has just happened."""
        position, seat = self.position(checkpoint), self.seat
        nobody: list[wire.Player | None] = [None] * position.players
        return wire_exercise.ExerciseQuestion(
            self.ident, False, position.players, seat, position.view(seat), position.moves(seat), [], nobody
        )

    def answered(self, action: Any, checkpoint: Checkpoint) -> wire_exercise.ExerciseAnswered:
        """By what was measured when the exercise was made."""
        position, exercise = self.position(checkpoint), self.exercise
        chosen = _notation(position, self.seat, action)
        found = exercise.measured(chosen) if chosen else None
        if chosen and not found and not _is_comparable(position, self.seat, exercise.best, chosen):
            return wire_exercise.ExerciseAnswered(None)
        best, next_best = exercise.moves[:2]
        right = chosen == exercise.best
        other = found if found and not right else next_best
        return wire_exercise.ExerciseAnswered(
            right,
            _of_package(position, best),
            _of_package(position, other),
            "chose" if other is found else "next",
            found is not None,
            differences_told(self.game, other.why),
            exercise.worlds,
            exercise.kind,
        )


class MistakeAsked(NamedTuple):
    """A decision of somebody's own: the row of the exercise, and that of the match."""

    row: Any
    match: Any

    @property
    def ident(self) -> str:
        """By which it is known."""
        return str(self.row["id"])

    @property
    def game(self) -> str:
        """What was played."""
        return str(self.row["game"])

    @property
    def kind(self) -> str:
        """Of which kind the decision was."""
        return str(self.row["kind"])

    @property
    def seat(self) -> int:
        """Whose decision it was."""
        return int(self.row["seat"])

    def position(self, checkpoint: Checkpoint) -> AnyPosition:
        """As it was then."""
        return load(self.match["document"], checkpoint).at(self.row["number"] - 1)

    def question(self, checkpoint: Checkpoint) -> wire_exercise.ExerciseQuestion:
        """As its player saw it, with what had just happened."""
        match, number, seat = load(self.match["document"], checkpoint), self.row["number"], self.seat
        position, happened = match.at(number - 1), happened_before(match, seat, number)
        view, names = position.view(seat, match.options.memory), wire.players(self.match["names"])
        match.undo(number - 1)
        return wire_exercise.ExerciseQuestion(
            self.ident, True, position.players, seat, view, match.moves(seat), happened, names
        )

    def answered(self, action: Any, checkpoint: Checkpoint) -> wire_exercise.ExerciseAnswered:
        """By what the review found."""
        position, decision = self.position(checkpoint), msgspec.json.decode(self.row["document"], type=Decision)
        chosen, best = _notation(position, self.seat, action), decision.moves[0]
        found = next((each for each in decision.moves if each.move == chosen), None)
        if chosen and not found and not _is_comparable(position, self.seat, best.move, chosen):
            return wire_exercise.ExerciseAnswered(None)
        played, right = decision.moves[decision.played], chosen == best.move
        other = found if found and not right else played
        return wire_exercise.ExerciseAnswered(
            right,
            _of_review(best),
            _of_review(other),
            "played" if other is played else "chose",
            found is not None,
            decision.reasons if other is played else [],
            decision.worlds,
            decision.kind,
            self.row["match_id"],
            self.seat,
            decision.number,
        )


def judged(asked: Asked, action: Any, language: str, checkpoint: Checkpoint) -> wire.Judged:
    """Whether an action would be allowed, and if not, why not."""
    position = asked.position(checkpoint)
    try:
        position.allowed(asked.seat, action)
    except StammtischError as error:
        return wire.Judged(False, error.message, error.say(language), getattr(error, "rule", None))
    return wire.Judged(True)


def _notation(position: AnyPosition, seat: int, action: Any) -> str:
    """An action that is allowed, as the notation has it; nothing for none."""
    return "" if action is None else str(position.adapter.typed.decode(position.allowed(seat, action), position.record))


def _is_comparable(position: AnyPosition, seat: int, best: str, chosen: str) -> bool:
    """Whether the coach can hold a move against the best one at all."""
    game = position.adapter.name
    if not has_part(game, "craft/statistics.py"):
        return True
    code = position.code(chosen)
    return bool(
        part_of(game, "craft.statistics", "comparable").comparable(position.record, seat, position.code(best), [code])
    )


def _of_package(position: AnyPosition, move: Measured) -> wire_exercise.ExerciseMove:
    return wire_exercise.ExerciseMove(
        position.adapter.typed.parse(move.move), move.chance, move.behind, move.behind_error
    )


def _of_review(move: Weighed) -> wire_exercise.ExerciseMove:
    return wire_exercise.ExerciseMove(move.action, move.chance, move.behind, move.behind_error)
