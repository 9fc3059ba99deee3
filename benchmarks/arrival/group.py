"""Four friends who have never seen the page, from “let's play” to four hands on four screens."""

__all__ = ["gather"]

from contextlib import ExitStack
from time import perf_counter
from typing import Any

from playwright.sync_api import Browser, Page

NAMES = ("Ada", "Bo", "Cleo", "Dora")
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "is_mobile": True, "has_touch": True}
PATIENCE = 120_000  # milliseconds until somebody gives up


def gather(browser: Browser, address: str, game: str) -> float:
    """The host opens a table, three friends open its link on phones, say their names, sit down and are ready.

    Returns the seconds until all four see their hands. Everyone types and presses as fast as the page lets them; how long friends
    take to find the link and to think of a name isn't measured.
    """
    with ExitStack() as ends:
        pages = []
        for number in range(len(NAMES)):
            context = browser.new_context(base_url=address, locale="en-GB", **(PHONE if number else {}))
            pages.append(ends.enter_context(context).new_page())
            pages[number].set_default_timeout(PATIENCE)
        start = perf_counter()
        link = _open(pages[0], game)
        for page, name in zip(pages[1:], NAMES[1:], strict=True):
            _join(page, link, name)
        pages[0].locator("[data-ready]").click()
        for page in pages:
            page.locator("[data-hand] [data-card]").first.wait_for()
        return perf_counter() - start


def _open(page: Page, game: str) -> str:
    """Open a table for four, as somebody who has just opened the page."""
    page.goto("/")
    page.locator(f"a[href='/friends/{game}']").click()
    page.get_by_label("Your name").fill(NAMES[0])
    page.get_by_label("At the table").select_option("4")
    page.get_by_role("button", name="Set the table").click()
    page.locator("[data-room]").wait_for()
    return page.url


def _join(page: Page, link: str, name: str) -> None:
    """Follow the link, say a name, sit down, and be ready."""
    page.goto(link)
    page.get_by_label("What shall we call you?").fill(name)
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Sit here").first.click()
    page.locator("[data-ready]").click()
