"""The room, without a network: what may happen before the deal and between matches, and what comes of it."""

import random

import msgspec
import pytest

from stammtisch.match.errors import BadOption
from stammtisch.server.table import log
from stammtisch.server.table.arranging import Arrange
from stammtisch.server.table.asking import Asker
from stammtisch.server.table.commands import Leave, SendAway, decide
from stammtisch.server.table.projection import Projection
from stammtisch.server.table.refusal import Refusal
from stammtisch.server.table.room import (
    AnswerSwap,
    AskSwap,
    Ready,
    SeatBot,
    Sit,
    SitElsewhere,
    Stand,
    Start,
    TakeOver,
    WithdrawSwap,
)
from stammtisch.server.table.table import Table
from stammtisch.server.table.viewers import choose_viewer

ADA, BO, CLEO = (Asker(name.lower(), name) for name in ("Ada", "Bo", "Cleo"))


class Room:
    """A table where commands are carried out at once; its log is written down and read again."""

    def __init__(self, players: int = 4, **settings) -> None:
        self.table, self.written = Table("somewhere"), []
        self.add(log.Opened("ada", log.TableSettings(settings.pop("game", "scout"), players, **settings), "seed"))

    def add(self, entry: log.Entry) -> None:
        self.written.append(log.encode(entry))
        self.table.add(entry, 0.0)

    def do(self, asker: Asker, command) -> list[str]:
        """Carry out a command; returns the kinds of its entries."""
        entries = decide(self.table, asker, command)
        for entry in entries:
            self.add(entry)
        return [type(entry).__name__ for entry in entries]

    def refused(self, asker: Asker, command) -> str:
        """Why a command isn't carried out."""
        with pytest.raises(Refusal) as refusal:
            decide(self.table, asker, command)
        return refusal.value.message

    @property
    def names(self) -> list[str | None]:
        """Who sits where: people by their names, bots by their levels."""
        return [seat.level or seat.name or None for seat in self.table.seats]

    def play(self) -> None:
        """Play the match to its end, at random."""
        chance = random.Random(len(self.written))
        while self.table.playing:
            seat = chance.choice(self.table.match.to_act)
            codes = self.table.match.position.codes(seat)
            self.add(log.Moved(seat, chance.choice(codes)))

    def read_again(self) -> Table:
        """The table that the written log adds up to."""
        table = Table("somewhere")
        for body in self.written:
            table.add(log.decode(body), 0.0)
        return table


def room_of(*people: Asker, players: int = 4, **settings) -> Room:
    """A room where these people sit, the first of them as the host."""
    room = Room(players, **settings)
    for number, asker in enumerate(people):
        room.do(asker, Sit(number, f"salt {number}"))
    return room


def test_a_person_goes_to_a_free_seat_and_takes_everything_along():
    room = room_of(ADA, BO)
    before = room.table.seats[1]
    assert room.do(BO, SitElsewhere(1, 3)) == ["SatElsewhere"]
    assert room.names == ["Ada", None, None, "Bo"]
    assert room.table.seats[3] == before
    assert room.refused(BO, SitElsewhere(3, 0)) == "seat-taken"
    assert room.refused(ADA, SitElsewhere(3, 1)) == "not-your-seat"
    assert room.refused(BO, SitElsewhere(3, 4)) == "no-such-seat"


def test_seats_are_counted_from_one_where_people_read_them():
    room = room_of(ADA, BO)
    with pytest.raises(Refusal) as refusal:
        decide(room.table, BO, Sit(0))
    assert refusal.value.say("en") == "Seat 1 is taken."
    with pytest.raises(Refusal) as refusal:
        decide(room.table, BO, Sit(9))
    assert refusal.value.say("en") == "There is no seat 10. They go from 1 to 4."
    with pytest.raises(Refusal) as refusal:
        choose_viewer(room.table, "bo", "0")
    assert refusal.value.say("en") == "Seat 1 isn't yours."


def test_two_people_swap_when_the_one_who_is_asked_agrees():
    room = room_of(ADA, BO, CLEO)
    assert room.do(ADA, AskSwap(0, 2)) == ["SwapAsked"]
    assert room.do(ADA, AskSwap(0, 2)) == []
    assert Projection(room.table).sight(None).swaps == [(0, 2)]
    assert room.refused(BO, AnswerSwap(1, 0, yes=True)) == "nothing-asked"
    assert room.refused(BO, AnswerSwap(2, 0, yes=True)) == "not-your-seat"
    assert room.do(CLEO, AnswerSwap(2, 0, yes=True)) == ["Swapped"]
    assert room.names == ["Cleo", "Bo", "Ada", None]
    assert [seat.contribution for seat in room.table.seats] == ["salt 2", "salt 1", "salt 0", ""]
    assert not room.table.room.swaps


