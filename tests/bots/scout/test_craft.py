"""What the bots know about SCOUT: hands by their shape, moves at first sight, beliefs, forgetting, and chances by points."""

import itertools
import random

import numpy as np
import pytest

import stammtisch
from stammtisch.bots.mind import craft
from stammtisch.bots.mind.rollouts import blur, explore, weigh
from stammtisch.bots.training.judging import watch
from stammtisch.engine.compiler import compiled
from stammtisch.games.scout.rules import rules
from stammtisch.games.scout.rules.record import CARD_BIT, EVERYONE, TURNING
from tests.tables import played

SCOUT = stammtisch.game("scout")
CRAFT = craft.load("scout")

every_number_of_players = pytest.mark.parametrize("players", SCOUT.players)


@compiled
def chances(positions, out):
    """`outlook` for a caller in Python."""
    craft.outlook(positions[0], out)


@compiled
def suppose(positions, seat, weights, source):
    """`believe` for a caller in Python."""
    craft.believe(positions[0], seat, weights, source)


def room(position):
    """Positions as the compiled functions want them, the first is the one in question."""
    positions = np.zeros(4, rules.POSITION)
    positions[0] = position.record
    return positions


def appraised(position, seat, weights=None):
    """The moves worth a thought and their values, by their notation."""
    actions, values = np.zeros(rules.MAX_MOVES, np.int64), np.zeros(rules.MAX_MOVES)
    weights = craft.tuned("scout", position.players) if weights is None else weights
    count = weigh(room(position), seat, weights, stammtisch.generator("s"), actions, values)
    typed = position.adapter.typed
    return {str(typed.decode(int(actions[i]), position.record)): values[i] for i in range(count)}


def first_choice(text, seat=0):
    """The move that looks best at first sight."""
    values = appraised(SCOUT.position(text), seat)
    return max(values, key=values.__getitem__)


def decisions(players, seeds):
    """Positions from all over a match, each with a seat that may act."""
    for seed in seeds:
        chance, match = random.Random(seed), SCOUT.new(players, seed=seed)
        for _ in played(match, chance, 8 * (seed % 5)):
            pass
        for seat in match.to_act[:2]:
            yield match.position, seat


@every_number_of_players
def test_appraising_depends_on_what_the_seat_knows_alone(players):
    seen = 0
    for position, seat in decisions(players, range(40)):
        other = position.imagine(seat, stammtisch.generator(f"world {seen}"))
        assert other != position
        assert appraised(other, seat) == appraised(position, seat)
        seen += 1
    assert seen > 20


@every_number_of_players
def test_all_appraised_moves_are_legal_and_none_is_listed_twice(players):
    for position, seat in decisions(players, range(100, 140)):
        actions, values = np.zeros(rules.MAX_MOVES, np.int64), np.zeros(rules.MAX_MOVES)
        weights = craft.tuned("scout", players)
        count = weigh(room(position), seat, weights, stammtisch.generator("s"), actions, values)
        listed = actions[:count].tolist()
        assert 0 < len(set(listed)) == len(listed)
        assert set(listed) <= set(position.codes(seat))
        assert np.isfinite(values[:count]).all()


def worth_by_brute_force(numbers, prices):
    """The best of all ways to cut a hand into sets."""
    best = -1e9
    for cuts in itertools.product((False, True), repeat=len(numbers) - 1):
        ends = [i + 1 for i, cut in enumerate(cuts) if cut] + [len(numbers)]
        sets = [numbers[start:end] for start, end in zip([0, *ends], ends, strict=False)]
        worths = [prices.get(kind(cards), -1e9) for cards in sets]
        best = max(best, sum(worths))
    return best


def kind(cards):
    """The name of the weight for a set, or nothing."""
    steps = {b - a for a, b in itertools.pairwise(cards)}
    names = {1: "single", 2: "pair" if steps == {0} else "run_of_two", 3: "triple" if steps == {0} else "run_of_three"}
    return names.get(len(cards), "four") if not steps or steps in ({0}, {1}, {-1}) else None


def bare_weights(**named):
    """Weights of which only some count."""
    return np.array([float(named.get(name, 0.0)) for name in CRAFT.WEIGHTS])


PRICES = {"single": -1.7, "run_of_two": -0.9, "pair": -0.4, "run_of_three": 0.3, "triple": 1.1, "four": 2.3}


def dealt(numbers):
    """Different cards that show these numbers."""
    free = {frozenset(pair) for pair in itertools.combinations(range(1, 11), 2)} - {frozenset((9, 10))}
    cards = []
    for shown in numbers:
        pair = next(pair for pair in sorted(free, key=sorted) if shown in pair)
        free.remove(pair)
        cards.append(f"{shown}/{next(iter(pair - {shown}))}")
    return cards, [f"{a}/{b}" for a, b in (sorted(pair) for pair in sorted(free, key=sorted))]


