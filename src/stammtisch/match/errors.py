"""What can go wrong, each with a sentence in the reader's language. When one of these is raised, nothing has changed."""

__all__ = [
    "BadMatchFile", "BadNotation", "BadOption", "IllegalAction", "MissingPart", "StammtischError", "TooLong", "UnknownGame",
]  # fmt: skip

from typing import Any

from ..messages import say


class StammtischError(Exception):
    """An error that says what was expected. `str(error)` is English; `error.say("de")` speaks the reader's language."""

    def __init__(self, message: str, **arguments: Any) -> None:
        super().__init__(message, arguments)
        self.message = message
        self.arguments = arguments

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.args, self.__dict__)

    def say(self, language: str = "en") -> str:
        """The sentence in `language`."""
        return say(self.message, language, **self.arguments)

    def __str__(self) -> str:
        return self.say()


def _again(kind: type[StammtischError], args: tuple[Any, ...], parts: dict[str, Any]) -> StammtischError:
    """An error that comes from another process."""
    error = kind.__new__(kind, *args)
    error.__dict__.update(parts)
    return error


class UnknownGame(StammtischError, LookupError):
    """No game of that name."""


class MissingPart(StammtischError, ImportError):
    """A game's folder lacks a file, or a file lacks something that it has to offer."""


class BadNotation(StammtischError, ValueError):
    """A text (or a value) that isn't an action, a card or a position."""


class BadOption(StammtischError, ValueError):
    """A table option, a number of players or a seed that isn't possible."""


class BadMatchFile(StammtischError, ValueError):
    """A match file that is broken, or doesn't hold what it claims."""


class TooLong(StammtischError):
    """A match that has gone on for so long that it has to come to an end."""


class IllegalAction(StammtischError):
    """An action that the rules don't allow now. `rule` is the rule's number, such as `SC-12`."""

    def __init__(self, rule: str, part: int, seat: int) -> None:
        super().__init__(f"{rule}-{part}")
        self.rule = rule
        self.part = part
        self.seat = seat

    def say(self, language: str = "en") -> str:
        """The sentence in `language`, with the rule's number."""
        return f"{super().say(language)} ({self.rule})"
