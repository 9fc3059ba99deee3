"""The same deal for everybody: that of the day on a phone, and one among friends by keyboard."""

from playwright.sync_api import Browser, Page, expect

from tests.browser.hands import Press, by_keyboard, by_touch
from tests.browser.players import like, play_to_the_end
from tests.browser.test_review import PHONE, check

DESKTOP = {"viewport": {"width": 1280, "height": 800}}


def arrive(page: Page) -> None:
    """Come in as somebody whom the server knows."""
    like(page, players=3)
    page.goto("/me")
    page.locator("[data-progress]").first.wait_for()
    page.goto("/")


def to_the_end(page: Page, press: Press) -> None:
    """Play the deal, which leads to a comparison and to no replay."""
    page.wait_for_url("**/table/*")
    play_to_the_end(page, "scout", press)
    page.locator("[data-compared]").wait_for()


def test_the_deal_of_the_day_is_played_compared_and_closed_until_midnight(browser: Browser, base_url: str):
    context = browser.new_context(base_url=base_url, **PHONE)
    page = context.new_page()
    arrive(page)
    press, deal = by_touch, page.locator("[data-deal=scout]")
    check(page)
    press(deal.get_by_role("button"))
    to_the_end(page, press)
    expect(page.locator("[data-review], [data-verify]")).to_have_count(0)
    expect(page.locator("a[href^='/replay/']")).to_have_count(0)
    check(page)
    press(page.locator("[data-deal-page]"))
    page.wait_for_url("**/deal/*")
    expect(page.locator("[data-result]")).to_be_visible()
    expect(page.locator("[data-key]")).to_have_count(0)
    check(page)
    page.goto("/")
    expect(deal.get_by_role("link", name="Compare")).to_be_visible()
    expect(page.locator(".week .done")).to_have_count(1)
    context.close()


def test_friends_play_the_same_deal_each_alone_and_see_each_other_when_they_have_finished(
    browser: Browser, base_url: str
):
    context, elsewhere = (browser.new_context(base_url=base_url, **DESKTOP) for _ in range(2))
    page, other = context.new_page(), elsewhere.new_page()
    press = by_keyboard
    like(page, players=3)
    page.goto("/friends/scout")
    press(page.get_by_role("checkbox", name="Only the last part"))
    press(page.locator("[data-make-deal]"))
    page.wait_for_url("**/deal/*")
    link = page.url
    check(page)
    press(page.locator("[data-play-deal]"))
    to_the_end(page, press)
    expect(page.locator("[data-compared] tbody tr")).to_have_count(1)
    arrive(other)
    other.goto(link)
    expect(other.locator("[data-finished]")).to_have_text("One person has finished it.")
    expect(other.locator("[data-compared]")).to_have_count(0)
    press(other.locator("[data-play-deal]"))
    to_the_end(other, press)
    expect(other.locator("[data-compared] tbody tr")).to_have_count(2)
    context.close()
    elsewhere.close()
