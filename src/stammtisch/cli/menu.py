"""The moves to choose from: numbered, grouped by the first word of their notation, in columns."""

__all__ = ["Menu"]

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from .draw import Look

FEW = 9  # so many of a kind are always shown


class Menu:
    """All listed moves of a seat. Numbers count from 1 and hold until the next move."""

    def __init__(self, moves: Sequence[Any], describe: Callable[[Any], Text], look: Look) -> None:
        self.moves = moves
        self.describe = describe
        self.look = look
        self.kinds: dict[str, list[int]] = {}
        for index, move in enumerate(moves):
            self.kinds.setdefault(str(move).partition(" ")[0], []).append(index)

    def move(self, number: str) -> Any | None:
        """The move of that number, if the text is one of the numbers."""
        if number.isascii() and number.isdigit() and len(number) < 9 and 1 <= int(number) <= len(self.moves):
            return self.moves[int(number) - 1]
        return None

    def short(self) -> Iterator[Text]:
        """What is shown before every decision: few moves of a kind one by one, many of them as a line."""
        for kind, indices in self.kinds.items():
            if len(indices) <= FEW:
                yield from self._columns(indices)
            else:
                line = Text(f"  {indices[0] + 1:>3}–{indices[-1] + 1}  ", "quiet")
                line.append(kind, "bold").append("  ")
                yield line.append(self.look.say("cli-many", count=len(indices), kind=kind), "quiet")

    def full(self, kind: str = "") -> list[Text]:
        """All moves, or those whose notation begins like `kind`."""
        wanted = kind.lower().split()
        lines: list[Text] = []
        for indices in self.kinds.values():
            chosen = [i for i in indices if str(self.moves[i]).split()[: len(wanted)] == wanted]
            lines += self._columns(chosen)
        return lines

    def _columns(self, indices: Sequence[int]) -> Iterator[Text]:
        """Moves in as many columns as fit, to be read downwards."""
        if not indices:
            return
        widest = max(cell_len(str(self.moves[i])) for i in indices)
        cells = [self._cell(i, widest) for i in indices]
        width = max(cell.cell_len for cell in cells) + 3
        columns = 1 if self.look.plain else max(1, (self.look.width + 1) // width)
        height = -(-len(cells) // columns)
        for line in range(height):
            across = cells[line::height]
            yield Text().join([cell + Text(" " * (width - cell.cell_len)) for cell in across[:-1]] + across[-1:])

    def _cell(self, index: int, widest: int) -> Text:
        notation = str(self.moves[index])
        cell = Text.assemble((f"  {index + 1:>3}", "act"), "  ", (notation, "bold"))
        told = self.describe(self.moves[index])
        return cell + Text(" " * (widest - cell_len(notation) + 2)) + told if told else cell
