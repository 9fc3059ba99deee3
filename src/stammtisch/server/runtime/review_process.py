"""The process that makes one review: of the lowest priority, so that nobody who plays waits for it.

It reads one line of JSON, and writes lines: how far it is, and at last the review. It ends when its server does.
"""

__all__ = ["Job", "main"]

import sys

import msgspec
from msgspec import Struct

from ...match.file import load
from ...review.document import dump
from ...review.judging import STANDARD, Effort
from ...review.reviewing import review
from .server_process import end_with_the_server, tell


class Job(Struct, frozen=True):
    """What is to be reviewed, and by how many threads. `worlds` is how many a move is judged in; 0 for as many as it takes."""

    document: str
    seat: int
    stand_ins: list[int]
    threads: int
    worlds: int = 0


def main() -> None:
    """Make the review that is asked for on the first line of the input."""
    job = msgspec.json.decode(sys.stdin.readline(), type=Job)
    end_with_the_server()
    made = review(
        load(job.document),
        job.seat,
        threads=job.threads,
        progress=lambda done, total: tell(f"{done} {total}"),
        stand_ins=frozenset(job.stand_ins),
        effort=_effort(job.worlds),
    )
    tell(dump(made).decode())


def _effort(worlds: int) -> Effort:
    return Effort(first=worlds, more=worlds, fresh=worlds, second=worlds, others=worlds) if worlds else STANDARD
