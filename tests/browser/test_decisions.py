"""A decision is made on purpose: not by a click too many, and not over something that was shown only just now."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import by_mouse
from tests.browser.players import await_turn, begin
from tests.browser.test_table import look

# The second click of a double click that falls when the button has just begun to say something else.
CLICK_WHEN_IT_CHANGES = """() => {
  window.clicks = 0;
  new MutationObserver(() => {
    const button = document.querySelector('[data-primary]');
    if (window.clicks === 0 && /^\\s*Final/.test(button?.textContent ?? '')) {
      window.clicks += 1;
      button.click();
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""
FINAL = re.compile(r"^\s*Final")


def decided(page: Page) -> list[str]:
    """What this player has done in the match, as the table has it."""
    seen = look(page, page.url.rpartition("/")[2])
    mine = [each for each in seen["happened"] if each["kind"] == "moved" and each["seat"] == seen["sight"]["viewer"]]
    return [event["event"] for each in mine for event in each["events"] if event.get("seat") == each["seat"]]


def choose_a_card(page: Page) -> None:
    """Put a card aside for the first bid."""
    begin(page, "score5", by_mouse)
    await_turn(page)
    page.locator(".hand [data-card] button").first.click()
    expect(page.locator("[data-primary]")).to_have_attribute("aria-disabled", "false")


def expect_laid_only(page: Page) -> None:
    """The bid lies, and is to be called final by a click of its own."""
    expect(page.locator("[data-primary]")).to_have_text(FINAL)
    expect(page.locator("[data-primary]")).to_have_attribute("aria-disabled", "false")
    assert decided(page) == ["bid_laid"]


@pytest.mark.parametrize("attempt", range(3))
def test_a_double_click_lays_a_bid_and_does_not_call_it_final(page: Page, attempt: int):
    choose_a_card(page)
    page.locator("[data-primary]").dblclick()
    expect_laid_only(page)


def test_a_click_that_falls_on_what_the_button_just_became_does_nothing(page: Page):
    choose_a_card(page)
    page.evaluate(CLICK_WHEN_IT_CHANGES)
    page.locator("[data-primary]").click()
    while page.evaluate("() => window.clicks") == 0:
        page.wait_for_timeout(20)
    expect_laid_only(page)


def test_a_double_click_on_bid_nothing_does_not_call_it_final_either(page: Page):
    begin(page, "score5", by_mouse)
    await_turn(page)
    page.evaluate(CLICK_WHEN_IT_CHANGES)
    page.get_by_role("button", name="Bid nothing").dblclick()
    expect_laid_only(page)


def test_a_key_that_is_held_down_decides_once(page: Page):
    choose_a_card(page)
    page.locator("[data-primary]").focus()
    page.keyboard.down("Enter")
    expect(page.locator("[data-primary]")).to_have_text(FINAL)
    expect(page.locator("[data-primary]")).to_have_attribute("aria-disabled", "false")
    page.locator("[data-primary]").focus()
    for _ in range(3):
        page.keyboard.down("Enter")  # a key that is held down repeats itself
    page.keyboard.up("Enter")
    expect_laid_only(page)
