"""Small things that somebody once stumbled over."""

import json
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.hands import by_touch
from tests.browser.players import begin, in_every_language, like, play_to_the_end
from tests.browser.test_seats import BEYOND, PHONE
from tests.server import Server, sqlite

# Texts of a table that run into the cell beside them.
OVERLAPPING = """() => [...document.querySelectorAll('.ending th, .ending td')].filter((cell) => {
  const range = document.createRange();
  range.selectNodeContents(cell);
  const [text, box] = [range.getBoundingClientRect(), cell.getBoundingClientRect()];
  return !cell.querySelector(':scope > .unseen') && text.width > 1 && (text.left < box.left - 1 || text.right > box.right + 1);
}).map((cell) => cell.textContent)"""


@pytest.mark.parametrize("game", ["score5", "alhambra", "scout"])
def test_the_buttons_of_the_guide_stay_on_a_small_screen_in_every_language(page: Page, game: str):
    page.set_viewport_size(PHONE)
    begin(page, game, lambda button: button.click(), guided=[])
    for language in in_every_language(page):
        page.locator("[data-tip-open]").click()
        page.locator("[data-guide-skip]").wait_for()
        assert page.evaluate(BEYOND) == [], language


def test_results_fit_a_small_screen_in_every_language(browser: Browser, base_url: str):
    with browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True, base_url=base_url) as context:
        page = context.new_page()
        begin(page, "alhambra", by_touch, players=4)
        play_to_the_end(page, "alhambra", by_touch)
        for language in in_every_language(page):
            page.locator(".ending figure").wait_for()
            page.locator(".ending summary").click()
            assert page.evaluate(OVERLAPPING) == [], language
            assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], language


@pytest.mark.parametrize("text", ["{", "[]", json.dumps({"format": "cake"})])
def test_a_broken_match_file_is_told_of_in_our_own_words(page: Page, tmp_path: Path, text: str):
    (tmp_path / "evening.json").write_text(text)
    like(page, language="de")
    page.goto("/replays")
    page.locator(".bring input").set_input_files(tmp_path / "evening.json")
    notice = page.locator(".place p")
    expect(notice).to_have_text("„evening.json“ enthält etwas anderes: Das ist keine Partie- oder Kartendatei.")


def test_a_notice_stays_on_its_page(page: Page, tmp_path: Path):
    (tmp_path / "evening.json").write_text("{")
    like(page)
    page.goto("/replays")
    page.locator(".bring input").set_input_files(tmp_path / "evening.json")
    expect(page.locator(".place p")).to_be_visible()
    page.get_by_role("link", name="Rules").first.click()
    page.locator("article").wait_for()
    expect(page.locator(".place p")).to_have_count(0)


def test_ones_own_tables_are_on_the_first_screen_and_not_among_those_to_watch(page: Page):
    begin(page, "scout", lambda button: button.click())
    link = page.url.rpartition("/")[2]
    page.goto("/watch")
    page.locator("main h2").wait_for()
    expect(page.locator(f"a[href='/table/{link}']")).to_have_count(0)
    page.goto("/")
    expect(page.locator(f"a[href='/table/{link}']")).to_be_visible()


def test_closing_a_table_is_within_reach_however_long_the_log_is(page: Page):
    begin(page, "scout", lambda button: button.click())
    close = page.locator("[data-close]")
    close.wait_for()
    page.evaluate(
        "document.querySelector('aside ol').append(...Array.from({ length: 300 }, () => document.createElement('li')))"
    )
    page.evaluate("document.querySelectorAll('aside ol li:empty').forEach((line) => (line.textContent = 'And then …'))")
    expect(close).to_be_in_viewport()


def test_without_the_server_a_page_that_was_never_open_says_so(browser: Browser, tmp_path: Path):
    with closing(Server(sqlite(tmp_path))) as server, browser.new_context(base_url=server.address) as context:
        page = context.new_page()
        like(page)
        page.goto("/")
        page.locator("[data-play]").first.wait_for()
        server.kill()
        page.get_by_role("link", name="With friends").first.click()
        expect(page.get_by_role("alert")).to_contain_text("The server can’t be reached")
        server.start()
        page.get_by_role("button", name="Try again").click()
        expect(page.get_by_role("button", name="Set the table")).to_be_visible()
