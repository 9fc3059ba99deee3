"""The same person on several devices: links that are used once, recovery sentences, and signing out at every process."""

import json
import re
import time
from contextlib import closing
from functools import partial

import pytest
from sqlalchemy import update

from stammtisch.client import Client
from stammtisch.server.http.auth import COOKIE
from stammtisch.server.http.device_names import device_name
from stammtisch.server.runtime.recovery import new_sentence, plain_sentence
from stammtisch.server.store.database import connect
from stammtisch.server.store.schema import device_links
from tests.server import Server, sqlite
from tests.server.playing import at_once
from tests.server.raw_requests import Answered, send_request
from tests.server.test_sockets import connect_to, hear, rest_of

PHONE = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36"


@pytest.fixture
def house(tmp_path):
    """A server of its own, since an address has only so many tries."""
    with closing(Server(sqlite(tmp_path))) as server:
        yield server


def new_link(client: Client) -> str:
    return str(client.ask("POST", "/api/me/device-link")["link"])


def use(server: Server, link: str, token: str | None = None, **more: bool) -> Answered:
    """Use a link from a device, which may be known by a token already."""
    return send_request(server, "POST", "/api/devices", {"link": link, "program": True, **more}, token)


def added(server: Server, client: Client) -> Client:
    """One more device of somebody."""
    return server.kept(Client(server.address, json.loads(use(server, new_link(client)).body)["token"]))


def is_known(server: Server, token: str | None) -> bool:
    return send_request(server, "GET", "/api/me", token=token).status == 200


def listed(client: Client) -> list[dict]:
    return client.ask("GET", "/api/me/devices")["devices"]


def test_a_link_makes_a_device_the_same_person_with_seats_history_and_likes(server):
    desk = server.come_in("Ada")
    table = desk.open_table("scout", 2)
    desk.ask("PUT", "/api/me/likes", {"theme": "dark", "muted": ["bob"]})
    phone = added(server, desk)
    assert phone.token != desk.token
    assert phone.ask("GET", "/api/me") == desk.ask("GET", "/api/me")
    assert phone.ask("GET", "/api/me/likes") == {"theme": "dark", "muted": ["bob"]}
    assert [each["id"] for each in phone.ask("GET", "/api/tables")["mine"]] == [table.ident]
    phone.table(table.ident).do("stand", seat=0)
    assert desk.table(table.ident).look()["sight"]["seats"][0]["person"] is None


def test_a_link_works_once(house):
    desk = house.come_in("Ada")
    link = new_link(desk)
    assert use(house, link).status == 201
    assert use(house, link).error == "device-link-wrong"
    assert len(listed(desk)) == 2


def test_of_two_devices_that_use_a_link_at_the_same_moment_one_is_added(server):
    desk = server.come_in("Ada")
    for _ in range(2):
        link = new_link(desk)
        before = len(listed(desk))
        answers = at_once(*[partial(use, server, link)] * 4)
        assert sorted(each.status for each in answers) == [201, 404, 404, 404]
        assert len(listed(desk)) == before + 1


def test_a_link_is_no_good_after_ten_minutes(house):
    desk = house.come_in("Ada")
    link = new_link(desk)
    engine = connect(house.database)
    with engine.begin() as connection:
        connection.execute(update(device_links).values(until=device_links.c.until - 599))
    assert 0 < desk_link_seconds(house) <= 1.1
    with engine.begin() as connection:
        connection.execute(update(device_links).values(until=device_links.c.until - 2))
    engine.dispose()
    assert use(house, link).error == "device-link-wrong"


def desk_link_seconds(server: Server) -> float:
    """For how long the only link is still valid."""
    engine = connect(server.database)
    with engine.connect() as connection:
        until = connection.execute(device_links.select()).one().until
    engine.dispose()
    return float(until) - time.time()


def test_a_new_link_ends_the_one_before(house):
    desk = house.come_in("Ada")
    first, second = new_link(desk), new_link(desk)
    assert use(house, first).status == 404
    assert use(house, second).status == 201


def test_a_device_of_somebody_else_is_asked_first_and_the_link_stays_good(house):
    desk, other = house.come_in("Ada"), house.come_in("Bo")
    link = new_link(desk)
    assert use(house, link, other.token).error == "device-taken"
    assert use(house, link, desk.token).error == "device-known"
    assert is_known(house, other.token)
    assert use(house, link, other.token, instead=True).status == 201
    assert not is_known(house, other.token)


@pytest.mark.parametrize("guess", ["A" * 22, "x", "' OR 1=1 --", "é" * 40])
def test_a_guessed_link_opens_nothing(house, guess):
    link = new_link(house.come_in("Ada"))
    for tried in (guess, link[:-1], link + "A", link.swapcase()):
        assert use(house, tried).error == "device-link-wrong"
    assert use(house, link).status == 201


@pytest.mark.parametrize(("path", "body"), [("/api/devices", {"link": "A"}), ("/api/recovery", {"sentence": "a"})])
def test_an_address_has_only_so_many_tries(house, path, body):
    statuses = [send_request(house, "POST", path, body).status for _ in range(13)]
    assert statuses[:10] == [404] * 10
    assert 429 in statuses[10:]
    assert send_request(house, "POST", path, body, address="127.0.0.9").status == 404  # others aren't held up by that


