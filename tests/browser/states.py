"""Pictures of every state of the page, to be looked at: `python -m tests.browser.states FOLDER --language de --only stage`.

A few matches are played at random. Then every state is opened on a small phone, a desktop and a large screen, in light and in
dark. What was played is kept in the folder, so a second run shows the same matches on a page that has changed.
"""

import argparse
import json
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, TimeoutError, sync_playwright

from stammtisch.client import Client, TableClient
from stammtisch.engine.compiler import INTERPRETED
from stammtisch.match.adapter import ADAPTERS
from stammtisch.server.http.auth import COOKIE
from tests.browser.conftest import WHOLE, WITHOUT_WINDOWS, installed
from tests.browser.players import PLAYERS
from tests.browser.test_stage import STAGED, a_match
from tests.server import Server, sqlite

SIZES: dict[str, dict[str, Any]] = {
    "phone": {"viewport": {"width": 360, "height": 740}, "is_mobile": True, "has_touch": True},
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "large": {"viewport": {"width": 1920, "height": 1080}},
}
THEMES = ("light", "dark")
TURNS = {"score5": 8, "alhambra": 9, "scout": 6}
PREPARED = "prepared.json"
PATIENCE = 300.0  # seconds for a review
WAIT = 15_000  # milliseconds for what is to be seen
ENDLESS = 10_000  # decisions; no match has as many
FRIENDS = ("Ada", "Bo", "Chloé", "Dan", "Evelina")
QUICK = {"STAMMTISCH_REVIEW_WORLDS": "16", "STAMMTISCH_REVIEW_NICE": "0"}

State = tuple[str, str, dict[str, Any]]  # an address, what is done there, and what somebody likes
Who = dict[str, Any]


def look(page: Page) -> None:
    """Only look, once everything is there."""
    page.locator("main").first.wait_for()
    page.wait_for_load_state("networkidle")


def table(page: Page) -> None:
    """Until it is there."""
    page.locator("[data-hand]").first.wait_for()


def hint(page: Page) -> None:
    """Ask for a hint, and for its figures."""
    table(page)
    page.locator("[data-hint]").click()
    page.locator("[data-show-me]").first.click()


def side(page: Page) -> None:
    """Open what is at the side, which is a drawer on a phone."""
    table(page)
    opener = page.locator("[data-side]")
    if opener.count() and opener.first.is_visible():
        opener.first.click()


def rules(page: Page) -> None:
    """Open the rules beside the table."""
    table(page)
    page.locator("[data-rules]").click()


def tell(page: Page) -> None:
    """One step on, where a great moment is told."""
    page.get_by_role("slider").wait_for()
    page.keyboard.press("ArrowRight")
    page.locator("[data-stage=told]").wait_for()


def answer(page: Page) -> None:
    """See the solution."""
    page.locator("[data-give-up]").first.click()
    page.locator("[data-told]").wait_for()


def likes(page: Page) -> None:
    """Open what one likes."""
    page.locator("button.who").first.click()


ACTS: dict[str, Callable[[Page], None]] = {
    act.__name__: act for act in (look, table, hint, side, rules, tell, answer, likes)
}


def until(seen: Callable[[], Any]) -> Any:
    """Look again and again until something is true."""
    end = time.monotonic() + PATIENCE
    while not (found := seen()):
        assert time.monotonic() < end
        time.sleep(0.1)
    return found


def deal(server: Server, client: Client, game: str, players: int) -> list[TableClient]:
    """A table with friends, dealt; each of them as they see it."""
    memory = {"memory": True} if "memory" in ADAPTERS[game].description.options.__struct_fields__ else {}
    host = client.open_table(game, players, options=memory, hints=True)
    tables = [host, *(server.come_in(name).table(host.ident) for name in FRIENDS[: players - 1])]
    for seat, table in enumerate(tables[1:], 1):
        table.sit(seat)
    host.start()
    return tables


def play(tables: list[TableClient], turns: int, chance: random.Random) -> dict[str, Any]:
    """All decide at random, until it is the first one's turn after so many decisions, or the match is over."""
    while True:
        match: dict[str, Any] = tables[0].glance(0)["sight"]["match"]
        if match["over"] or (turns <= 0 and 0 in match["to_act"]):
            return match
        seat = chance.choice(match["to_act"])
        moves = tables[seat].glance(seat)["sight"]["match"]["moves"]
        tables[seat].play(seat, next((each for each in moves if each["action"] == "final"), chance.choice(moves)))
        turns -= seat == 0


