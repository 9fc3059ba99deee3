"""The bots of a table are somebody: who they are, that it stays so, and when they react."""

import random
from itertools import pairwise

import pytest

from stammtisch.bots.characters import PEOPLE
from stammtisch.match.match import Step
from stammtisch.server.table import log
from stammtisch.server.table.company import drawn, with_characters
from stammtisch.server.table.reacting import APART, SHOWN, reaction
from stammtisch.server.table.room import SeatBot, Stand
from stammtisch.server.table.table import Table
from tests.server import Server, sqlite
from tests.server.test_room import ADA, Room
from tests.tables import choose

REGULARS = [log.SeatChoice(bot="regular")] * 3


def test_the_bots_of_a_table_are_different_characters_drawn_from_its_link():
    settings = log.TableSettings("scout", 4, seats=[log.SeatChoice(), *REGULARS])
    chosen = [with_characters(link, settings).seats for link in ("here", "there", "here", "elsewhere", "anywhere")]
    assert chosen[0] == chosen[2]
    assert len({tuple(seat.character for seat in seats) for seats in chosen}) > 1
    for seats in chosen:
        assert seats[0].character is None
        assert len({seat.character for seat in seats[1:]} & PEOPLE.keys()) == 3


def test_where_more_bots_sit_than_there_are_characters_the_rest_are_bots():
    settings = log.TableSettings("alhambra", 6, seats=[log.SeatChoice(bot="guest")] * 6)
    chosen = [seat.character for seat in with_characters("here", settings).seats]
    assert set(chosen) == {*PEOPLE, None}
    assert drawn("here", "alhambra", [*PEOPLE]) is None


def test_a_bot_that_sits_down_is_somebody_who_is_not_there_yet():
    room = Room()
    for seat in (1, 2, 3):
        room.do(ADA, SeatBot(seat, "guest"))
    assert len({seat.character for seat in room.table.seats[1:]} & PEOPLE.keys()) == 3
    assert [seat.name for seat in room.table.seats[1:]] == [PEOPLE[seat.character] for seat in room.table.seats[1:]]


def test_the_host_chooses_who_sits_where_and_a_new_level_leaves_them_there():
    room = Room()
    room.do(ADA, SeatBot(1, "guest", "luca"))
    assert room.do(ADA, SeatBot(1, "guest", "luca")) == []
    room.do(ADA, SeatBot(1, "master"))
    assert (room.table.seats[1].level, room.table.seats[1].name) == ("master", "Luca")
    assert room.refused(ADA, SeatBot(2, "guest", "luca")) == "character-taken"
    assert room.refused(ADA, SeatBot(2, "guest", "otto")) == "unknown-character"
    room.do(ADA, Stand(1))
    room.do(ADA, SeatBot(2, "guest", "luca"))
    assert room.table.seats[2].character == "luca"


def test_logs_of_tables_without_characters_can_still_be_read():
    table = Table("somewhere")
    opened = (
        '{"type":"opened","host":"ada","settings":{"game":"scout","players":3,"seats":[{},{"bot":"guest"}]},"seed":"s"}'
    )
    for text in (opened, '{"type":"sat-bot","seat":2,"level":"master"}'):
        table.add(log.decode(text), 0.0)
    assert [(seat.level, seat.name, seat.character) for seat in table.seats[1:]] == [
        ("guest", "", None),
        ("master", "", None),
    ]
    assert not table.settings.reactions


def bots_among_themselves(game: str, reactions: bool = True) -> Table:
    """A table of four bots whose match is dealt."""
    table = Table("somewhere")
    settings = log.TableSettings(game, 4, seats=[log.SeatChoice(bot="guest")] * 4, reactions=reactions)
    table.add(log.Opened("ada", with_characters("somewhere", settings), "seed"), 0.0)
    table.add(log.Started("match", "next", "bots"), 0.0)
    return table


def evening(table: Table) -> list[log.BotReacted]:
    """Play a match without much thought, and let the bots react."""
    found, chance = [], random.Random(1)
    for _ in range(5000):
        if not table.turns:
            return found
        seat = next(iter(table.turns))
        code = choose(table.match.codes(seat), chance)
        step = table.add(log.Moved(seat, code), 0.0)
        assert isinstance(step, Step)
        if reacted := reaction(table, step):
            found.append(reacted)
            table.add(reacted, 0.0)
    raise AssertionError("no end")


@pytest.mark.parametrize("game", ["scout", "alhambra"])
def test_bots_react_now_and_then_with_what_people_have_and_the_same_history_gives_the_same(game):
    found = evening(bots_among_themselves(game))
    assert found
    assert {each.reaction for each in found} <= {each for shown in SHOWN.values() for each in shown}
    gaps = [after.after - before.after for before, after in pairwise(found)]
    assert all(gap >= APART for gap in gaps[:-1])
    assert evening(bots_among_themselves(game)) == found


def test_nobody_reacts_where_that_is_switched_off_or_where_bots_are_nobody():
    assert evening(bots_among_themselves("scout", reactions=False)) == []
    nobody = bots_among_themselves("scout")
    nobody.seats = Room(4, seats=[log.SeatChoice(bot="guest")] * 4).table.seats  # as in a log of an earlier version
    assert evening(nobody) == []


@pytest.fixture
def server(tmp_path):
    house = Server(sqlite(tmp_path))
    yield house
    house.close()


def test_who_sits_where_survives_a_restart_and_they_react(server):
    ada, chance = server.come_in("Ada"), random.Random(2)
    table = ada.open_table("scout", 4, seats=[{}, *[{"bot": "guest"}] * 3], reactions=True)
    seats = table.look()["sight"]["seats"]
    assert len({seat["character"] for seat in seats[1:]} & PEOPLE.keys()) == 3
    assert [seat["name"] for seat in seats[1:]] == [PEOPLE[seat["character"]] for seat in seats[1:]]
    table.start()
    server.kill()
    server.start()
    table.play_on(0, lambda sight: chance.choice(sight["match"]["moves"]))
    table.do("say", text="Well played")  # a moment later
    seen = table.look()
    assert [seat["character"] for seat in seen["sight"]["seats"]] == [seat["character"] for seat in seats]
    reacted = [each for each in seen["happened"] if each["kind"] == "reacted"]
    assert reacted
    for each in reacted:
        assert (each["name"], each["person"]) == (seats[each["seat"]]["name"], None)
