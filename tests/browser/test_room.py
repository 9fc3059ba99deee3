"""The room: from opening a table to the second match, on a desktop and two phones, in three languages."""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.hands import by_keyboard
from tests.browser.players import like
from tests.browser.test_looks import CLIPPED, RAW, SMALL_FIELDS, violations
from tests.server import Server

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "is_mobile": True, "has_touch": True}
WIDER = "() => document.documentElement.scrollWidth - innerWidth"
WAITING = ".expected.mine, [data-primary]"


@pytest.fixture
def guest(browser: Browser, base_url: str) -> Iterator[Any]:
    """Makes people, each with a browser of their own: on a desktop, or with `PHONE` on a phone."""
    with ExitStack() as ends:

        def come(name: str, language: str = "en", theme: str = "auto", **device: Any) -> Page:
            context = browser.new_context(base_url=base_url, **device)
            ends.callback(context.close)
            page = context.new_page()
            like(page, name=name, language=language, theme=theme)
            return page

        yield come


def set_table(page: Page, game: str, players: int) -> str:
    """Open a table with friends; returns its link."""
    page.goto(f"/friends/{game}")
    page.get_by_label("At the table").select_option(str(players))
    page.get_by_role("button", name="Set the table").click()
    page.locator("[data-room]").wait_for()
    return page.url


def chair(page: Page, number: int) -> Locator:
    """A chair, counted from 1."""
    return page.locator(f"[data-chair='{number - 1}']")


def sit(page: Page, link: str, number: int) -> None:
    """Follow a link and take a free seat."""
    page.goto(link)
    chair(page, number).locator(".brass").click()
    expect(chair(page, number).locator(".mine")).to_be_visible()


def choose(page: Page, number: int, what: str) -> None:
    """Choose something in the menu of a chair."""
    chair(page, number).get_by_role("button").first.click()
    page.locator(".menu").get_by_role("button", name=what).click()


def checked(page: Page) -> None:
    """Nothing is wrong for a screen reader, no text is missing or clipped, and nothing is wider than the screen."""
    assert violations(page) == []
    assert not RAW.findall(page.locator("body").inner_text())
    assert page.evaluate(CLIPPED) == []
    assert page.evaluate(SMALL_FIELDS) == []
    assert page.evaluate(WIDER) <= 0


def test_somebody_who_stands_up_stays_in_the_room(guest):
    ada = guest("Ada")
    set_table(ada, "scout", 3)
    choose(ada, 1, "Stand up")
    expect(ada.get_by_text("Take any free seat.")).to_be_visible()
    expect(ada.get_by_role("button", name="Sit here")).to_have_count(3)
    expect(ada.get_by_text("No table here")).to_have_count(0)
    chair(ada, 3).get_by_role("button", name="Sit here").click()
    expect(chair(ada, 3)).to_contain_text("Ada")


