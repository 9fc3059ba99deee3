"""How somebody reaches a button: with the mouse, with a finger, or with the keyboard alone."""

__all__ = ["HANDS", "Press", "by_keyboard", "by_mouse", "by_touch"]

from collections.abc import Callable

from playwright.sync_api import Locator, expect

Press = Callable[[Locator], None]
FAR = 150  # keys until somebody gives up

# Where the focus is: at the element itself, in its row (where arrow keys lead on, to the left or to the right), or elsewhere.
WHERE = """target => {
  const now = document.activeElement;
  if (now === target) return 'there';
  const row = target.closest('[data-arrows]');
  if (!row || !row.contains(now)) return 'elsewhere';
  return now.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING ? 'right' : 'left';
}"""
KEYS = {"elsewhere": "Tab", "right": "ArrowRight", "left": "ArrowLeft"}


def by_mouse(button: Locator) -> None:
    """A click."""
    button.click()


def by_touch(button: Locator) -> None:
    """A tap."""
    button.tap()


def by_keyboard(button: Locator) -> None:
    """Tab to its row, arrows within it, then Enter: no other way."""
    keyboard = button.page.keyboard
    for _ in range(FAR):
        where = button.evaluate(WHERE)
        if where == "there":
            expect(button).not_to_have_attribute("aria-disabled", "true")
            keyboard.press("Enter")
            return
        keyboard.press(KEYS[where])
    raise AssertionError(f"the keyboard doesn't lead to {button}")


HANDS: dict[str, Press] = {"mouse": by_mouse, "touch": by_touch, "keyboard": by_keyboard}
