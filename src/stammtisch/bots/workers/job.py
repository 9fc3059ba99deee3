"""What is handed out: a job and its items."""

__all__ = ["Job", "WorkerDied"]

from typing import Any, Protocol

from ...match.errors import StammtischError
from ..seen import Stop


class Job(Protocol):
    """Something that can be done anywhere, one item at a time. It can be pickled."""

    @property
    def game(self) -> str:
        """The game that it is about: workers on other machines compare its rules and bots with ours."""
        ...

    def prepare(self) -> None:
        """Compile what it needs. It is called before the first item on each machine, by one process at a time."""
        ...

    def do(self, item: Any, stop: Stop) -> Any:
        """The result, which depends on the job and the item alone; None if `stop` was due before it was there."""
        ...


class WorkerDied(StammtischError):
    """A process is gone: what it ran has crashed it, or the system ended it."""
