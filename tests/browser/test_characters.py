"""The bots at the table as people see them: faces, names, sentences, reactions, and who may choose."""

from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.browser.hands import by_keyboard, by_mouse
from tests.browser.players import PLAYERS, await_turn, begin, in_every_language, like
from tests.browser.test_looks import CLIPPED, RAW, violations

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "is_mobile": True, "has_touch": True}
MOST_TURNS = 300  # about five matches
KEEP_BUBBLES = """
  window.bubbles = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node.nodeType === 1)
          for (const bubble of node.matches('[data-bubble]') ? [node] : node.querySelectorAll('[data-bubble]'))
            bubbles.push(bubble.textContent);
  }).observe(document, { childList: true, subtree: true });
"""
WIDER = "() => document.documentElement.scrollWidth - innerWidth"


def checked(page: Page) -> None:
    """Nothing is cut off or too wide, no message is missing, and screen readers find their way."""
    assert page.evaluate(WIDER) <= 0
    assert page.evaluate(CLIPPED) == []
    assert not RAW.search(page.locator("body").inner_text())
    assert violations(page) == []


def test_a_press_on_a_face_tells_how_somebody_plays_in_every_language(browser: Browser, base_url: str):
    with browser.new_context(base_url=base_url, **PHONE) as context:
        page = context.new_page()
        begin(page, "alhambra", by_mouse, players=4, level="newcomer")
        for _ in in_every_language(page):
            faces = page.locator("[data-who]")
            expect(faces).to_have_count(3)
            assert len(set(faces.evaluate_all("all => all.map(each => each.dataset.who)"))) == 3
            for number in range(3):
                by_keyboard(faces.nth(number))
                expect(page.locator(".style")).to_have_count(1)
                checked(page)
                page.keyboard.press("Escape")
                expect(page.locator(".style")).to_have_count(0)


def test_the_host_chooses_who_comes_and_whether_they_react(browser: Browser, base_url: str):
    with browser.new_context(base_url=base_url, **PHONE) as context:
        page = context.new_page()
        like(page, name="Ada")
        page.goto("/friends/scout")
        page.locator("form .brass").click()
        page.locator("[data-room]").wait_for()
        page.locator("[data-chair='1'] button").first.click()
        page.get_by_role("button", name="A bot", exact=True).click()
        page.locator("[data-chair='1'] img[data-face]").wait_for()
        page.locator("[data-chair='1'] button").first.click()
        page.get_by_label("This bot is").select_option("luca")
        expect(page.locator("[data-chair='1'] img[data-face=luca]")).to_be_visible()
        expect(page.locator("[data-style]")).to_contain_text("trump")
        checked(page)
        page.get_by_label("Bots react now and then").uncheck()
        expect(page.get_by_label("Bots react now and then")).not_to_be_checked()


def test_a_bot_reacts_to_what_everyone_saw(page: Page):
    page.add_init_script(KEEP_BUBBLES)
    begin(page, "scout", by_mouse, players=3, level="newcomer")
    for _ in range(MOST_TURNS):
        await_turn(page)
        if page.evaluate("() => bubbles.length"):
            break
        if page.locator(".ending").count():
            begin(page, "scout", by_mouse)
        else:
            PLAYERS["scout"](page, by_mouse)
    reactions = page.evaluate("() => bubbles")
    assert reactions
    assert set(reactions) <= set("👍👏😀😮😅🤔🍻")
