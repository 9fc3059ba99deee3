"""The lessons: offered to newcomers, played on the real table, and the way from there to a first match."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.hands import Press, by_keyboard, by_mouse, by_touch
from tests.browser.players import like

GAMES = ("score5", "alhambra", "scout")
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}


def learn(page: Page, press: Press) -> int:
    """Go through a lesson: have each step shown, and do it. Returns how many great moments were told."""
    told = 0
    press(page.locator("[data-lesson-begin]"))
    while True:
        page.locator("[data-step][data-done=false], [data-lesson-play]").first.wait_for()
        if page.locator("[data-lesson-play]").count():
            return told
        name = page.locator("[data-step]").get_attribute("data-step")
        press(page.locator("[data-show-me]"))
        press(page.locator("[data-primary]"))
        told += go_on(page, name or "")
        press(page.locator("[data-lesson-next]"))


def go_on(page: Page, name: str) -> int:
    """Until a step is done; great moments are skipped, and counted."""
    told = 0
    done = page.locator(f"[data-step={name}][data-done=true]")
    while not done.count():
        page.locator(f"[data-step={name}][data-done=true], [data-stage]").first.wait_for()
        if page.locator("[data-stage]").count():
            told += 1
            page.keyboard.press("Escape")
            page.wait_for_timeout(100)
    return told


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_on_a_phone_in_german(browser: Browser, base_url: str, game: str):
    with browser.new_context(**PHONE, base_url=base_url) as context:
        page = context.new_page()
        like(page, language="de", taught=[], guided=[])
        page.goto(f"/lesson/{game}")
        expect(page.get_by_text("Das Ziel")).to_be_visible()
        learn(page, by_touch)
        expect(page.locator("[data-lesson-play]")).to_contain_text("spielen")
        assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_on_a_desktop_in_english_tells_its_great_moments(browser: Browser, base_url: str, game: str):
    with browser.new_context(**DESKTOP, base_url=base_url) as context:
        page = context.new_page()
        like(page, speed="fast", taught=[], guided=[])
        page.goto(f"/lesson/{game}")
        assert learn(page, by_mouse) > 0
        page.locator("[data-lesson-again]").click()
        page.locator("[data-lesson-begin]").wait_for()


def test_a_lesson_by_keyboard_alone_with_a_wrong_try_that_the_rule_answers(page: Page):
    like(page, taught=[], guided=[])
    page.goto("/lesson/scout")
    by_keyboard(page.locator("[data-lesson-begin]"))
    page.locator("[data-step=show]").wait_for()
    hand = page.get_by_role("list", name=re.compile("^Your hand"))
    by_keyboard(hand.get_by_role("button").first)
    by_keyboard(page.locator("[data-primary]"))
    expect(page.locator(".nudge")).to_be_visible()  # allowed, but not what is asked for
    page.keyboard.press("Escape")
    by_keyboard(hand.get_by_role("button").nth(1))
    by_keyboard(hand.get_by_role("button").nth(2))
    by_keyboard(page.locator("[data-primary]"))
    go_on(page, "show")
    page.keyboard.press("Enter")  # the focus is on the way on
    page.locator("[data-step=beat]").wait_for()
    by_keyboard(hand.get_by_role("button").first)
    expect(page.locator("[data-bar] .why")).to_contain_text("SC-12")
    page.keyboard.press("Escape")
    by_keyboard(page.locator("[data-show-me]"))
    by_keyboard(page.locator("[data-primary]"))
    go_on(page, "beat")
    assert page.evaluate("document.activeElement !== document.body")


def test_a_newcomer_finds_the_lesson_and_comes_from_it_to_a_table(page: Page):
    page.goto("/")
    page.locator("[data-learn=scout]").click()
    page.locator("[data-lesson-skip]").click()
    page.locator("[data-learn=scout]").click()
    learn(page, by_mouse)
    page.locator("[data-lesson-play]").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("[data-offer]")).to_have_count(0)


def test_a_first_match_offers_the_lesson_and_one_comes_back_to_the_same_table(page: Page):
    like(page, taught=[], guided=[])
    page.goto("/")
    page.locator("[data-play=alhambra]").click()
    page.wait_for_url("**/table/*")
    table = page.url
    page.locator("[data-offer] [data-learn]").click()
    learn(page, by_mouse)
    page.locator("[data-lesson-play]").click()
    page.wait_for_url(table)
    page.locator(".expected.mine, [data-primary]").first.wait_for()
    expect(page.locator("[data-offer]")).to_have_count(0)


def test_the_lesson_can_be_declined_at_the_table(page: Page):
    like(page, taught=[], guided=[])
    page.goto("/")
    page.locator("[data-play=scout]").click()
    page.locator("[data-just-play]").click()
    expect(page.locator("[data-offer]")).to_have_count(0)


def test_rules_lead_to_the_lesson_and_a_game_without_one_says_so(page: Page):
    like(page)
    page.goto("/rules/score5")
    page.locator("[data-learn=score5]").click()
    page.locator("[data-lesson-begin]").wait_for()
    page.goto("/lesson/nothing")
    expect(page.get_by_role("alert")).to_contain_text("no lesson")
