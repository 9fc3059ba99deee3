"""SCORE 5's bots are pleasant to sit with: they make up their minds, pay what a card is worth, and do nothing absurd."""

from dataclasses import replace

import pytest

import stammtisch
from stammtisch.bots.bot import LevelBot
from stammtisch.bots.characters import Character, characters
from stammtisch.bots.levels import NAMES, level
from stammtisch.bots.occasion import Past
from stammtisch.bots.seen import Seen
from stammtisch.bots.table import play_match
from tests.bots.score5.manners import watch

GAME = stammtisch.game("score5")
MATCHES = 12  # for each level and number of players: 200 in all, since a searcher plays two
FEW = 96  # rollouts


def whole_matches(name: str, players: int) -> list[stammtisch.Match]:
    """Matches of bots of one level among themselves."""
    chosen, matches = level("score5", name), []
    bot = LevelBot(replace(chosen, rollouts=min(chosen.rollouts, FEW), seconds=1e9))
    for seed in range(2 if chosen.rollouts else MATCHES):
        match = GAME.new(players, seed=f"{name} {seed}")
        play_match(match, [bot] * players, f"manners {seed}")
        matches.append(match)
    return matches


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("name", NAMES)
def test_nobody_dithers_overpays_or_does_what_no_player_would(name, players):
    seen = watch(whole_matches(name, players))
    assert seen.changes_each <= 1
    assert max(seen.changes.values(), default=0) <= 3
    assert seen.finals_each <= 1.5
    assert max(seen.finals.values()) <= 2
    assert seen.price <= (1.25 if name == NAMES[0] else 1.1)
    assert not seen.absurd, seen.examples


def matches_of_characters(name: str) -> list[stammtisch.Match]:
    """Matches of all four characters of a level, each of whom sits everywhere."""
    chosen, matches = level("score5", name), []
    few = replace(chosen, rollouts=min(chosen.rollouts, FEW), seconds=1e9)
    for seed in range(4 if chosen.rollouts else 8):
        match = GAME.new(4, seed=f"characters {name} {seed}")
        play_match(match, [LevelBot(few, character=each) for each in _seated(seed)], f"manners {seed}")
        matches.append(match)
    return matches


def _seated(seed: int) -> list[Character]:
    cast = [*characters("score5").values()]
    return [cast[(seat + seed) % 4] for seat in range(4)]


@pytest.mark.parametrize("name", NAMES)
def test_no_character_dithers_overpays_or_does_what_no_player_would(name):
    matches = matches_of_characters(name)
    for each in characters("score5").values():
        seen = watch(matches, [_seated(seed).index(each) for seed in range(len(matches))])
        assert seen.changes_each <= 1, each.name
        assert max(seen.changes.values(), default=0) <= 3, each.name
        assert seen.finals_each <= 1.5, each.name
        assert max(seen.finals.values()) <= 2, each.name
        assert seen.price <= (1.25 if name == NAMES[0] else 1.1), each.name
        assert not seen.absurd, (each.name, seen.examples)


def test_what_is_counted_is_there_in_matches_at_random():
    match = GAME.new(4, seed=2, cap=3)
    play_match(match, [stammtisch.bot("random", "score5")] * 4, "manners")
    seen = watch([match])
    assert seen.changes_each > 0.1
    assert seen.finals_each > 1
    assert seen.price > 1.1
    assert seen.absurd.total() > 5


def test_a_bid_is_misjudged_in_the_same_way_until_the_auction_is_over():
    bot = LevelBot(level("score5", "newcomer"))
    before = GAME.position("players: 2; card: g80; hand 0: g5 r10 y15 v20 b25; hand 1: g10 r15 y20 v25 b5")
    past = Past("a seed that lasts")
    bids = {str(bot.choose(Seen(before, 0, seed, past=past))) for seed in "abcdef"}
    assert len(bids) == 1
    others = {str(bot.choose(Seen(before, 0, "a", past=Past(seed)))) for seed in "abcdef"}
    assert len(others) > 1


def test_a_bot_that_has_changed_its_bid_twice_stays_with_it():
    position = GAME.position(
        "players: 2; phase: adjusting; card: g150; bid 0: g5; hand 0: r10 y15 v20 b25; bid 1: g10 r15; hand 1: y20 v25 b5"
    )
    for name in NAMES:
        bot = LevelBot(replace(level("score5", name), rollouts=0))
        assert str(bot.choose(Seen(position, 0, "s", past=Past("s", again=2)))) == "final"
    assert str(bot.choose(Seen(position, 0, "s", past=Past("s")))).startswith("bid")


def test_the_past_is_what_the_seat_itself_did_in_this_auction():
    match = GAME.new(2, seed=1)
    for _ in range(2):
        for seat in (0, 1):
            match.play(seat, match.moves(seat)[1 + seat])
        assert Past.of(match, 0, "").again == 0
        match.play(0, next(move for move in match.moves(0) if str(move).startswith("bid")))
        assert [Past.of(match, seat, "").again for seat in (0, 1)] == [1, 0]
        while match.to_act and str(match.moves(match.to_act[0])[0]) == "final":
            match.play(match.to_act[0], "final")
        while match.to_act and str(match.moves(match.to_act[0])[0]).startswith("take"):
            match.play(match.to_act[0], match.moves(match.to_act[0])[0])


def said(*lines: str) -> stammtisch.Match:
    """A match of three with these moves, each written as "seat action"; first everybody lays one card."""
    match = GAME.new(3, seed="said")
    for seat in range(3):
        match.play(seat, match.moves(seat)[1])
    for line in lines:
        seat, action = line.split(maxsplit=1)
        count = {"more": 2, "fewer": 0}.get(action)
        own = match.moves(int(seat))
        match.play(
            int(seat),
            action if count is None else next(m for m in own if str(m).startswith("bid") and _cards(m) == count),
        )
    return match


def _cards(move: object) -> int:
    return 0 if str(move) == "bid -" else len(str(move).split()) - 1


def test_nobody_is_made_to_say_final_a_third_time():
    twice = said("0 final", "1 more", "0 final")
    assert Past.of(twice, 1, "").tiring
    assert not Past.of(said("0 final", "1 more"), 0, "").tiring
    assert not Past.of(said("1 more", "0 final"), 2, "").tiring
    assert not Past.of(said("0 final", "0 not final", "0 final"), 1, "").tiring  # nobody asked for that


def test_somebody_who_tires_the_others_may_be_answered():
    assert not Past.of(said("0 final", "1 more", "0 final", "2 more"), 1, "").tiring


def test_a_bot_that_would_tire_somebody_keeps_its_count():
    position = GAME.position(
        "players: 2; phase: adjusting; card: g150; bid 0: g5; hand 0: r10 y15 v20 b25; bid 1: g10 r15; hand 1: y20 v25 b5"
    )
    bot = LevelBot(level("score5", "veteran"))
    free, bound = (bot.think(Seen(position, 0, "s", past=Past("s", tiring=tiring))) for tiring in (False, True))
    assert str(bot.choose(Seen(position, 0, "s", past=Past("s")))).startswith("bid")
    assert free[0].code != bound[0].code
    kept = position.adapter.typed.decode(bound[0].code, position.record)
    assert str(kept) == "final" or _cards(kept) == 1
