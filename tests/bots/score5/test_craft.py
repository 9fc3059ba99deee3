"""The craft of SCORE 5: fair, sensible where the right move is plain, and coming to an end."""

import random

import numpy as np
import pytest

import stammtisch
from stammtisch.bots.mind import craft, rollouts
from stammtisch.engine import kit
from stammtisch.engine.compiler import compiled
from stammtisch.games.score5.rules.cards import total
from stammtisch.match.position import Position, generator
from tests.tables import choose, somewhere

GAME = stammtisch.game("score5")
PLAYERS = (2, 3, 4, 5)


def weighed(position: Position, seat: int, seed: str = "0") -> dict[int, float]:
    """What `appraise` says: values by action."""
    rules = position.adapter.rules
    craft.load("score5")
    positions = np.zeros(2, rules.POSITION)
    positions[0] = position.record
    actions, values = np.zeros(rules.MAX_MOVES, np.int64), np.zeros(rules.MAX_MOVES)
    weights = craft.tuned("score5", position.players)
    count = rollouts.weigh(positions, seat, weights, generator(seed), actions, values)
    return dict(zip(actions[:count].tolist(), values[:count].tolist(), strict=True))


def best(text: str, seat: int = 0) -> str:
    """The move that looks best."""
    position = GAME.position(text)
    values = weighed(position, seat)
    return str(position.adapter.typed.decode(max(values, key=values.__getitem__), position.record))


def blurred(position: Position, seat: int, share: float, seed: str) -> Position:
    """The position as a forgetful seat has it in mind."""
    positions = np.zeros(1, position.adapter.rules.POSITION)
    positions[0] = position.imagine(seat, generator("0")).record
    craft.load("score5")
    rollouts.blur(positions, seat, share, generator(seed))
    return Position(position.adapter, positions[0])


@compiled
def foresee(positions, out):
    craft.outlook(positions[0], out)


def owned(position: Position, seat: int) -> int:
    return int(position.record.hand[seat]) | int(position.record.bid[seat])


@pytest.mark.parametrize("players", PLAYERS)
def test_moves_are_legal_and_valued_by_what_the_seat_knows_alone(players):
    for seed in range(12):
        position = somewhere("score5", players, seed, cap=random.Random(seed).choice((None, 2))).position
        for seat in position.to_act:
            values = weighed(position, seat)
            assert values == weighed(position.imagine(seat, generator(f"other {seed}")), seat)
            assert values
            assert all(kit.objection(position.record, seat, code) == 0 for code in values)


def test_the_joker_goes_where_it_adds_most():
    hands = "hand 0: joker g80 r90 v95 b85 y15; hand 1: g5"
    assert best(f"players: 2; phase: naming; {hands}") == "name yellow"


def test_the_card_that_counts_is_taken_before_a_higher_one_that_does_not():
    text = "players: 3; phase: sharing; card: joker; "
    hands = "hand 0: g80 r5 y5; bid 0: v5; hand 1: g125 r90; hand 2: joker; bid 2: g65 r40; order: 0 1"
    assert best(text + hands) == "take r40"


def test_the_joker_is_bought_with_cards_that_count_for_nobody():
    hands = "hand 0: g80 g30 r90 v95 b85; hand 1: g125 r5 y5 v5 b5"
    assert best(f"players: 2; card: joker; {hands}").startswith("bid g30")


def test_a_bid_that_cannot_be_beaten_is_final():
    hands = "bid 0: b25; hand 0: g80 r90 v95; hand 1: g5 r5 y5"
    assert best(f"players: 2; phase: adjusting; card: g125; {hands}") == "final"


@pytest.mark.parametrize("players", PLAYERS)
def test_a_bid_may_be_raised_lowered_and_swapped(players):
    raised = lowered = 0
    for seed in range(12):
        position = somewhere("score5", players, seed, cap=None).position
        if position.record.phase == 1:
            for seat in position.to_act:
                present = int(position.record.bid[seat])
                bids = [code >> 3 for code in weighed(position, seat) if code & 7 == 1]
                assert present not in bids
                raised += sum(total(bid) > total(present) for bid in bids)
                lowered += sum(total(bid) < total(present) for bid in bids)
    assert raised
    assert lowered


def test_nobody_pays_with_a_higher_card_of_the_auctioned_family():
    hands = "hand 0: g125 r5 y5; hand 1: g5 r90 y100"
    bids = [code >> 3 for code in weighed(GAME.position(f"players: 2; card: g80; {hands}"), 0)]
    assert len(bids) > 1
    assert all(total(bid) <= 10 for bid in bids)


def test_of_bids_that_nobody_can_beat_only_the_cheapest_is_worth_a_thought():
    hands = "hand 0: g30 r40 y50 y55 v60 b70; hand 1: g5 r5"
    totals = sorted(total(code >> 3) for code in weighed(GAME.position(f"players: 2; card: g150; {hands}"), 0))
    assert [each for each in totals if each > 10] == [30]


def test_nobody_lets_a_card_go_that_could_be_had_for_a_spare_one():
    hands = "hand 0: g5 r10 y15; hand 1: g10 r15 y20"
    assert best(f"players: 2; phase: adjusting; card: g80; {hands}").startswith("bid")


def test_a_card_is_not_taken_if_a_higher_one_helps_everybody_as_much():
    hands = "hand 0: g80 r5 y5; bid 0: v5; hand 1: g125 r90; hand 2: joker; bid 2: g65 g30 r40; order: 0 1"
    taken = weighed(GAME.position(f"players: 3; phase: sharing; card: joker; {hands}"), 0)
    assert len(taken) == 2


@pytest.mark.parametrize("players", PLAYERS)
def test_forgetting_keeps_the_own_cards_and_how_many_everyone_has(players):
    mixed = 0
    for seed in range(12):
        position = somewhere("score5", players, seed, cap=2).position
        if position.over:
            continue
        seat = position.to_act[0]
        after = blurred(position, seat, 0.7, str(seed))
        assert GAME.position(str(after)) == after
        assert owned(after, seat) == owned(position, seat)
        everything = 0
        for other in range(players):
            assert owned(after, other).bit_count() == owned(position, other).bit_count()
            assert not everything & owned(after, other)
            everything |= owned(after, other)
            mixed += owned(after, other) != owned(position, other)
        assert everything == sum(owned(position, other) for other in range(players))
        assert blurred(position, seat, 0.0, str(seed)).record.hand[seat] == position.record.hand[seat]
    assert (mixed > 0) == (players > 2)


@pytest.mark.parametrize("players", PLAYERS)
def test_what_looks_best_beats_moves_at_random_and_chances_add_up_to_one(players):
    won, out = 0, np.zeros(kit.SEATS)
    for seed in range(6):
        chance, position = random.Random(seed), GAME.new(players, seed=seed, cap=2).position
        while position.to_act:
            seat = chance.choice(position.to_act)
            if seat == 0:
                values = weighed(position, 0)
                code = max(values, key=values.__getitem__)
            else:
                code = choose(position.codes(seat), chance)
            kit.play(position.record, seat, code)
        won += position.winners == (0,)
        foresee(np.array([position.record]), out)
        assert out.sum() == pytest.approx(1)
        assert out[0] == max(out) or position.winners != (0,)
    assert won >= 5
