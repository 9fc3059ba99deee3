"""open_spiel and RLCard as contenders: their fastest documented way to play a game at random, and their Python loop."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache, partial
from typing import Any

from benchmarks.contender import Contender, cpu_clock

OPEN_SPIEL_GAMES = {"hearts": "hearts", "spades": "spades", "crazy_eights": "crazy_eights(players=4)"}
BATCH = 500
RLCARD_GAMES = ("uno", "gin-rummy", "doudizhu")
CPP, PYTHON, RLCARD = "open_spiel C++", "open_spiel Python", "RLCard"


@cache
def open_spiel_game(spec: str) -> Any:
    """The game, loaded once."""
    import pyspiel

    return pyspiel.load_game(spec)


def open_spiel_batch(spec: str) -> Iterator[Any]:
    """The same games every time, each played to its end by `evaluate_bots`: bots, chance and loop are C++."""
    import pyspiel

    game = open_spiel_game(spec)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    for seed in range(BATCH):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        yield state


@cache
def open_spiel_decisions(spec: str) -> int:
    """How many decisions a batch holds: exact, since `evaluate_bots` leaves the game's history in the state."""
    return sum(step.player >= 0 for state in open_spiel_batch(spec) for step in state.full_history())


def open_spiel_cpp(spec: str, seconds: float) -> tuple[int, float]:
    """Batches of games whose decisions were counted before, so that the count costs no time."""
    decisions = open_spiel_decisions(spec)
    moves, start = 0, cpu_clock()
    while moves == 0 or cpu_clock() - start < seconds:
        for _ in open_spiel_batch(spec):
            pass
        moves += decisions
    return moves, cpu_clock() - start


def open_spiel_python(spec: str, seconds: float) -> tuple[int, float]:
    """The loop of open_spiel's own examples, with `random` instead of NumPy, which is slower for one choice."""
    game, rng = open_spiel_game(spec), random.Random(0)
    moves, start = 0, cpu_clock()
    while moves == 0 or cpu_clock() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                moves += 1
    return moves, cpu_clock() - start


@cache
def rlcard_env(game: str) -> Any:
    """The environment with its usual number of players and a random agent on every seat."""
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make(game, config={"seed": 0})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    return env


def rlcard_steps(game: str, seconds: float) -> tuple[int, float]:
    """`agent.step` and `env.step` by turns. `env.run` would also sort the trajectories, which isn't part of the game."""
    env = rlcard_env(game)
    moves, start = 0, cpu_clock()
    while moves == 0 or cpu_clock() - start < seconds:
        state, seat = env.reset()
        while not env.is_over():
            agent = env.agents[seat]
            state, seat = env.step(agent.step(state), agent.use_raw)
            moves += 1
    return moves, cpu_clock() - start


CONTENDERS = (
    *(Contender(CPP, name, partial(open_spiel_cpp, spec)) for name, spec in OPEN_SPIEL_GAMES.items()),
    *(Contender(PYTHON, name, partial(open_spiel_python, spec)) for name, spec in OPEN_SPIEL_GAMES.items()),
    *(Contender(RLCARD, name, partial(rlcard_steps, name)) for name in RLCARD_GAMES),
)
