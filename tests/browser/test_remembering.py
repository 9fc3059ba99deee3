"""The first screen remembers: records, levels, people to play with again; and lists all matches, for one's own eyes only."""

import json
import re
from pathlib import Path

from playwright.sync_api import Browser, Page, expect
from sqlalchemy import text

from stammtisch.server.store.database import connect
from tests.browser.hands import by_mouse
from tests.browser.players import begin, in_every_language, like, play_to_the_end
from tests.browser.test_looks import CLIPPED, RAW, violations
from tests.browser.test_people import table_of_two
from tests.server import Server
from tests.server.test_results import add_match

COME_IN = """async () => {
  const answer = await fetch('/api/people', {method: 'POST', body: '{}'});
  localStorage.setItem('stammtisch', JSON.stringify({...JSON.parse(localStorage.getItem('stammtisch')), known: true}));
  return (await answer.json()).id;
}"""


def me(page: Page) -> str:
    """Come in as somebody whom the server knows; returns their id."""
    page.goto("/")
    page.locator("[data-play]").first.wait_for()
    return str(page.evaluate(COME_IN))


def remember(house: Server, person: str, won: list[bool], game: str = "scout", level: str = "guest") -> None:
    """Let somebody have played these matches, the oldest first."""
    engine = connect(house.database)
    with engine.begin() as connection:
        for number, each in enumerate(won):
            ident = f"{person}-{level}-{number}"
            add_match(connection, ident, [person], [12, 3 if each else 20, 5], 1.7e9 + 86400 * number, level)
            connection.execute(
                text("UPDATE results SET game = :game WHERE match_id = :id"), {"game": game, "id": ident}
            )
            connection.execute(text("UPDATE finished SET game = :game WHERE id = :id"), {"game": game, "id": ident})
    engine.dispose()


def test_a_newcomer_is_invited_and_sees_no_empty_boxes(page: Page):
    page.goto("/")
    expect(page.get_by_role("heading", name="Pull up a chair.")).to_be_visible()
    expect(page.locator("[data-record]")).to_have_count(0)
    expect(page.locator("#companions, #my-tables")).to_have_count(0)


def test_the_first_screen_tells_the_record_against_the_level_that_is_chosen_and_suggests_the_next(
    page: Page, house: Server
):
    like(page, levels={"scout": "guest"})
    remember(house, me(page), [False, True, False, True, True, True])
    page.reload()
    record = page.locator("[data-record=scout]")
    expect(record).to_contain_text("6 played, 4 won")
    expect(record).to_contain_text("3 in a row")
    expect(record.get_by_role("img")).to_have_accessible_name("4 of the last 5 won")
    expect(page.locator("[data-ready-for]")).to_have_text("Ready for “Regular”?")
    card = page.locator("li.game").filter(has=page.locator("[data-play=scout]"))
    expect(card.get_by_label("Bots")).to_have_value("guest")  # suggested, not changed
    page.locator("[data-ready-for=regular]").click()
    expect(card.get_by_label("Bots")).to_have_value("regular")
    expect(record).to_have_count(0)
    others = page.locator("li.game").filter(has=page.locator("[data-play=alhambra]"))
    expect(others.get_by_label("Bots")).to_have_value("newcomer")


def test_a_match_that_was_played_is_in_the_record_and_in_my_matches(page: Page):
    begin(page, "scout", by_mouse, players=2)
    play_to_the_end(page, "scout", by_mouse)
    page.goto("/")
    expect(page.locator("[data-record=scout]")).to_contain_text("1 played")
    page.locator("[data-record=scout] a").click()
    expect(page.locator("[data-records=scout]")).to_contain_text("Newcomer")
    page.locator("[data-match]").click()
    page.wait_for_url("**/replay/*")


def test_my_matches_are_filtered_exported_and_deleted(page: Page, house: Server, tmp_path: Path):
    like(page)
    person = me(page)
    remember(house, person, [True] * 40)
    remember(house, person, [False] * 15, "alhambra", "master")
    page.goto("/matches")
    expect(page.locator("[data-match]")).to_have_count(50)
    page.locator("[data-more]").click()
    expect(page.locator("[data-match]")).to_have_count(55)
    assert violations(page) == []
    page.locator("[data-filter=game]").select_option("alhambra")
    expect(page.locator("[data-match]")).to_have_count(15)
    page.locator("[data-filter=result]").select_option("won")
    expect(page.get_by_text("No match is like that.")).to_be_visible()
    with page.expect_download() as download:
        page.locator("[data-export]").click()
    download.value.save_as(tmp_path / "mine.json")
    assert len(json.loads((tmp_path / "mine.json").read_text())["matches"]) == 55
    page.locator("[data-filter=result]").select_option("")
    page.get_by_role("button", name=re.compile("^Delete Alhambra")).first.click()
    page.locator("[data-sure]").click()
    expect(page.locator("[data-match]")).to_have_count(14)
    page.locator("[data-forget]").click()
    page.locator("[data-sure]").click()
    expect(page.get_by_text("No match is like that.")).to_be_visible()
    page.goto("/")
    expect(page.locator("[data-record]")).to_have_count(0)


def test_people_who_played_together_can_invite_each_other_again(browser: Browser, base_url: str, house: Server):
    with table_of_two(browser, base_url, "alhambra") as (ada, bo, _):
        ids = [each.page.evaluate("fetch('/api/me').then(a => a.json()).then(me => me.id)") for each in (ada, bo)]
        engine = connect(house.database)
        with engine.begin() as connection:
            add_match(connection, f"together-{ids[0]}", ids, [3, 1])
        engine.dispose()
        ada.page.goto("/")
        ada.page.locator(f'[data-again="{ids[1]}"]').click()
        ada.page.wait_for_url("**/table/*")
        bo.page.goto("/")
        invitation = bo.page.locator("[data-invitation]")
        expect(invitation).to_contain_text("invites you")
        assert violations(bo.page) == []
        invitation.get_by_role("link").click()
        bo.page.wait_for_url(ada.page.url)


def test_what_is_remembered_fits_on_a_small_phone_in_every_language(browser: Browser, base_url: str, house: Server):
    size = {"viewport": {"width": 360, "height": 740}, "is_mobile": True, "has_touch": True}
    with browser.new_context(**size, base_url=base_url) as context:
        page = context.new_page()
        like(page, level="guest")
        remember(house, me(page), [True, False, True, True, True, True])
        for path, there in (("/", "[data-record]"), ("/matches", "[data-match]")):
            page.goto(path)
            for _ in in_every_language(page):
                page.locator(there).first.wait_for()
                assert not RAW.findall(page.locator("body").inner_text()), path
                assert page.evaluate("document.documentElement.scrollWidth") <= 360, path
                assert page.evaluate(CLIPPED) == [], path
