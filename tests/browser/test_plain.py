"""A game from outside the tree, which the page was built without: Goofspiel at the plain table."""

import os
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.hands import by_keyboard, by_mouse
from tests.browser.players import await_turn, begin, in_every_language, like, plainly, play_to_the_end
from tests.browser.test_looks import CLIPPED, ROOT, SMALL_FIELDS, violations
from tests.server import FreshServer, Server, sqlite

GAME = "goofspiel"
PACKAGE = ROOT / "examples" / GAME
RAW = re.compile(rf"\b(?:page|{GAME})-[a-z][a-z-]+|\bGS-(?:section|public)")


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server in whose environment the game is installed; interpreted, since compiling it takes longer than playing."""
    folder = tmp_path_factory.mktemp("outside")
    installed = folder / f"{GAME}-1.0.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {GAME}\nVersion: 1.0.0\n")
    (installed / "entry_points.txt").write_text(f"[stammtisch.games]\n{GAME} = {GAME}\n")
    path = os.pathsep.join(map(str, (folder, PACKAGE / "src")))
    server = FreshServer(sqlite(folder), PYTHONPATH=path, STAMMTISCH_INTERPRETED="1")
    yield server
    server.close()


@pytest.fixture
def guest(browser: Browser, outside: Server) -> Iterator[Page]:
    """A page of that server."""
    with browser.new_context(base_url=outside.address) as context:
        yield context.new_page()


def test_a_game_from_outside_is_played_to_the_end_and_looked_at_again(guest: Page):
    begin(guest, GAME, by_mouse)
    await_turn(guest)
    assert violations(guest) == []
    expect(guest.locator("header .status")).to_have_text("Round 1 of 13")
    expect(guest.locator("[data-move]")).to_have_count(13)
    play_to_the_end(guest, GAME, by_mouse)
    guest.locator(".ending summary").click()
    guest.locator("[data-verify]").click()
    expect(guest.locator(".holds")).to_contain_text("It holds")
    assert violations(guest) == []
    guest.locator(".ending a[href^='/replay/']").click()
    guest.locator(".steps").wait_for()
    start = guest.locator(".told").inner_text()
    guest.keyboard.press("ArrowRight")
    expect(guest.locator(".told")).not_to_have_text(start)
    assert violations(guest) == []


def test_a_hint_is_told_and_shown_at_the_plain_table(guest: Page):
    begin(guest, GAME, by_mouse)
    await_turn(guest)
    guest.locator("[data-hint]").click()
    hint = guest.get_by_role("region", name="Hint")
    expect(hint).to_contain_text(re.compile(r"Bid \d+"))
    advised = guest.locator("[data-move].advised")
    assert advised.inner_text() == hint.locator(".best").inner_text()


def test_the_plain_table_needs_no_mouse(guest: Page):
    begin(guest, GAME, by_keyboard)
    for _ in range(2):
        await_turn(guest)
        plainly(guest, by_keyboard)
    expect(guest.locator("header .status")).to_contain_text(re.compile("Round [23] of 13"))


def test_the_options_of_a_game_from_outside_are_chosen_on_the_page(guest: Page):
    like(guest)
    guest.goto(f"/friends/{GAME}")
    guest.get_by_label("Ties").select_option(label="split")
    assert violations(guest) == []
    guest.get_by_role("button", name="Set the table").click()
    guest.wait_for_url("**/table/*")
    table = guest.url.rpartition("/")[2]
    told = guest.evaluate("(table) => fetch(`/api/tables/${table}`).then((answer) => answer.json())", table)
    assert told["sight"]["options"] == {"ties": "split"}


def test_a_game_from_outside_speaks_every_language_on_a_small_phone(browser: Browser, outside: Server):
    with browser.new_context(
        viewport={"width": 360, "height": 740}, base_url=outside.address, is_mobile=True, has_touch=True
    ) as context:
        page = context.new_page()
        like(page)
        for address, sign in (
            (f"/rules/{GAME}", "#GS-12"),
            (f"/friends/{GAME}", "form .brass"),
            ("/", f"[data-play={GAME}]"),
        ):
            page.goto(address)
            for _ in in_every_language(page):
                page.locator(sign).wait_for()
                fits(page)
        page.locator(f"[data-play={GAME}]").click()
        page.wait_for_url("**/table/*")
        for _ in in_every_language(page):
            await_turn(page)
            fits(page)
            page.locator("[data-side]").click()
            fits(page)


def fits(page: Page) -> None:
    """Everything is said in words, and nothing is clipped or too small."""
    assert not RAW.findall(page.locator("body").inner_text())
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert page.evaluate(CLIPPED) == []
    assert page.evaluate(SMALL_FIELDS) == []