def test_from_opening_the_table_to_the_second_match(guest, house):
    ada, bo, cleo = guest("Ada"), guest("Bo", "de", **PHONE), guest("Chloé", "fr", theme="dark", **PHONE)
    link = set_table(ada, "scout", 4)
    sit(bo, link, 2)
    sit(cleo, link, 4)

    # Bo asks Ada to swap seats; she agrees. Then she frees his seat; he takes another one, and another name.
    choose(bo, 1, "Um Platztausch bitten")
    ada.locator("[data-swap]").get_by_role("button", name="Let’s swap").click()
    for page in (ada, bo, cleo):
        expect(chair(page, 1)).to_contain_text("Bo")
        expect(chair(page, 2)).to_contain_text("Ada")
    choose(ada, 1, "Free this seat")
    expect(bo.get_by_text("Dein Platz wurde frei gemacht")).to_be_visible()
    chair(bo, 3).get_by_role("button", name="Hier sitzen").click()
    expect(chair(cleo, 3)).to_contain_text("Bo")
    rename(bo, "Boris")
    for page in (ada, cleo):
        expect(chair(page, 3)).to_contain_text("Boris")

    # Ada seats a bot and chooses its level; everyone sees it, and what is going to be played.
    choose(ada, 1, "A bot")
    ada.get_by_label("’s level").select_option("guest")
    expect(chair(bo, 1)).to_contain_text("Gast")
    ada.get_by_label("Hints are allowed").check()
    expect(bo.locator("[data-options] div", has_text="Tipps")).to_contain_text("an")
    expect(cleo.locator("[data-options] div", has_text="Conseils")).to_contain_text("oui")
    ada.get_by_label("At the table").select_option("3")
    for page in (ada, bo, cleo):
        expect(page.locator("[data-chair]")).to_have_count(3)
        checked(page)

    # Chloé reloads, Bo loses his line for a moment; both are still there. When all are ready, it starts.
    cleo.reload()
    cleo.get_by_role("button", name="C’est bon pour moi").click()
    bo.context.set_offline(True)
    expect(bo.get_by_text("Die Leitung ist unterbrochen")).to_be_visible()
    bo.context.set_offline(False)
    bo.get_by_role("button", name="Ich bin bereit").click()
    expect(ada.get_by_text("2 of 3 are ready")).to_be_visible()
    ada.get_by_role("button", name="I’m ready").click()
    for page in (ada, bo, cleo):
        page.locator("main.felt header").wait_for()
        expect(page.locator(".seats > li")).to_have_count(2)

    # In the middle of the match Chloé takes another device: her seat, her hand and what she likes come along.
    hand, tablet = hand_of(cleo), guest("", **PHONE)
    change_devices(cleo, tablet, link)
    assert hand_of(tablet) == hand
    expect(tablet.locator("html")).to_have_attribute("lang", "fr")
    expect(tablet.locator("html")).to_have_attribute("data-theme", "dark")
    expect(ada.locator(".seat.gone")).to_have_count(0)
    cleo.context.close()
    cleo = tablet

    finish(house, link, (ada, bo, cleo))
    # Boris wants another one. Ada goes to the room, makes room for a friend, and changes the game.
    bo.locator("[data-rematch]").click()
    bo.locator("[data-room]").wait_for()
    ada.locator("[data-to-room]").click()
    number = next(n for n in (1, 2, 3) if "Chloé" in chair(ada, n).inner_text())
    expect(cleo.locator(".ending")).to_be_visible()
    choose(ada, number, "Free this seat")
    expect(cleo.locator(".ending")).to_be_visible()  # she may look at the result as long as she likes
    dora = guest("Dora", "it", **PHONE)
    sit(dora, link, number)
    ada.locator("[data-options] select").first.select_option("alhambra")
    expect(dora.locator("[data-options] div", has_text="Gioco")).to_contain_text("Alhambra")
    expect(ada.get_by_text("0 of 3 are ready")).to_be_visible()
    for page in (ada, bo, dora):
        checked(page)
    ada.locator("[data-start]").click()
    for page in (ada, bo, dora):
        page.locator("main.felt header").wait_for()
        expect(page.get_by_role("heading", name="Alhambra")).to_be_visible()
        expect(page.get_by_text("a bot plays", exact=True)).to_have_count(0)

    finish(house, link, (ada, bo, dora))
    rows = {row.split("\t")[0]: row.split("\t")[1:] for row in tally(ada)}
    assert {name: row[0] for name, row in rows.items()} == {"Ada": "2", "Boris": "2", "Chloé": "1", "Dora": "1"}
    assert sum(int(row[1]) for row in rows.values()) >= 2
    for page in (bo, dora):
        assert [row.split("\t")[1:] for row in tally(page)] == list(rows.values())
    checked(dora)


def rename(page: Page, name: str) -> None:
    """Take another name, in German."""
    page.get_by_role("button", name="Du und deine Einstellungen").click()
    page.get_by_label("Dein Name").fill(name)
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")


def hand_of(page: Page) -> list[str | None]:
    """The cards in somebody's hand."""
    page.locator("[data-hand] [data-card]").first.wait_for()
    return [card.get_attribute("data-card") for card in page.locator("[data-hand] [data-card]").all()]


