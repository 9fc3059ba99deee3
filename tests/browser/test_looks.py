"""Every screen, for everyone: screen readers, four languages, small phones, light and dark; and how much has to be loaded."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.hands import by_mouse
from tests.browser.players import begin, like, play_to_the_end

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
RAW = re.compile(r"\b(?:page|me|coach|exercise|progress|scout|score5|alhambra|tell|table)-[a-z][a-z-]+")
MOST = 150_000  # bytes of the first load

# Elements whose text doesn't fit, and which don't say so by an ellipsis.
CLIPPED = """() => [...document.querySelectorAll('button, a, label, h1, h2, h3, p, th, td, li, select')]
  .filter(e => e.checkVisibility() && !e.closest('.unseen, .recap, [aria-hidden=true]'))
  .filter(e => getComputedStyle(e).textOverflow !== 'ellipsis' && e.scrollWidth > e.clientWidth + 1
    && !['visible', 'auto', 'scroll'].includes(getComputedStyle(e).overflowX))
  .map(e => e.outerHTML.slice(0, 120))"""

# Fields whose text is so small that a phone zooms in on them.
SMALL_FIELDS = """() => [...document.querySelectorAll('input, select, textarea')]
  .filter(e => e.checkVisibility() && parseFloat(getComputedStyle(e).fontSize) < 16).map(e => e.outerHTML.slice(0, 120))"""


def home(page: Page) -> None:
    page.goto("/")
    page.locator("[data-play]").first.wait_for()


def friends(page: Page) -> None:
    page.goto("/friends/alhambra")
    page.locator("form .brass").wait_for()


def waiting(page: Page) -> None:
    friends(page)
    page.locator("form .brass").click()
    page.locator("[data-fill]").click()
    page.locator("[data-chair] select").nth(2).wait_for()


def watch(page: Page) -> None:
    page.goto("/watch")
    page.locator("h2").first.wait_for()


def replays(page: Page) -> None:
    page.goto("/replays")
    page.locator(".bring").wait_for()


def me(page: Page) -> None:
    page.goto("/me")
    page.locator("[data-progress]").first.wait_for()
    page.locator("[data-continue]").click()
    page.locator("[data-recovery]").click()
    page.locator("[data-sentence]").wait_for()


def recover(page: Page) -> None:
    page.goto("/continue")
    page.locator("[data-enter]").wait_for()


def rules_of(game: str) -> Callable[[Page], None]:
    def rules(page: Page) -> None:
        page.goto(f"/rules/{game}")
        page.locator("article section").first.wait_for()

    return rules


def table_of(game: str) -> Callable[[Page], None]:
    def table(page: Page) -> None:
        page.goto("/")
        page.locator(f"[data-play={game}]").click()
        page.locator(".expected.mine, [data-primary]").first.wait_for()

    return table


def lesson_of(game: str) -> Callable[[Page], None]:
    def lesson(page: Page) -> None:
        page.goto(f"/lesson/{game}")
        page.locator("[data-lesson-begin]").click()
        page.locator("[data-step]").wait_for()

    return lesson


def exercise_of(game: str) -> Callable[[Page], None]:
    def exercise(page: Page) -> None:
        page.goto(f"/exercises/{game}")
        page.locator("[data-give-up]").click()
        page.locator("[data-told]").wait_for()

    return exercise


def goal(page: Page) -> None:
    page.goto("/lesson/scout")
    page.locator("[data-lesson-begin]").wait_for()


def drawer(page: Page) -> None:
    table_of("scout")(page)
    page.locator("[data-rules]").click()
    page.locator("dialog article section").first.wait_for()


SCREENS: dict[str, Callable[[Page], None]] = {
    "home": home, "friends": friends, "waiting": waiting, "watch": watch, "replays": replays, "drawer": drawer,
    "me": me, "continue": recover, "goal": goal,
    **{f"lesson of {game}": lesson_of(game) for game in ("score5", "alhambra", "scout")},
    **{f"exercise of {game}": exercise_of(game) for game in ("score5", "alhambra", "scout")},
    **{f"rules of {game}": rules_of(game) for game in ("score5", "alhambra", "scout")},
    **{f"table of {game}": table_of(game) for game in ("score5", "alhambra", "scout")},
}  # fmt: skip


def violations(page: Page) -> list[str]:
    """What axe has to say against a page."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("async () => (await axe.run()).violations")
    return [f"{each['id']}: {node['html'][:160]}" for each in found for node in each["nodes"]]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_screen_readers_and_weak_eyes_find_their_way_on_every_screen(page: Page, theme: str):
    like(page, theme=theme)
    found = {}
    for name, show in SCREENS.items():
        show(page)
        if problems := violations(page):
            found[name] = problems
    assert found == {}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_end_of_a_match_and_its_replay_are_readable_for_everyone(page: Page, theme: str):
    begin(page, "scout", by_mouse, players=2, theme=theme)
    play_to_the_end(page, "scout", by_mouse)
    page.locator(".ending figure").wait_for()
    assert violations(page) == []
    page.locator(".ending a[href^='/replay/']").click()
    page.locator(".steps").wait_for()
    page.keyboard.press("ArrowRight")
    assert violations(page) == []


