"""The keyboard at the table: the focus returns to the hand, and a sheet tells the shortcuts."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import by_keyboard, by_mouse
from tests.browser.players import PLAYERS, await_turn, begin
from tests.browser.test_looks import violations


@pytest.mark.parametrize("game", ["score5", "alhambra", "scout"])
def test_the_focus_returns_to_the_hand_after_every_decision(page: Page, game: str):
    begin(page, game, by_keyboard)
    for _ in range(3):
        await_turn(page)
        page.evaluate("() => document.activeElement.blur()")
        PLAYERS[game](page, by_keyboard)
        expect(page.locator("[data-hand] button:focus")).to_have_count(1)


def test_the_focus_stays_where_somebody_has_put_it_meanwhile(page: Page):
    begin(page, "scout", by_mouse)
    await_turn(page)
    page.get_by_role("button", name=re.compile("^Keep")).click()
    expect(page.locator("[data-primary]")).to_have_attribute("aria-disabled", "false")
    rules = page.locator("[data-rules]")
    page.evaluate(
        "() => { document.querySelector('[data-primary]').click(); document.querySelector('[data-rules]').focus(); }"
    )
    expect(page.get_by_role("list", name="Your hand").get_by_role("button").first).to_be_visible()
    expect(rules).to_be_focused()


def test_one_key_confirms_what_the_button_says(page: Page):
    begin(page, "scout", by_keyboard)
    await_turn(page)
    by_keyboard(page.get_by_role("button", name=re.compile("^Keep")))
    expect(page.locator("[data-primary]")).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("Control+Enter")
    expect(page.get_by_role("list", name="Your hand").get_by_role("button").first).to_be_visible()


def test_letters_ask_for_a_hint_take_back_and_open_the_rules(page: Page):
    begin(page, "alhambra", by_mouse, players=2)
    await_turn(page)
    page.keyboard.press("r")
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.get_by_role("region", name="Hint")).to_be_visible()
    PLAYERS["alhambra"](page, by_mouse)
    await_turn(page)
    page.keyboard.press("z")
    asked = page.locator("[data-sure]")  # unless nothing has turned up since
    expect(asked.or_(page.locator("aside").get_by_text("A decision was taken back."))).to_be_visible()


def test_a_question_mark_tells_the_shortcuts_and_letters_can_be_switched_off(page: Page):
    begin(page, "scout", by_mouse)
    await_turn(page)
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name="Keyboard")
    expect(sheet).to_contain_text("Ctrl + Enter")
    assert violations(page) == []
    sheet.get_by_label("Letters work as shortcuts").uncheck()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.keyboard.press("r")
    page.keyboard.press("?")
    page.get_by_role("button", name="Keyboard").click()
    expect(page.get_by_role("dialog")).to_have_count(1)
    expect(sheet).to_be_visible()


def test_whoever_writes_uses_no_shortcuts(page: Page):
    begin(page, "scout", by_mouse)
    await_turn(page)
    page.get_by_role("button", name="You and your settings").first.click()
    page.get_by_label("Your name").fill("")
    page.keyboard.type("rhz?")
    expect(page.get_by_label("Your name")).to_have_value("rhz?")
    expect(page.get_by_role("dialog")).to_have_count(0)
