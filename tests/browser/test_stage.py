"""The great moments on the stage: live and in replays, by keys and by touch, on phones and desktops."""

import random

import pytest
from playwright.sync_api import Browser, Page, expect

import stammtisch
from tests.browser.hands import by_keyboard, by_mouse
from tests.browser.players import PLAYERS, begin, like
from tests.browser.test_looks import CLIPPED, RAW, violations

DESKTOP = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 360, "height": 740}, "is_mobile": True, "has_touch": True}
STAGED = {"resolved", "round_ended", "scored", "yard_given", "match_ended"}
MOST_TURNS = 200
# A great moment waits until somebody goes on, however long a busy machine takes: what it begins to wait for by itself never
# comes. What was shown is written down.
PATIENT = """
const [later, isStaged] = [window.setTimeout, () => document.querySelector('[data-stage]') !== null];
window.told = [];
window.setTimeout = (what, pause, ...more) => {
  const waits = pause >= 3500 || (pause >= 300 && isStaged()); // the longest is set before the stage is there
  return later(waits ? () => isStaged() || what(...more) : what, pause, ...more);
};
new MutationObserver(() => {
  const stage = document.querySelector('[data-stage]');
  if (stage) window.told.push(stage.dataset.stage);
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-stage'] });
"""
# Match files are brought along by somebody who is known here.
BRING = """async file => {
  const post = (path, body) => fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  await post('/api/people', JSON.stringify({ name: '', language: 'en' }));
  const brought = await (await post('/api/matches', file)).json();
  const replay = await (await fetch(`/api/matches/${brought.id}?seat=0`)).json();
  return [brought.id, replay.steps.map(step => step.events.map(each => each.event))];
}"""


def a_match(game: str, players: int) -> str:
    """A whole match at random, always the same, as a file."""
    match, chance = stammtisch.game(game).new(players=players, seed="a great evening"), random.Random(5)
    while not match.over:
        seat = chance.choice(match.to_act)
        settled = game == "score5" and match.view().phase == "adjusting"
        match.play(seat, "final" if settled else chance.choice(match.moves(seat)))
    return match.dump()


def to_the_stage(page: Page, game: str, players: int) -> list[str]:
    """Bring a match; returns the addresses of its replay right before each great moment that is on its first page."""
    page.goto("/")
    page.locator("[data-play]").first.wait_for()
    match, steps = page.evaluate(BRING, a_match(game, players))
    return [f"/replay/{match}?at={at - 1}&seat=0" for at, events in enumerate(steps) if STAGED & set(events)]


def step_on(page: Page, address: str) -> None:
    """Go one step on from there."""
    page.goto(address)
    page.get_by_role("slider").wait_for()
    page.keyboard.press("ArrowRight")


def until_a_stage(page: Page, game: str) -> None:
    """Play until a great moment is told."""
    for _ in range(MOST_TURNS):
        page.locator("[data-stage], .expected.mine, [data-primary]").first.wait_for(timeout=60_000)
        if page.locator("[data-stage]").count():
            return
        PLAYERS[game](page, by_mouse)
    raise AssertionError("nothing great ever happens")


def test_the_end_of_a_round_is_told_before_the_next_one_is_dealt(page: Page):
    page.add_init_script(PATIENT)
    begin(page, "scout", by_mouse, players=3, speed="normal")
    until_a_stage(page, "scout")
    stage = page.locator("[data-stage]")
    expect(stage).to_have_attribute("aria-label", "Round 1 of 3 is over")
    expect(page.locator("main.felt header")).to_contain_text("Round 1 of 3")  # the table waits behind it
    expect(page.locator("[data-go-on]")).to_be_focused()
    page.wait_for_timeout(500)
    page.keyboard.press(" ")
    expect(page.locator("[data-stage=told]")).to_have_count(1)
    assert page.locator("[data-stage] [role=status]").inner_text()
    page.wait_for_timeout(500)
    page.keyboard.press(" ")
    expect(stage).to_have_count(0)
    expect(page.locator("main.felt header")).to_contain_text("Round 2 of 3")
    expect(page.locator("[data-primary], .expected.mine").first).to_be_visible()
    assert page.evaluate("document.activeElement !== document.body")


