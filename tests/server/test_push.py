"""Web push, from a move to what a browser reads: against a push service of our own that decrypts what it gets."""

import asyncio
import json
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, suppress
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import update

from stammtisch.client import Client, TableClient
from stammtisch.messages import LANGUAGES
from stammtisch.server.runtime.push_delivery import BadEndpoint, Delivery, check_endpoint
from stammtisch.server.runtime.push_encryption import BadKeys, PushKey, encrypt
from stammtisch.server.store.database import connect
from stammtisch.server.store.schema import alerts, subscriptions
from stammtisch.server.table.quiet_hours import is_zone, quiet_until
from tests.server import Server, sqlite
from tests.server.conftest import new_database
from tests.server.playing import sit_down
from tests.server.push_service import Browser, PushService, claims_of, data
from tests.server.raw_requests import friends_at, send_request
from tests.server.test_devices import added
from tests.server.test_evenings import play_out

QUICK = {"STAMMTISCH_PUSH_ANYWHERE": "1", "STAMMTISCH_PUSH_AFTER": "0"}


@pytest.fixture
def service() -> Iterator[PushService]:
    with closing(PushService()) as service:
        yield service


@pytest.fixture
def house(database) -> Iterator[Server]:
    """A server that calls any address, and tells people at once."""
    with closing(Server(database, **QUICK)) as server:
        yield server


def soon(holds: Callable[[], object], seconds: float = 20.0) -> bool:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if holds():
            return True
        time.sleep(0.05)
    return False


def settled(server: Server) -> bool:
    """Whether everything was sent."""
    engine = connect(server.database)
    with engine.connect() as connection:
        left = connection.execute(alerts.select().where(~alerts.c.sent)).all()
    engine.dispose()
    return not left


def count(server: Server, table) -> int:
    engine = connect(server.database)
    with engine.connect() as connection:
        found = len(connection.execute(table.select()).all())
    engine.dispose()
    return found


def hurry(server: Server) -> None:
    """As if the pause before the next try were over."""
    engine = connect(server.database)
    with engine.begin() as connection:
        connection.execute(update(alerts).values(due=0.0, claimed=0.0))
    engine.dispose()


class Pair:
    """Two people at a table of Alhambra; the one whose turn it is has a browser that is told so."""

    def __init__(self, server: Server, browser: Browser, **settings) -> None:
        self.friends = friends_at(server, 2)
        first = self.friends[0].open_table("alhambra", 2, **settings)
        self.tables = [friend.table(first.ident) for friend in self.friends]
        self.tables[1].sit(1)
        first.start()
        (self.waited_for,) = first.look(0)["sight"]["match"]["to_act"]
        self.browser = browser
        browser.subscribe(self.mover)

    @property
    def mover(self) -> Client:
        return self.friends[self.waited_for]

    @property
    def other(self) -> int:
        return 1 - self.waited_for

    def move(self, seat: int) -> None:
        """Play until it is the other's turn."""
        while seat in (match := self.tables[seat].look(seat)["sight"]["match"])["to_act"]:
            self.tables[seat].play(seat, match["moves"][0])

    def come_back(self, seat: int) -> None:
        """Look in at the table."""
        with closing(self.tables[seat].updates(seat)) as updates:
            next(updates)


def test_somebody_who_is_not_there_is_told_that_it_is_their_turn(house, service):
    pair = Pair(house, service.browser("phone"))
    assert soon(lambda: pair.browser.told)
    (told,) = pair.browser.told
    assert told == {
        "title": "Alhambra", "body": "It’s your turn. (Friend 0, Friend 1)", "table": pair.tables[0].ident, "count": 1,
    }  # fmt: skip
    (headers,) = pair.browser.headers
    claims = claims_of(headers["Authorization"])
    assert claims["aud"] == service.address
    assert time.time() < claims["exp"] < time.time() + 24 * 3600
    assert claims["key"] == pair.mover.ask("GET", "/api/me/push")["key"]
    assert headers["Content-Encoding"] == "aes128gcm"
    assert int(headers["TTL"]) > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_everyone_is_told_in_their_language(shared_push_server, service, language):
    pair = Pair(shared_push_server, browser := service.browser(language))
    pair.mover.ask("PATCH", "/api/me", {"language": language})
    pair.move(pair.waited_for)
    pair.move(pair.other)
    assert soon(lambda: browser.told)
    wanted = {"en": "It’s your turn.", "de": "Du bist dran.", "fr": "C’est à toi de jouer.", "it": "Tocca a te."}
    assert browser.told[-1]["body"].startswith(wanted[language])


