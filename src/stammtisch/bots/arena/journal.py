"""The journal of an arena: what has been played so far, on disk, one line a deal."""

__all__ = ["Journal"]

from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec

from ...match.errors import BadOption
from ...match.notation import shortened
from .deals import Deal, Settings

FORMAT = "stammtisch arena 1"


class Journal:
    """Settings in the first line, then the deals in their order. Without a path nothing is kept.

    A journal of other settings is refused (BadOption), and so is a file that isn't a journal. A torn last line, as after
    a power cut, is dropped. A file that can't be opened or written raises OSError.
    """

    def __init__(self, path: Path | None, settings: Settings) -> None:
        self.path = path
        self.deals: list[Deal] = []
        self._header = msgspec.json.encode({"journal": FORMAT, **msgspec.to_builtins(settings)}) + b"\n"
        self._file: Any = None

    def __enter__(self) -> "Journal":
        if self.path:
            good = self._read(self.path) if self.path.exists() else 0
            self._file = self.path.open("r+b" if good else "wb")
            self._file.truncate(good)
            self._file.seek(good)
            if not good:
                self._write(self._header)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file:
            self._file.close()

    def add(self, deal: Deal) -> None:
        """Append a deal."""
        self.deals.append(deal)
        if self._file:
            self._write(msgspec.json.encode(deal) + b"\n")

    def _write(self, line: bytes) -> None:
        self._file.write(line)
        self._file.flush()

    def _read(self, path: Path) -> int:
        """Take in the deals of a file; returns how many of its bytes are good."""
        text = path.read_bytes()
        if self._header.startswith(text):
            return 0  # nothing yet, or torn in the first line
        header, *lines = text.splitlines(keepends=True)
        self._check(header, path)
        good = len(header)
        for number, line in enumerate(lines):
            try:
                deal = msgspec.json.decode(line, type=Deal)
            except (msgspec.MsgspecError, UnicodeError):
                deal = None
            if deal is None or deal.number != number or not line.endswith(b"\n"):
                if number == len(lines) - 1:
                    break
                raise BadOption("arena-journal-broken", file=shortened(str(path), 200), line=number + 2)
            self.deals.append(deal)
            good += len(line)
        return good

    def _check(self, header: bytes, path: Path) -> None:
        """Raise BadOption unless the first line is the one that belongs to these settings."""
        if header == self._header:
            return
        name = shortened(str(path), 200)
        try:
            theirs, ours = msgspec.json.decode(header, type=dict[str, Any]), msgspec.json.decode(self._header)
        except (msgspec.MsgspecError, UnicodeError):
            theirs, ours = {}, {}
        if theirs.get("journal") != FORMAT:
            raise BadOption("arena-journal-none", file=name)
        other = [field for field in ours if theirs.get(field) != ours[field]]
        raise BadOption("arena-journal-other", file=name, what=", ".join(other) or "?")
