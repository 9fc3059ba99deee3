"""What one can do at a table besides playing: ask, take back, read the rules, be guided, share a screen, look back."""

import json
import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.hands import by_mouse
from tests.browser.players import PLAYERS, await_turn, begin, confirm, like, play_to_the_end


def keep(page: Page) -> None:
    """Keep the hand of SCOUT, and wait for one's turn."""
    await_turn(page)
    PLAYERS["scout"](page, by_mouse)
    await_turn(page)


@pytest.mark.parametrize("game", ["alhambra", "scout"])
def test_a_hint_says_a_move_and_why_and_shows_it_on_the_cards(page: Page, game: str):
    begin(page, game, by_mouse)
    await_turn(page)
    PLAYERS[game](page, by_mouse)
    await_turn(page)
    page.locator("[data-hint]").click()
    box = page.get_by_role("region", name="Hint")
    move = box.locator(".best").inner_text()
    expect(box).not_to_contain_text("%")  # at the beginning of a match, chances say little
    page.locator("[data-show-me]").click()
    expect(page.locator("[data-primary]")).to_have_text(move)
    expect(page.locator("[data-primary]")).to_have_attribute("aria-disabled", "false")
    if page.locator("[data-figures]").count():
        page.locator("[data-figures]").click()
        expect(box).to_contain_text(re.compile(r"%.*imagined deals", re.S))


def test_what_is_not_allowed_says_why_and_opens_the_rules_at_that_place(page: Page):
    begin(page, "scout", by_mouse)
    keep(page)
    cards = page.get_by_role("list", name="Your hand").get_by_role("button")
    for at in range(cards.count() - 3):  # somewhere four cards side by side are no set
        for card in cards.all()[at : at + 4]:
            card.click()
        page.locator("[data-primary][aria-disabled=false], .why").first.wait_for()
        if page.locator(".why").count():
            break
    page.locator(".why button").click()
    opened = page.locator("dialog section.here")
    expect(opened).to_be_visible()
    expect(opened).to_contain_text(re.compile(r"SC-1[12]"))
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).not_to_be_visible()


def test_alone_with_bots_any_decision_is_taken_back_and_the_match_is_practice_then(page: Page):
    begin(page, "alhambra", by_mouse, players=2)
    await_turn(page)
    expect(page.locator("[data-undo]")).to_be_disabled()  # nothing was decided yet
    hand = page.locator(".hand [data-card]").count()
    for _ in range(2):
        PLAYERS["alhambra"](page, by_mouse)
        await_turn(page)
    expect(page.locator("[data-retry]")).to_have_count(2)
    page.locator("[data-retry]").last.click()  # the first decision
    page.get_by_role("dialog").get_by_role("button", name="Leave it").click()
    expect(page.locator("[data-practice]")).to_have_count(0)
    page.locator("[data-retry]").last.click()
    page.locator("[data-sure]").click()
    expect(page.locator("[data-practice]")).to_be_visible()
    expect(page.locator("[data-retry]")).to_have_count(0)
    expect(page.locator("aside")).to_contain_text("from here on, this is practice")
    expect(page.locator(".hand [data-card]")).to_have_count(hand)
    PLAYERS["alhambra"](page, by_mouse)
    await_turn(page)
    page.locator("[data-undo]").click()  # it is practice already: nobody is asked again
    expect(page.locator("[data-retry]")).to_have_count(0)


def test_a_tip_about_a_decision_is_gone_once_it_is_made(page: Page):
    begin(page, "scout", by_mouse, guided=[], players=2)
    guide = page.get_by_role("region", name="Your first match")
    expect(guide).to_contain_text("Before each round you may turn the whole hand")
    PLAYERS["scout"](page, by_mouse)
    await_turn(page)
    expect(guide).not_to_contain_text("Before each round")


def test_a_first_match_is_guided_and_the_guide_can_be_sent_away(page: Page):
    begin(page, "score5", by_mouse, guided=[])
    guide = page.get_by_role("region", name="Your first match")
    expect(page.locator("[data-tip=score5-page-guide-goal]")).to_be_visible()
    page.locator("[data-guide-next]").click()
    expect(guide).to_have_count(0)  # one tip for a moment
    PLAYERS["score5"](page, by_mouse)
    expect(page.locator("[data-tip=score5-page-guide-counts]")).to_be_visible()  # whatever the others do meanwhile
    page.locator("[data-guide-skip]").click()
    expect(guide).to_have_count(0)
    page.reload()
    page.locator(".expected.mine, [data-primary]").first.wait_for()
    expect(guide).to_have_count(0)


def test_around_one_screen_the_cards_are_covered_between_turns(page: Page):
    like(page, name="Ada")
    page.goto("/friends/scout")
    page.get_by_label("At the table").select_option("2")
    page.get_by_role("button", name="Set the table").click()
    page.locator("[data-chair='1'] button").click()
    page.get_by_label("Name of whoever plays at this screen, too").fill("Bo")
    page.get_by_role("button", name="At this screen").click()
    page.locator("[data-start]").click()
    seen = []
    for name in ("Ada", "Bo"):
        if name == "Bo":
            expect(page.get_by_role("heading", name="Bo, it’s your turn")).to_be_visible()
            assert not re.search(r"other end", page.content())
            page.get_by_role("button", name="I’m Bo").click()
        page.get_by_role("button", name=re.compile("^Keep")).wait_for()
        seen.append(page.locator(".middle").inner_text())
        PLAYERS["scout"](page, by_mouse)
    assert seen[0] != seen[1]


