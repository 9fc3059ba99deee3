"""What is told at great moments adds up: the page draws these figures and counts nothing by itself."""

import random
from typing import Any

import pytest

import stammtisch
from stammtisch.games.alhambra.events import Scored
from stammtisch.games.score5.events import MatchEnded, Resolved
from stammtisch.games.scout.actions import Show
from stammtisch.games.scout.events import RoundEnded

SEEDS = range(8)
KEENNESS = 0.8  # to show rather than scout, in every other match


def told(game: str, players: int, seed: int, kind: type) -> list[Any]:
    """What a spectator saw of that kind in a match at random."""
    match, chance = stammtisch.game(game).new(players=players, seed=seed), random.Random(seed)
    while not match.over:
        seat = chance.choice(match.to_act)
        moves = match.moves(seat)
        keen = [move for move in moves if isinstance(move, Show) and chance.random() < KEENNESS * (seed % 2)]
        match.play(
            seat, "final" if game == "score5" and match.view().phase == "adjusting" else chance.choice(keen or moves)
        )
    return [event for event in match.events(None) if isinstance(event, kind)]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_points_of_a_round_are_cards_taken_and_chips_less_the_hands_of_all_but_one_who_is_spared(players):
    rounds = [event for seed in SEEDS for event in told("scout", players, seed, RoundEnded)]
    assert {event.reason for event in rounds} == {"empty", "unbeaten"}
    for event in rounds:
        paid = [0 if seat == event.spared else cards for seat, cards in enumerate(event.cards)]
        sums = zip(event.taken, event.chips, paid, strict=True)
        assert event.points == [taken + chips - cards for taken, chips, cards in sums]
        assert event.spared == (event.seat if event.reason == "unbeaten" else None)
        assert event.reason == "unbeaten" or event.cards[event.seat] == 0


@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_scoring_tells_the_buildings_and_the_places_that_its_points_come_from(players):
    for seed in SEEDS:
        for event in told("alhambra", players, seed, Scored):
            owners = [*event.points, event.dirk] if event.dirk else event.points
            assert len(event.counts) == len(event.places) == len(owners)
            for category, prizes in event.prizes.items():
                counts = [count[category] for count in event.counts]
                places = [place[category] for place in event.places]
                assert places == [1 + sum(other > own for other in counts) if own else None for own in counts]
                for place, points in zip(places, owners, strict=True):
                    alone = place is not None and places.count(place) == 1
                    if alone:
                        assert points[category] == ([*prizes, 0, 0, 0, 0, 0][place - 1])
                    elif place is None:
                        assert points[category] == 0


def test_a_scoring_counts_dirk_without_the_cards_that_he_gets_for_it():
    match, chance = stammtisch.game("alhambra").new(players=2, seed=3), random.Random(3)
    while not (scored := [event for event in match.events(None) if isinstance(event, Scored)]):
        before = match.view().dirk
        match.play(match.to_act[0], chance.choice(match.moves(match.to_act[0])))
    had = {category: len(prices) for category, prices in before.buildings.items()}
    now = {category: len(prices) for category, prices in match.view().dirk.buildings.items()}
    assert sum(scored[0].counts[2].values()) in (sum(had.values()), sum(had.values()) + 1)  # one may have been a gift
    assert sum(now.values()) > sum(scored[0].counts[2].values())


@pytest.mark.parametrize("kind", [Resolved, MatchEnded])
def test_equal_totals_are_told_with_the_card_that_decided_and_others_without(kind):
    ties = stammtisch.game("score5").new(3, 1).view().ties
    seen = 0
    for seed in range(12):
        for event in told("score5", 4, seed, kind):
            totals, cards = (event.totals, event.bids) if kind is Resolved else (event.scores, event.counted)
            for own, total, tied in zip(cards, totals, event.tied, strict=True):
                assert tied == (max(own, key=ties.get) if own and totals.count(total) > 1 else None)
            first = event.winner if kind is Resolved else event.winners[0]
            if first is not None and event.tied[first]:
                seen += kind is Resolved
                rivals = [tied for tied, total in zip(event.tied, totals, strict=True) if total == totals[first]]
                assert event.tied[first] == max(rivals, key=ties.get)
    assert seen or kind is MatchEnded
