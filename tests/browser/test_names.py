"""Names: somebody without one is asked for it in the room, and another one is seen everywhere at once."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page, expect

from stammtisch.messages import say as message
from tests.browser.players import like
from tests.browser.test_people import say, table_of_two

IDEAS = message("page-name-ideas", "de").split(", ")


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
        expect(bo.locator("[data-room]").get_by_text("Toi", exact=True)).to_be_visible()
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


def test_somebody_who_comes_to_a_running_match_is_asked_there_and_may_leave_it_at_that(browser, base_url):
    with table_of_two(browser, base_url, "scout") as (ada, _, _), visit(browser, base_url, language="de") as dora:
        dora.goto(ada.page.url)
        name = dora.get_by_label("Wie sollen wir dich nennen?")
        assert name.input_value() in IDEAS
        expect(name).not_to_be_focused()  # on a phone the keyboard would cover the cards
        dora.locator("[data-later]").click()
        expect(name).to_have_count(0)
        say(dora, "Viel Glück!", "Gespräch", "Sag etwas")
        dora.reload()
        name.fill("Dora")
        dora.keyboard.press("Enter")
        expect(name).to_have_count(0)
        ada.page.get_by_role("button", name=re.compile("^Talk")).click()
        expect(ada.page.locator("aside li", has_text="Viel Glück!").locator("strong")).to_have_text("Dora")


def test_somebody_who_plays_alone_is_not_asked_and_reads_about_themselves_as_you(browser, base_url):
    with visit(browser, base_url) as page:
        page.goto("/")
        page.locator("[data-play=scout]").click()
        expect(page.locator("aside li", has_text="You sit down.")).to_be_visible()
        expect(page.get_by_label("What shall we call you?")).to_have_count(0)
        expect(page.get_by_text("Visitor")).to_have_count(0)
        page.goto("/")
        expect(page.locator(".row", has_text=re.compile(r"You, [^,]+, [^,]+"))).to_be_visible()
