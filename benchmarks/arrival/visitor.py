"""Somebody who opens the page for the first time and presses *Play now*, in a real browser."""

__all__ = ["Arrival", "arrive", "browsing"]

import json
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, WebSocket, sync_playwright

from benchmarks.contender import NoFigure
from stammtisch.client import applied

PATIENCE = 600.0  # seconds until somebody gives up
BLINK = 20  # milliseconds
PLAY = """async ([table, action]) => {
  const command = { do: 'play', seat: 0, action };
  const body = JSON.stringify({ id: crypto.randomUUID(), command });
  await fetch(`/api/tables/${table}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
}"""


class Arrival(NamedTuple):
    """Seconds from the click to the first hand on the screen, and to the first move of a bot."""

    hand: float
    bot: float


@contextmanager
def browsing() -> Iterator[Browser]:
    """The machine's own Chromium."""
    path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--disable-dev-shm-usage"])
        yield browser
        browser.close()


def arrive(browser: Browser, address: str, game: str) -> Arrival:
    """Open the page, press *Play now*, and decide whatever is listed first until a bot has moved."""
    with browser.new_context(base_url=address, locale="en-GB") as context:
        page = context.new_page()
        table = _Heard(page)
        page.goto("/")
        button = page.locator(f"[data-play={game}]")
        button.wait_for()
        start = perf_counter()
        button.click()
        page.locator("main.felt [data-card]").first.wait_for(timeout=PATIENCE * 1000)
        hand = perf_counter() - start
        decided = -1
        while not table.bot_moved:
            if perf_counter() - start > PATIENCE:
                raise NoFigure("no bot moves")
            match = table.sight.get("match") or {}
            if 0 in match.get("to_act", ()) and table.n > decided:
                decided = table.n
                page.evaluate(PLAY, [table.sight["table"], match["moves"][0]])
            page.wait_for_timeout(BLINK)
        return Arrival(hand, table.bot_moved - start)


class _Heard:
    """What the page was sent over its connection to a table."""

    def __init__(self, page: Page) -> None:
        self.n, self.bot_moved = 0, 0.0  # messages, and when the first of a bot's move came
        self.sight: dict[str, Any] = {}
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if "happened" not in message:
            return
        self.n, self.sight = message["n"], message.get("sight") or applied(self.sight, message["changed"])
        if not self.bot_moved and any(each.get("by") == "bot" for each in message["happened"]):
            self.bot_moved = perf_counter()