@pytest.fixture(scope="module")
def shared_push_server(tmp_path_factory) -> Iterator[Server]:
    with closing(Server(sqlite(tmp_path_factory.mktemp("push")), **QUICK)) as server:
        yield server


def test_one_thing_is_told_about_a_table_until_one_comes_back(house, service):
    pair = Pair(house, service.browser("phone"))
    assert soon(lambda: pair.browser.told)
    speaker = pair.tables[pair.other]
    speaker.do("say", text="Are you there?")
    assert soon(lambda: settled(house))
    time.sleep(4)  # longer than a look
    assert len(pair.browser.told) == 1
    pair.come_back(pair.waited_for)
    pair.move(pair.waited_for)
    time.sleep(6)  # somebody who was just there isn't missed at once
    pair.move(pair.other)
    assert soon(lambda: len(pair.browser.told) == 2)


def test_somebody_who_is_at_the_table_is_told_nothing(house, service):
    pair = Pair(house, service.browser("phone"))
    with closing(pair.tables[pair.waited_for].updates(pair.waited_for)) as updates:
        next(updates)
        told = len(pair.browser.told)
        pair.tables[pair.other].do("say", text="Hello!")
        time.sleep(4)
        assert len(pair.browser.told) == told


def test_talk_is_told_without_its_words(house, service):
    browser = service.browser("phone")
    ada, bo = friends_at(house, 2)
    table = ada.open_table("scout", 2)
    bo.table(table.ident).sit(1)
    browser.subscribe(ada)
    bo.table(table.ident).do("say", text="I have the nine of clubs")
    assert soon(lambda: browser.told)
    assert browser.told[0]["body"] == "Friend 1 said something to you. (Friend 0, Friend 1)"
    assert "nine" not in json.dumps(browser.told)


def test_somebody_who_went_home_after_a_match_is_asked_for_another(house, service):
    browser = service.browser("phone")
    players = sit_down([house], "score5", people=2)
    players[0].table.start()
    for each in players:
        each.start()
    for each in players:
        each.finish()
    browser.subscribe(players[0].table.client)
    time.sleep(6)  # until they are missed
    players[1].table.do("ready", yes=True)
    assert soon(lambda: browser.told)
    assert browser.told[0]["body"] == "Friend 1 would like another match. (Friend 0, Friend 1)"


def test_somebody_alone_with_bots_is_left_in_peace(shared_push_server, service):
    (ada,) = friends_at(shared_push_server, 1)
    browser = service.browser("alone")
    browser.subscribe(ada)
    table = ada.open_table("scout", 3, seats=[{}, {"bot": "newcomer"}, {"bot": "newcomer"}])
    table.start()
    time.sleep(5)
    assert browser.told == []


@pytest.mark.parametrize("kind", ["turn", "talk"])
def test_each_kind_can_be_switched_off(shared_push_server, service, kind):
    pair = Pair(shared_push_server, service.browser(f"not {kind}".replace(" ", "-")))
    assert soon(lambda: pair.browser.told)  # that it is their turn
    pair.mover.ask("PATCH", "/api/me/push", {kind: False})
    pair.come_back(pair.waited_for)
    time.sleep(6)
    if kind == "turn":
        pair.move(pair.waited_for)
        pair.move(pair.other)
    else:
        pair.tables[pair.other].do("say", text="Hello?")
    assert soon(lambda: settled(shared_push_server))
    time.sleep(4)
    assert len(pair.browser.told) == 1


