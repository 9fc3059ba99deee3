"""What the pictures of all games have in common: cards in rows, who sits where, lines of text."""

__all__ = ["Face", "Group", "Look", "flow", "points", "row", "score_table", "seat_table"]

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.table import Table
from rich.text import Text, TextType

from ..voice import Voice

INDENT = 2
TALL = 34  # lines of a screen that has room for a table with framed cards


@dataclass(frozen=True)
class Look:
    """For whom it is drawn, and how. `plain` is for pipes and screen readers: everything is written line by line."""

    voice: Voice
    names: Sequence[str]
    plain: bool

    @property
    def width(self) -> int:
        """Columns to draw in."""
        return min(self.voice.out.width, 110)

    @property
    def flat(self) -> bool:
        """Whether a row of cards is one line of words: when it is plain, or where the screen is too low for frames."""
        return self.plain or self.voice.out.height < TALL

    def say(self, message: str, **arguments: object) -> str:
        """A sentence in the reader's language."""
        return self.voice.say(message, **arguments)

    def line(self, message: str, style: str = "", **arguments: object) -> Text:
        """A sentence as a line of its own."""
        return Text(" " * INDENT + self.say(message, **arguments), style)


class Group(NamedTuple):
    """Moves that are listed together."""

    title: str
    moves: list[Any]


class Face(NamedTuple):
    """A card: the lines inside its frame, each with a style, the frame's style, and the card in one word."""

    lines: tuple[tuple[str, str], ...]
    frame: str
    word: Text


def flow(first: Text, parts: Sequence[Text], look: Look) -> Iterator[Text]:
    """Parts one after the other after a heading, none of them broken, in as many lines as it takes."""
    line, empty = first, first.cell_len <= INDENT
    for part in parts:
        if line.cell_len + 2 + part.cell_len > look.width and not empty:
            yield line
            line, empty = Text(" " * INDENT), True
        line = line + Text("" if empty else "  ") + part
        empty = False
    yield line


def row(faces: Sequence[Face], look: Look, labels: Sequence[object] = ()) -> Iterator[Text]:
    """Cards side by side, in as many rows as it takes, with a label under each."""
    if not faces:
        return
    if look.flat:
        yield from flow(Text(" " * INDENT), _words(faces, labels), look)
        return
    inner = max(cell_len(text) for face in faces for text, _ in face.lines)
    fits = max(1, (look.width - INDENT) // (inner + 2))
    for start in range(0, len(faces), fits):
        yield from _drawn(faces[start : start + fits], inner, [str(label) for label in labels[start : start + fits]])


def _words(faces: Sequence[Face], labels: Sequence[object]) -> list[Text]:
    words = [face.word for face in faces]
    if not labels:
        return words
    return [Text.assemble((f"{label}:", "quiet"), word) for label, word in zip(labels, words, strict=True)]


def _drawn(faces: Sequence[Face], inner: int, labels: Sequence[str]) -> Iterator[Text]:
    margin = " " * INDENT
    yield Text(margin) + Text().join(Text(f"╭{'─' * inner}╮", face.frame) for face in faces)
    for i in range(max(len(face.lines) for face in faces)):
        line = Text(margin)
        for face in faces:
            text, style = face.lines[i] if i < len(face.lines) else ("", "")
            line.append("│", face.frame).append(_centred(text, inner), style).append("│", face.frame)
        yield line
    yield Text(margin) + Text().join(Text(f"╰{'─' * inner}╯", face.frame) for face in faces)
    if labels:
        yield Text(margin + "".join(_centred(label, inner + 2) for label in labels).rstrip(), "quiet")


def _centred(text: str, width: int) -> str:
    """A text in the middle, a little to the right if it doesn't come out even, so that numbers keep their column."""
    room = width - cell_len(text)
    return " " * (room - room // 2) + text + " " * (room // 2)


def seat_table(
    look: Look, to_act: Sequence[int], own: int | None, columns: Sequence[TextType], facts: Sequence[Sequence[TextType]]
) -> Table:
    """Everybody at the table with a row of facts; an arrow for each player who may act, and the reader's own name stands out."""
    table = Table(box=None, padding=(0, 1), header_style="quiet", pad_edge=False)
    table.add_column("", width=1)
    table.add_column("", no_wrap=True)
    for column in columns:
        table.add_column(column, justify="right")
    for seat, values in enumerate(facts):
        acts = seat in to_act
        name = Text(look.names[seat], "act" if acts else "bold" if seat == own else "")
        table.add_row(Text("▶" if acts else "", "act"), name, *values)
    return table


def score_table(
    look: Look,
    columns: Sequence[str],
    rows: Sequence[Sequence[int | None]],
    winners: Sequence[int],
    totals: Sequence[int],
) -> Table:
    """Points by seat and round (or scoring, or family), with the totals; winners are marked."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1), header_style="quiet", pad_edge=False)
    table.add_column("")
    for column in columns:
        table.add_column(column, justify="right")
    table.add_column(look.say("cli-total"), justify="right", style="bold")
    for seat, values in enumerate(rows):
        style = "act" if seat in winners else ""
        name = f"{'★' if seat in winners else ' '} {look.names[seat]}"
        table.add_row(Text(name, style), *(points(value) for value in values), Text(points(totals[seat]), style))
    return table


def points(number: int | None) -> str:
    """A number with a true minus sign; a dash for none."""
    return "–" if number is None else str(number).replace("-", "−")