def test_a_match_with_great_moments_can_be_played_by_the_keyboard_alone(page: Page):
    begin(page, "scout", by_keyboard, players=2, speed="fast")
    for _ in range(MOST_TURNS):
        page.locator("[data-stage], .ending, .expected.mine, [data-primary]").first.wait_for(timeout=60_000)
        if page.locator("[data-stage]").count():
            page.keyboard.press("Enter")  # its button has the focus
        elif page.locator(".ending").count():
            break
        else:
            PLAYERS["scout"](page, by_keyboard)
    expect(page.locator(".ending")).to_be_visible()


def test_somebody_who_comes_back_sees_the_table_and_no_stage(page: Page):
    begin(page, "scout", by_mouse, players=3, speed="normal")
    until_a_stage(page, "scout")
    page.reload()
    page.locator("[data-primary], .expected").first.wait_for()
    expect(page.locator("main.felt header")).to_contain_text("Round 2 of 3")
    expect(page.locator("[data-stage]")).to_have_count(0)


def test_whoever_wants_no_motion_is_told_in_the_log_alone(page: Page):
    like(page)
    address = to_the_stage(page, "scout", 3)[0]
    step_on(page, address)
    expect(page.locator(".told")).to_contain_text("round 1 is over")
    expect(page.locator("[data-stage]")).to_have_count(0)


def test_calm_systems_show_the_last_picture_at_once(browser: Browser, base_url: str):
    with browser.new_context(**DESKTOP, base_url=base_url, reduced_motion="reduce") as context:
        page = context.new_page()
        page.add_init_script(PATIENT)
        like(page, speed="normal")
        step_on(page, to_the_stage(page, "score5", 4)[0])
        expect(page.locator("[data-stage=told]")).to_have_count(1)
        assert page.evaluate("window.told.includes('telling')") is False


@pytest.mark.parametrize(("game", "players"), [("score5", 5), ("scout", 5), ("alhambra", 2), ("alhambra", 6)])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_every_great_moment_fits_and_can_be_used_by_everyone(
    browser: Browser, base_url: str, game: str, players: int, size: dict
):
    with browser.new_context(**size, base_url=base_url) as context:
        page = context.new_page()
        page.add_init_script(PATIENT)
        looks = {"language": "de", "theme": "dark"} if size is PHONE else {"language": "fr", "theme": "light"}
        like(page, speed="fast", **looks)
        addresses = to_the_stage(page, game, players)
        for address in {addresses[0], addresses[-1]}:
            step_on(page, address)
            page.locator("[data-stage=told]").wait_for()
            for _ in range(4):
                if not page.locator("[data-stage]").count():
                    break
                page.wait_for_timeout(500)  # the table behind is dimmed by then
                assert violations(page) == []
                assert page.evaluate(CLIPPED) == []
                assert not RAW.search(page.locator("[data-stage]").inner_text())
                assert page.evaluate("(e => e.scrollWidth <= e.clientWidth)(document.querySelector('[data-stage]'))")
                page.keyboard.press("Escape")
            expect(page.locator("[data-stage]")).to_have_count(0)


def test_a_first_visitor_is_told_slowly_and_a_tap_skips(browser: Browser, base_url: str):
    with browser.new_context(**PHONE, base_url=base_url) as context:
        page = context.new_page()
        page.add_init_script(PATIENT)
        like(page, speed="normal", guided=[])
        step_on(page, to_the_stage(page, "alhambra", 3)[0])
        stage = page.locator("[data-stage]")
        expect(stage).to_have_attribute("data-stage", "telling")
        page.wait_for_timeout(500)
        stage.tap(position={"x": 30, "y": 200})
        expect(stage).to_have_attribute("data-stage", "told")
        page.wait_for_timeout(500)
        page.locator("[data-go-on]").tap()
        expect(stage).to_have_count(0)