def test_in_quiet_hours_nothing_is_told_and_afterwards_it_is(house, service):
    zone = ZoneInfo("Pacific/Kiritimati")
    here = datetime.now(zone)
    minute = here.hour * 60 + here.minute
    ada, bo = friends_at(house, 2)
    browser = service.browser("phone")
    for each in (ada, bo):
        each.ask("PATCH", "/api/me/push", {"quiet": [(minute - 5) % 1440, (minute + 60) % 1440], "zone": zone.key})
    browser.subscribe(ada)
    table = ada.open_table("scout", 2)
    bo.table(table.ident).sit(1)
    bo.table(table.ident).do("say", text="Good night")
    time.sleep(5)
    assert browser.told == []
    ada.ask("PATCH", "/api/me/push", {"quiet": None, "zone": zone.key})
    hurry(house)
    assert soon(lambda: browser.told)


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_is_gone_is_dropped(house, service, status):
    service.answers = [status]
    pair = Pair(house, service.browser("phone"))
    assert soon(lambda: count(house, subscriptions) == 0)
    assert not pair.mover.ask("GET", "/api/me/push")["subscribed"]
    assert service.asked == 1


def test_what_a_push_service_does_not_take_is_tried_again_later_and_later(house, service):
    service.answers = [503, 429]
    pair = Pair(house, service.browser("phone"))
    for tries in (1, 2):
        assert soon(lambda tries=tries: service.asked == tries)
        time.sleep(4)
        assert service.asked == tries  # not at once
        hurry(house)
    assert soon(lambda: pair.browser.told)
    assert count(house, subscriptions) == 1


def test_after_some_tries_it_is_given_up(house, service):
    service.answers = [500] * 50
    Pair(house, service.browser("phone"))
    for tries in range(1, 7):
        assert soon(lambda tries=tries: service.asked == tries)
        assert soon(lambda: not_claimed(house))
        hurry(house)
    assert soon(lambda: settled(house))
    assert service.asked == 6


def not_claimed(server: Server) -> bool:
    """Whether nobody is at it just now."""
    engine = connect(server.database)
    with engine.connect() as connection:
        rows = connection.execute(alerts.select()).all()
    engine.dispose()
    return all(row.sent or row.claimed == 0.0 for row in rows)


def test_it_survives_that_the_server_is_killed(database, service):
    server = Server(database, **QUICK)
    service.answers = [503]
    pair = Pair(server, service.browser("phone"))
    assert soon(lambda: service.asked == 1)
    key = pair.mover.ask("GET", "/api/me/push")["key"]
    server.kill()
    hurry(server)
    server.start()
    assert soon(lambda: pair.browser.told)
    assert pair.mover.ask("GET", "/api/me/push")["key"] == key
    server.close()


@pytest.mark.parametrize("kind", ["talk", "rematch"])
def test_what_was_said_is_told_although_the_server_is_killed_at_that_moment(database, service, kind):
    server = Server(database, **QUICK)
    pairs = [after_a_match(server) if kind == "rematch" else strangers(server) for _ in range(4)]
    browsers = [service.browser(f"phone-{number}") for number in range(len(pairs))]
    for (_, hearer), browser in zip(pairs, browsers, strict=True):
        browser.subscribe(hearer)
    if kind == "rematch":
        time.sleep(6)  # until they are missed
    for speaker, _ in pairs:
        speaker.do("ready", yes=True) if kind == "rematch" else speaker.do("say", text="Are you there?")
    server.kill()
    server.start()
    assert soon(lambda: all(browser.told for browser in browsers))
    server.close()


def strangers(server: Server) -> tuple[TableClient, Client]:
    """A table as seen by the one of two people who is there, and the other one."""
    ada, bo = friends_at(server, 2)
    table = ada.open_table("scout", 2)
    bo.table(table.ident).sit(1)
    return table, bo


