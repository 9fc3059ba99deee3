"""The end of a match on one screen, and what can be done from there."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.hands import by_mouse, by_touch
from tests.browser.players import await_that, begin, in_every_language, play_to_the_end
from tests.browser.test_looks import RAW

PHONE = {"viewport": {"width": 360, "height": 740}, "is_mobile": True, "has_touch": True}
PNG = b"\x89PNG"
# Buttons that are beyond the edges of the window.
BEYOND = """() => [...document.querySelectorAll('.ending .buttons > *')].map(e => [e, e.getBoundingClientRect()])
  .filter(([e, box]) => box.left < 0 || box.right > innerWidth || box.bottom > innerHeight)
  .map(([e]) => e.outerHTML.slice(0, 120))"""


def test_one_is_told_where_one_came_and_what_next_is_in_reach_in_every_language_on_a_phone(
    browser: Browser, base_url: str
):
    with browser.new_context(**PHONE, base_url=base_url) as context:
        page = context.new_page()
        begin(page, "score5", by_touch, players=4, name="Kim")
        play_to_the_end(page, "score5", by_touch)
        expect(page.locator("#ending")).to_have_text(re.compile("You"))
        assert page.evaluate("document.activeElement !== document.body")
        places = [each.get_attribute("data-place") for each in page.locator("[data-place]").all()]
        assert places == sorted(places)
        expect(page.locator("[data-place] b").filter(has_text="You")).to_have_count(1)  # not “Kim”, whoever asks
        expect(page.locator(".buttons [data-review]")).to_have_attribute(
            "href", re.compile(r"^/review/[\w-]+\?seat=0$")
        )
        for language in in_every_language(page):
            page.locator(".ending figure .zero").wait_for(state="attached")
            assert page.evaluate(BEYOND) == [], language
            assert page.evaluate(
                "(felt => felt.scrollWidth <= felt.clientWidth)(document.querySelector('main.felt'))"
            ), language
            assert not RAW.search(page.locator(".ending").inner_text()), language


def test_a_result_is_shared_as_a_picture_and_a_link(page: Page, tmp_path: Any):
    troubles: list[str] = []
    begin(page, "scout", by_mouse, players=3)
    play_to_the_end(page, "scout", by_mouse)
    page.locator(".ending figure").wait_for()
    # From here on: while playing, a move that came too late may have been refused.
    page.on("console", lambda message: troubles.append(message.text) if message.type == "error" else None)
    page.locator("[data-share]").click()
    page.locator("dialog img").wait_for()
    await_that(page, "document.querySelector('dialog img').naturalWidth === 1200")  # decoded a moment later
    link = page.locator("dialog input").input_value()
    assert re.search(r"/replay/[\w-]+$", link)
    with page.expect_download() as download:
        page.locator("[data-download]").click()
    kept = tmp_path / "result.png"
    download.value.save_as(kept)
    assert kept.read_bytes().startswith(PNG)
    assert troubles == []
    winners = page.locator("[data-place='1'] b").all_inner_texts()
    page.goto("/replays")  # where the match stands with who won it
    match = page.locator("main li").first
    expect(match.locator(".won")).to_have_count(len(winners))
    expect(match.locator("a.review")).to_have_attribute("href", re.compile(r"^/review/[\w-]+\?seat=0$"))


@pytest.mark.parametrize("game", ["score5", "alhambra"])
def test_another_match_begins_from_there(page: Page, game: str):
    begin(page, game, by_mouse, players=2)
    play_to_the_end(page, game, by_mouse)
    page.locator("[data-rematch]").click()
    expect(page.locator(".ending")).to_have_count(0)