def test_a_page_gets_a_cookie_and_programs_a_token(house):
    desk = house.come_in("Ada")
    answer = send_request(house, "POST", "/api/devices", {"link": new_link(desk)}, User_Agent=PHONE)
    assert json.loads(answer.body)["token"] is None
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    known = {"Cookie": cookie.partition(";")[0]}
    devices = json.loads(send_request(house, "GET", "/api/me/devices", **known).body)["devices"]
    assert [(each["name"], each["this"]) for each in devices] == [("Chrome, Android", True), ("", False)]
    signed_out = send_request(house, "DELETE", f"/api/me/devices/{devices[0]['id']}", **known)
    assert f'{COOKIE}=""' in signed_out.headers["set-cookie"]


def test_a_device_that_is_signed_out_is_out_at_once_and_the_others_stay(server):
    desk = server.come_in("Ada")
    phone = added(server, desk)
    table = desk.open_table("scout", 2)
    with connect_to(desk.table(table.ident), 0) as here, connect_to(phone.table(table.ident), 0) as there:
        for each in (here, there):
            hear(each, "happened")
        this, other = sorted(listed(desk), key=lambda device: not device["this"])
        left = desk.ask("DELETE", f"/api/me/devices/{other['id']}")["devices"]
        assert [each["id"] for each in left] == [this["id"]]
        assert json.loads(rest_of(there)[-1])["error"] == "who-are-you"
        assert not is_known(server, phone.token)
        desk.table(table.ident).do("react", reaction="👍")
        assert hear(here, "happened")["happened"][-1]["text"] == "👍"


def test_all_other_devices_are_signed_out_together(house):
    desk = house.come_in("Ada")
    others = [added(house, desk) for _ in range(2)]
    assert [each["this"] for each in desk.ask("DELETE", "/api/me/devices")["devices"]] == [True]
    assert [is_known(house, each.token) for each in (desk, *others)] == [True, False, False]


def test_nobody_signs_out_a_device_of_somebody_else(house):
    ada, bo = house.come_in("Ada"), house.come_in("Bo")
    device = listed(ada)[0]["id"]
    assert send_request(house, "DELETE", f"/api/me/devices/{device}", token=bo.token).error == "no-such-device"
    assert is_known(house, ada.token)


def test_a_recovery_sentence_brings_everything_back(server):
    lost = server.come_in("Ada")
    table = lost.open_table("scout", 2)
    sentence = lost.ask("POST", "/api/me/recovery")["sentence"]
    assert lost.ask("GET", "/api/me/devices")["recovery"] is not None
    lost.ask("DELETE", "/api/me")
    written = sentence.upper().replace(" ", ",\n")
    answer = send_request(server, "POST", "/api/recovery", {"sentence": written, "program": True})
    found = server.kept(Client(server.address, json.loads(answer.body)["token"]))
    assert [each["id"] for each in found.ask("GET", "/api/tables")["mine"]] == [table.ident]


def test_only_the_last_recovery_sentence_is_valid_and_almost_is_not_enough(house):
    ada = house.come_in("Ada")
    first, last = (ada.ask("POST", "/api/me/recovery")["sentence"] for _ in range(2))
    for wrong in (first, last[:-1], last.rpartition(" ")[0], last[::-1], new_sentence()):
        assert send_request(house, "POST", "/api/recovery", {"sentence": wrong}).error == "recovery-wrong"
    assert send_request(house, "POST", "/api/recovery", {"sentence": last}).status == 201


def test_recovery_sentences_can_be_read_aloud_and_are_never_the_same():
    made = [new_sentence() for _ in range(100)]
    assert len(set(made)) == 100
    assert all(
        re.fullmatch(r"([bdfghklmnprstvwz][aeiou]){3}( ([bdfghklmnprstvwz][aeiou]){3}){7}", each) for each in made
    )
    assert all(plain_sentence(f"  {each.title()}.\n") == each for each in made)


def test_a_person_has_only_so_many_devices_and_the_link_stays_good(tmp_path):
    with closing(Server(sqlite(tmp_path), STAMMTISCH_PROXIES="127.0.0.1 ::1")) as server:
        ada = server.come_in("Ada")

        def add(number: int) -> Answered:
            return send_request(
                server, "POST", "/api/devices", {"link": link}, X_Forwarded_For=f"10.0.0.{number}", User_Agent="x"
            )

        for number in range(19):
            link = new_link(ada)
            assert add(number).status == 201
        link = new_link(ada)
        assert add(50).error == "too-many-devices"
        ada.ask("DELETE", "/api/me/devices")
        assert add(51).status == 201


@pytest.mark.parametrize(
    ("user_agent", "name"),
    [
        (PHONE, "Chrome, Android"),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Mobile/15E148 Safari/604.1",
            "Safari, iPhone",
        ),
        ("Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0", "Firefox, Linux"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36 Edg/130.0", "Edge, Windows"),
        ("Python-urllib/3.11", ""),
        ("<script>", ""),
    ],
)
def test_a_device_is_called_what_its_browser_says_it_is(user_agent, name):
    assert device_name(user_agent) == name


def test_likes_are_bounded(house):
    ada = house.come_in("Ada")
    assert send_request(house, "PUT", "/api/me/likes", {"x": "y" * 5000}, ada.token).status == 413
    assert send_request(house, "PUT", "/api/me/likes", [1], ada.token).status == 422
    assert ada.ask("GET", "/api/me/likes") == {}
