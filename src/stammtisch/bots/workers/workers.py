"""What all workers have in common, and the simplest of them: this process itself."""

__all__ = ["Here", "Workers", "workers_of"]

from collections.abc import Generator, Sequence
from types import TracebackType
from typing import Any, Self

from ..seen import Stop
from .job import Job


class Workers:
    """Do the items of a job. Leave them as a context manager: what they have started ends then."""

    def results(self, job: Job, items: Sequence[Any]) -> Generator[Any]:
        """The results, in the order of the items. Closing the generator stops the work."""
        raise NotImplementedError

    def strength(self) -> tuple[int, int] | None:
        """How many machines they are just now, and how many processes; None if it is this machine alone."""
        return None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """End what has been started."""


class Here(Workers):
    """This process, one item after the other."""

    def results(self, job: Job, items: Sequence[Any]) -> Generator[Any]:
        """The results, in the order of the items."""
        for item in items:
            yield job.do(item, Stop())


def workers_of(wish: Workers | int | None) -> Workers:
    """Workers as they are, or so many processes of this machine: 1 is this one, None is one for each core."""
    from .processes import Processes

    return wish if isinstance(wish, Workers) else Processes(wish)
