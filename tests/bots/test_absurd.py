"""What no player would do, no level does: it isn't among the moves from which all levels choose, whatever they misjudge."""

from types import ModuleType

import numpy as np
import pytest

import stammtisch
from stammtisch.bots.bot import LevelBot
from stammtisch.bots.levels import level
from stammtisch.bots.mind import craft
from stammtisch.bots.seen import Seen
from stammtisch.engine import chance, cipher, kit
from stammtisch.engine.compiler import compiled, unlocked
from stammtisch.engine.dispatch import dispatch
from stammtisch.engine.playout import first_seat
from stammtisch.games.alhambra.craft import absurd as alhambra
from stammtisch.games.scout.craft import absurd as scout
from stammtisch.match.contract import load_rules
from stammtisch.match.fairness import deal_key
from stammtisch.match.game import find
from tests.tables import COMBINATIONS

MATCHES = 200
LISTS = {"scout": scout, "alhambra": alhambra}
TABLES = [(game, players) for game, players in COMBINATIONS if game in LISTS]
every_table = pytest.mark.parametrize(("game", "players"), TABLES, ids=[f"{g}-{p}" for g, p in TABLES])

ABSURD: dict[np.dtype, ModuleType] = {load_rules(game).POSITION: module for game, module in LISTS.items()}


def absurdity(position, seat, action, room):
    """Which absurdity of its game an action is."""
    return ABSURD[position.dtype].absurdity(position, seat, action, room)


dispatch([absurdity], ABSURD)


@unlocked
def count_absurd(positions, players, options, key, matches, weights, any_move, actions, values, room, found):
    """Play matches at random among the moves from which levels choose.

    At every turn, count which of these, or with `any_move` which of all that the rules list, are absurd into `found`.
    """
    source, words = np.empty(chance.GENERATOR_WORDS, np.int64), np.empty(cipher.BLOCK_WORDS, np.int64)
    for number in range(matches):
        cipher.block(key, number, words)
        chance.start(source, words)
        positions[0] = positions[1]
        kit.deal(positions[0], players, options, words[chance.GENERATOR_WORDS :])
        while kit.to_act(positions[0]):
            seat = first_seat(kit.to_act(positions[0]))
            count = kit.moves(positions[0], seat, actions) if any_move else 0
            for i in range(count):
                found[absurdity(positions[0], seat, actions[i], room)] += 1
            count = craft.appraise(positions[0], seat, weights, source, positions[2:], actions, values)
            for i in range(0 if any_move else count):
                found[absurdity(positions[0], seat, actions[i], room)] += 1
            kit.play(positions[0], seat, actions[chance.below(source, count)])


@compiled
def look(positions, seat, action, room):
    """`absurdity` for a caller in Python."""
    return absurdity(positions[0], seat, action, room)


def counted(game: str, players: int, *, any_move: bool) -> list[int]:
    """How often each absurdity was found; the first figure is how often none was."""
    rules, found = load_rules(game), np.zeros(len(LISTS[game].ABSURDITIES) + 1, np.int64)
    craft.load(game)
    positions, options = np.zeros(4, rules.POSITION), find(game).chosen({}).array()
    actions, values, room = (
        np.zeros(rules.MAX_MOVES, np.int64),
        np.zeros(rules.MAX_MOVES),
        np.zeros(rules.MAX_MOVES, np.int64),
    )
    key = np.array(deal_key(f"absurd {players}", ()), np.int64)
    weights = craft.learned(game, players)
    count_absurd(positions, players, options, key, MATCHES, weights, any_move, actions, values, room, found)
    return found.tolist()


@every_table
def test_no_level_can_choose_what_no_player_would_do(game, players):
    sensible, *absurd = counted(game, players, any_move=False)
    assert sensible > MATCHES
    assert dict(zip(LISTS[game].ABSURDITIES, absurd, strict=True)) == dict.fromkeys(LISTS[game].ABSURDITIES, 0)


@pytest.mark.parametrize("game", LISTS)
def test_the_count_finds_all_of_it_among_the_moves_that_the_rules_list(game):
    found = np.sum([counted(game, players, any_move=True) for players in find(game).players], axis=0)
    assert found.min() > 0, dict(zip(("none of it", *LISTS[game].ABSURDITIES), found.tolist(), strict=True))


@pytest.mark.parametrize("game", LISTS)
def test_the_most_careless_level_plays_whole_matches_without_it(game):
    room, clumsy = np.zeros(load_rules(game).MAX_MOVES, np.int64), LevelBot(level(game, "newcomer"))
    for number in range(5):
        match = stammtisch.game(game).new(4, seed=number)
        while match.to_act:
            seat = match.to_act[0]
            records = np.array([match.position.record], load_rules(game).POSITION)
            move = clumsy.choose(Seen(match.position, seat, f"{number} {len(match.moves_made)}"))
            assert look(records, seat, match.position.code(move), room) == 0, f"{move} at {match.position}"
            match.play(seat, move)
