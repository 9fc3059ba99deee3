"""The hand stays where it is, whatever is said, offered or refused; and nothing of one's own is covered."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.hands import by_mouse
from tests.browser.players import PLAYERS, await_turn, begin, confirm

PHONE, DESKTOP = {"width": 360, "height": 740}, {"width": 1280, "height": 800}
TURNS = {"score5": 8, "alhambra": 5, "scout": 6}

# Where the lower edge of the hand and the bar below it were, in every frame in which there were both.
WATCH = """() => {
  window.places = new Set();
  const look = () => {
    const [hand, bar] = ['.hand[data-hand]', '[data-bar]'].map((name) => document.querySelector(name)?.getBoundingClientRect());
    if (hand && bar) window.places.add([hand.left, hand.bottom, bar.top, bar.height].map(Math.round).join());
    requestAnimationFrame(look);
  };
  look();
}"""
# What lies over the middle of an element.
COVERED = """(name) => {
  const box = document.querySelector(name).getBoundingClientRect();
  const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return there?.closest(name) ? null : there?.outerHTML.slice(0, 200) ?? 'nothing';
}"""


def try_something(page: Page, game: str) -> None:
    """Select what is offered or refused, and drop it again."""
    if game == "alhambra":
        for place in page.locator(".yard button.place").all():
            place.click()
    elif game == "scout" and page.locator(".hand button").count() > 1:
        for card in page.locator(".hand [data-card] button:not([disabled])").all()[:4]:
            card.click()
            page.wait_for_timeout(60)
    page.keyboard.press("Escape")


@pytest.mark.parametrize("game", ["score5", "alhambra", "scout"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_hand_stays_where_it_is(browser: Browser, base_url: str, game: str, size: dict[str, int]):
    with browser.new_context(viewport=size, base_url=base_url) as context:
        page = context.new_page()
        begin(page, game, by_mouse, players=3)
        await_turn(page)
        page.evaluate("() => document.fonts.ready")
        page.evaluate(WATCH)
        for _ in range(TURNS[game]):
            await_turn(page)
            if page.locator(".ending").count():
                break
            try_something(page, game)
            PLAYERS[game](page, by_mouse)
        places = page.evaluate("[...window.places]")
        assert len(places) == 1, places


def test_ones_buildings_are_seen_however_much_money_one_has(browser: Browser, base_url: str):
    with browser.new_context(viewport=PHONE, base_url=base_url) as context:
        page = context.new_page()
        begin(page, "alhambra", by_mouse, players=3)
        hand = page.locator(".hand [data-card]")
        await_turn(page)
        while hand.count() < 11:
            page.locator(".display button").first.click()
            confirm(page, by_mouse)
            expect(page.locator("[data-primary]")).to_have_count(0)
            await_turn(page)
        assert page.evaluate(COVERED, ".built") is None
        assert page.evaluate(COVERED, ".yard .place") is None
        box = page.locator(".built").bounding_box()
        line = page.locator(".line").bounding_box()
        assert box is not None
        assert line is not None
        assert box["y"] + box["height"] <= line["y"] + 1


@pytest.mark.parametrize("size", [DESKTOP, {"width": 1920, "height": 1080}], ids=["desktop", "large"])
def test_opponents_sit_around_the_table_where_their_turn_comes(browser: Browser, base_url: str, size: dict[str, int]):
    with browser.new_context(viewport=size, base_url=base_url) as context:
        page = context.new_page()
        begin(page, "scout", by_mouse, players=5)
        page.locator("li.seat").nth(3).wait_for()
        boxes = [seat.bounding_box() for seat in page.locator("li.seat").all()]
        left, *above, right = [box for box in boxes if box]
        assert left["x"] + left["width"] < size["width"] / 3
        assert right["x"] > above[-1]["x"]
        assert above[0]["x"] < above[1]["x"]
        assert all(each["y"] < min(left["y"], right["y"]) for each in above)
        centre = page.locator(".centre").bounding_box()
        assert centre is not None
        assert left["x"] + left["width"] <= centre["x"] + 1
        assert right["x"] >= centre["x"] + centre["width"] - 1