def test_a_swap_is_declined_or_withdrawn_and_nobody_moves():
    room = room_of(ADA, BO)
    room.do(ADA, AskSwap(0, 1))
    assert room.do(BO, AnswerSwap(1, 0, yes=False)) == ["SwapDropped"]
    assert room.do(BO, AskSwap(1, 0)) == ["SwapAsked"]
    assert room.refused(ADA, WithdrawSwap(1)) == "not-your-seat"
    assert room.do(BO, WithdrawSwap(1)) == ["SwapDropped"]
    assert room.do(BO, WithdrawSwap(1)) == []
    assert room.names == ["Ada", "Bo", None, None]
    assert room.refused(ADA, AnswerSwap(0, 1, yes=True)) == "nothing-asked"


def test_those_who_ask_each_other_swap_at_once_and_so_does_a_person_with_a_bot():
    room = room_of(ADA, BO)
    room.do(ADA, AskSwap(0, 1))
    assert room.do(BO, AskSwap(1, 0)) == ["Swapped"]
    room.do(ADA, SeatBot(3, "guest"))
    assert room.do(BO, AskSwap(0, 3)) == ["Swapped"]
    assert room.names == ["guest", "Ada", None, "Bo"]
    assert room.refused(BO, AskSwap(3, 2)) == "seat-free"
    assert room.refused(BO, AskSwap(3, 3)) == "swap-with-oneself"


def test_a_question_about_a_seat_lapses_when_either_of_the_two_goes():
    for goes in (Stand(0), Stand(1)):
        room = room_of(ADA, BO)
        room.do(BO, AskSwap(1, 0))
        room.do(ADA, goes)
        assert not room.table.room.swaps
    room = room_of(ADA, BO, CLEO)
    room.do(BO, AskSwap(1, 0))
    room.do(CLEO, AskSwap(2, 0))
    room.do(CLEO, Stand(2))
    assert room.table.room.swaps == {(1, 0)}


def test_the_host_frees_seats_and_others_only_their_own():
    room = room_of(ADA, BO, CLEO)
    assert room.refused(BO, Stand(2)) == "host-only"
    assert room.refused(BO, Stand(3)) == "seat-free"
    room.do(BO, Stand(1))
    room.do(ADA, Stand(2))
    assert room.names == ["Ada", None, None, None]
    by = [log.decode(body).by for body in room.written[-2:]]
    assert by == ["self", "host"]


def test_it_starts_when_all_are_ready_and_no_seat_is_free():
    room = room_of(ADA, BO, players=3)
    assert room.do(ADA, Ready()) == ["Readied"]
    assert room.do(ADA, Ready()) == []
    assert room.do(BO, Ready()) == ["Readied"]
    assert not room.table.playing
    assert room.do(CLEO, Sit(2)) == ["Sat"]
    assert [seat.ready for seat in Projection(room.table).sight(None).seats] == [True, True, False]
    assert room.do(BO, Ready(yes=False)) == ["Readied"]
    assert room.do(CLEO, Ready()) == ["Readied"]
    assert room.do(BO, Ready()) == ["Readied", "Started"]
    assert room.table.playing
    assert not room.table.room.ready
    assert room.refused(BO, Ready()) == "match-running"


def test_somebody_without_a_seat_is_not_waited_for_and_cannot_be_ready():
    room = room_of(ADA, BO, players=2)
    assert room.refused(CLEO, Ready()) == "not-seated"
    room.do(ADA, Ready())
    room.do(ADA, Stand(0))
    room.do(CLEO, Sit(0))
    assert room.table.room.ready == frozenset()


def test_the_host_starts_without_waiting_and_nobody_else_does():
    room = room_of(ADA, BO, players=3)
    assert room.refused(ADA, Start()) == "seats-free"
    room.do(ADA, SeatBot(2, "guest"))
    assert room.refused(BO, Start()) == "host-only"
    assert room.do(ADA, Start()) == ["Started"]


