"""Match files on disk."""

__all__ = ["read_match", "read_text", "refuse_existing", "write_match"]

import os
from pathlib import Path
from typing import TYPE_CHECKING

from .voice import Trouble, clean

if TYPE_CHECKING:
    from ..match import Match

LONGEST = 4_000_001  # one byte more than a match file may have, so that the library says what is wrong


def read_text(path: Path) -> bytes:
    """What a file holds, as far as a match file could go. Raises Trouble with the system's reason."""
    try:
        with path.open("rb") as file:
            return file.read(LONGEST)
    except (OSError, ValueError) as error:
        raise Trouble("cli-cannot-read", file=clean(str(path), 80), reason=_reason(error)) from None


def read_match(path: Path) -> "Match":
    """The match in a file, every move checked."""
    from ..match import load

    return load(read_text(path))


def refuse_existing(path: Path) -> None:
    """Raise Trouble if there is such a file already: nobody's match is written over."""
    if path.exists():
        raise Trouble("cli-file-exists", file=clean(str(path), 80))


def write_match(path: Path, match: "Match") -> None:
    """Write a match: the whole file or none. Raises Trouble with the system's reason."""
    beside = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        beside.write_text(match.dump(), encoding="utf-8")
        beside.replace(path)
    except (OSError, ValueError) as error:
        beside.unlink(missing_ok=True)
        raise Trouble("cli-cannot-write", file=clean(str(path), 80), reason=_reason(error)) from None


def _reason(error: Exception) -> str:
    return clean(getattr(error, "strerror", None) or str(error), 120)
