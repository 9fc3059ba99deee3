"""What people are called: nobody needs a name, and another one is seen everywhere at once."""

from contextlib import closing

from stammtisch.client import Client
from tests.server.raw_requests import person, send_request
from tests.server.test_sockets import connect_to, hear, table_of
from tests.server.test_tables import refused


def names(table) -> list[str]:
    """What the seats of a table are called."""
    return [seat["name"] for seat in table.look()["sight"]["seats"]]


def rename(client: Client, name: str) -> str:
    """Take another name; returns what the server says it is now."""
    return str(client.ask("PATCH", "/api/me", {"name": name})["name"])


def test_nobody_needs_a_name_and_the_server_makes_up_none(shared_server):
    nobody = shared_server.kept(Client(shared_server.address))
    nobody.token = nobody.ask("POST", "/api/people", {"program": True})["token"]
    assert nobody.ask("GET", "/api/me")["name"] == ""
    table = nobody.open_table("scout", 2)
    table.do("say", text="hello")
    assert names(table) == ["", ""]
    assert table.look()["sight"]["seats"][0]["person"] is not None
    assert [each["name"] for each in table.look()["happened"] if each["kind"] in ("sat", "said")] == ["", ""]
    (listed,) = nobody.ask("GET", "/api/tables")["mine"]
    assert listed["names"] == [person(""), None]


def test_another_name_is_seen_at_the_seat_in_the_running_match_and_in_what_is_kept_of_it(server):
    ada, bo = table_of(server, 2)
    ada.start()
    with connect_to(bo, 1) as watching:
        hear(watching, "sight")
        assert rename(ada.client, "  Ada   Lovelace ") == "Ada Lovelace"
        (told,) = hear(watching, "happened")["happened"]
    person = ada.look()["sight"]["seats"][0]["person"]
    assert (told["kind"], told["person"], told["name"]) == ("renamed", person, "Ada Lovelace")
    assert names(bo)[0] == "Ada Lovelace"
    with closing(server.device(ada.client)) as phone:
        assert phone.ask("GET", "/api/me")["name"] == "Ada Lovelace"
    server.kill()
    server.start()
    assert names(bo)[0] == "Ada Lovelace"


def test_what_a_spectator_said_is_told_under_another_name_from_then_on(server):
    one, _ = table_of(server, 2)
    spectator, silent = (server.come_in(name).table(one.ident) for name in ("Dora", "Emil"))
    spectator.do("say", text="good luck")
    silent.look()
    with connect_to(one, 0) as watching:
        hear(watching, "sight")
        rename(silent.client, "Emilia")
        rename(spectator.client, "Dorothea")
        (told,) = hear(watching, "happened")["happened"]
    said = next(each for each in one.look()["happened"] if each["kind"] == "said")
    assert (told["kind"], told["text"], told["name"]) == ("renamed", "Dora", "Dorothea")
    assert told["person"] == said["person"]
    one.do("close")
    before = one.look()["n"]
    rename(spectator.client, "Dora")
    assert one.look()["n"] == before


def test_friends_around_one_screen_keep_their_own_names(shared_server):
    one = shared_server.come_in("Friend").open_table("scout", 3)
    one.do("sit", seat=1, name="Grandma")
    one.do("sit", seat=2)
    rename(one.client, "Kim")
    assert names(one) == ["Kim", "Grandma", "Kim"]


def test_the_same_name_again_is_no_news_and_a_name_can_be_taken_off(shared_server):
    one = shared_server.come_in("Friend").open_table("scout", 2)
    rename(one.client, "Kim")
    before = one.look()["n"]
    rename(one.client, "Kim")
    one.client.ask("PATCH", "/api/me", {"language": "de"})
    assert one.look()["n"] == before
    rename(one.client, "")
    assert names(one) == ["", ""]


def test_a_closed_table_stays_as_it_was(shared_server):
    one = shared_server.come_in("Friend").open_table("scout", 2)
    rename(one.client, "Kim")
    one.do("close")
    rename(one.client, "Lee")
    assert names(one)[0] == "Kim"


def test_nobody_renames_themselves_all_the_time(shared_server):
    client = shared_server.come_in("Kim")
    for number in range(10):
        rename(client, f"Kim {number}")
    assert send_request(shared_server, "PATCH", "/api/me", {"name": "Kim"}, client.token).status == 429
    assert client.ask("PATCH", "/api/me", {"language": "fr"})["language"] == "fr"


def test_somebody_without_a_name_can_be_present(shared_server):
    one, other = table_of(shared_server, 2)
    rename(other.client, "")
    one.start()
    with connect_to(other, 1) as connection:
        connection.recv(20)
        assert refused(one.do, "send-away", seat=1).say == "They are here."
