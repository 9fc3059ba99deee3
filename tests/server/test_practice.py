"""Taking back alone with bots: any decision, whatever has been seen since; then the match is practice."""

import pytest

from stammtisch.client import TableClient
from tests.server.test_results import alone, choose
from tests.server.test_tables import refused, table_of, until

GAMES = ("score5", "alhambra", "scout")


def wait(table: TableClient) -> dict:
    """The sight when it is one's turn."""
    return until(table, 0, lambda sight: 0 in sight["match"]["to_act"] or sight["match"]["over"])


def decide(table: TableClient, times: int) -> dict:
    """Decide so often, and wait for one's next turn; returns the sight."""
    for _ in range(times):
        table.play(0, choose(wait(table)))
    return wait(table)


@pytest.mark.parametrize("game", GAMES)
def test_alone_with_bots_any_decision_can_be_taken_back_to_the_first_one(shared_server, game):
    table = alone(shared_server, game=game)
    first = wait(table)
    assert first["match"]["decisions"] == []
    sight = decide(table, 6)
    while sight["match"]["view"].get("auction", 3) < 3:  # in SCORE 5, until bids were turned up
        sight = decide(table, 1)
    numbers, told = sight["match"]["decisions"], table.look(0)["happened"]
    assert len(numbers) >= 6
    assert {(told[number]["kind"], told[number]["seat"]) for number in numbers} == {("moved", 0)}
    assert refused(table.do, "undo", seat=0, decision=numbers[1]).error == "undo-practice"
    table.do("undo", seat=0, decision=numbers[1], practice=True)
    back = table.look(0)
    assert back["sight"]["match"]["practice"]
    assert back["sight"]["match"]["decisions"] == numbers[:1]
    assert back["happened"][: len(told)] == told  # what was seen stays in the log
    since = [
        each for each in back["happened"][len(told) :] if each["kind"] != "moved"
    ]  # bots may have gone on meanwhile
    assert (since[0]["kind"], since[0]["text"]) == ("went-back", "practice")
    table.do("undo", seat=0, decision=numbers[0])  # it is practice already
    assert wait(table)["match"]["view"]["hand"] == first["match"]["view"]["hand"]


def test_a_practice_match_counts_for_no_record_and_can_be_verified(shared_server):
    table = alone(shared_server)
    numbers = decide(table, 3)["match"]["decisions"]
    table.do("undo", seat=0, decision=numbers[0], practice=True)
    last = table.play_on(0, choose)
    assert last["match"]["practice"]
    assert last["match"]["decisions"] == []
    (mine,) = table.client.ask("GET", "/api/me/matches")["matches"]
    assert mine["aside"] == "practice"
    assert table.client.ask("GET", "/api/me/records")["records"] == []
    assert table.client.ask("GET", f"/api/matches/{mine['id']}/verify") == {"ok": True}
    table.do("ready")
    assert not wait(table)["match"]["practice"]  # the next one counts again


def test_what_revealed_nothing_is_taken_back_and_the_match_still_counts(shared_server):
    table = alone(shared_server, game="score5")
    hand = wait(table)["match"]["view"]["hand"]
    until(table, 0, lambda sight: sight["match"]["to_act"] == [0])  # the bot has bid already
    table.play(0, {"action": "bid", "cards": hand[:1]})
    sight = until(
        table, 0, lambda sight: sight["match"]["to_act"] == [0] and sight["match"]["view"]["phase"] != "laying"
    )
    change = next(move for move in sight["match"]["moves"] if move["action"] not in ("final", "unfinal"))
    table.play(0, change)
    table.do("undo", seat=0)
    assert not table.look(0)["sight"]["match"]["practice"]


def test_a_decision_that_no_longer_stands_cant_be_taken_back(shared_server):
    table = alone(shared_server)
    numbers = decide(table, 3)["match"]["decisions"]
    table.do("undo", seat=0, decision=numbers[1], practice=True)
    assert refused(table.do, "undo", seat=0, decision=numbers[2], practice=True).error == "nothing-to-undo"
    assert refused(table.do, "undo", seat=0, decision=10**6, practice=True).error == "nothing-to-undo"


def test_among_people_the_last_decision_is_offered_until_somebody_asks(shared_server):
    tables = table_of(shared_server, "scout", 2)
    tables[0].start()
    for seat, table in enumerate(tables):
        table.play(seat, "keep")
    (mover,) = tables[0].look(0)["sight"]["match"]["to_act"]
    table = tables[mover]
    table.play(mover, choose(table.look(mover)["sight"]))
    (own,) = table.look(mover)["sight"]["match"]["decisions"]
    kept = next(
        number
        for number, each in enumerate(table.look(mover)["happened"])
        if (each["kind"], each.get("seat")) == ("moved", mover)
    )
    assert refused(table.do, "undo", seat=mover, decision=kept, practice=True).error == "undo-last-only"
    table.do("undo", seat=mover, decision=own)
    assert [each.look(seat)["sight"]["match"]["decisions"] for seat, each in enumerate(tables)] == [[], []]


def test_friends_around_one_screen_dont_see_cards_again(shared_server):
    client = shared_server.come_in("Family")
    table = client.open_table("alhambra", 2)
    table.sit(1)
    table.start()
    (mover,) = table.look(0)["sight"]["match"]["to_act"]
    table.play(mover, choose(table.look(mover)["sight"]))  # money was taken, and other money turned up
    assert refused(table.do, "undo", seat=mover, practice=True).error == "undo-too-late"


def test_spectators_are_offered_nothing(shared_server):
    table = alone(shared_server)
    decide(table, 2)
    watcher = shared_server.come_in("Watcher").table(table.ident)
    assert watcher.look()["sight"]["match"]["decisions"] == []
