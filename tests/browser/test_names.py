"""Names: somebody without one is asked for it in the room, and another one is seen everywhere at once."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page, expect

from tests.browser.players import like


@contextmanager
def visit(browser: Browser, base_url: str, **likes) -> Iterator[Page]:
    """Somebody with a browser of their own."""
    context = browser.new_context(base_url=base_url)
    page = context.new_page()
    like(page, **likes)
    yield page
    context.close()


def test_a_friend_is_asked_for_a_name_and_everyone_reads_it_in_their_own_language(browser, base_url):
    with visit(browser, base_url, name="Ada") as ada, visit(browser, base_url, language="fr") as bo:
        ada.goto("/friends/scout")
        ada.get_by_label("At the table").select_option("2")
        ada.get_by_role("button", name="Set the table").click()
        expect(ada.get_by_label("What shall we call you?")).to_have_count(0)
        bo.goto(ada.get_by_label("Link to this table").input_value())

        name = bo.get_by_label("Comment veux-tu qu’on t’appelle ?")
        expect(name).to_be_focused()
        suggested = name.input_value()
        assert suggested
        bo.locator("button.brass", has_text="ici").first.click()
        expect(ada.get_by_text("Visitor 2", exact=True)).to_be_visible()
        expect(bo.get_by_text("Visiteur 2", exact=True)).to_be_visible()
        bo.get_by_label("Dis quelque chose").fill("bonjour")
        bo.keyboard.press("Enter")
        expect(ada.locator("li", has_text="bonjour").locator("strong")).to_have_text("Visitor")

        name.focus()
        bo.keyboard.press("Enter")
        expect(name).to_have_count(0)
        expect(ada.get_by_text("Visitor")).to_have_count(0)
        expect(ada.locator("li", has_text="bonjour").locator("strong")).to_have_text(suggested)
        bo.reload()
        expect(bo.get_by_text(suggested, exact=True).first).to_be_visible()
        expect(name).to_have_count(0)

        ada.locator("[data-start]").click()
        expect(ada.locator(".seat .name")).to_have_text(suggested)
        bo.get_by_role("button", name="Toi et tes réglages").first.click()
        bo.get_by_label("Ton nom").fill("Bo")
        bo.keyboard.press("Tab")
        expect(ada.locator(".seat .name")).to_have_text("Bo")


def test_nobody_is_asked_who_plays_alone(browser, base_url):
    with visit(browser, base_url) as page:
        page.goto("/")
        page.locator("[data-play=scout]").click()
        page.locator("main.felt header").wait_for()
        expect(page.get_by_label("What shall we call you?")).to_have_count(0)