def test_a_match_can_be_looked_at_again_from_every_seat(page: Page):
    begin(page, "scout", by_mouse, players=2)
    play_to_the_end(page, "scout", by_mouse)
    page.locator(".ending a[href^='/replay/']").click()
    page.locator(".steps").wait_for()
    told = page.locator(".told")
    start = told.inner_text()
    page.get_by_role("button", name="One step on").click()
    expect(told).not_to_have_text(start)
    expect(page.get_by_label("Seen by")).to_have_value("0")  # as one saw it oneself
    mine = page.locator(".middle").inner_text()
    page.get_by_label("Seen by").select_option("")
    expect(page.locator(".middle")).not_to_have_text(mine, use_inner_text=True)
    page.get_by_label("Seen by").select_option("open")
    page.get_by_label("Hand of").select_option("1")
    expect(page.locator(".middle")).to_contain_text("Your hand")
    expect(page.locator(".middle")).not_to_have_text(mine, use_inner_text=True)
    page.keyboard.press("End")
    expect(told).to_contain_text("Points")
    with page.expect_download() as kept:
        page.get_by_role("link", name="Match file").click()
    assert json.loads(kept.value.path().read_text())["game"] == "scout"


def test_a_table_that_is_not_there_says_so(page: Page):
    like(page)
    page.goto("/table/AAAAAAAAAAAAAAAAAAAAAA")
    expect(page.get_by_text("There is no table with this link.")).to_be_visible()


def test_cards_can_be_dragged(page: Page):
    begin(page, "score5", by_mouse)
    page.locator(".expected.mine").wait_for()
    card = page.locator(".hand [data-card] button").first
    card.drag_to(page.locator("[data-drop=bid]").first)
    expect(page.locator("[data-primary]")).to_contain_text("with one card")


def test_a_selection_survives_what_others_do(browser: Browser, base_url: str):
    with browser.new_context(base_url=base_url) as context:
        page = context.new_page()
        begin(page, "scout", by_mouse, speed="normal", players=5)
        await_turn(page)
        PLAYERS["scout"](page, by_mouse)
        card = page.get_by_role("list", name="Your hand").get_by_role("button").first
        card.click()
        await_turn(page)
        expect(card).to_have_attribute("aria-pressed", "true")


WAIT_FOR_GOOD = """
const later = window.setTimeout;
window.setTimeout = (what, pause, ...more) => (window.stopped && pause === 900 ? -1 : later(what, pause, ...more));
"""  # what would be shown a moment later, once it is asked for


def test_a_key_shows_all_that_still_waits_to_be_shown(browser: Browser, base_url: str):
    with browser.new_context(base_url=base_url) as context:
        page = context.new_page()
        page.add_init_script(WAIT_FOR_GOOD)
        begin(page, "alhambra", by_mouse, speed="normal", players=4)
        await_turn(page)
        table = page.url.rpartition("/")[2]
        page.evaluate("window.stopped = true")
        made = moves_of_others(page, table)
        by_mouse(page.locator(".display button").first)  # whoever takes money has ended the turn, whatever was dealt
        confirm(page, by_mouse)
        while moves_of_others(page, table) < made + 3 or not is_due(page, table):
            page.wait_for_timeout(100)
        expect(page.locator(".expected.mine")).to_have_count(0)
        page.keyboard.press("Shift")
        expect(page.locator(".expected.mine")).to_be_visible()


def look(page: Page, table: str) -> dict:
    """The table, as the server knows it."""
    return page.evaluate("(table) => fetch(`/api/tables/${table}`).then((answer) => answer.json())", table)


def is_due(page: Page, table: str) -> bool:
    """Whether it is one's own turn."""
    seen = look(page, table)["sight"]
    return seen["viewer"] in seen["match"]["to_act"]


def moves_of_others(page: Page, table: str) -> int:
    """How many there have been."""
    seen = look(page, table)
    return sum(each["kind"] == "moved" and each["seat"] != seen["sight"]["viewer"] for each in seen["happened"])


def test_what_happened_long_ago_comes_when_it_is_asked_for(page):
    begin(page, "alhambra", by_mouse, name="Ada", players=6)
    page.get_by_role("button", name="Go away for a while").click()  # bots play on
    page.locator(".ending").wait_for(timeout=120_000)
    page.reload()
    log, earlier = page.locator("aside ol > li"), page.get_by_role("button", name="Earlier")
    expect(earlier).to_be_visible()
    assert "Ada sits down." not in log.all_inner_texts()
    shown = log.count()
    while earlier.count():
        earlier.click()
        expect(log.nth(shown)).to_be_visible()
        shown = log.count()
    expect(log.last).to_have_text("Ada sits down.")
