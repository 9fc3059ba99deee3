"""The way to a table: a link, a code, a picture; on one machine, and in the network."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from stammtisch.server.reach import network_address
from tests.browser.test_names import visit
from tests.server import Server, sqlite


class OpenServer(Server):
    """A server that others in the network can reach."""

    where = ("--lan",)


@pytest.fixture
def open_house(tmp_path) -> Iterator[Server]:
    server = OpenServer(sqlite(tmp_path))
    yield server
    server.close()


def set_table(page: Page) -> str:
    """Set a table with friends; returns the link to it."""
    page.goto("/friends/scout")
    page.get_by_role("button", name="Set the table").click()
    link = page.get_by_label("Link to this table")
    expect(link).to_have_value(re.compile("/table/"))
    return link.input_value()


def test_an_address_that_nobody_else_can_open_is_told_so_and_has_no_picture(browser: Browser, base_url):
    with visit(browser, base_url, name="Ada") as ada:
        set_table(ada)
        door = ada.locator("[data-door]")
        expect(door).to_contain_text("Only this computer can open this address.")
        expect(door).to_contain_text("make play LAN=1")
        expect(ada.get_by_alt_text("The link as a QR code")).to_have_count(0)


def test_a_code_leads_to_the_table_however_it_is_typed(browser: Browser, base_url):
    with visit(browser, base_url, name="Ada") as ada, visit(browser, base_url, name="Bo") as bo:
        link = set_table(ada)
        code = ada.locator("[data-code]").inner_text()
        assert re.fullmatch(r"[B-Z]{3} [B-Z]{3}", code)
        bo.goto("/")
        way = bo.get_by_label("Got a link or a code?")
        way.fill("not a code")
        bo.get_by_role("button", name="Join").click()
        expect(bo.get_by_text("which has six letters")).to_be_visible()
        way.fill("qqqqqq")
        way.press("Enter")
        expect(bo.get_by_text("There is no room with this code.")).to_be_visible()
        way.fill(code.lower())
        way.press("Enter")
        bo.wait_for_url(f"**{link[link.index('/table/') :]}")
        expect(bo.get_by_role("button", name="Sit here").first).to_be_visible()


@pytest.mark.skipif(network_address() is None, reason="this machine is in no network")
def test_in_the_network_the_link_and_the_picture_work_and_copying_does_without_a_secure_page(
    browser: Browser, open_house: Server
):
    there = f"http://{network_address()}:{open_house.port}"
    with visit(browser, open_house.address, name="Ada") as ada, visit(browser, there, name="Bo") as bo:
        link = set_table(ada)  # under this machine's own address
        assert link.startswith(f"{there}/table/")
        expect(ada.get_by_alt_text("The link as a QR code")).to_be_visible()
        expect(ada.locator("[data-door]")).to_have_count(0)

        bo.goto(link)
        assert bo.evaluate("isSecureContext") is False
        bo.get_by_role("button", name="Copy").click()
        expect(bo.get_by_text("The link is copied.")).to_be_visible()
        bo.goto("/")
        bo.get_by_label("Got a link or a code?").focus()
        bo.keyboard.press("Control+V")
        expect(bo.get_by_label("Got a link or a code?")).to_have_value(link)
        bo.keyboard.press("Enter")
        bo.wait_for_url(link)
        bo.get_by_role("button", name="Sit here").first.click()
        expect(ada.get_by_text("Bo", exact=True).first).to_be_visible()
