"""Pictures of every state of the page, to be looked at: `python -m tests.browser.states FOLDER --language de --only stage`.

A few matches are played once; then every state is opened on a small phone, a phone, a desktop and a large screen, in light
and in dark.
"""

import argparse
import os
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, TimeoutError, sync_playwright

from stammtisch.match.adapter import ADAPTERS
from tests.browser.hands import by_mouse
from tests.browser.players import PLAYERS, await_turn, begin, like, play_to_the_end
from tests.browser.test_stage import to_the_stage
from tests.server import Server, sqlite

SIZES: dict[str, dict[str, Any]] = {
    "small": {"viewport": {"width": 360, "height": 740}, "is_mobile": True, "has_touch": True},
    "phone": {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True},
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "large": {"viewport": {"width": 1920, "height": 1080}},
}
THEMES = ("light", "dark")
TURNS = {"score5": 8, "alhambra": 9, "scout": 6}
CHANGE = """(likes) => localStorage.setItem(
  'stammtisch', JSON.stringify({ ...JSON.parse(localStorage.stammtisch ?? '{}'), ...likes }))"""

State = tuple[str, dict[str, Any], Callable[[Page], None]]  # an address, what somebody likes, and what is done there


def nothing(page: Page) -> None:
    """Only look."""


def at_the_table(page: Page) -> None:
    """Until it is there."""
    page.locator("[data-hand]").first.wait_for()


def with_hint(page: Page) -> None:
    """Ask for a hint, where it is one's turn."""
    at_the_table(page)
    page.locator("[data-hint]").click()
    page.locator("[data-show-me]").first.wait_for()


def with_side(page: Page) -> None:
    """With what is at the side, which is a drawer on a phone."""
    at_the_table(page)
    opener = page.locator("[data-side]")
    if opener.count() and opener.first.is_visible():
        opener.first.click()


def telling(page: Page) -> None:
    """One step on, where a great moment is told."""
    page.get_by_role("slider").wait_for()
    page.keyboard.press("ArrowRight")
    page.locator("[data-stage=told]").wait_for()


def prepared(browser: Browser, address: str, players: int | None) -> tuple[Any, dict[str, State]]:
    """Play what is needed; returns who one is then, and the states by their names."""
    states: dict[str, State] = {
        "rules": ("/rules/scout", {}, nothing), "watch": ("/watch", {}, nothing), "friends": ("/friends/alhambra", {}, nothing),
        "replays": ("/replays", {}, nothing), "me": ("/me", {}, nothing), "home": ("/", {}, nothing),
    }  # fmt: skip
    with browser.new_context(**SIZES["desktop"], base_url=address) as context:
        for game in PLAYERS:
            many = min(players or 4, ADAPTERS[game].players[-1])
            page = context.new_page()
            like(page, name="Kim", players=many, level="regular")
            addresses = to_the_stage(page, game, many)
            for at in dict.fromkeys((addresses[0], addresses[len(addresses) // 2], addresses[-1])):
                states[f"stage-{game}-{at.split('at=')[1].split('&')[0]}"] = (at, {"speed": "fast"}, telling)
            begin(page, game, by_mouse, players=many, name="Kim", level="regular")
            for _ in range(TURNS[game]):
                await_turn(page)
                PLAYERS[game](page, by_mouse)
            await_turn(page)
            page.wait_for_timeout(1000)
            table = page.url.removeprefix(address)
            states[f"table-{game}"] = (table, {}, at_the_table)
            states[f"tip-{game}"] = (table, {"guided": []}, at_the_table)
            states[f"hint-{game}"] = (table, {}, with_hint)
            states[f"side-{game}"] = (table, {}, with_side)
            states[f"lesson-{game}"] = (f"/lesson/{game}", {}, nothing)
            page.close()
            page = context.new_page()
            begin(page, game, by_mouse, players=many, name="Kim", level="regular")
            play_to_the_end(page, game, by_mouse)
            page.locator(".ending figure").wait_for()
            states[f"ending-{game}"] = (page.url.removeprefix(address), {}, nothing)
            replay = page.locator(".ending a[href^='/replay/']").first.get_attribute("href") or ""
            states[f"replay-{game}"] = (replay, {}, nothing)
            page.close()
        page = context.new_page()
        page.goto("/friends/alhambra")
        page.locator("form .brass").click()
        page.wait_for_url("**/table/*")
        states["room"] = (page.url.removeprefix(address), {}, nothing)
        return context.storage_state(), states


def look(browser: Browser, address: str, folder: Path, args: argparse.Namespace) -> None:
    """Take all pictures."""
    who, states = prepared(browser, address, args.players)
    for size, options in SIZES.items():
        for theme in THEMES:
            with browser.new_context(**options, base_url=address, storage_state=who) as context:
                page = context.new_page()
                page.goto("/rules/scout")
                for name, (path, likes, act) in states.items():
                    if args.only and not name.startswith(args.only):
                        continue
                    known = {"guided": list(PLAYERS), "taught": list(PLAYERS), "speed": "off"}
                    page.evaluate(CHANGE, known | {"theme": theme, "language": args.language} | likes)
                    page.goto(path)
                    try:
                        act(page)
                    except TimeoutError as error:
                        print(f"{name}, {size}, {theme}: {str(error).splitlines()[0]}")
                    page.wait_for_timeout(900)
                    page.screenshot(path=folder / f"{name}-{size}-{theme}.jpg", type="jpeg", quality=80)
            print(size, theme)


def main() -> None:
    """Start a server and a browser."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--language", default="en")
    parser.add_argument("--players", type=int)
    parser.add_argument("--only", default="")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(sqlite(Path(folder)))
        path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
        browser = playwright.chromium.launch(executable_path=path)
        look(browser, server.address, args.folder, args)
        server.close()


if __name__ == "__main__":
    main()
