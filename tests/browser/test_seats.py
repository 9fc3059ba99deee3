"""People at one table: they hear each other, see who is gone and whose time runs out, and nobody closes it by accident."""

import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.browser.hands import by_keyboard
from tests.browser.players import in_every_language
from tests.browser.test_looks import CLIPPED, RAW, violations
from tests.browser.test_people import Guest, say, table_of_two

PHONE, DESKTOP = {"width": 360, "height": 740}, {"width": 1280, "height": 800}
EDGES = """() => ['.built', '.line', '[data-hand]', 'header', '.expected'].map((name) => {
  const box = document.querySelector(name)?.getBoundingClientRect();
  return [name, box?.top, box?.bottom];
})"""
OPEN = """(settings) => fetch('/api/tables', {
  method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ settings, contribution: 'x' }),
}).then((answer) => answer.json()).then(({ id }) => id)"""
COMMAND = """([table, command]) => fetch(`/api/tables/${table}`, {
  method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ id: crypto.randomUUID(), command }),
}).then((answer) => answer.json())"""


def do(guest: Guest, table: str, **command: Any) -> None:
    """Send a command."""
    guest.page.evaluate(COMMAND, [table, command])


@contextmanager
def timed_table(
    browser: Browser, base_url: str, clock: dict[str, float], game: str = "alhambra"
) -> Iterator[tuple[Guest, Guest]]:
    """Ada and Bo at a table with a clock that no form offers, since nobody would want to wait for it here."""
    with ExitStack() as ends:
        ada, bo = (Guest(browser, base_url, name) for name in ("Ada", "Bo"))
        for guest in (ada, bo):
            ends.callback(guest.context.close)
            guest.page.goto("/replays")  # where the server learns who they are
            guest.page.locator(".bring").wait_for()
        table = ada.page.evaluate(OPEN, {"game": game, "players": 2, "clock": clock})
        do(bo, table, do="sit", seat=1)
        do(ada, table, do="start")
        for guest in (ada, bo):
            guest.page.goto(f"/table/{table}")
            guest.page.locator(".seat").first.wait_for()
        yield ada, bo


def due(ada: Guest, bo: Guest) -> tuple[Guest, Guest]:
    """Who is to decide, and the other one."""
    ada.page.locator(".expected").wait_for()
    return (ada, bo) if ada.due() else (bo, ada)


def test_ones_own_clock_stands_beside_ones_own_cards(browser, base_url):
    with timed_table(browser, base_url, {"move": 900, "bank": 300}) as (ada, bo):
        mover, other = due(ada, bo)
        clock = mover.page.locator("[data-clock=calm]")
        expect(clock).to_contain_text(re.compile(r"1[45]:\d\d.*5:00 in reserve", re.S))
        assert other.page.locator("[data-clock]").count() == 0
        hand, box = mover.page.locator("[data-hand]").bounding_box(), clock.bounding_box()
        assert hand is not None
        assert box is not None
        assert abs(hand["y"] - box["y"] - box["height"]) < 60
        assert violations(mover.page) == []
        for size in (PHONE, DESKTOP):
            mover.page.set_viewport_size(size)
            mover.page.wait_for_timeout(300)
            edges = {name: edge for name, *edge in mover.page.evaluate(EDGES)}
            assert edges[".built"][1] <= edges[".line"][0] + 1, edges  # one's own buildings aren't covered


def test_a_clock_warns_before_it_runs_out(browser, base_url):
    with timed_table(browser, base_url, {"move": 20, "bank": 0}) as (ada, bo):
        mover, _ = due(ada, bo)
        clock = mover.page.locator("[data-clock=short]")
        expect(clock.get_by_role("status")).to_have_text("your time is almost up!")
        assert violations(mover.page) == []


def test_the_reserve_is_told_apart_from_the_time_for_a_move(browser, base_url):
    with timed_table(browser, base_url, {"move": 1, "bank": 600}) as (ada, bo):
        mover, _ = due(ada, bo)
        clock = mover.page.locator("[data-clock=bank]")
        expect(clock).to_contain_text("your reserve is running")
        expect(clock).to_contain_text(re.compile(r"(9:5\d|10:00)"))
        assert violations(mover.page) == []


def test_everyone_is_told_whose_time_was_up(browser, base_url):
    with timed_table(browser, base_url, {"move": 2, "bank": 0}) as (ada, bo):
        late, other = due(ada, bo)
        name = "Ada" if late is ada else "Bo"
        expect(other.page.locator("aside ol")).to_contain_text(f"{name}’s time was up: a bot decided instead.")
        expect(late.page.locator("aside ol")).to_contain_text("Your time was up: a bot decided for you.")


def test_who_is_gone_is_shown_as_gone_and_not_as_thinking(browser, base_url):
    with table_of_two(browser, base_url, "alhambra") as (ada, bo, _):
        mover, other = due(ada, bo)
        seat = other.page.locator(".seat").filter(has_text="Ada" if mover is ada else "Bo")
        expect(seat).to_contain_text("thinking")
        mover.page.goto("/replays")
        expect(seat).to_contain_text("gone")
        expect(seat).not_to_contain_text("thinking")
        seat.get_by_role("button", name="Let a bot play").click()
        expect(seat).to_contain_text("a bot plays")
        expect(seat).not_to_contain_text("thinking")