def after_a_match(server: Server) -> tuple[TableClient, Client]:
    """The same after a match."""
    table, bo = strangers(server)
    table.start()
    play_out([table, bo.table(table.ident)])
    return table, bo


def test_of_several_processes_one_sends(postgresql, service):
    database = new_database(postgresql)
    with ExitStack() as stack:
        servers = [stack.enter_context(closing(Server(database, **QUICK))) for _ in range(3)]
        assert len({server.come_in("Ada").ask("GET", "/api/me/push")["key"] for server in servers}) == 1
        pairs = [Pair(servers[number % 3], service.browser(f"phone-{number}")) for number in range(6)]
        assert soon(lambda: all(pair.browser.told for pair in pairs), 40)
        time.sleep(7)  # two looks of each
        assert [len(pair.browser.told) for pair in pairs] == [1] * 6


def test_every_device_is_told_and_one_that_is_signed_out_is_not(house, service):
    pair = Pair(house, service.browser("phone"))
    tablet = added(house, pair.mover)
    second = service.browser("tablet")
    second.subscribe(tablet)
    assert count(house, subscriptions) == 2
    tablet.ask("DELETE", "/api/me")
    assert count(house, subscriptions) == 1


def test_a_device_can_be_told_nothing_any_more(house, service):
    pair = Pair(house, service.browser("phone"))
    assert not pair.mover.ask("DELETE", "/api/me/push")["subscribed"]
    assert count(house, subscriptions) == 0


# ---- Whom the server calls ----

INSIDE = [
    "http://push.example/x", "https://127.0.0.1/x", "https://[::1]/x", "https://10.0.0.1/x", "https://192.168.1.1/x",
    "https://169.254.169.254/latest", "https://[fe80::1]/x", "https://[::ffff:127.0.0.1]/x", "https://[64:ff9b::7f00:1]/x",
    "https://0.0.0.0/x", "https://224.0.0.1/x", "https://push.example:8080/x", "https://user@push.example/x", "ftp://push.example",
    "https://", "https://push.example/\r\nX: y", "https://[", "file:///etc/passwd", "https://push.example/" + "x" * 1000,
]  # fmt: skip


@pytest.mark.parametrize("endpoint", INSIDE)
def test_an_endpoint_that_is_not_a_public_address_over_tls_is_refused(shared_server, service, endpoint):
    (ada,) = friends_at(shared_server, 1)
    wanted = service.browser("x").subscription | {"endpoint": endpoint}
    assert send_request(shared_server, "PUT", "/api/me/push", wanted, ada.token).status == 422
    with pytest.raises(BadEndpoint):
        check_endpoint(endpoint, anywhere=False)


@pytest.mark.parametrize("endpoint", ["https://push.example/x", "https://8.8.8.8/x", "https://push.example:443/x?y=z"])
def test_a_public_address_over_tls_is_taken(endpoint):
    assert check_endpoint(endpoint, anywhere=False).scheme == "https"


def test_a_name_that_leads_inside_is_not_called(monkeypatch):
    called = []

    async def look_up(self, host, port, **_):
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("93.184.216.34", port)),
                (socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))]  # fmt: skip

    async def open_connection(*address, **_):
        called.append(address)
        raise OSError

    monkeypatch.setattr(asyncio.base_events.BaseEventLoop, "getaddrinfo", look_up)
    monkeypatch.setattr(asyncio, "open_connection", open_connection)
    with pytest.raises(BadEndpoint):
        asyncio.run(Delivery(anywhere=False).post("https://push.example/x", {}, b""))
    assert called == []


async def hang_up(writer: asyncio.StreamWriter) -> None:
    writer.close()
    with suppress(ConnectionError):
        await writer.wait_closed()


async def deliver_to(serve) -> None:
    """Post to a push service that treats its visitors like this."""
    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    async with server:
        try:
            await Delivery(anywhere=True).post(f"http://127.0.0.1:{port}/x", {}, b"")
        finally:
            await asyncio.sleep(0.05)  # until the other side has hung up, too


