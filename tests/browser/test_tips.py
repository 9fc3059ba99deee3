"""Tips in a first match: beside what they speak of, in every language, and over nothing that must be seen."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.hands import by_mouse
from tests.browser.players import PLAYERS, await_that, await_turn, begin
from tests.browser.test_looks import CLIPPED, RAW, violations

SIZES = {"small": {"width": 360, "height": 740}, "desktop": {"width": 1280, "height": 800}}
# What a tip lies over, and must not, unless something else lies over that anyway. It finds its place again and again, so this is
# waited for.
COVERED = """() => {
  const tip = document.querySelector('[data-tip].placed')?.getBoundingClientRect();
  const over = (box) => tip && box.width && box.left < tip.right - 1 && tip.left < box.right - 1
    && box.top < tip.bottom - 1 && tip.top < box.bottom - 1;
  const kept = 'header, .recap, [data-anchor^=seat-], [data-bar], [data-card], .tableau';
  const seen = (each, box) => {
    const x = (Math.max(box.left, tip.left) + Math.min(box.right, tip.right)) / 2;
    const y = (Math.max(box.top, tip.top) + Math.min(box.bottom, tip.bottom)) / 2;
    return document.elementsFromPoint(x, y).find((top) => !top.closest('[data-tip], .light'))?.closest(kept) === each;
  };
  const covered = (each) => {
    const box = each.getBoundingClientRect();
    return each.checkVisibility() && over(box) && seen(each, box);
  };
  return [...document.querySelectorAll(kept)].filter(covered).map((each) => each.outerHTML.slice(0, 120));
}"""
BEYOND = """() => [...document.querySelectorAll('[data-tip], [data-tip] button')]
  .map((each) => [each, each.getBoundingClientRect()])
  .filter(([, box]) => box.left < 0 || box.right > innerWidth || box.bottom > innerHeight || box.top < 0)
  .map(([each]) => each.outerHTML.slice(0, 120))"""


def look(page: Page) -> None:
    """There is a tip, and it is in nobody's way."""
    await_that(page, f"({COVERED})().length === 0")
    assert page.evaluate(BEYOND) == []
    assert page.evaluate(CLIPPED) == []
    assert not RAW.search(page.locator("[data-tip]").inner_text())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "language"), [("score5", "de"), ("alhambra", "fr"), ("scout", "it")])
def test_a_tip_lies_over_nothing_that_must_be_seen(
    browser: Browser, base_url: str, game: str, language: str, size: str
):
    with browser.new_context(viewport=SIZES[size], base_url=base_url) as context:
        page = context.new_page()
        theme = "dark" if size == "small" else "light"
        begin(page, game, by_mouse, guided=[], theme=theme, language=language, players=3)
        tip = page.locator("[data-tip]")
        expect(tip).to_be_visible()
        look(page)
        assert violations(page) == []
        if size == "small":
            page.locator("[data-tip-open]").click()
            expect(page.locator("[data-guide-skip]")).to_be_visible()
            assert page.evaluate(BEYOND) == []


def test_show_me_selects_what_a_tip_speaks_of_and_the_tip_is_gone_with_the_decision(page: Page):
    begin(page, "alhambra", by_mouse, guided=[], players=3)
    page.locator("[data-tip=alhambra-page-guide-goal]").wait_for()
    PLAYERS["alhambra"](page, by_mouse)
    await_turn(page)
    expect(page.locator("[data-tip=alhambra-page-guide-goal]")).to_have_count(0)
    page.locator("[data-tip] [data-show-me], [data-tip=alhambra-page-guide-exact]").first.wait_for()
    if page.locator("[data-tip] [data-show-me]").count():
        page.locator("[data-tip] [data-show-me]").click()
        expect(page.locator("[data-primary]")).to_have_attribute("aria-disabled", "false")