def some_numbers(chance, count):
    """Numbers that make many sets, no longer than four."""
    while True:
        numbers = [chance.randint(3, 6) for _ in range(count)]
        if all(kind(numbers[i : i + 5]) is None for i in range(count - 4)):
            return numbers


@pytest.mark.parametrize("seed", range(30))
def test_a_hand_is_worth_its_best_cut_into_sets_whatever_leaves_or_joins_it(seed):
    numbers = some_numbers(random.Random(seed), 7)
    cards, rest = dealt(numbers)
    text = f"players: 4; hand 0: {' '.join(cards)}; hand 1: {rest[0]}; hand 2: {rest[1]}; hand 3: {rest[2]}"
    weights = bare_weights(**PRICES)
    for move, value in appraised(SCOUT.position(text), 0, weights).items():
        first, _, last = move.removeprefix("show ").partition("-")
        left = numbers[: int(first) - 1] + numbers[int(last or first) :]
        assert value == pytest.approx(worth_by_brute_force(left, PRICES)), move
    table = SCOUT.position(f"{text}; set: {rest[3]}; owner: 3")
    shown = {"": int(rest[3].partition("/")[0]), " turned": int(rest[3].partition("/")[2])}
    scouts = [move for move in appraised(table, 0, weights) if move.startswith("scout ")]
    for move in scouts:
        gap = int(move.split()[3]) - 1
        with_it = [*numbers[:gap], shown[" turned" if "turned" in move else ""], *numbers[gap:]]
        if all(kind(with_it[i : i + 5]) is None for i in range(4)):
            assert appraised(table, 0, weights)[move] == pytest.approx(worth_by_brute_force(with_it, PRICES)), move
    assert len(scouts) >= 2


@every_number_of_players
def test_a_bot_that_can_go_out_does(players):
    others = "; ".join(f"hand {seat}: {seat}/{seat + 4} {seat}/{seat + 5} 1/8" for seat in range(1, 2))
    more = ["", "; hand 2: 2/6 2/7 2/8", "; hand 3: 3/6 3/7 3/8", "; hand 4: 4/6 4/7 4/8"]
    text = f"players: {players}; hand 0: 5/6 5/7 5/8; {others}{''.join(more[: players - 1])}; set: 7/8; owner: 1"
    assert first_choice(text) == "show 1-3"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_hand_of_one_gap_scouts_the_card_that_fills_it_and_goes_out(players):
    hands = ["1/5 1/6 1/7 1/8", "2/5 2/6 2/7 2/8", "1/2 1/3 1/4 2/3", "2/4 3/7 2/1 3/8"][: players - 1]
    others = "; ".join(f"hand {seat}: {hand}" for seat, hand in enumerate(hands, 1))
    text = f"players: {players}; hand 0: 4/8 6/8; {others}; set: 5/8 5/9; owner: {players - 1}"
    if players == 5:
        text = text.replace("2/1", "2/9")
    assert first_choice(text).startswith("scout&show")
    assert "to 2" in first_choice(text)


def test_two_players_scout_only_where_a_show_follows_when_the_last_chip_is_spent():
    text = "players: 2; hand 0: 4/8 5/9 1/4; hand 1: 7/8 7/9 2/3 2/4; chips: 1 2; set: 6/1 6/2; owner: 1"
    assert first_choice(text).startswith("scout right to 3") or first_choice(text).startswith("scout left to 3")


def test_the_hand_is_turned_to_where_its_sets_are():
    others = "hand 1: 1/2 2/3 3/4; hand 2: 4/5 5/6 6/7"
    assert first_choice(f"players: 3; phase: turning; hand 0: 7/1 7/4 7/8; {others}") == "keep"
    assert first_choice(f"players: 3; phase: turning; hand 0: 1/7 4/7 8/7; {others}") == "turn"


def test_nobody_ends_the_round_by_a_scout_with_a_full_hand_while_a_show_is_cheap():
    text = (
        "players: 3; hand 0: 9/1 9/2 5/1 2/6 7/2 4/1; hand 1: 1/2 1/3; hand 2: 3/4 5/6 6/7; set: 3/8; owner: 1;"
        "scouts: 1; turn: 0; show chips: 0 0 0"
    )
    assert first_choice(text).startswith("show")


# ---- Beliefs and forgetting ----


def own_knowledge(record, seat):
    """What nobody may lose: the own hand, the table, and all counts."""
    fields = ("held", "taken", "chips", "show_chips", "set", "set_size", "owner", "scouts", "turn", "phase", "points")
    return [record.hand[seat].tolist(), *(np.array(record[field]).tolist() for field in fields)]


