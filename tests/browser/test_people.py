"""Two people and a spectator, each in a browser of their own."""

import re
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from tests.browser.hands import by_mouse
from tests.browser.players import PLAYERS, like
from tests.server import Server, sqlite

CARD = re.compile(r'"(\d+)/(\d+)"')


class Guest:
    """Somebody with a browser, and all that was sent to it."""

    def __init__(self, browser: Browser, base_url: str, name: str) -> None:
        self.context = browser.new_context(base_url=base_url)
        self.page = self.context.new_page()
        self.heard: list[str] = []
        self.page.on("websocket", self._listen)
        like(self.page, name=name)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def hand(self) -> set[frozenset[str]]:
        """The cards of their hand, as they were last sent."""
        sight = next(frame for frame in reversed(self.heard) if '"sight"' in frame)
        return {frozenset(card) for card in CARD.findall(sight.rpartition('"hand":[')[2].partition("]")[0])}

    def due(self) -> bool:
        """Whether the page asks them to decide."""
        return self.page.locator(".expected.mine, [data-primary]").count() > 0


@contextmanager
def table_of_two(browser: Browser, base_url: str, game: str) -> Iterator[tuple[Guest, Guest, Guest]]:
    """Ada opens a table for two, Bo follows the link and sits down, Cleo watches; then the cards are dealt."""
    with ExitStack() as ends:
        ada, bo, cleo = (Guest(browser, base_url, name) for name in ("Ada", "Bo", "Cleo"))
        for guest in (ada, bo, cleo):
            ends.callback(guest.context.close)
        ada.page.goto(f"/friends/{game}")
        ada.page.get_by_label("At the table").select_option("2")
        ada.page.get_by_role("button", name="Set the table").click()
        link = ada.page.get_by_label("Link to this table").input_value()
        bo.page.goto(link)
        bo.page.get_by_role("button", name="Sit here").click()
        expect(ada.page.locator("[data-start]")).to_be_enabled()
        ada.page.locator("[data-start]").click()
        cleo.page.goto(link)
        for guest in (ada, bo, cleo):
            guest.page.locator("main.felt header").wait_for()
        yield ada, bo, cleo


def test_two_people_play_to_the_end_while_one_reloads_and_one_goes_offline(browser, base_url):
    with table_of_two(browser, base_url, "score5") as (ada, bo, cleo):
        lay_secretly(ada.page)
        ada.page.reload()
        expect(ada.page.get_by_text("Waiting for Bo")).to_be_visible()
        assert "lays" not in bo.page.locator("aside").inner_text()
        be_away_for_a_while(bo, ada)
        for _ in range(400):
            for guest in (ada, bo):
                if guest.due():
                    PLAYERS["score5"](guest.page, by_mouse)
            if cleo.page.locator(".ending").count():
                break
            ada.page.wait_for_timeout(30)
        for guest in (ada, bo, cleo):
            expect(guest.page.locator(".ending")).to_be_visible()
            guest.page.locator(".ending summary").click()
        results = [guest.page.locator(".ending [data-details] table").first.inner_text() for guest in (ada, bo, cleo)]
        figures = [re.findall(r"\d+|–", result) for result in results]  # one calls oneself you
        assert figures[0] == figures[1] == figures[2]
        assert len(figures[0]) == 2 * 6  # five families and the sum; a family may be missing


def be_away_for_a_while(guest: Guest, other: Guest) -> None:
    """Lose the line while somebody else says something; it is heard when the line is back."""
    guest.context.set_offline(True)
    expect(guest.page.get_by_text("The line is down")).to_be_visible()
    say(other.page, "Are you there?")
    guest.context.set_offline(False)
    expect(guest.page.get_by_text("The line is down")).to_have_count(0)
    guest.page.get_by_role("button", name=re.compile("^Talk")).click()
    expect(guest.page.locator("aside ol li").first).to_contain_text("Are you there?")


