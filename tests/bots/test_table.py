"""A match between bots, and what happens when one of them fails."""

from collections import Counter

import pytest

import stammtisch
from stammtisch.bots import table
from stammtisch.bots.bot import LevelBot, RandomBot
from stammtisch.bots.seen import Seen, Stop
from stammtisch.bots.spec import PLAIN
from stammtisch.bots.table import play_match
from tests.bots import strange
from tests.tables import every_table


class Noting(RandomBot):
    """Notes the seeds and positions it got."""

    def __init__(self) -> None:
        self.got: list[tuple[str, str]] = []

    def choose(self, seen: Seen) -> object:
        self.got.append((seen.seed, str(seen.position)))
        return super().choose(seen)


@every_table
def test_bots_play_a_match_to_its_end(game, players):
    match = stammtisch.game(game).new(players, seed="a")
    chairs = play_match(match, [RandomBot() for _ in range(players)], "s")
    made = Counter(seat for seat, _ in match.moves_made)
    assert match.over
    assert [len(chair.times) for chair in chairs] == [made[seat] for seat in range(players)]
    assert all(chair.faults == 0 and chair.reason == "" for chair in chairs)


def test_a_match_can_be_repeated_and_another_seed_gives_another():
    def moves(seed: str) -> list[tuple[int, int]]:
        match = stammtisch.game("scout").new(3, seed="a")
        play_match(match, [RandomBot()] * 3, seed)
        return match.moves_made

    assert moves("s") == moves("s") != moves("t")


def test_every_decision_has_a_seed_of_its_own_which_does_not_tell_the_tables():
    bot = Noting()
    play_match(stammtisch.game("scout").new(3, seed="secret"), [bot] * 3, "secret")
    seeds = [seed for seed, _ in bot.got]
    assert len(set(seeds)) == len(seeds)
    assert not any("secret" in seed for seed in seeds)


def test_a_bot_gets_only_what_its_seat_has_seen():
    bot, match = Noting(), stammtisch.game("scout").new(3, seed="a")
    start = match.position.copy()
    play_match(match, [bot] * 3, "s")
    assert bot.got[0][1] == str(Seen(start, 0).position) != str(start)


FAULTY = [
    (strange.Raises, "ZeroDivisionError: ouch"),
    (strange.Leaves, "SystemExit: 3"),
    (strange.Nonsense, "BadNotation: “a pint of beer, please” isn't an action"),
    (strange.Thing, "BadNotation: "),
    (strange.Illegal, "IllegalAction: "),
    (strange.Spoiler, "RuntimeError: that was me"),
]


@pytest.mark.parametrize(("kind", "reason"), FAULTY, ids=[kind.__name__ for kind, _ in FAULTY])
def test_the_seat_of_a_faulty_bot_goes_on_with_a_stand_in(kind, reason):
    def played(bot: object) -> tuple[stammtisch.Match, list[table.Chair]]:
        match = stammtisch.game("scout").new(4, seed="a")
        return match, play_match(match, [RandomBot(), bot, RandomBot(), RandomBot()], "s")

    match, chairs = played(kind())
    assert match.over
    assert [chair.faults for chair in chairs] == [0, table.FAULTS, 0, 0]
    assert chairs[1].reason.startswith(reason)
    assert len(chairs[1].times) == table.FAULTS  # it isn't asked any more
    assert match.moves_made == played(LevelBot(PLAIN))[0].moves_made  # as if the plain player had sat there


def test_after_a_single_fault_the_bot_plays_on():
    match = stammtisch.game("scout").new(3, seed="a")
    chairs = play_match(match, [RandomBot(), strange.Once(), RandomBot()], "s")
    assert match.over
    assert chairs[1].faults == 1
    assert chairs[1].reason == "RuntimeError: stage fright"
    assert len(chairs[1].times) == sum(seat == 1 for seat, _ in match.moves_made) > 1


def test_a_bot_that_goes_round_in_circles_is_stopped(monkeypatch):
    monkeypatch.setattr(table, "MOVES", 60)
    match = stammtisch.game("score5").new(2, seed="a")
    chairs = play_match(match, [strange.Stubborn(), RandomBot()], "s")
    assert match.over
    assert chairs[0].faults == table.FAULTS
    assert chairs[0].reason == "Endless: more than 60 moves"


def test_ctrl_c_passes():
    match = stammtisch.game("scout").new(2, seed="a")
    with pytest.raises(KeyboardInterrupt):
        play_match(match, [strange.Interrupted(), RandomBot()], "s")


def test_a_table_can_be_stopped():
    stop = Stop()
    stop.cancel()
    match = stammtisch.game("scout").new(2, seed="a")
    play_match(match, [RandomBot(), RandomBot()], "s", stop)
    assert match.moves_made == []