def cards_everywhere(record):
    """The cards in hands, on the table and under it, as bits, each once."""
    places = [int(CARD_BIT[card]) for card in record.set[: record.set_size]]
    for seat in range(record.players):
        places += [int(CARD_BIT[card]) for card in record.hand[seat, : record.held[seat]]]
    places += [1 << i for i in range(45) if int(record.gone) >> i & 1]
    return places


@every_number_of_players
@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
def test_forgetting_keeps_the_table_valid_and_the_own_cards(players, share):
    for number, (position, seat) in enumerate(decisions(players, range(200, 230))):
        positions = room(position)
        blur(positions, seat, share, stammtisch.generator(f"forget {number}"))
        before, after = position.record, positions[0]
        assert own_knowledge(after, seat) == own_knowledge(before, seat)
        places = cards_everywhere(after)
        assert len(set(places)) == len(places) == len(cards_everywhere(before))
        for other in range(players):
            hand = sum(int(CARD_BIT[card]) for card in after.hand[other, : after.held[other]])
            assert int(after.known[other]) & ~hand == 0
            assert int(after.known[other]) & ~int(before.known[other]) == 0
        assert after.known[seat] == before.known[seat]


@every_number_of_players
def test_a_seat_that_forgets_nothing_knows_as_much_as_before_and_one_that_forgets_all_knows_the_table(players):
    lost = 0
    for number, (position, seat) in enumerate(decisions(players, range(300, 340))):
        kept, blank = room(position), room(position)
        blur(kept, seat, 0.0, stammtisch.generator(f"forget {number}"))
        blur(blank, seat, 1.0, stammtisch.generator(f"forget {number}"))
        for field in ("gone", "known", "spent"):
            assert np.array_equal(kept[0][field], position.record[field])
        assert all(blank[0].known[other] == 0 for other in range(players) if other != seat)
        assert blank[0].spent[seat] == 0
        assert blank[0].spent[EVERYONE] == 0
        lost += int(blank[0].gone) != int(position.record.gone)
    assert lost > 5


@every_number_of_players
def test_forgetting_is_fair(players):
    for number, (position, seat) in enumerate(decisions(players, range(400, 420))):
        other = position.imagine(seat, stammtisch.generator(f"world {number}"))
        here, there = room(position), room(other)
        for positions in (here, there):
            blur(positions, seat, 0.5, stammtisch.generator("forget"))
        assert here[0] == there[0]


@every_number_of_players
def test_beliefs_keep_what_the_seat_has_seen(players):
    changed = 0
    for number, (position, seat) in enumerate(decisions(players, range(500, 530))):
        other = position.imagine(seat, stammtisch.generator(f"world {number}"))
        here, there = room(position), room(other)
        for positions in (here, there):
            suppose(positions, seat, craft.tuned("scout", players), stammtisch.generator("belief"))
        assert here[0] == there[0]
        supposed = stammtisch.Position(position.adapter, here[0])
        assert supposed.view(seat, memory=True) == position.view(seat, memory=True)
        changed += supposed != position
    assert changed > 20


# ---- Chances ----


def shares(text):
    """The chance of each seat to win."""
    position, out = SCOUT.position(text), np.zeros(8)
    chances(room(position), out)
    assert out.sum() == pytest.approx(1.0)
    assert (out[position.players :] == 0).all()
    return out[: position.players]


def test_chances_go_by_points_and_a_lead_counts_more_the_fewer_rounds_are_left():
    hands = "players: 3; phase: turning; hand 0: 1/2; hand 1: 1/3; hand 2: 1/4"
    early = shares(f"{hands}; round: 2; points 1: 6 1 1")
    late = shares(f"{hands}; round: 3; points 1: 6 1 1")
    over = shares("players: 3; phase: over; round: 3; points 1: 6 1 1")
    assert 1 / 3 < early[0] < late[0] < over[0] < 1
    assert early[1] == early[2]


@every_number_of_players
def test_a_rollout_ends_with_the_round(players):
    position = SCOUT.new(players, seed=3).position
    assert int(position.record.phase) == TURNING
    actions, values = np.zeros(rules.MAX_MOVES, np.int64), np.zeros(rules.MAX_MOVES)
    results, positions = np.zeros((3, 4, 2)), room(position)
    tried, key = np.array([1, 2]), np.arange(8)
    explore(
        positions,
        0,
        tried,
        craft.tuned("scout", players),
        craft.judgement("scout", players),
        key,
        0,
        actions,
        values,
        *results,
    )
    assert int(positions[2].round_number) == 1
    assert ((results[0] > 0) & (results[0] < 1)).all()


@pytest.mark.parametrize("deal", [2114, 4711])
def test_players_who_do_what_looks_best_do_not_scout_back_and_forth_for_ever(deal):
    seen = watch("scout", 4, deal, 1)  # in these deals of 100,000 they once did
    assert seen.wins.size > 0
    assert seen.wins.sum(axis=1) == pytest.approx(1)
