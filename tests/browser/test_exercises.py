"""From a lost match to its review, the try and the exercise, and on to the next one: on a phone, and by keyboard alone."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, TimeoutError, expect

from stammtisch.server.store.database import connect
from stammtisch.server.store.store import Store
from tests.browser.hands import Press, by_keyboard, by_touch
from tests.browser.players import like
from tests.browser.test_review import PHONE, check
from tests.server import Server
from tests.server.test_exercises import put, reviewed_match

DESKTOP = {"viewport": {"width": 1280, "height": 800}}
MOST_PRESSES = 5


@pytest.fixture(scope="module")
def lost(house: Server) -> tuple[Any, Any]:
    """A match that somebody lost, and its review, in which some decisions cost a lot."""
    return reviewed_match()


@pytest.fixture
def store(house: Server) -> Iterator[Store]:
    store = Store(connect(house.database))
    yield store
    store.engine.dispose()


def arrive(page: Page) -> str:
    """Come in; returns who one is."""
    page.goto("/me")
    page.locator("[data-progress]").first.wait_for()
    return str(page.evaluate("fetch('/api/me').then((answer) => answer.json())")["id"])


def keep_solutions_apart(page: Page) -> list[str]:
    """Which answers were asked for; and no other answer of the server may hold a solution."""
    asked: list[str] = []

    def look(response: Any) -> None:
        if "/api/exercises/" not in response.url:
            return
        if response.url.endswith("/answer"):
            asked.append(response.url)
        elif response.request.method == "GET":
            told = response.json()["exercise"] or {}
            told.pop("view", None)
            assert not any(word in json.dumps(told) for word in ('"best"', '"behind"', '"reasons"', '"kind"', '"why"'))

    page.on("response", look)
    return asked


def from_the_review_to_the_exercise(page: Page, press: Press, store: Store, lost: tuple[Any, Any], ident: str) -> None:
    put(store, arrive(page), *lost, ident)
    asked, refused = keep_solutions_apart(page), list[str]()
    page.on("response", lambda response: refused.append(response.url) if response.status >= 400 else None)
    page.goto(f"/review/{ident}?seat=0")
    page.locator("[data-question]").wait_for()
    press(page.locator("[data-try]"))
    page.wait_for_url("**/table/*")
    page.go_back()
    press(page.locator("[data-exercises]"))
    page.locator("[data-exercise][data-own=true]").wait_for()
    check(page)
    assert asked == []
    press(page.locator("[data-give-up]"))
    page.locator("[data-told=wrong]").wait_for()
    assert len(asked) == 1
    press(page.locator("[data-unsure]"))
    expect(page.locator("[data-told]")).to_contain_text("±")
    press(page.locator("[data-look=other]"))
    expect(page.locator("[data-look=other]")).to_have_attribute("aria-pressed", "true")
    check(page)
    press(page.locator("[data-next]"))
    page.locator("[data-exercise], [data-all]").first.wait_for()
    press(page.locator("[data-all]").first)  # no longer from that match alone
    page.locator("[data-exercise]").wait_for()
    assert refused == []  # a page that is left doesn't ask for the next one's thing


def test_a_lost_match_becomes_an_exercise_on_a_phone_in_german(
    browser: Browser, base_url: str, store: Store, lost: tuple[Any, Any]
):
    with browser.new_context(**PHONE, base_url=base_url) as context:
        page = context.new_page()
        like(page, language="de")
        from_the_review_to_the_exercise(page, by_touch, store, lost, "lost-on-a-phone")


def test_a_lost_match_becomes_an_exercise_by_keyboard_alone_in_the_dark(
    browser: Browser, base_url: str, store: Store, lost: tuple[Any, Any]
):
    with browser.new_context(**DESKTOP, base_url=base_url) as context:
        page = context.new_page()
        like(page, theme="dark")
        from_the_review_to_the_exercise(page, by_keyboard, store, lost, "lost-by-keyboard")


def test_an_answer_on_the_table_is_judged_and_the_next_exercise_comes(page: Page):
    like(page)
    asked = keep_solutions_apart(page)
    arrive(page)
    page.goto("/")
    page.goto("/exercises/scout?kind=turn")
    for _ in range(2):
        first = page.locator("[data-exercise]").get_attribute("data-exercise")
        by_keyboard(page.get_by_role("button", name="Keep").first)
        confirm_answer(page)
        assert page.evaluate("document.activeElement.hasAttribute('data-next')")
        page.keyboard.press("Enter")
        page.locator(f'[data-exercise]:not([data-exercise="{first}"])').wait_for()
    assert len(asked) == 2
    page.locator("[data-all]").click()
    expect(page).to_have_url("/exercises/scout")


def confirm_answer(page: Page) -> None:
    """Press the button that says what will happen; once more if the table was still settling."""
    for _ in range(MOST_PRESSES):
        by_keyboard(page.locator("[data-primary]"))
        try:
            page.locator("[data-told]").wait_for(timeout=3000)
            return
        except TimeoutError:
            continue
    raise AssertionError("nobody is told anything")


def test_progress_is_told_from_ten_matches_on_and_leads_to_exercises(
    browser: Browser, base_url: str, store: Store, lost: tuple[Any, Any]
):
    with browser.new_context(**PHONE, base_url=base_url) as context:
        page = context.new_page()
        like(page, language="fr")
        person = arrive(page)
        for i in range(12):
            put(store, person, *lost, f"reviewed-{i}")
        page.reload()
        told = page.locator("[data-progress=scout]")
        told.locator("figure svg").wait_for()
        expect(page.locator("[data-progress=alhambra] figure")).to_have_count(0)
        check(page)
        kind = told.locator("[data-practise]").get_attribute("data-practise")
        told.locator("[data-practise]").tap()
        page.wait_for_url(f"**/exercises/scout?kind={kind}")
        page.locator("[data-exercise]").wait_for()
