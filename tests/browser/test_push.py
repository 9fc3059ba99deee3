"""Being told by the browser: asked for, refused, impossible, and shown, as far as a Chromium without a push service goes."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, CDPSession, Page, expect

from tests.browser.conftest import WHOLE, installed
from tests.browser.players import like
from tests.browser.test_looks import violations


@pytest.fixture(scope="module")
def browser(browser_type: BrowserType, browser_type_launch_args: dict[str, Any]) -> Iterator[Browser]:
    """A whole Chromium: one without windows has no notices."""
    browser = browser_type.launch(**browser_type_launch_args | {"executable_path": installed(*WHOLE)})
    yield browser
    browser.close()


@pytest.fixture
def allowed(context: BrowserContext) -> BrowserContext:
    """Somebody who lets the page tell them something."""
    context.grant_permissions(["notifications"])
    return context


def notices(page: Page) -> None:
    like(page)
    page.goto("/me")
    page.get_by_role("heading", name="Notices", exact=True).wait_for()


def slow_table(page: Page) -> None:
    """A table where a move takes a day."""
    page.goto("/friends/scout")
    page.get_by_label("Clock").select_option("day")
    page.locator("form .brass").click()
    page.locator("[data-start]").wait_for()


def test_where_notices_are_refused_the_page_says_so_and_what_works(page: Page):
    page.add_init_script("Object.defineProperty(Notification, 'permission', { value: 'denied' })")
    notices(page)
    expect(page.locator("[data-obstacle=refused]")).to_be_visible()
    expect(page.locator("[data-push=on]")).to_have_count(0)
    page.get_by_label("Sounds").uncheck()
    assert page.evaluate("JSON.parse(localStorage.stammtisch).sound") is False
    assert violations(page) == []


def test_without_a_secure_address_the_page_says_so_and_what_works(page: Page):
    page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    notices(page)
    expect(page.locator("[data-obstacle=insecure]")).to_contain_text("https")
    expect(page.get_by_text("What works: leave the page open.")).to_be_visible()


def test_a_push_service_that_cannot_be_reached_is_no_end_of_the_world(allowed: BrowserContext):
    page = allowed.new_page()
    notices(page)
    page.locator("[data-push=on]").click()
    expect(page.locator("[data-obstacle=failed]")).to_be_visible()
    expect(page.locator("[data-push=on]")).to_be_enabled()  # to try it again


def test_somebody_says_yes_and_the_server_is_told_where_and_no_again(allowed: BrowserContext):
    page = allowed.new_page()
    keys = {
        "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    }  # of the example in RFC 8291
    made = json.dumps({"endpoint": "https://push.example/somebody", "keys": keys})
    page.add_init_script(f"PushManager.prototype.subscribe = async () => ({{ toJSON: () => ({made}) }})")
    notices(page)
    page.locator("[data-push=on]").click()
    expect(page.locator("[data-push=off]")).to_be_visible()
    page.reload()
    with stored(page):
        page.locator("[data-kind=talk]").uncheck()
    with stored(page):
        page.locator("[data-quiet]").check()
    with stored(page):
        page.locator(".hours input").first.fill("21:30")
        page.locator(".hours input").first.blur()
    page.reload()
    expect(page.locator("[data-kind=talk]")).not_to_be_checked()
    expect(page.locator("[data-kind=turn]")).to_be_checked()
    expect(page.locator(".hours input").first).to_have_value("21:30")
    page.locator("[data-push=off]").click()
    expect(page.locator("[data-push=on]")).to_be_visible()


def stored(page: Page) -> Any:
    """Until the server has answered to another wish."""
    return page.expect_response(lambda answer: answer.request.method == "PATCH" and answer.ok)


def deliver(page: Page, message: dict[str, object]) -> CDPSession:
    """Hand a message to the page's worker, as a push service would."""
    session = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(each["registrationId"] for each in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(50)
    origin = page.evaluate("location.origin")
    wanted = {"origin": origin, "registrationId": found[-1], "data": json.dumps(message)}
    session.send("ServiceWorker.deliverPushMessage", wanted)
    return session


SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map(({ title, body, tag }) => [title, body, tag])"""


def until_shown(page: Page, wanted: list[list[str]]) -> None:
    """Wait until the browser shows these notices and no others."""
    for _ in range(200):
        if page.evaluate(SHOWN) == wanted:
            return
        page.wait_for_timeout(50)
    raise AssertionError(page.evaluate(SHOWN))


def test_what_the_server_tells_is_shown_once_for_each_table_and_gone_when_one_comes(allowed: BrowserContext):
    page = allowed.new_page()
    like(page, offered=True)
    slow_table(page)
    table = page.url.rpartition("/")[2]
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    for body in ("It’s your turn.", "Bo said something to you."):
        deliver(page, {"title": "SCOUT", "body": body, "table": table, "count": 1})
        until_shown(page, [["SCOUT", body, table]])
    page.goto(f"/table/{table}")
    page.locator("[data-start]").wait_for()
    until_shown(page, [])


def test_at_a_slow_table_the_page_offers_it_once(page: Page):
    page.add_init_script("Object.defineProperty(Notification, 'permission', { value: 'default' })")
    like(page)
    slow_table(page)
    offer = page.locator("[data-offer]")
    expect(offer).to_contain_text("Shall your browser tell you")
    assert violations(page) == []
    offer.locator("[data-push=no]").click()
    expect(offer).to_have_count(0)
    page.reload()
    page.locator("[data-start]").wait_for()
    expect(offer).to_have_count(0)
