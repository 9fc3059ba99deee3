"""On a machine that has compiled nothing: the cards are dealt, and the page says which bots are still warming up."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.test_names import visit
from tests.server.test_warming import PATIENCE, cold_server


@pytest.mark.soak  # three games are loaded one after the other; tests/server/test_warming.py shows the same without a page
def test_the_page_says_that_bots_are_warming_up_until_they_are_warm(browser: Browser, tmp_path):
    with cold_server(tmp_path) as server, visit(browser, server.address, level="master") as page:
        page.goto("/")
        page.locator("[data-play=scout]").click()
        told = page.locator("[data-warming]")
        expect(told).to_contain_text("are still warming up")
        expect(page.get_by_role("button", name=re.compile("^Keep"))).to_be_visible()
        expect(told).to_have_count(0, timeout=PATIENCE * 1000)
