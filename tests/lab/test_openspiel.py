"""open_spiel takes the games for its own: its tests, its solvers and its search run on them."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, generate_playthrough, ismcts, mcts
from scipy.optimize import linprog

import stammtisch
from stammtisch import lab
from stammtisch.match.errors import BadOption
from tests.tables import every_game, every_table


def dealt(game, seed=0):
    """A state after the throws of chance."""
    state, chance = game.new_initial_state(), np.random.RandomState(seed)
    while state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    return state


def played(game, moves, seed=0):
    """A state after some moves at random."""
    state, chance = dealt(game, seed), np.random.RandomState(seed)
    for _ in range(moves):
        if not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
    return state


@every_table
def test_open_spiels_own_test_passes(game, players):
    pyspiel.random_sim_test(lab.openspiel(game, players, limit=40), num_sims=1, serialize=True, verbose=False)


@every_game
def test_it_passes_with_whole_matches_too(game):
    pyspiel.random_sim_test(lab.openspiel(game, 3), num_sims=1, serialize=False, verbose=False)


@every_game
def test_its_playthrough_tells_a_match(game):
    lab.openspiel(game, 3)
    text = generate_playthrough.playthrough(f"stammtisch_{game}(players=3,limit=12)", None, seed=3)
    assert "GameType.short_name" in text
    assert text == generate_playthrough.playthrough(f"stammtisch_{game}(players=3,limit=12)", None, seed=3)


@every_table
def test_states_play_what_positions_play(game, players):
    state = dealt(lab.openspiel(game, players))
    position, numbering, chance = state.position, lab.actions(game, players), np.random.RandomState(1)
    for _ in range(40):
        if position.over:
            break
        seat = position.to_act[0]
        assert state.current_player() == seat
        assert state.legal_actions() == numbering.mask(position, seat).nonzero()[0].tolist()
        action = int(chance.choice(state.legal_actions()))
        assert state.string_to_action(state.action_to_string(action)) == action
        position.play_code(seat, numbering.code(position, seat, action))
        state.apply_action(action)
        assert state.position == position
        assert state.observation_tensor(seat) == lab.encoder(game).observation(position, seat).tolist()


@every_game
def test_a_resampled_state_is_one_that_the_player_cant_tell_apart_and_has_no_past_of_others(game):
    state, chance = played(lab.openspiel(game, 3), 25), np.random.RandomState(2)
    for seat in range(3):
        other = state.resample_from_infostate(seat, chance.rand)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        assert other.current_player() == state.current_player()
        assert other.history() == []
        rival = (seat + 1) % 3
        now = other.observation_string(rival)
        assert other.information_state_string(rival) == f"{now}\n{now}"
        assert other.position != state.position
        other.apply_action(other.legal_actions()[0])


@every_game
def test_ismcts_plays_through_resampled_states(game):
    table = lab.openspiel(game, 2, limit=60)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(0))
    bot = ismcts.ISMCTSBot(table, evaluator, 1.0, 4, random_state=np.random.RandomState(1))
    state = played(table, 20)
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def lead_of_best_play(position):
    """What seat 0 leads by in the end if nothing is hidden any more and both play their best."""
    if position.over:
        return position.scores[0] - position.scores[1]
    seat = position.to_act[0]
    found = [lead_of_best_play(after(position, seat, code)) for code in position.codes(seat)]
    return max(found) if seat == 0 else min(found)


def after(position, seat, code):
    then = position.copy()
    then.play_code(seat, code)
    return then


def exact_value(position):
    """The value of bids that are laid at the same time, by linear programming, without open_spiel."""
    rows = [after(position, 0, code) for code in position.codes(0)]
    matrix = np.array([[lead_of_best_play(after(row, 1, code)) for code in position.codes(1)] for row in rows], float)
    mine, theirs = matrix.shape
    return linprog(
        np.r_[np.zeros(mine), -1],
        A_ub=np.c_[-matrix.T, np.ones(theirs)],
        b_ub=np.zeros(theirs),
        A_eq=np.r_[np.ones(mine), 0][None],
        b_eq=[1],
        bounds=[(0, None)] * mine + [(None, None)],
    ).x[-1]


LAST_AUCTIONS = [
    "players: 2; phase: laying; auction: 12; cap: 0; hand 0: g5 r10; hand 1: v5 b10",
    "players: 2; phase: laying; auction: 12; cap: 0; hand 0: g5 r10 y15; hand 1: v5 b10",
]


@pytest.mark.parametrize("text", LAST_AUCTIONS)
def test_its_solver_finds_the_value_of_a_tiny_deck(text):
    position = stammtisch.game("score5").position(text)
    tree = pyspiel.convert_to_cached_tree(lab.openspiel("score5", worlds=[position], reward="lead"))
    solver = pyspiel.CFRPlusSolver(tree)
    for _ in range(100):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    assert pyspiel.exploitability(tree, policy) < 0.1
    value = pyspiel.expected_returns(tree.new_initial_state(), policy, -1, True)
    assert value[0] == pytest.approx(exact_value(position), abs=0.1)
    assert value[1] == pytest.approx(-value[0])


def test_its_python_solver_agrees_where_a_hand_is_hidden():
    scout = "players: 2; round: 2; chips: 0 0; set: 5/1; owner: 1; hand 0: 6/2 4/7; hand 1: {}"
    worlds = [stammtisch.game("scout").position(scout.format(hand)) for hand in ("7/3 8/9", "3/2 3/9", "1/3 2/9")]
    table = lab.openspiel("scout", worlds=worlds, reward="lead")
    sights = {table.new_initial_state().child(world).information_state_string(0) for world in range(3)}
    assert len(sights) == 1
    solver = cfr.CFRSolver(table)
    for _ in range(30):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(table, solver.average_policy()) < 0.5


def test_games_are_loaded_by_name_with_what_they_were_made_with():
    table = lab.openspiel("score5", 3, reward="lead", limit=99, cap=1)
    again = pyspiel.load_game(str(table))
    assert (again.num_players(), again.max_game_length(), str(again)) == (3, 99, str(table))
    assert again.plan.options == table.plan.options


def test_before_the_deal_there_is_no_position():
    with pytest.raises(BadOption, match="chance"):
        _ = lab.openspiel("scout", 3).new_initial_state().position
    with pytest.raises(BadOption):
        lab.openspiel("scout", 3, limit=0)
    with pytest.raises(BadOption):
        lab.openspiel("scout", 3, worlds=[stammtisch.game("scout").new(4, seed=1).position])
