"""What the page asks for: itself at every address that people see, and the facts and sentences of a game that it lacks."""

import json
from typing import Annotated, Literal

import pytest
from msgspec import Meta

from stammtisch.match.adapter import ADAPTERS
from stammtisch.messages import LANGUAGES, say
from stammtisch.server.http.facts import kind_of
from stammtisch.server.http.wire import OptionKind
from tests.server.raw_requests import send_request


def test_the_facts_of_a_game_are_those_of_its_description(shared_server):
    told = {each["name"]: each for each in json.loads(send_request(shared_server, "GET", "/api/games").body)}
    assert list(told) == list(ADAPTERS)
    scout = told["scout"]
    assert (scout["title"], scout["prefix"], scout["low"], scout["high"], scout["usual"]) == ("SCOUT", "SC", 2, 5, 4)
    assert (scout["minutes"], scout["options"], len(scout["levels"])) == (15, {"memory": False}, 5)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentences_of_a_game_come_in_every_language(shared_server, language):
    answer = send_request(shared_server, "GET", f"/api/games/scout/messages/{language}")
    assert answer.status == 200
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    text = answer.body.decode()
    assert "scout-name = " in text
    assert "scout-page-hand = " in text


@pytest.mark.parametrize(
    "address", ["scout/messages/xx", "nothing/messages/en", "scout/messages/..", "%2e%2e/messages/en"]
)
def test_what_is_no_game_or_no_language_has_no_sentences(shared_server, address):
    answer = send_request(shared_server, "GET", f"/api/games/{address}")
    assert (answer.status, answer.error) == (404, "no-such-address")


@pytest.mark.parametrize(
    "address", ["/", "/rules", "/rules/scout", "/watch", "/friends/alhambra", "/table/AAAAAAAAAAAAAAAAAAAAAA"]
)
def test_every_address_that_people_see_is_the_page(shared_server, address):
    assert send_request(shared_server, "GET", address).headers["content-type"].startswith("text/html")


@pytest.mark.parametrize(
    "address", ["/api", "/ws", "/api/nothing", "/ws/nothing", "/assets/nothing.js", "/robots.txt", "/rules/a/b"]
)
def test_other_addresses_are_not_the_page(shared_server, address):
    assert send_request(shared_server, "GET", address).status == 404


def test_each_option_says_what_it_may_be(shared_server):
    told = {each["name"]: each for each in json.loads(send_request(shared_server, "GET", "/api/games").body)}
    for game in told.values():
        assert list(game["kinds"]) == list(game["options"])
    assert told["score5"]["kinds"] == {
        "memory": {"kind": "switch"},
        "cap": {"kind": "number", "optional": True},
        "deck": {"kind": "file", "optional": True},
    }


@pytest.mark.parametrize(
    ("declared", "kind"),
    [
        (bool, OptionKind("switch")),
        (Literal["carry", "split"], OptionKind("choice", values=["carry", "split"])),
        (Literal[1, 3] | None, OptionKind("choice", values=[1, 3], optional=True)),
        (Annotated[int, Meta(ge=1, le=9)], OptionKind("number", low=1, high=9)),
        (str | None, OptionKind("text", optional=True)),
        (list[int], OptionKind("file")),
        (int | list[int], OptionKind("file")),
    ],
)
def test_what_an_option_may_be_follows_from_its_type(declared, kind):
    assert kind_of(declared) == kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_tells_its_name_and_what_it_is_like_in_every_language(shared_server, language):
    told = json.loads(send_request(shared_server, "GET", "/api/games").body)
    for game in told:
        assert game["about"][language]["name"]
        assert game["about"][language]["tagline"] == say(f"{game['name']}-tagline", language)
