"""Pictures of the real page for README and docs: `python -m tests.browser.screenshots` writes them anew, with new deals."""

import os
import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

import stammtisch
from tests.browser.hands import by_mouse
from tests.browser.players import PLAYERS, await_turn, begin, like
from tests.server import Server, sqlite

PICTURES = Path(__file__).parents[2] / "docs/pictures"
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True, "device_scale_factor": 1.5}
TURNS = {"score5": 12, "alhambra": 9, "scout": 6}  # until there is something to see


def keep(page: Page, name: str) -> None:
    """Keep a picture, once everything is in its place."""
    page.wait_for_timeout(500)
    page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=86)
    print(f"docs/pictures/{name}.jpg")


def in_the_middle(page: Page, game: str) -> None:
    """Play a while, and choose something without confirming it."""
    begin(page, game, by_mouse, players=4, name="Kim", level="regular")
    for _ in range(TURNS[game]):
        await_turn(page)
        PLAYERS[game](page, by_mouse)
    await_turn(page)
    if game == "score5" and page.locator(".tray").count():
        for card in page.locator(".hand [data-card] button").all()[1:3]:
            card.click()
    elif game == "alhambra" and page.locator(".yard button.payable").count():
        page.locator(".yard button.payable").first.click()
        page.locator(".hand button").first.hover()
    page.mouse.move(5, 5)


def take_all(browser: Browser, address: str) -> None:
    """The first screen on the desktop, and each game on the desktop and on a phone."""
    with browser.new_context(**DESKTOP, base_url=address) as context:
        page = context.new_page()
        like(page, players=4)
        page.goto("/")
        page.locator("[data-play]").first.wait_for()
        keep(page, "page-home")
    for game in PLAYERS:
        for size, name in ((DESKTOP, ""), (PHONE, "-phone")):
            with browser.new_context(**size, base_url=address) as context:
                page = context.new_page()
                in_the_middle(page, game)
                keep(page, f"page-{game}{name}")


def take_notebook(browser: Browser) -> None:
    """What a notebook shows of a position."""
    match = stammtisch.game("scout").new(players=3, seed="picture")
    while len(match.moves_made) < 9:
        match.play(match.to_act[0], match.moves(match.to_act[0])[0])
    with browser.new_context(viewport={"width": 760, "height": 620}, device_scale_factor=1.5) as context:
        page = context.new_page()
        page.set_content(f"<body style='margin: 0'>{match._repr_html_()}")
        page.locator("pre").screenshot(path=PICTURES / "notebook.jpg", type="jpeg", quality=86)
        print("docs/pictures/notebook.jpg")


def main() -> None:
    """Start a server and a browser, and take the pictures."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(sqlite(Path(folder)))
        path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
        browser = playwright.chromium.launch(executable_path=path)
        take_notebook(browser)
        take_all(browser, server.address)
        server.close()


if __name__ == "__main__":
    main()
