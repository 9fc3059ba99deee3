"""My tables on the first screen: live, and first those where others wait."""

import re
from contextlib import closing

from playwright.sync_api import expect

from tests.browser.hands import by_mouse
from tests.browser.players import PLAYERS, begin, like
from tests.browser.test_looks import violations
from tests.browser.test_people import table_of_two
from tests.server import Server, sqlite


def test_the_first_screen_tells_at_once_that_it_is_ones_turn(browser, base_url):
    with table_of_two(browser, base_url, "alhambra") as (ada, bo, _):
        expect(ada.page.locator(".expected")).to_be_visible()
        mover, other = (ada, bo) if ada.due() else (bo, ada)
        other.page.goto("/")
        row = other.page.locator(".row")
        expect(row).to_contain_text("Alhambra")
        expect(row).not_to_contain_text("Your turn")
        expect(other.page).to_have_title("Stammtisch")
        while mover.due():
            PLAYERS["alhambra"](mover.page, by_mouse)
            mover.page.wait_for_timeout(200)
        expect(row).to_contain_text("Your turn")
        expect(other.page).to_have_title("(1) Stammtisch")
        row.get_by_role("link", name="Back to the table").click()
        PLAYERS["alhambra"](other.page, by_mouse)


def test_all_tables_are_there_and_the_less_urgent_ones_can_be_unfolded(browser, tmp_path):
    with closing(Server(sqlite(tmp_path))) as server, browser.new_context(base_url=server.address) as context:
        page = context.new_page()
        like(page)
        for _ in range(5):
            page.goto("/friends/scout")
            page.locator("form .brass").click()
            page.locator("[data-start]").wait_for()
        begin(page, "alhambra", by_mouse)
        page.locator(".expected.mine, [data-primary]").first.wait_for()
        page.goto("/")
        expect(page.locator(".row").first).to_contain_text(re.compile("Alhambra.*Your turn"))
        expect(page.locator(".row:visible")).to_have_count(3)
        page.get_by_text("3 more tables").click()
        expect(page.locator(".row:visible")).to_have_count(6)
        expect(page).to_have_title("Stammtisch")  # bots don't mind waiting
        assert violations(page) == []
