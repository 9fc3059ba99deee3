"""What can be done with any browser: open a page, ask it something, and press with a real pointer."""

__all__ = ["PATIENCE", "Engine", "until"]

import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, TypeVar

PATIENCE = 60.0  # seconds: machines are busy sometimes
PAUSE = 0.1  # seconds between two looks
# The elements that are seen, with such a text in them.
SEEN = """((css, text) =>
  [...document.querySelectorAll(css)].filter((each) => each.checkVisibility() && each.textContent.includes(text)))"""
# Where to press the first of some elements: near its left edge, since cards lie over each other, once it is in sight and nothing
# lies over it.
POINT = """(([found]) => {
  if (!found) return null;
  found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = found.getBoundingClientRect();
  const [x, y] = [Math.round(box.left + Math.min(box.width / 2, 14)), Math.round(box.top + box.height / 2)];
  const hit = document.elementFromPoint(x, y);
  return hit && (found.contains(hit) || hit.contains(found)) ? [x, y] : null;
})"""

Found = TypeVar("Found")


def until(look: Callable[[], Found | None], what: str) -> Found:
    """Look again and again until something is found."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if found := look():
            return found
        time.sleep(PAUSE)
    raise AssertionError(f"waited in vain for {what}")


class Engine(ABC):
    """A browser with one window."""

    @abstractmethod
    def open(self, address: str) -> None:
        """Go to a page, and wait until it is loaded."""

    @abstractmethod
    def evaluate(self, expression: str) -> Any:
        """The value of an expression on the page, as JSON has it."""

    @abstractmethod
    def press_at(self, x: int, y: int) -> None:
        """Press and release the left button there."""

    @abstractmethod
    def reload(self) -> None:
        """Load the page once more."""

    def count(self, css: str, text: str = "") -> int:
        """How many elements are seen."""
        return int(self.evaluate(f"{SEEN}({css!r}, {text!r}).length"))

    def await_any(self, css: str) -> None:
        """Wait until something is seen."""
        until(lambda: self.count(css), css)

    def press(self, css: str) -> None:
        """Press the first such element, once it can be pressed."""
        self.press_at(*until(lambda: self.point_of(css), f"a place to press {css}"))

    def press_any(self, *choices: str) -> None:
        """Press the first element of the first choice that is there, if it can be pressed now."""
        css = next(filter(self.count, choices), None)
        if css and (point := self.point_of(css)):
            self.press_at(*point)

    def point_of(self, css: str, text: str = "") -> tuple[int, int] | None:
        """Where the first such element can be pressed now."""
        x, y = self.evaluate(f"{POINT}({SEEN}({css!r}, {text!r}))") or (None, None)
        return None if x is None or y is None else (x, y)