def say(page: Page, words: str, tab: str = "Talk", field: str = "Say something") -> None:
    """Say something at the table."""
    page.get_by_role("button", name=re.compile(f"^{tab}")).click()
    page.get_by_label(field).fill(words)
    page.keyboard.press("Enter")
    expect(page.locator("aside ol li").first).to_contain_text(words)


def lay_secretly(page: Page) -> None:
    """Bid a card that nobody else may see yet."""
    page.locator(".hand [data-card] button").first.click()
    page.locator("[data-primary]").click()


def test_nothing_hidden_reaches_anybody_elses_browser(browser, base_url):
    with table_of_two(browser, base_url, "scout") as (ada, bo, cleo):
        for guest in (ada, bo):
            guest.page.get_by_role("button", name=re.compile("^Keep")).wait_for()
        hands = [guest.hand() for guest in (ada, bo)]
        assert [len(hand) for hand in hands] == [11, 11]
        for guest, hidden in ((ada, hands[1]), (bo, hands[0]), (cleo, hands[0] | hands[1])):
            known = {frozenset(card) for frame in guest.heard for card in CARD.findall(frame)}
            assert not known & hidden
            content = guest.page.content()
            assert not any(
                f"scout-{low}-{high}" in content or f'"{low}/{high}"' in content for low, high in map(sorted, hidden)
            )


def test_a_line_that_drops_is_taken_up_again(browser, tmp_path):
    with (
        closing(Server(sqlite(tmp_path))) as server,
        table_of_two(browser, server.address, "alhambra") as (ada, bo, _),
    ):
        server.kill()
        expect(ada.page.get_by_text("The line is down")).to_be_visible()
        server.start()
        expect(ada.page.get_by_text("The line is down")).to_have_count(0, timeout=20_000)
        ada.page.locator(".expected").wait_for()
        mover, other = (ada, bo) if ada.due() else (bo, ada)
        said = other.page.locator("aside ol > li").count()
        PLAYERS["alhambra"](mover.page, by_mouse)
        expect(other.page.locator("aside ol > li").nth(said)).to_be_visible()


@pytest.mark.parametrize("words", ["Good evening!", "<img src=x onerror=alert(1)>"])
def test_talk_is_heard_as_text(browser, base_url, words):
    with table_of_two(browser, base_url, "scout") as (ada, bo, _):
        bo.page.get_by_role("button", name=re.compile("^Talk")).click()
        say(ada.page, words)
        expect(bo.page.locator("aside ol li").first).to_contain_text(words)


def test_without_the_server_the_page_opens_and_says_so(browser, tmp_path):
    with closing(Server(sqlite(tmp_path))) as server, browser.new_context(base_url=server.address) as context:
        page = context.new_page()
        like(page)
        page.goto("/")
        while not page.evaluate("caches.match('/').then((found) => found !== undefined)"):
            page.wait_for_timeout(50)  # from the first visit on, once the worker has kept it
        server.kill()
        page.goto("/")
        page.locator("[data-play=scout]").click()
        expect(page.get_by_text("The server can’t be reached")).to_be_visible()


def test_a_bot_plays_for_whoever_goes_away_until_they_are_back(browser, base_url):
    with table_of_two(browser, base_url, "alhambra") as (ada, bo, _):
        ada.page.get_by_role("button", name="Go away for a while").click()
        expect(bo.page.get_by_text("a bot plays", exact=True)).to_be_visible()
        for _ in range(3):
            bo.page.locator(".expected.mine, [data-primary]").first.wait_for()
            PLAYERS["alhambra"](bo.page, by_mouse)
        ada.page.get_by_role("button", name="I’m back").click()
        expect(bo.page.get_by_text("a bot plays", exact=True)).to_have_count(0)


def test_whoever_is_due_sees_it_in_the_title(browser, base_url):
    with table_of_two(browser, base_url, "alhambra") as (ada, bo, _):
        expect(ada.page.locator(".expected")).to_be_visible()
        mover, other = (ada, bo) if ada.due() else (bo, ada)
        expect(mover.page).to_have_title(re.compile("^● "))
        expect(other.page).to_have_title(re.compile("^Alhambra"))
