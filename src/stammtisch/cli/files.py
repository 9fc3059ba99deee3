"""Match files on disk."""

__all__ = [
    "cannot_read",
    "cannot_write",
    "check_published",
    "journal_folder",
    "made_folder",
    "read_match",
    "read_text",
    "read_warm",
    "refuse_existing",
    "shown",
    "typed_path",
    "write_match",
    "write_text",
]

import os
from pathlib import Path
from typing import TYPE_CHECKING

from .voice import Trouble, Voice, clean

if TYPE_CHECKING:
    from ..match.match import Match

LONGEST = 4_000_001  # one byte more than a match file may have, so that the library reports it


def read_text(path: Path) -> bytes:
    """What a file holds, as far as a match file could go. Raises Trouble with the system's reason."""
    try:
        with path.open("rb") as file:
            return file.read(LONGEST)
    except (OSError, ValueError) as error:
        raise cannot_read(path, error) from None


def cannot_read(path: Path, error: Exception) -> Trouble:
    """Why a file can't be read."""
    return Trouble("cli-cannot-read", file=shown(path), reason=_reason(error))


def read_match(path: Path) -> "Match":
    """The match in a file, every move checked."""
    from ..match.file import load

    return load(read_text(path))


def read_warm(path: Path, voice: Voice) -> bytes:
    """What a match file holds, after compiling the rules of its game."""
    text = read_text(path)
    if game := _game_in(text):
        from .warm import warm_up

        warm_up(game, voice)
    return text


def _game_in(text: bytes) -> str | None:
    """The game that a match file names, as far as that can be read."""
    import msgspec

    from ..games import GAMES

    class Named(msgspec.Struct):
        game: str

    try:
        name = msgspec.json.decode(text, type=Named).game
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    return name if name in GAMES else None


def typed_path(name: str) -> Path:
    """The path that somebody typed, in which `~` is their home."""
    try:
        return Path(name).expanduser()
    except RuntimeError:  # a user without a home
        return Path(name)


def refuse_existing(path: Path) -> None:
    """Raise Trouble if there is such a file already: no match is overwritten."""
    try:
        exists = path.exists()
    except OSError as error:
        raise cannot_write(path, error) from None
    if exists:
        raise Trouble("cli-file-exists", file=shown(path))


def check_published(path: Path, mark: str) -> None:
    """Let earlier figures be overwritten, which have this mark in quotes, but no other file of that name."""
    try:
        taken = path.exists() and f'"{mark}"' not in path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise cannot_write(path, error) from None
    if taken:
        raise Trouble("cli-file-exists", file=shown(path))


def journal_folder(name: str) -> Path:
    """Where a command keeps its journals if nobody says where."""
    from ..engine.compiler import cache_folder

    return cache_folder().parent / name


def made_folder(path: Path) -> Path:
    """A folder, made if it isn't there. Raises Trouble with the system's reason."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise cannot_write(path, error) from None
    return path


def write_match(path: Path, match: "Match") -> None:
    """Write a match: the whole file or none. Raises Trouble with the system's reason."""
    write_text(path, match.dump())


def write_text(path: Path, text: str) -> None:
    """Write a file: the whole of it or nothing. Raises Trouble with the system's reason."""
    beside = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except (OSError, ValueError) as error:
        beside.unlink(missing_ok=True)
        raise cannot_write(path, error) from None


def cannot_write(path: Path, error: Exception) -> Trouble:
    """Why a file can't be written."""
    return Trouble("cli-cannot-write", file=shown(path), reason=_reason(error))


def _reason(error: Exception) -> str:
    return clean(getattr(error, "strerror", None) or str(error), 120)


def shown(path: Path) -> str:
    """A path as it can be shown, and copied."""
    return clean(str(path), 1000)
