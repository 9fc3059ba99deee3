"""A picture of shares of the wins: dots with whiskers, as an SVG that is readable on a light and on a dark background."""

__all__ = ["Dot", "plot"]

from collections.abc import Sequence
from typing import NamedTuple
from xml.sax.saxutils import escape

ROW, TOP, BOTTOM, RIGHT = 28, 56, 52, 96  # pixels
SCALE = 420  # pixels from 0 to 100 %
LETTER = 7.3  # pixels of width, about
LONGEST = 48  # letters of a label

STYLE = """
    svg { color: #24292f; font: 13px system-ui, sans-serif }
    text { fill: currentColor }
    .head { font-weight: 600; font-size: 15px }
    .quiet { fill: #7d8590 }
    .grid { stroke: #7d8590; stroke-opacity: .3 }
    .fair { stroke: #7d8590; stroke-width: 1.5; stroke-dasharray: 4 3 }
    .whisker { stroke: #b8862b; stroke-width: 2 }
    .dot { fill: #b8862b }
    @media (prefers-color-scheme: dark) { svg { color: #e6edf3 } }
"""


class Dot(NamedTuple):
    """One row: what it is called, the share with its interval, and what would be fair."""

    label: str
    share: float
    low: float
    high: float
    fair: float


def plot(title: str, note: str, dots: Sequence[Dot]) -> str:
    """The picture, with the dots in the order in which they are given. `note` is printed below and explains the signs."""
    labels = [_cut(dot.label) for dot in dots]
    left = round(24 + LETTER * max(map(len, labels), default=0))
    width, height = left + SCALE + RIGHT, TOP + ROW * len(dots) + BOTTOM
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img">',
        f"<title>{escape(title)}</title>",
        f"<style>{STYLE}</style>",
        f'<text class="head" x="12" y="26">{escape(title)}</text>',
        *_grid(left, len(dots)),
    ]
    for row, (dot, label) in enumerate(zip(dots, labels, strict=True)):
        parts += _row(dot, label, left, TOP + ROW * row)
    parts += [f'<text class="quiet" x="12" y="{height - 10}">{escape(note)}</text>', "</svg>"]
    return "\n".join(parts) + "\n"


def _grid(left: int, rows: int) -> list[str]:
    """Lines at every fifth, with their figures below."""
    bottom = TOP + ROW * rows
    lines = []
    for tick in range(0, 101, 20):
        x = left + SCALE * tick / 100
        lines += [
            f'<line class="grid" x1="{x:.1f}" y1="{TOP}" x2="{x:.1f}" y2="{bottom}"/>',
            f'<text class="quiet" x="{x:.1f}" y="{bottom + 16}" text-anchor="middle">{tick} %</text>',
        ]
    return lines


def _row(dot: Dot, label: str, left: int, top: int) -> list[str]:
    low, share, high, fair = (left + SCALE * value for value in (dot.low, dot.share, dot.high, dot.fair))
    y = top + ROW / 2
    return [
        f'<text x="{left - 10}" y="{y + 4.5:.1f}" text-anchor="end">{escape(label)}</text>',
        f'<line class="fair" x1="{fair:.1f}" y1="{top}" x2="{fair:.1f}" y2="{top + ROW}"/>',
        f'<line class="whisker" x1="{low:.1f}" y1="{y:.1f}" x2="{high:.1f}" y2="{y:.1f}"/>',
        f'<circle class="dot" cx="{share:.1f}" cy="{y:.1f}" r="5"/>',
        f'<text x="{left + SCALE + 12}" y="{y + 4.5:.1f}">{dot.share:.1%}</text>',
    ]


def _cut(label: str) -> str:
    """A label that fits, without characters that XML doesn't allow."""
    plain = "".join(letter if letter.isprintable() else "?" for letter in label)
    return plain if len(plain) <= LONGEST else plain[: LONGEST - 1] + "…"