def test_the_host_changes_everything_until_the_deal_and_everyone_looks_at_it_again():
    room = room_of(ADA, BO)
    room.do(ADA, Ready())
    room.do(BO, AskSwap(1, 0))
    assert room.refused(BO, Arrange(hints=True)) == "host-only"
    assert room.do(ADA, Arrange(hints=True, clock=log.Clock(20, 60), spectators=False)) == ["Arranged"]
    sight = Projection(room.table).sight(0)
    assert (sight.hints, sight.clock, sight.spectators) == (True, log.Clock(20, 60), False)
    assert not room.table.room.ready
    assert not room.table.room.swaps
    assert room.do(ADA, Arrange(hints=True)) == []
    assert room.do(ADA, Arrange(clock=None)) == ["Arranged"]
    assert room.table.settings.clock is None


def test_with_fewer_seats_free_ones_go_first_then_bots_and_people_never():
    room = room_of(ADA, players=5)
    room.do(ADA, SeatBot(1, "guest"))
    room.do(BO, Sit(3))
    room.do(CLEO, Sit(4))
    room.do(ADA, Arrange(players=4))
    assert room.names == ["Ada", "guest", "Bo", "Cleo"]
    room.do(ADA, Arrange(players=3))
    assert room.names == ["Ada", "Bo", "Cleo"]
    assert room.refused(ADA, Arrange(players=2)) == "too-many-people"
    room.do(ADA, Arrange(players=5))
    assert room.names == ["Ada", "Bo", "Cleo", None, None]
    with pytest.raises(BadOption):
        decide(room.table, ADA, Arrange(players=9))


def test_another_game_keeps_what_it_can():
    room = room_of(ADA, BO, players=5, options={"memory": True})
    room.do(ADA, Arrange(game="alhambra", players=6))
    room.do(ADA, Arrange(game="score5"))
    settings = room.table.settings
    assert (settings.game, settings.players, settings.options) == ("score5", 5, {"memory": True})
    room.do(ADA, Arrange(options={"cap": 2}))
    assert room.table.settings.options == {"memory": True, "cap": 2}
    with pytest.raises(BadOption):
        decide(room.table, ADA, Arrange(options={"cap": -1}))
    room.do(ADA, Arrange(game="scout"))
    assert room.table.settings.options == {"memory": True}


def test_a_deck_is_written_once_however_often_something_else_changes():
    from importlib.resources import files

    deck = msgspec.json.decode((files("stammtisch") / "games/score5/rules/deck.json").read_bytes())
    room = room_of(ADA, BO, game="score5")
    room.do(ADA, Arrange(options={"deck": deck}))
    room.do(ADA, Arrange(options={"memory": True}))
    assert [len(body) > 1000 for body in room.written[-2:]] == [True, False]
    assert room.table.settings.options == {"deck": deck, "memory": True}
    room.do(ADA, Arrange(options={"deck": None}))
    assert room.table.settings.options["deck"] is None


def test_nothing_of_this_happens_while_a_match_is_under_way():
    room = room_of(ADA, BO, players=2)
    room.do(ADA, Start())
    for command in (
        Stand(0),
        SitElsewhere(0, 1),
        AskSwap(0, 1),
        SeatBot(0, "guest"),
        Ready(),
        Start(),
        Arrange(hints=True),
    ):
        assert room.refused(ADA, command) == "match-running"
    assert room.refused(CLEO, Sit(0)) == "seat-taken"


def test_a_host_who_leaves_hands_the_room_on_to_whoever_came_first_and_is_present():
    room = room_of(ADA, BO, CLEO)
    assert room.do(Asker("ada", "Ada", frozenset({"ada", "cleo"})), Leave()) == ["Stood", "HostPassed"]
    assert room.table.host == "cleo"
    assert room.do(CLEO, Leave()) == ["Stood", "HostPassed"]
    assert room.table.host == "bo"
    assert room.do(BO, Leave()) == ["Stood"]
    assert room.table.host == "bo"
    assert room.refused(ADA, Leave()) == "not-seated"


def test_somebody_who_changed_seats_has_been_here_as_long_as_before():
    room = room_of(ADA, BO, CLEO)
    room.do(BO, SitElsewhere(1, 3))
    room.do(CLEO, AskSwap(2, 3))
    room.do(BO, AnswerSwap(3, 2, yes=True))
    room.do(ADA, Leave())
    assert room.table.host == "bo"


