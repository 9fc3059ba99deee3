"""What SCORE 5's bots believe about hidden bids once they see how many cards everybody laid."""

import random
from dataclasses import replace

import numpy as np
import pytest

import stammtisch
from stammtisch.bots.bot import Bot, LevelBot
from stammtisch.bots.levels import level
from stammtisch.bots.mind import craft
from stammtisch.bots.table import play_match
from stammtisch.engine.compiler import compiled
from stammtisch.games.score5.rules.record import ADJUSTING
from stammtisch.games.score5.rules.rules import strength
from stammtisch.match.position import Position, generator

GAME = stammtisch.game("score5")
KINDS = ("newcomer", "guest", "regular", "veteran", "heuristic", "master", "random")
MATCHES, WORLDS = 21, 32
SURE = 0.03  # or less, and as near to one


def player(kind: str) -> Bot:
    """A bot of a kind; a searcher in a hurry."""
    if kind == "master":
        return LevelBot(replace(level("score5", kind), rollouts=96, seconds=1e9))
    return stammtisch.bot(kind, "score5")


def laid() -> list[Position]:
    """Positions in which all have just laid, from matches of many kinds of players."""
    found = []
    for seed in range(MATCHES):
        kinds = random.Random(seed).choices(KINDS, k=2 + seed % 4)
        match = GAME.new(len(kinds), seed=seed, cap=2)
        play_match(match, [player(kind) for kind in kinds], f"belief {seed}")
        seen = set()
        for step in match.steps():
            if step.after.record.phase == ADJUSTING and step.after.record.auction not in seen:
                seen.add(step.after.record.auction)
                found.append(step.after)
    return found


@compiled
def believed(positions, seat, weights, source, worlds):
    """In how many of the worlds that a seat believes in its bid is the highest."""
    ahead = 0
    for _ in range(worlds):
        positions[1] = positions[0]
        craft.believe(positions[1], seat, weights, source)
        ahead += is_ahead(positions[1], seat)
    return ahead


@compiled
def is_ahead(position, seat):
    for other in range(position.players):
        if position.bid[other] != 0 and strength(position, other) > strength(position, seat):
            return False
    return True


@pytest.fixture(scope="module")
def judged() -> tuple[np.ndarray, np.ndarray]:
    """How likely seats thought it that their bids were the highest, and whether they were."""
    craft.load("score5")
    chances, outcomes = [], []
    for number, position in enumerate(laid()):
        weights = craft.tuned("score5", position.players)
        for seat in range(position.players):
            if position.record.bid[seat]:
                room = np.array([position.record] * 2)
                count = believed(room, seat, weights, generator(f"{number} {seat}"), WORLDS)
                chances.append(count / WORLDS)
                outcomes.append(is_ahead(position.record, seat))
    return np.array(chances), np.array(outcomes, float)


def test_the_belief_knows_much_more_than_how_often_a_bid_is_the_highest(judged):
    chances, outcomes = judged
    assert chances.size > 500
    brier, constant = ((chances - outcomes) ** 2).mean(), outcomes.var()
    assert brier < 0.55 * constant  # it is .37 of it; when bids were bent to fit the counts, it was 1.5


def test_what_is_believed_for_certain_is_seldom_wrong(judged):
    chances, outcomes = judged
    sure = (chances <= SURE) | (chances >= 1 - SURE)
    assert 0.3 < sure.mean() < 0.85
    assert abs(chances - outcomes)[sure].mean() < 0.05
