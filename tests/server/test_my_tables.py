"""My tables, as the first screen lists them: whose turn it is, and how long there is."""

from sqlalchemy import text

from stammtisch.server.store.database import connect
from tests.server.raw_requests import friends_at, person


def test_my_tables_say_whose_turn_it_is_and_come_in_that_order(server):
    ada, bo = friends_at(server, 2)
    idle = ada.open_table("scout", 3)
    slow, soon = (ada.open_table("alhambra", 2, clock={"move": 86400.0 * days}) for days in (3, 1))
    for table in (slow, soon):
        bo.table(table.ident).sit(1)
        table.start()
    for table in (slow, soon):
        let_move(table, bo.table(table.ident), to=0)
    mine = ada.ask("GET", "/api/me/tables")["tables"]
    assert [each["id"] for each in mine] == [soon.ident, slow.ident, idle.ident]
    assert [each["my_turn"] for each in mine] == [True, True, False]
    assert mine[0]["names"] == [person("Friend 0"), person("Friend 1")]
    assert [each["turn"] for each in mine] == [[0], [0], []]
    assert mine[0]["due"] == soon.look(0)["sight"]["seats"][0]["due"]
    theirs = bo.ask("GET", "/api/me/tables")["tables"]
    assert [each["my_turn"] for each in theirs] == [False, False]
    assert ada.ask("GET", "/api/tables")["mine"][0].keys() == mine[0].keys()
    soon.do("leave")  # a stand-in plays for them, so nobody waits for them
    assert not next(each for each in ada.ask("GET", "/api/me/tables")["tables"] if each["id"] == soon.ident)["my_turn"]


def let_move(one, other, to: int) -> None:
    """Play until it is the turn of this seat."""
    players = (one, other)
    while players[to].look(to)["sight"]["match"]["to_act"] != [to]:
        match = players[1 - to].look(1 - to)["sight"]["match"]
        players[1 - to].play(1 - to, match["moves"][0])


def test_somebody_who_is_called_like_a_level_is_no_bot(shared_server):
    veteran = shared_server.come_in("veteran")
    veteran.open_table("scout", 3, seats=[{}, {"bot": "veteran"}])
    (mine,) = veteran.ask("GET", "/api/me/tables")["tables"]
    guest, bot, free = mine["names"]
    assert (guest, bot["level"], free) == (person("veteran"), "veteran", None)


def test_tables_of_an_earlier_version_are_listed_too(server):
    (ada,) = friends_at(server, 1)
    table = ada.open_table("scout", 2)
    engine = connect(server.database)
    with engine.begin() as connection:
        connection.execute(text("UPDATE tables SET turns = NULL, names = NULL"))
    engine.dispose()
    (mine,) = ada.ask("GET", "/api/me/tables")["tables"]
    assert (mine["id"], mine["names"]) == (table.ident, [person("Friend 0"), None])
