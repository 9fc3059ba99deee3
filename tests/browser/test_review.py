"""From a lost match to what decided it, the question, the answer and the try: on a phone, and with the keyboard alone."""

import json
import random
import re
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from stammtisch import game
from tests.browser.hands import Press, by_keyboard, by_touch
from tests.browser.players import like
from tests.browser.test_looks import CLIPPED, SMALL_FIELDS, violations

PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
RAW = re.compile(r"\b(?:page|coach|review|scout|score5|alhambra|tell|table)-[a-z][a-z-]+")
MADE = 300_000  # milliseconds in which a review is made on a busy machine


def lost_match(folder: Path) -> Path:
    """The file of a match that somebody lost who did anything at all."""
    match, chance = game("scout").new(players=2, seed="lost"), random.Random("lost")
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, chance.choice(match.moves(seat)))
    file = folder / "lost.json"
    file.write_text(match.dump())
    return file


def loser(file: Path) -> int:
    """The seat that didn't win."""
    return 1 - json.loads(file.read_text())["result"]["winners"][0]


def learn(page: Page, press: Press, file: Path) -> None:
    """Bring the match, have it reviewed, answer a question, and go on from there."""
    page.goto("/replays")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**/replay/*")
    page.locator("header select").select_option(str(loser(file)))
    press(page.locator("[data-review]"))
    page.wait_for_url("**/review/*")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.locator("[data-question]").wait_for(timeout=MADE)
    check(page)
    points = page.locator("[data-point]")
    press(points.last)
    press(points.first)
    expect(points.first).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-question] [data-bar]")).to_be_visible()
    assert not any(url.endswith("/answer") for url in asked)  # the solution isn't in the page before it is asked for
    press(page.locator("[data-answer]"))
    page.locator("[data-solution]").wait_for()
    assert any(url.endswith("/answer") for url in asked)
    press(page.locator("[data-unsure]"))
    expect(page.locator("[data-solution]")).to_contain_text("±")
    check(page)
    press(page.locator("[data-try]"))
    page.wait_for_url("**/table/*")
    page.locator("[data-bar]").wait_for()


def check(page: Page) -> None:
    """Everything fits, everything is said, and axe has nothing against it."""
    assert not RAW.search(page.locator("main").inner_text())
    assert page.evaluate(CLIPPED) == []
    assert page.evaluate(SMALL_FIELDS) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []


def test_somebody_who_lost_learns_why_on_a_phone_in_german(browser: Browser, base_url: str, tmp_path: Path):
    with browser.new_context(**PHONE, base_url=base_url) as context:
        page = context.new_page()
        like(page, language="de")
        learn(page, by_touch, lost_match(tmp_path))


def test_somebody_who_lost_learns_why_with_the_keyboard_alone(page: Page, tmp_path: Path):
    like(page, theme="dark")
    learn(page, by_keyboard, lost_match(tmp_path))
