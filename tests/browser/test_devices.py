"""The same person on two devices: a desk and a phone."""

import re
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.hands import by_mouse
from tests.browser.players import begin, like
from tests.browser.test_looks import violations
from tests.server import Server, sqlite

PHONE = {"viewport": {"width": 360, "height": 740}, "is_mobile": True, "has_touch": True}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    """A server of its own, since an address has only so many tries to add a device."""
    with closing(Server(sqlite(tmp_path))) as server:
        yield server


@pytest.fixture
def desk(browser: Browser, house: Server) -> Iterator[Page]:
    with browser.new_context(base_url=house.address) as context:
        yield context.new_page()


@pytest.fixture
def phone(browser: Browser, house: Server) -> Iterator[Page]:
    with browser.new_context(base_url=house.address, **PHONE) as context:
        yield context.new_page()


def show_link(page: Page) -> str:
    """The link for one more device, as the page shows it."""
    page.locator("[data-continue]").click()
    return page.get_by_label("Link for one more device").input_value()


def test_a_link_that_was_used_is_refused_in_words(desk: Page, phone: Page, browser: Browser, house: Server):
    like(desk)
    desk.goto("/me")
    link = show_link(desk)
    phone.goto(link)
    phone.locator("[data-enter]").click()
    phone.wait_for_url("**/")
    with browser.new_context(base_url=house.address) as context:
        stranger = context.new_page()
        like(stranger)
        stranger.goto(link)
        stranger.locator("[data-enter]").click()
        expect(stranger.get_by_role("alert")).to_contain_text("This link has been used already")


def test_a_device_that_is_somebody_elses_asks_first(desk: Page, phone: Page):
    like(desk, name="Ada")
    like(phone, name="Bo")
    phone.goto("/watch")
    phone.locator("h2").first.wait_for()
    desk.goto("/me")
    phone.goto(show_link(desk))
    phone.locator("[data-enter]").click()
    expect(phone.get_by_role("alert")).to_contain_text("On this device you are Bo so far.")
    phone.locator("[data-instead]").click()
    phone.wait_for_url("**/")
    phone.goto("/me")
    expect(phone.locator("[data-device]")).to_have_count(2)


def test_a_device_that_is_signed_out_notices_at_once(desk: Page, phone: Page):
    begin(desk, "alhambra", by_mouse, name="Ada")
    desk.goto(desk.url.replace("/table/", "/me/"))
    phone.goto(show_link(desk))
    phone.locator("[data-enter]").click()
    phone.locator("main.felt header").wait_for()
    expect(desk.locator("[data-device]")).to_have_count(2)
    other = desk.locator("[data-device]").filter(has_not_text="this device")
    expect(other).to_contain_text("last here within the last hour")
    other.get_by_role("button", name="Sign out").click()
    expect(desk.locator("[data-device]")).to_have_count(1)
    expect(phone.get_by_role("heading", name="This device is signed out")).to_be_visible()
    phone.get_by_role("link", name="Back to the games").click()
    expect(phone.locator("[data-play=alhambra]")).to_be_visible()


def test_a_recovery_sentence_brings_everything_back(desk: Page, phone: Page, tmp_path: Path):
    begin(desk, "scout", by_mouse, name="Ada")
    table = desk.url
    desk.goto("/me")
    desk.locator("[data-recovery]").click()
    sentence = desk.locator("[data-sentence]").inner_text()
    with desk.expect_download() as saved:
        desk.get_by_role("link", name="Keep as a file").click()
    saved.value.save_as(tmp_path / "stammtisch.txt")
    assert sentence in (tmp_path / "stammtisch.txt").read_text(encoding="utf-8")
    desk.get_by_role("button", name="Sign out").click()
    desk.get_by_role("button", name="Yes, sign out").click()
    desk.wait_for_url("**/")
    like(phone)
    phone.goto("/continue")
    phone.get_by_label("Or choose the file").set_input_files(tmp_path / "stammtisch.txt")
    expect(phone.get_by_label("Recovery sentence")).to_have_value(sentence)
    phone.locator("[data-enter]").click()
    phone.wait_for_url("**/")
    phone.goto(table)
    phone.locator(".expected.mine, [data-primary]").first.wait_for()


def test_the_page_of_devices_is_for_everyone(desk: Page, phone: Page):
    for page in (desk, phone):
        like(page, theme="dark" if page is phone else "light")
        page.goto("/me")
        show_link(page)
        page.locator("[data-recovery]").click()
        page.locator("[data-sentence]").wait_for()
        assert violations(page) == []
        page.goto("/continue")
        page.locator("[data-enter]").wait_for()
        assert violations(page) == []


def test_devices_are_added_and_signed_out_by_keyboard_alone(desk: Page):
    like(desk)
    desk.goto("/me")
    desk.locator("[data-continue]").wait_for()
    names = []
    for _ in range(30):
        desk.keyboard.press("Tab")
        names.append(
            desk.evaluate("document.activeElement.textContent || document.activeElement.ariaLabel || ''").strip()
        )
        if names[-1] == "Show me the code":
            desk.keyboard.press("Enter")
            desk.get_by_label("Link for one more device").wait_for()
        if re.match("Sign out", names[-1]):
            desk.keyboard.press("Enter")
            desk.get_by_role("alert").wait_for()
            return
    raise AssertionError(names)
