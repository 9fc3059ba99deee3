"""Whole matches against bots, by mouse, by touch and by the keyboard alone."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.hands import by_keyboard, by_mouse, by_touch
from tests.browser.players import PLAYERS, await_that, await_turn, begin, play_to_the_end

PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True, "device_scale_factor": 2}
MOST_TURNS = 400
FOCUSED = "document.activeElement !== document.body"


@pytest.mark.parametrize("game", ["alhambra", "scout"])
def test_a_whole_match_with_the_mouse(page: Page, game: str):
    begin(page, game, by_mouse)
    play_to_the_end(page, game, by_mouse)
    assert page.locator("#ending").inner_text()
    page.locator(".ending summary").click()
    page.locator("[data-verify]").click()
    expect(page.locator(".holds")).to_contain_text("It holds")


@pytest.mark.parametrize("game", ["score5", "alhambra", "scout"])
def test_a_whole_match_with_the_keyboard_alone_never_loses_the_focus(page: Page, game: str):
    begin(page, game, by_keyboard, players=2)
    for _ in range(MOST_TURNS):
        await_turn(page)
        await_that(page, FOCUSED)  # nobody has to begin at the top of the page again
        if page.locator(".ending").count():
            break
        PLAYERS[game](page, by_keyboard)
    by_keyboard(page.locator("[data-rematch]"))
    expect(page.locator(".ending")).to_have_count(0)
    await_that(page, FOCUSED)


def test_a_whole_match_by_touch_on_a_phone(browser: Browser, base_url: str):
    with browser.new_context(**PHONE, base_url=base_url) as context:
        page = context.new_page()
        begin(page, "score5", by_touch, players=3)
        play_to_the_end(page, "score5", by_touch)
        expect(page.locator(".ending")).to_be_visible()