def change_devices(one: Page, other: Page, link: str) -> None:
    """Go on at another device, which shows the table as soon as it belongs to the same person."""
    one.goto(link.replace("/table/", "/me/"))
    one.locator("[data-continue]").click()
    other.goto(one.locator("input[readonly]").input_value())
    other.locator("[data-enter]").click()
    other.wait_for_url(link)


def finish(house: Server, link: str, pages: tuple[Page, ...]) -> None:
    """Everyone lets a bot play on, until the match is over; they see the end of it."""
    for page in pages:
        page.evaluate(
            """(table) => fetch(`/api/tables/${table}`, { method: 'POST', headers: { 'Content-Type': 'application/json' },
                body: JSON.stringify({ id: crypto.randomUUID(), command: { do: 'leave' } }) })""",
            link.rpartition("/")[2],
        )
    for page in pages:
        page.locator(".ending").wait_for(timeout=120_000)


def tally(page: Page) -> list[str]:
    """The rows of the tally at the end of a match."""
    return [
        "\t".join(row.locator("th, td").all_text_contents())
        for row in page.locator(".ending [data-tally] tbody tr").all()
    ]


def test_the_room_by_keyboard_alone(guest):
    ada = guest("Ada")
    set_table(ada, "scout", 3)
    by_keyboard(chair(ada, 2).get_by_role("button").first)
    expect(ada.locator(".menu [data-choice]").first).to_be_focused()
    ada.keyboard.press("Escape")
    expect(chair(ada, 2).get_by_role("button").first).to_be_focused()
    ada.keyboard.press("Enter")
    ada.keyboard.press("Enter")  # move there
    expect(chair(ada, 2)).to_contain_text("Ada")
    by_keyboard(ada.locator("[data-fill]"))
    expect(ada.locator("[data-start]")).to_be_enabled()
    by_keyboard(ada.locator("[data-start]"))
    ada.locator(WAITING).first.wait_for()


def test_a_host_who_leaves_hands_the_room_on(guest):
    ada, bo = guest("Ada"), guest("Bo")
    sit(bo, set_table(ada, "scout", 2), 2)
    expect(bo.locator("[data-start]")).to_have_count(0)
    ada.get_by_role("button", name="Leave the room").click()
    ada.locator("[data-play]").first.wait_for()
    expect(bo.locator("[data-start]")).to_be_visible()
    expect(bo.get_by_text("You’re the host now")).to_be_visible()
    expect(chair(bo, 2)).to_contain_text("host")


def test_a_deck_file_is_chosen_in_the_room_and_everyone_sees_it(guest, tmp_path):
    ada, bo = guest("Ada"), guest("Bo")
    sit(bo, set_table(ada, "score5", 2), 2)
    deck = json.loads((files("stammtisch") / "games/score5/rules/deck.json").read_text(encoding="utf-8"))
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(deck | {"name": "Our printed cards"}), encoding="utf-8")
    ada.get_by_label("Deck file").set_input_files(path)
    expect(bo.locator("[data-options] div", has_text="Our printed cards")).to_be_visible()
    ada.get_by_label("Changes of a bid per auction").fill("3")
    ada.keyboard.press("Tab")
    expect(bo.locator("[data-options] div", has_text="Changes of a bid")).to_contain_text("3")
    ada.get_by_role("button", name="Without it").click()
    expect(bo.locator("[data-options]")).not_to_contain_text("Our printed cards")


@pytest.mark.parametrize("game", ["alhambra", "scout"])
def test_the_first_screen_deals_what_it_says(guest, game):
    page = guest("Ada")
    page.goto("/")
    card = page.locator("li.game").filter(has=page.locator(f"[data-play={game}]"))
    card.get_by_label("At the table").select_option("5")
    card.get_by_label("Bots").select_option("guest")
    page.reload()
    expect(card.get_by_label("At the table")).to_have_value("5")
    card.locator(f"[data-play={game}]").click()
    page.locator(WAITING).first.wait_for()
    expect(page.locator(".seats > li")).to_have_count(4)
    expect(page.locator(".seats .level", has_text="Guest")).not_to_have_count(0)
