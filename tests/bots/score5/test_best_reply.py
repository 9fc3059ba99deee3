"""How much a best reply to unseen bids gains is measured as it says."""

from typing import Any

import pytest

import stammtisch
from benchmarks.best_reply import Replies, gains, summary
from stammtisch.bots.search import Candidate
from stammtisch.bots.seen import Seen
from stammtisch.bots.spec import named
from stammtisch.bots.table import play_match

GAME = stammtisch.game("score5")
LAID = "players: 3; card: g80; hand 0: g5 r10 y15 v20 b25; hand 1: g10 r15 y20 v25 b5; hand 2: g15 r20 y25 v5 b10"


class Modest:
    """Bids nothing, though it thinks of a small bid."""

    def think(self, seen: Seen) -> list[Candidate]:
        """No card, and the first one."""
        first = next(move for move in seen.moves if str(move).count(" ") == 1 and str(move) != "bid nothing")
        return [Candidate(seen.position.code(move), 0.0) for move in ("bid nothing", first)]


class Alone(Modest):
    """Bids the same, and thinks of nothing else."""

    def think(self, seen: Seen) -> list[Candidate]:
        """No card."""
        return super().think(seen)[:1]


def replies(bot: Any) -> Replies:
    return Replies(GAME.position(LAID), bot, "seed")


def test_a_small_bid_gains_where_nobody_bids():
    assert all(replies(Modest()).gain(seat) > 0.05 for seat in range(3))


def test_nothing_is_gained_by_doing_the_same():
    assert [replies(Alone()).gain(seat) for seat in range(3)] == pytest.approx([0, 0, 0])


def test_every_auction_of_a_match_is_looked_at_from_every_seat():
    match, bot = GAME.new(2, seed="replies"), named("heuristic", "score5")
    play_match(match, [bot, bot], "replies")
    found = gains(match, bot, "replies")
    assert len(found) == 2 * 12
    assert all(-1 <= gain <= 1 for gain in found)


def test_the_interval_takes_matches_as_independent():
    mean, error = summary([[0.0, 0.02], [0.02, 0.04], [0.04, 0.06]])
    assert mean == pytest.approx(0.03)
    assert error == pytest.approx(1.96 * 0.02 / 3**0.5, rel=0.01)
