"""The moves to choose from: numbered, in the groups that the game gives them, in columns."""

__all__ = ["Menu"]

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from .draw import Group, Look

FEW = 4  # lines of a group that are shown move by move; of the first group, twice as many
ROOM = 12  # lines of all groups
MOST_COLUMNS = 4


class Menu:
    """All listed moves of a seat. Numbers count from 1 and hold until the next move."""

    def __init__(self, groups: Sequence[Group], describe: Callable[[Any], Text], look: Look) -> None:
        self.groups, self.describe, self.look = groups, describe, look
        self.moves = [move for group in groups for move in group.moves]

    def move(self, number: int) -> Any | None:
        """The move of that number, if there is one."""
        return self.moves[number - 1] if 1 <= number <= len(self.moves) else None

    def short(self) -> Iterator[Text]:
        """What is shown before every decision: small groups move by move, large ones as a line; never a screenful."""
        room = ROOM
        for first, group in self._numbered():
            rest = Group(self.look.say("cli-rest"), self.moves[first:])
            if room == 1 and len(rest.moves) > len(group.moves):
                yield self._heading(first, rest)
                return
            lines = self._lines(first, group, min(room - 1, FEW if first else 2 * FEW))
            yield from lines
            room -= len(lines)

    def full(self, wish: str = "") -> list[Text]:
        """All moves; those of a range of numbers (`12-31`); or those that have all the words (`take left`)."""
        lines: list[Text] = []
        for first, group in self._numbered():
            chosen = [i for i in range(first, first + len(group.moves)) if self._is_wished(i, wish)]
            if chosen and len(self.groups) > 1:
                lines.append(Text(f"  {group.title}", "head"))
            lines += self._columns(chosen)
        return lines

    def _lines(self, first: int, group: Group, limit: int) -> list[Text]:
        """A group move by move if that doesn't take too many lines, else as one line."""
        if len(group.moves) <= limit * MOST_COLUMNS:
            lines = list(self._columns(range(first, first + len(group.moves))))
            if len(lines) <= limit:
                return lines
        return [self._heading(first, group)]

    def _numbered(self) -> Iterator[tuple[int, Group]]:
        """Every group with the index of its first move."""
        first = 0
        for group in self.groups:
            yield first, group
            first += len(group.moves)

    def _is_wished(self, index: int, wish: str) -> bool:
        if found := re.fullmatch(r"([0-9]{1,8}) ?[-–] ?([0-9]{1,8})", wish.strip()):
            return int(found[1]) <= index + 1 <= int(found[2])
        return set(wish.lower().split()) <= set(str(self.moves[index]).lower().split())

    def _heading(self, first: int, group: Group) -> Text:
        last = first + len(group.moves)
        told = self.look.say("cli-many", count=len(group.moves), first=str(first + 1), last=str(last))
        return Text.assemble((f"  {first + 1:>3}–{last}  ", "act"), (group.title, "bold"), "  ", (told, "quiet"))

    def _columns(self, indices: Sequence[int]) -> Iterator[Text]:
        """Moves in as many columns as fit, to be read downwards."""
        if not indices:
            return
        widest = max(cell_len(str(self.moves[i])) for i in indices)
        cells = [self._cell(self.moves[i], i + 1, widest) for i in indices]
        width = max(cell.cell_len for cell in cells) + 2
        columns = 1 if self.look.plain else min(MOST_COLUMNS, max(1, (self.look.width + 2) // width))
        height = -(-len(cells) // columns)
        for line in range(height):
            across = cells[line::height]
            yield Text().join([cell + Text(" " * (width - cell.cell_len)) for cell in across[:-1]] + across[-1:])

    def cell(self, move: Any, widest: int) -> Text:
        """A move with its number (if it is listed), its notation and what it means."""
        return self._cell(move, self.moves.index(move) + 1 if move in self.moves else None, widest)

    def _cell(self, move: Any, number: int | None, widest: int) -> Text:
        notation = str(move)
        cell = Text.assemble((f"  {number or '':>3}", "act"), "  ", (notation, "bold"))
        told = self.describe(move)
        return cell + Text(" " * (widest - cell_len(notation) + 2)) + told if told else cell