@pytest.mark.parametrize(
    "language", ["de", *(pytest.param(each, marks=pytest.mark.soak) for each in ("en", "fr", "it"))]
)
def test_no_text_is_missing_or_clipped_on_a_small_phone(browser: Browser, base_url: str, language: str):
    with browser.new_context(
        viewport={"width": 360, "height": 740}, base_url=base_url, is_mobile=True, has_touch=True
    ) as context:
        page = context.new_page()
        like(page, language=language, guided=[])
        for name, show in SCREENS.items():
            show(page)
            assert not RAW.findall(page.locator("body").inner_text()), name
            assert page.evaluate("document.documentElement.scrollWidth") <= 360, name
            assert page.evaluate(CLIPPED) == [], name
            assert page.evaluate(SMALL_FIELDS) == [], name


def test_the_language_is_guessed_from_the_browser_and_changed_in_one_click(browser: Browser, base_url: str):
    with browser.new_context(locale="it-CH", base_url=base_url) as context:
        page = context.new_page()
        home(page)
        assert page.locator("[data-play=scout]").inner_text() == "Gioca ora"
        page.get_by_label("Lingua").select_option("de")
        page.get_by_role("button", name="Jetzt spielen").first.wait_for()
        page.reload()
        page.get_by_role("button", name="Jetzt spielen").first.wait_for()


def test_the_first_load_is_small_and_asks_nobody_else(page: Page, base_url: str):
    loaded: dict[str, int] = {}
    page.on("requestfinished", lambda request: loaded.__setitem__(request.url, request.sizes()["responseBodySize"]))
    home(page)
    page.wait_for_load_state("networkidle")
    assert all(url.startswith((base_url, "data:")) for url in loaded)
    assert 20_000 < sum(loaded.values()) < MOST, loaded


def test_the_first_screen_loads_no_rule_book(page: Page):
    bodies: list[str] = []
    page.on("response", lambda response: bodies.append(response.text()) if response.url.endswith(".js") else None)
    home(page)
    page.wait_for_load_state("networkidle")
    loaded = "".join(bodies)
    drawn = " ".join(page.locator(".picture").all_inner_texts())
    assert re.search(r"\d", drawn)
    assert re.findall(r"[A-Za-z]+", drawn) == []  # without it no card can be named
    assert "page-play-now =" in loaded
    assert not re.search(r"^(?:SC|AL|S5)-\d+ =", loaded, re.M)


@pytest.mark.parametrize("game", ["score5", "alhambra", "scout"])
def test_a_hand_fits_again_when_the_window_is_narrowed(page: Page, game: str):
    begin(page, game, by_mouse)
    page.locator(".hand [data-card], .ways [data-card]").first.wait_for()
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_function(
        "Math.max(...[...document.querySelectorAll('main [data-card]')].map(e => e.getBoundingClientRect().right)) <= 390"
    )


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_play_now_is_in_sight_at_once(browser: Browser, base_url: str, size: tuple[int, int]):
    with browser.new_context(viewport={"width": size[0], "height": size[1]}, base_url=base_url) as context:
        page = context.new_page()
        home(page)
        boxes = [each.bounding_box() for each in page.locator("[data-play]").all()]
        needed = boxes if size[0] > 1000 else boxes[:1]
        assert all(box and box["y"] + box["height"] <= size[1] for box in needed)