def prepared(server: Server, client: Client, players: int | None) -> dict[str, State]:
    """Play what is needed; returns the states by their names."""
    chance = random.Random(1)
    states: dict[str, State] = {
        name: (path, act, {}) for name, path, act in (
            ("home", "/", "look"), ("likes", "/", "likes"), ("rules", "/rules/scout", "look"), ("watch", "/watch", "look"),
            ("friends", "/friends/alhambra", "look"), ("replays", "/replays", "look"), ("me", "/me", "look"),
            ("matches", "/matches", "look"),
        )
    }  # fmt: skip
    for game in PLAYERS:
        many = min(players or 4, ADAPTERS[game].players[-1])
        file = a_match(game, min(many, 4))
        brought = client.ask("POST", "/api/matches", json.loads(file))["id"]
        steps = client.replay(brought, "0")["steps"]
        great = [at for at, step in enumerate(steps) if STAGED & {each["event"] for each in step["events"]}]
        for at in dict.fromkeys((great[0], great[len(great) // 2], great[-1])):
            states[f"stage-{game}-{at}"] = (f"/replay/{brought}?at={at - 1}&seat=0", "tell", {"speed": "fast"})
        running, *_ = tables = deal(server, client, game, many)
        play(tables, TURNS[game], chance)
        for act in ("table", "hint", "side", "rules"):
            states[f"{act}-{game}"] = (f"/table/{running.ident}", act, {})
        states[f"tip-{game}"] = (f"/table/{running.ident}", "table", {"guided": []})
        states[f"lesson-{game}"] = (f"/lesson/{game}", "look", {})
        states[f"exercises-{game}"] = (f"/exercises/{game}", "look", {})
        states[f"solution-{game}"] = (f"/exercises/{game}", "answer", {})
        over, *_ = tables = deal(server, client, game, many)
        match = play(tables, ENDLESS, chance)
        states[f"ending-{game}"] = (f"/table/{over.ident}", "look", {})
        link = match["id"]
        states[f"replay-{game}"] = (f"/replay/{link}?at=20&seat=0", "look", {})
        if not INTERPRETED:  # which would take too long
            client.ask("POST", review := f"/api/matches/{link}/reviews/0")
            until(lambda review=review: client.ask("GET", review)["review"])
            states[f"review-{game}"] = (f"/review/{link}?seat=0", "look", {})
        print(game, "played", flush=True)
    room = client.open_table("alhambra", min(players or 4, 6), seats=[{}, {"bot": "regular"}])
    states["room"] = (f"/table/{room.ident}", "look", {})
    return states


def take(browser: Browser, address: str, who: Who, folder: Path, args: argparse.Namespace) -> None:
    """Take all pictures, as the one whose token is kept."""
    known = {"known": True, "name": "Kim", "speed": "off", "sound": False, "language": args.language}
    known |= {"guided": list(PLAYERS), "taught": list(PLAYERS)}
    for size in args.sizes.split(","):
        for theme in args.themes.split(","):
            with browser.new_context(**SIZES[size], color_scheme=theme, base_url=address) as context:
                context.add_cookies([{"name": COOKIE, "value": who["token"], "url": address}])
                page = context.new_page()
                page.set_default_timeout(WAIT)
                page.goto("/icon.svg")  # nothing that runs, and so nobody who comes in
                for name, (path, act, liked) in who["states"].items():
                    if not any(name.startswith(each) for each in args.only.split(",")):
                        continue
                    keep = json.dumps(json.dumps(known | liked))
                    page.evaluate(f"localStorage.setItem('stammtisch', {keep})")
                    page.goto(path)
                    try:
                        ACTS[act](page)
                    except TimeoutError as error:
                        print(f"{name}, {size}, {theme}: {str(error).splitlines()[0]}")
                    page.wait_for_timeout(700)
                    page.screenshot(path=folder / f"{name}-{size}-{theme}.png")


def main() -> None:
    """Start a server and a browser."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--language", default="en")
    parser.add_argument("--players", type=int, help="as many as a game is for, at most")
    parser.add_argument("--only", default="", help="how the names of the states begin, with commas between")
    parser.add_argument("--sizes", default=",".join(SIZES))
    parser.add_argument("--themes", default=",".join(THEMES))
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    kept = args.folder / PREPARED
    who: Who = json.loads(kept.read_text()) if kept.exists() else {"port": 0}
    with sync_playwright() as playwright:
        server = Server(sqlite(args.folder), who["port"], **QUICK)
        if not kept.exists():
            client = server.come_in("Kim")
            who = {"port": server.port, "token": client.token, "states": prepared(server, client, args.players)}
            kept.write_text(json.dumps(who))
        path = installed(WITHOUT_WINDOWS, *WHOLE)
        browser = playwright.chromium.launch(executable_path=path)
        take(browser, server.address, who, args.folder, args)
        browser.close()
        server.close()


if __name__ == "__main__":
    main()