def test_while_the_host_is_gone_somebody_takes_over():
    room = room_of(ADA, BO, CLEO)
    assert room.refused(Asker("cleo", "Cleo", frozenset({"ada", "cleo"})), TakeOver()) == "host-is-present"
    assert room.refused(Asker("dan", "Dan"), TakeOver()) == "not-seated"
    assert room.do(ADA, TakeOver()) == []
    assert room.do(Asker("cleo", "Cleo", frozenset({"bo"})), TakeOver()) == ["HostPassed"]
    assert room.table.host == "bo"


def test_nobody_is_played_by_a_bot_because_they_were_away_in_the_last_match():
    room = room_of(ADA, BO, players=2)
    room.do(ADA, Start())
    room.do(BO, SendAway(0))
    assert room.table.seats[0].away
    room.play()
    assert room.do(ADA, Start()) == ["Back", "Started"]
    assert not room.table.seats[0].away
    assert room.table.bots_to_move() == []


def test_the_tally_counts_matches_wins_and_points_across_games():
    room = room_of(ADA, BO, players=3)
    room.do(ADA, SeatBot(2, "guest"))
    wins, points = dict.fromkeys("012", 0), dict.fromkeys("012", 0)
    for game in ("scout", "alhambra"):
        room.do(ADA, Arrange(game=game))
        room.do(ADA, Start())
        room.play()
        match = room.table.match
        for seat in range(3):
            wins[str(seat)] += seat in match.winners
            points[str(seat)] += match.scores[seat]
    rows = {row.level or row.name: row for row in room.table.tally}
    for seat, name in enumerate(("Ada", "Bo", "guest")):
        row = rows[name]
        assert (row.matches, row.wins, row.points) == (2, wins[str(seat)], points[str(seat)])
    shown = Projection(room.table).sight(None).tally
    assert [row.wins for row in shown] == sorted((row.wins for row in shown), reverse=True)
    assert room.read_again().tally == room.table.tally


def test_friends_around_one_screen_have_a_row_each():
    room = room_of(ADA, players=2)
    room.do(ADA, Sit(1, name="Opa"))
    room.do(ADA, Start())
    room.play()
    room.do(ADA, AskSwap(0, 1))
    room.do(ADA, Start())
    room.play()
    assert sorted((row.name, row.matches) for row in room.table.tally) == [("Ada", 2), ("Opa", 2)]


def test_the_result_stays_until_somebody_else_sits_there():
    room = room_of(ADA, BO, players=2)
    room.do(ADA, Start())
    room.play()
    room.do(BO, Ready())
    assert room.table.status == "over"
    assert Projection(room.table).sight(1).match.over
    room.do(ADA, AskSwap(0, 1))
    assert Projection(room.table).sight(1).match is not None
    room.do(BO, AnswerSwap(1, 0, yes=True))
    assert room.table.status == "waiting"
    assert Projection(room.table).sight(1).match is None
    room.do(ADA, Start())
    assert Projection(room.table).sight(1).match.number == 2


def test_the_log_of_an_evening_adds_up_to_the_same_table():
    room = room_of(ADA, BO, CLEO)
    room.do(ADA, AskSwap(0, 1))
    room.do(BO, AnswerSwap(1, 0, yes=True))
    room.do(CLEO, SitElsewhere(2, 3))
    room.do(ADA, Arrange(game="alhambra", players=3, clock=log.Clock(60), options={"memory": True}))
    room.do(ADA, Start())
    room.play()
    room.do(ADA, Leave())
    again = room.read_again()
    for name in ("host", "settings", "seats", "room", "tally", "matches", "status"):
        assert getattr(again, name) == getattr(room.table, name), name


def test_logs_from_before_the_room_add_up_to_what_they_did():
    old = (
        '{"type":"opened","host":"ada","settings":{"game":"scout","players":2},"seed":"seed"}',
        '{"type":"sat","seat":0,"person":"ada","name":"Ada","contribution":""}',
        '{"type":"sat","seat":1,"person":"bo","name":"Bo","contribution":""}',
        '{"type":"stood","seat":1}',
        '{"type":"sat-bot","seat":1,"level":"guest"}',
        '{"type":"started","match":"m","seed":"next","bots":"b"}',
        '{"type":"away","seat":0,"why":"left"}',
    )
    table = Table("somewhere")
    for body in old:
        table.add(log.decode(body), 0.0)
    assert table.playing
    assert table.seats[0].away
    assert [seat.level or seat.name for seat in table.seats] == ["Ada", "guest"]
