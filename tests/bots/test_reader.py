"""Readers: players who know how bots decide, and nothing else that their seats don't know."""

import numpy as np
import pytest

import stammtisch
from stammtisch.bots.arena.exploit import HABITS, deals_in_all, exploit, prepare
from stammtisch.bots.bot import LevelBot
from stammtisch.bots.reader import Habits, Reader
from stammtisch.bots.seen import Seen
from stammtisch.bots.spec import PLAIN, named
from stammtisch.bots.table import play_match
from stammtisch.games.score5.craft import reading
from stammtisch.match.errors import BadOption
from tests.bots.test_laws import decisions
from tests.tables import every_game

QUICK = "reader(heuristic)/worlds=4/moves=2"


def test_a_reader_is_written_as_the_bot_that_it_knows_with_its_habits():
    reader = named("reader(master/rollouts=400)/worlds=7/doubt=2.5", "scout")
    assert isinstance(reader, Reader)
    assert (reader.bot.level.name, reader.bot.level.rollouts) == ("master", 400)
    assert reader.habits == Habits(worlds=7, doubt=2.5)


@pytest.mark.parametrize(
    ("spelling", "sentence"),
    [
        ("reader(random)", "Only a level or heuristic can be read, not “random”."),
        ("reader(mster)", "There is no bot “mster”"),
        ("reader(master)/worlds=0", "The setting worlds is a whole number from 1 to"),
        ("reader(master)/speed=0", "with one of these names: candidates, worlds, moves, rollouts, doubt"),
    ],
)
def test_what_cannot_be_read(spelling, sentence):
    with pytest.raises(BadOption, match=r".*") as caught:
        named(spelling, "scout")
    assert sentence in caught.value.say()


@every_game
def test_equal_views_and_equal_seeds_give_equal_replies(game):
    for number, (position, seat) in enumerate(decisions(game, 3, range(4))):
        other = position.imagine(seat, stammtisch.generator(f"another world {number}"))
        replies = [named(QUICK, game).choose(Seen(truth, seat, "law")) for truth in (position, other)]
        assert replies[0] == replies[1]
        assert position.is_legal(seat, replies[0])


@every_game
def test_a_reader_plays_a_match_to_its_end_without_a_fault(game):
    match = stammtisch.game(game).new(3, seed=3)
    chairs = play_match(match, [named(QUICK, game), LevelBot(PLAIN), LevelBot(PLAIN)], "reading")
    assert match.over
    assert [chair.faults for chair in chairs] == [0, 0, 0]


def test_bids_that_everyone_could_work_out_are_foreseen():
    match = stammtisch.game("score5").new(3, seed=5)
    before = match.position.copy()
    for seat in range(2):
        match.play(seat, LevelBot(PLAIN).choose(Seen(match.position, seat, f"{seat}")))
    position = Seen(match.position, 2).position
    assert np.array_equal(reading.before(position.record, 2).hand, before.record.hand)
    seen = Seen(match.position, 2, "s")
    foreseen = Reader(PLAIN, Habits())._foreseen(seen)
    assert set(foreseen) == {0, 1}
    assert all(
        before.is_legal(seat, before.adapter.typed.decode(code, before.record))
        for seat in (0, 1)
        for code in foreseen[seat]
    )


def test_a_foreseen_bid_counts_only_if_it_has_as_many_cards_as_were_laid():
    text = "players: 2; phase: adjusting; card: g150; bid 0: g5; hand 0: r10; bid 1: g10 r15; hand 1: y20 v25"
    position = stammtisch.game("score5").position(text)
    one, two = (position.code(f"bid {cards}") for cards in ("y20", "y20 v25"))
    reading.put(position.record, 1, one)
    assert "bid 1: g10 r15" in str(position)
    reading.put(position.record, 1, two)
    assert "bid 1: v25 y20" in str(position) or "bid 1: y20 v25" in str(position)


def test_the_best_of_the_readers_plays_other_deals_and_goes_on_where_it_stopped(tmp_path):
    prepare("score5", "heuristic", 2)
    heard = []
    found = exploit("score5", "heuristic", 2, 2, 1, workers=1, journals=tmp_path, report=heard.append)
    assert len(heard) == deals_in_all(2, 1) == len(HABITS) + 2
    assert len(found.tried) == len(HABITS)
    assert found.result.reader in {each.reader for each in found.tried}
    assert (found.result.matches, found.fair) == (4, 0.5)
    assert found.result.low <= found.result.share <= found.result.high
    kept = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert len(kept) == len(HABITS) + 1
    assert exploit("score5", "heuristic", 2, 2, 1, workers=1, journals=tmp_path) == found
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == kept