def test_closing_a_table_asks_first_and_then_it_looks_closed_to_everyone(browser, base_url):
    with table_of_two(browser, base_url, "alhambra") as (ada, bo, cleo):
        mover, _ = due(ada, bo)
        ada.page.get_by_role("button", name="Close this table").click()
        question = ada.page.get_by_role("dialog", name="Close this table for everyone?")
        expect(question).to_be_visible()
        assert violations(ada.page) == []
        ada.page.keyboard.press("Escape")
        expect(question).to_have_count(0)
        expect(mover.page.locator(".expected.mine")).to_be_visible()
        ada.page.get_by_role("button", name="Close this table").click()
        by_keyboard(question.get_by_role("button", name="Close it"))
        for guest in (ada, bo, cleo):
            expect(guest.page.locator("p.closed")).to_contain_text("This table is closed.")
            expect(
                guest.page.locator(".expected.mine, [data-primary], [data-undo], .seat.turn, [data-close]")
            ).to_have_count(0)
            expect(guest.page.get_by_text("thinking").filter(visible=True)).to_have_count(0)
            expect(guest.page).to_have_title(re.compile("^Alhambra"))
            assert violations(guest.page) == []
        ada.page.reload()
        expect(ada.page.locator("p.closed")).to_be_visible()
        ada.page.goto("/")
        ada.page.locator("[data-play]").first.wait_for()
        expect(ada.page.get_by_role("link", name="Back to the table")).to_have_count(0)


def test_a_table_that_is_closed_before_the_deal_says_so(browser, base_url):
    with timed_table(browser, base_url, {"move": 600, "bank": 0}) as (ada, bo):
        table = ada.page.evaluate(OPEN, {"game": "scout", "players": 3})
        bo.page.goto(f"/table/{table}")
        bo.page.get_by_role("button", name="Sit here").first.wait_for()
        do(ada, table, do="close")
        expect(bo.page.get_by_role("heading", name="This table is closed.")).to_be_visible()
        assert violations(bo.page) == []


def test_what_is_said_is_seen_at_the_seat_and_marked_until_it_is_read(browser, base_url):
    with table_of_two(browser, base_url, "scout") as (ada, bo, _):
        bo.page.set_viewport_size(PHONE)
        say(ada.page, "Good evening, everyone, and good luck!")
        bubble = bo.page.locator(".seat [data-bubble]")
        expect(bubble).to_have_text("Good evening, everyone, and good luck!")
        box = bubble.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"]
        expect(bo.page.locator("[role=log]")).to_contain_text("Ada: Good evening, everyone, and good luck!")
        mark = bo.page.locator("[data-side] .unread")
        expect(mark).to_have_text("1")
        ada.page.get_by_role("button", name="React with 👏").click()
        expect(bubble).to_have_text("👏")
        expect(mark).to_have_text("2")
        assert violations(bo.page) == []
        bo.page.reload()
        expect(mark).to_have_text("2")  # it is still unread
        expect(bubble).to_have_count(0)  # but it was said some time ago
        bo.page.locator("[data-side]").click()
        bo.page.get_by_role("button", name="Talk 2 new").click()
        expect(mark).to_have_count(0)
        bo.page.reload()
        bo.page.locator(".seat").first.wait_for()
        expect(mark).to_have_count(0)
        expect(bubble).to_have_count(0, timeout=10_000)


def test_what_somebody_muted_says_is_not_seen(browser, base_url):
    with table_of_two(browser, base_url, "scout") as (ada, bo, _):
        say(ada.page, "First")
        bo.page.get_by_role("button", name=re.compile("^Talk")).click()
        bo.page.get_by_role("button", name="Mute Ada").click()
        bo.page.get_by_role("button", name="Standing", exact=True).click()
        ada.page.get_by_role("button", name="React with 👍").click()
        expect(ada.page.locator("aside ol li").nth(1)).to_contain_text("👍")
        expect(bo.page.locator("[data-bubble]").filter(has_text="👍")).to_have_count(0)
        expect(bo.page.locator(".unread")).to_have_count(0)


def test_clocks_bubbles_and_questions_fit_a_small_phone_in_every_language(browser, base_url):
    with timed_table(browser, base_url, {"move": 1, "bank": 600}) as (ada, bo):
        for guest in (ada, bo):
            guest.page.set_viewport_size(PHONE)
        mover, other = due(ada, bo)
        table = ada.page.url.rpartition("/")[2]
        for _ in in_every_language(ada.page, mover.page):
            mover.page.locator("[data-clock=bank]").wait_for()
            do(other, table, do="say", text="W" * 60)
            mover.page.locator("[data-bubble]").wait_for()
            fits(mover.page)
            mover.page.keyboard.press("?")
            mover.page.get_by_role("dialog").wait_for()
            fits(mover.page)
            ada.page.keyboard.press("Escape")
            ada.page.locator("[data-side]").click()
            ada.page.locator("[data-close]").click()
            fits(ada.page)
        do(ada, table, do="close")
        for _ in in_every_language(bo.page):
            bo.page.locator("p.closed").wait_for()
            fits(bo.page)


def fits(page: Page) -> None:
    """Everything is said in words, and nothing is clipped or beyond the edge."""
    assert not RAW.findall(page.locator("body").inner_text())
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert page.evaluate(CLIPPED) == []
    assert page.evaluate(BEYOND) == []


# Buttons and texts that begin or end beyond the edge of the screen.
BEYOND = """() => [...document.querySelectorAll('button, a, p, h1, h2, label')]
  .filter((e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest('.unseen, [aria-hidden=true]:not([data-bubble])'))
  .map((e) => ({ html: e.outerHTML.slice(0, 140), box: e.getBoundingClientRect() }))
  .filter(({ box }) => box.width > 0 && (box.left < -1 || box.right > innerWidth + 1)).map(({ html }) => html)"""