@pytest.mark.parametrize("answer", [b"", b"HTTP/1.1", b"SSH-2.0-x\r\n", b"x" * 100_000])
def test_an_answer_that_is_none_is_a_failed_delivery(answer):
    async def speak(reader, writer) -> None:
        writer.write(answer)
        await hang_up(writer)

    with pytest.raises(OSError):  # noqa: PT011
        asyncio.run(deliver_to(speak))


def test_a_push_service_that_never_answers_holds_nobody_up(monkeypatch):
    monkeypatch.setattr("stammtisch.server.runtime.push_delivery.SECONDS", 0.3)

    async def be_silent(reader, writer) -> None:
        await reader.read()
        await hang_up(writer)

    with pytest.raises(TimeoutError):
        asyncio.run(deliver_to(be_silent))


# ---- What a message is made of ----


def test_only_the_browser_with_the_right_keys_can_read_a_message(service):
    ours, other = service.browser("a"), service.browser("b")
    sent = encrypt(b'{"x": 1}', ours.public, ours.auth)
    ours.take(sent, {})
    assert ours.told == [{"x": 1}]
    for keys in (other, ours):
        spoilt = sent[:-1] + bytes([sent[-1] ^ 1]) if keys is ours else sent
        with pytest.raises(Exception, match=r"Decryption|tag|^$"):
            keys.take(spoilt, {})
    assert len(encrypt(b"short", ours.public, ours.auth)) == len(encrypt(b"a little longer", ours.public, ours.auth))


@pytest.mark.parametrize(
    ("public", "auth"),
    [(b"", b"x" * 16), (b"\4" + b"x" * 64, b"x" * 16), (None, b"x" * 15), (None, b"")],
)
def test_keys_that_are_none_are_refused(service, public, auth):
    with pytest.raises(BadKeys):
        encrypt(b"x", service.browser("a").public if public is None else public, auth)


def test_a_signature_is_for_one_push_service_and_made_once():
    key = PushKey(PushKey.new(), "mailto:somebody@example.org")
    first = key.authorization("https://push.example/a", 1000.0)
    assert claims_of(first) | {"key": ""} == {
        "aud": "https://push.example", "exp": 1000 + 12 * 3600, "sub": "mailto:somebody@example.org", "key": "",
    }  # fmt: skip
    assert key.authorization("https://push.example/b", 1001.0) == first
    assert claims_of(key.authorization("https://other.example/b", 1001.0))["aud"] == "https://other.example"
    assert key.authorization("https://push.example/a", 1000.0 + 7 * 3600) != first
    assert len(data(key.public)) == 65


@pytest.mark.parametrize(
    ("hour", "since", "until", "ends"),
    [("23:30", 22, 8, "08:00"), ("07:59", 22, 8, "08:00"), ("08:00", 22, 8, None), ("12:00", 22, 8, None),
     ("13:30", 13, 15, "15:00"), ("15:00", 13, 15, None), ("00:00", 0, 0, None)],
)  # fmt: skip
def test_quiet_hours_are_those_of_the_persons_time_zone(hour, since, until, ends):
    zone = ZoneInfo("Asia/Tokyo")
    now = datetime.strptime(f"2031-05-05 {hour}", "%Y-%m-%d %H:%M").replace(tzinfo=zone)
    found = quiet_until(now.timestamp(), zone.key, since * 60, until * 60)
    assert (found and datetime.fromtimestamp(found, zone).strftime("%H:%M")) == ends
    assert found is None or 0 < found - now.timestamp() <= 24 * 3600


@pytest.mark.parametrize(
    "name", ["Mars/Olympus", "../../etc/passwd", "", "Europe", "Europe/Zurich\0", "/etc/localtime"]
)
def test_there_is_no_such_time_zone(shared_server, name):
    assert not is_zone(name)
    (ada,) = friends_at(shared_server, 1)
    assert send_request(shared_server, "PATCH", "/api/me/push", {"zone": name}, ada.token).status == 422
