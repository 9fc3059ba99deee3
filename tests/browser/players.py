"""Somebody who plays on the page: they see what it shows, and do what it offers."""

__all__ = [
    "PLAYERS", "await_that", "await_turn", "begin", "confirm", "in_every_language", "like", "plainly", "play_to_the_end",
]  # fmt: skip

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Locator, Page, Request, TimeoutError, expect

from tests.browser.hands import Press

MOST_TURNS = 400
MOST_PRESSES = 5
MOST_LOOKS = 300
COMMAND = re.compile(r"/api/tables/[^/]+$")
SPEAK = "(language) => localStorage.setItem('stammtisch', JSON.stringify({ ...JSON.parse(localStorage.stammtisch), language }))"


def like(page: Page, players: int = 3, **likes: Any) -> None:
    """Be somebody who has been here before, and knows what they like; nothing moves unless they want it to."""
    known = {"guided": list(PLAYERS), "taught": list(PLAYERS)}
    likes = {"speed": "off", "language": "en", "level": "newcomer"} | known | likes
    likes["players"] = dict.fromkeys(PLAYERS, players)
    keep = "if (!localStorage.getItem('stammtisch')) localStorage.setItem('stammtisch', JSON.stringify(%s))"
    page.add_init_script(keep % json.dumps(likes))


def in_every_language(*pages: Page) -> Iterator[str]:
    """Open these pages again in one language after the other; English comes last."""
    for language in ("de", "fr", "it", "en"):
        for page in pages:
            page.evaluate(SPEAK, language)
            page.reload()
        yield language


def begin(page: Page, game: str, press: Press, **likes: Any) -> None:
    """Open the page, and press *Play now*."""
    like(page, **likes)
    page.goto("/")
    press(page.locator(f"[data-play={game}]"))
    page.wait_for_url("**/table/*")


def play_to_the_end(page: Page, game: str, press: Press) -> None:
    """Play a whole match, until the page says who won."""
    for _ in range(MOST_TURNS):
        await_turn(page)
        if page.locator(".ending").count():
            return
        PLAYERS.get(game, plainly)(page, press)
    raise AssertionError("this match never ends")


def await_turn(page: Page) -> None:
    """Wait until something is to be decided, or the match is over; great moments are skipped."""
    while True:
        page.locator(".ending, .expected.mine, [data-primary], [data-stage]").first.wait_for(timeout=60_000)
        if not page.locator("[data-stage]").count():
            return
        page.keyboard.press("Escape")


def await_that(page: Page, expression: str) -> None:
    """Wait until an expression holds. The page forbids what Playwright would do to wait for it."""
    for _ in range(MOST_LOOKS):
        if page.evaluate(expression):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"this never holds: {expression}")


def confirm(page: Page, press: Press) -> None:
    """Press the button that says what will happen; once more if something new was shown at that very moment."""
    button = page.locator("[data-primary]")
    for _ in range(MOST_PRESSES):
        expect(button).to_have_attribute("aria-disabled", "false")
        try:
            with page.expect_request(_is_command, timeout=3000):
                press(button)
            return
        except TimeoutError:
            continue
    raise AssertionError("the button can be pressed, and nothing happens")


def _is_command(request: Request) -> bool:
    return request.method == "POST" and COMMAND.search(request.url) is not None


def _hand(page: Page) -> Locator:
    return page.get_by_role("list", name=re.compile("^Your hand"))


def _score5(page: Page, press: Press) -> None:
    """Bid the cheapest card now and then, never change it, take the first card that is offered."""
    spoils = page.locator(".spoils button")
    if spoils.count():
        press(spoils.first)
    elif page.locator(".naming button").count():
        press(page.locator(".naming button").first)
    elif page.get_by_role("button", name="Bid nothing").count():
        cards = page.locator(".hand [data-card] button")
        if page.locator("aside ol > li").count() % 2 and cards.count() > 1:
            press(cards.first)
        else:
            press(page.get_by_role("button", name="Bid nothing"))
            return
    confirm(page, press)


def _alhambra(page: Page, press: Press) -> None:
    """Buy what can be paid, else take money."""
    if page.locator("[data-primary]").filter(has_text="Pass").count():
        confirm(page, press)
        return
    payable = page.locator(".yard button.payable")
    if payable.count():
        press(payable.first)
        press(page.get_by_role("list", name=re.compile("pay", re.I)).get_by_role("button").first)
    else:
        press(page.locator(".display button").first)
    confirm(page, press)


def _scout(page: Page, press: Press) -> None:
    """Keep the hand; show whatever can be shown, else scout into the first gap."""
    keep = page.get_by_role("button", name=re.compile("^Keep"))
    if keep.count():
        press(keep.first)
        confirm(page, press)
        return
    clear = page.get_by_role("button", name="Clear the selection")
    if clear.count():
        press(clear)  # what was chosen before one's turn is still chosen
    primary = page.locator("[data-primary]")
    hand = page.get_by_role("list", name="Your hand")
    for card in hand.get_by_role("button", name=re.compile("can be shown")).all():
        press(card)
        page.locator("[data-primary][aria-disabled=false], .why").first.wait_for()
        if not page.locator(".why").count():
            press(primary)
            return
    _put_scouted(page, press)


def _put_scouted(page: Page, press: Press) -> None:
    press(page.get_by_role("list", name="The set on the table").get_by_role("button").first)
    gaps = page.get_by_role("list", name="Gaps in your hand").get_by_role("button")
    press(gaps.first)
    confirm(page, press)


def plainly(page: Page, press: Press) -> None:
    """At a plain table: choose the first move that is listed."""
    moves = page.locator("[data-move]")
    if moves.count():
        press(moves.first)
    confirm(page, press)


PLAYERS: dict[str, Callable[[Page, Press], None]] = {"score5": _score5, "alhambra": _alhambra, "scout": _scout}
