"""What the bots know about Alhambra: they look at open cards alone, see the obvious, and forget as people do."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

import stammtisch
from stammtisch.bots.mind import craft
from stammtisch.bots.mind.rollouts import blur, weigh
from stammtisch.engine.compiler import compiled
from stammtisch.games.alhambra.rules import record as r
from tests.facts import facts
from tests.rulebook.alhambra import table
from tests.tables import somewhere

LAST = "scored: A B; pictures:"
every_number = pytest.mark.parametrize("players", range(2, 7))


def appraised(position: stammtisch.Position, seat: int) -> list[tuple[str, float]]:
    """The moves worth a thought with their values, the best first."""
    craft.load("alhambra")
    records = np.zeros(2, r.POSITION)
    records[0] = position.record
    actions, values = np.zeros(r.MAX_MOVES, np.int64), np.zeros(r.MAX_MOVES)
    weights = craft.tuned("alhambra", position.players)
    count = weigh(records, seat, weights, stammtisch.generator("appraise"), actions, values)
    assert records[0] == position.record
    moves = [str(position.adapter.typed.decode(int(code), position.record)) for code in actions[:count]]
    return sorted(zip(moves, values[:count].tolist(), strict=True), key=lambda pair: -pair[1])


def best(position: stammtisch.Position) -> str:
    """The move that looks best to seat 0."""
    return appraised(position, 0)[0][0]


def forgotten(position: stammtisch.Position, seat: int, share: float, seed: object = 0) -> Any:
    """The record after a seat has forgotten a share of what it knew."""
    craft.load("alhambra")
    records = np.zeros(1, r.POSITION)
    records[0] = position.record
    blur(records, seat, share, stammtisch.generator(f"forget {seed}"))
    return records[0]


@compiled
def outlook(positions, out):
    """`outlook` for a caller in Python."""
    craft.outlook(positions[0], out)


def chances(position: stammtisch.Position) -> list[float]:
    """Each seat's chance to win."""
    craft.load("alhambra")
    records, out = np.zeros(1, r.POSITION), np.zeros(8)
    records[0] = position.record
    outlook(records, out)
    return out[: position.players].tolist()


@every_number
def test_values_depend_on_what_the_seat_knows_alone(players):
    for seed in range(12):
        match = somewhere("alhambra", players, seed)
        for seat in match.to_act:
            other = match.position.imagine(seat, stammtisch.generator(f"other {seed}"))
            assert other != match.position
            assert appraised(match.position, seat) == appraised(other, seat)


@every_number
def test_moves_are_legal_and_listed_once(players):
    for seed in range(12):
        match = somewhere("alhambra", players, seed)
        for seat in match.to_act:
            moves = [move for move, _ in appraised(match.position, seat)]
            assert moves
            assert len(set(moves)) == len(moves)
            assert all(match.position.is_legal(seat, move) for move in moves)


def test_a_bot_that_can_pay_exactly_buys_before_taking_money():
    position = table("y7", "", "", yard="tower7 arcades8 chambers9 garden9", display="o2 o7 g8 b8")
    assert best(position) == "buy yellow with 7"


def test_exact_money_is_not_overpaid():
    position = table("y8 y3 y4", "", "", yard="tower7 - - -", display="o2 o7 g8 b8")
    assert [move for move, _ in appraised(position, 0) if move.startswith("buy")] == ["buy yellow with 4 3"]


def test_a_money_card_that_makes_an_exact_payment_is_taken():
    position = table("b9", "", "", yard="tower7 tower12 garden8 garden9", display="o3 g3 b3 y3")
    assert best(position) == "take b3"


def test_small_cards_that_can_be_taken_together_are():
    moves = dict(appraised(table("", "", "", yard="tower7 tower12 garden8 garden9", display="o2 g2 b1 y8"), 0))
    assert set(moves) == {"take o2 g2 b1", "take y8"}


def test_a_tied_majority_is_worth_more_than_one_already_won():
    built = "built 0: tower8 tower9 tower10 tower12 seraglio3; built 1: seraglio4"
    position = table("y9 b9", "", "", yard="tower7 seraglio8 - -", more=f"{built}; {LAST}")
    assert best(position) == "buy blue with 9"


def test_a_gift_to_dirk_breaks_the_rivals_tie_with_him():
    built = "built 1: pavilion2 pavilion3; dirk: pavilion4 pavilion6"
    position = table("y9", "", yard="pavilion5 - - -", more=f"{built}; {LAST}")
    assert best(position) == "buy yellow with 9 for Dirk"


def test_a_bot_that_cannot_do_anything_passes():
    assert [move for move, _ in appraised(table("y1", "", "", yard="tower7 - - -"), 0)] == ["pass"]


@every_number
def test_forgetting_keeps_every_card_and_what_can_be_seen_and_counted(players):
    for seed in range(8):
        position = somewhere("alhambra", players, seed).position
        for seat in range(players):
            after = forgotten(position, seat, 0.5, seed)
            assert facts("alhambra").cards(after) == facts("alhambra").box(after)
            assert after.hand[seat].tolist() == position.record.hand[seat].tolist()
            assert after.hand.sum(axis=1).tolist() == position.record.hand.sum(axis=1).tolist()
            assert after.discard.sum() == position.record.discard.sum()
            places = [card >= r.CARD_A for card in position.record.money.tolist()]
            assert [card >= r.CARD_A for card in after.money.tolist()] == places
            for open_to_all in ("display", "yard", "owner", "built", "tally", "scored", "turn", "money_left"):
                assert np.array_equal(after[open_to_all], position.record[open_to_all])


def test_nothing_is_forgotten_of_a_share_of_nothing_and_much_of_all():
    position = stammtisch.game("alhambra").new(4, seed=1).position
    assert forgotten(position, 0, 0.0).hand.tolist() == position.record.hand.tolist()
    seen: Counter[int] = Counter()
    for seed in range(300):
        seen.update(np.flatnonzero(forgotten(position, 0, 1.0, seed).hand[1]).tolist())
    known_to_be_elsewhere = position.record.hand[0] + np.bincount(position.record.display, minlength=r.MONEY)
    assert set(seen) == set(np.flatnonzero(known_to_be_elsewhere < 3).tolist())


@every_number
def test_chances_add_up_to_one_and_follow_what_everyone_knows(players):
    for seed in range(8):
        position = somewhere("alhambra", players, seed).position
        assert sum(chances(position)) == pytest.approx(1)
        assert chances(position) == chances(position.imagine(0, stammtisch.generator(seed)))


def test_points_won_and_majorities_held_make_a_favourite():
    ahead = table("", "", "", more="scored: A; points a 1: 0 0 0 0 0 6")
    assert np.argmax(chances(ahead)) == 1
    leading = table("", "", "", more="built 2: tower8 tower9; built 1: tower7")
    assert np.argmax(chances(leading)) == 2


def test_at_the_end_the_points_decide():
    position = table("", "", "", more="scored: A B C; points c 0: 16 0 0 0 0 0; points c 1: 0 0 0 0 0 21")
    assert [round(chance, 1) for chance in chances(position)] == [0.2, 0.8, 0.0]
