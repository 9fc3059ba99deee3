"""What is measured: the lab's rows and those of its peers, in families that are compared with each other."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from time import process_time
from typing import Any

import numpy as np

from benchmarks import peers
from benchmarks.contender import Contender, NoFigure, Unit, cpu_clock
from stammtisch import lab
from stammtisch.match.game import find
from stammtisch.match.position import Position, generator

TABLES = (("scout", 4), ("alhambra", 3), ("score5", 4))
STEPS, LOOP = "steps of many matches", "one position at a time, from Python"
CLONE, IMAGINE, OBSERVE = "clone", "imagine", "observation"
ROWS = 4096
PGX_GAMES = ("kuhn_poker", "leduc_holdem", "sparrow_mahjong")  # bridge needs a file that it downloads
WORTH = 200  # of one-position work in one go


def vector(game: str, players: int, seconds: float) -> tuple[int, float]:
    """`VectorEnv.step` with observation, mask and autoreset. Choosing the actions isn't timed."""
    env = lab.VectorEnv(game, players, ROWS)
    batch, chance = env.reset(0), np.random.default_rng(0)
    steps, elapsed = 0, 0.0
    while steps == 0 or elapsed < seconds:
        actions = (batch.mask * chance.random(batch.mask.shape, np.float32)).argmax(axis=1)
        start = cpu_clock()
        batch = env.step(actions)
        elapsed += cpu_clock() - start
        steps += ROWS
    return steps, elapsed


@cache
def pgx_env(game: str) -> Any:
    """A game of pgx with its compiled step for many matches at a time, which deals anew where one is over."""
    jax, pgx = import_module("jax"), import_module("pgx")
    env, auto_reset = pgx.make(game), import_module("pgx.experimental").auto_reset
    keys = jax.random.split(jax.random.PRNGKey(0), ROWS)
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    return jax.jit(jax.vmap(env.init))(keys), step, keys


def pgx_steps(game: str, seconds: float) -> tuple[int, float]:
    """The same for pgx on one core, by the processor time of the process: its threads work elsewhere. Choosing isn't timed."""
    ready = import_module("jax").block_until_ready
    state, step, keys = pgx_env(game)
    chance, steps, elapsed = np.random.default_rng(0), 0, 0.0
    while steps == 0 or elapsed < seconds:
        mask = np.asarray(state.legal_action_mask)
        actions = (mask * chance.random(mask.shape, np.float32)).argmax(axis=1)
        start = process_time()
        state = ready(step(state, actions, keys))
        elapsed += process_time() - start
        steps += ROWS
    return steps, elapsed


def python_loop(game: str, players: int, seconds: float) -> tuple[int, float]:
    """`codes` and `play_code`, any listed move; deals are in the time."""
    table, rng = find(game), random.Random(0)
    options, choice = table.adapter.description.ending, rng.choice
    moves, deals, start = 0, 0, cpu_clock()
    while moves == 0 or cpu_clock() - start < seconds:
        position = table.new(players, seed=deals, **options).position
        acting = position.to_act
        while acting:
            seat = acting[0]
            acting = position.play_code(seat, choice(position.codes(seat)))
            moves += 1
        deals += 1
    return moves, cpu_clock() - start


def open_spiel_loop(spec: str, seconds: float) -> tuple[int, float]:
    """The fastest loop that open_spiel's Python allows: any of `legal_actions`, chance likewise."""
    game, rng = peers.open_spiel_game(spec), random.Random(0)
    choice = rng.choice
    moves, start = 0, cpu_clock()
    while moves == 0 or cpu_clock() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            decides = state.current_player() >= 0
            state.apply_action(choice(state.legal_actions()))
            moves += decides
    return moves, cpu_clock() - start


@cache
def midway(game: str, players: int) -> Position:
    """A position after thirty moves."""
    position = find(game).new(players, seed=1, **find(game).adapter.description.ending).position
    for _ in range(30):
        seat = position.to_act[0]
        position.play_code(seat, position.codes(seat)[0])
    return position


@cache
def open_spiel_midway(spec: str) -> Any:
    """A state of open_spiel after as many decisions."""
    state, made = peers.open_spiel_game(spec).new_initial_state(), 0
    while made < 30 or state.is_chance_node():
        made += state.current_player() >= 0
        state.apply_action(state.legal_actions()[0])
    return state


def repeated(make: Callable[[], Callable[[], Any]], seconds: float) -> tuple[int, float]:
    """How often something can be done."""
    work = make()
    count, start = 0, cpu_clock()
    while count == 0 or cpu_clock() - start < seconds:
        for _ in range(WORTH):
            work()
        count += WORTH
    return count, cpu_clock() - start


def cloning(game: str, players: int) -> Callable[[], Any]:
    """Copies of a position."""
    return midway(game, players).copy


def imagining(game: str, players: int) -> Callable[[], Any]:
    """Worlds that a seat can't tell apart."""
    return partial(midway(game, players).imagine, 0, generator("benchmark"))


def observing(game: str, players: int) -> Callable[[], Any]:
    """Observations of a seat."""
    return partial(lab.encoder(game).observation, midway(game, players), 0)


def their_clone(spec: str) -> Callable[[], Any]:
    """`state.clone`."""
    work: Callable[[], Any] = open_spiel_midway(spec).clone
    return work


def their_worlds(spec: str) -> Callable[[], Any]:
    """`state.resample_from_infostate`, where a game has it."""
    state, rng = open_spiel_midway(spec), random.Random(0)
    work = partial(state.resample_from_infostate, 0, rng.random)
    try:
        work()
    except Exception as error:
        raise NoFigure("it doesn't resample") from error
    return work


def their_observation(spec: str) -> Callable[[], Any]:
    """`information_state_tensor`, or `observation_tensor` where that is all there is."""
    state = open_spiel_midway(spec)
    try:
        state.information_state_tensor(0)
    except Exception:
        return partial(state.observation_tensor, 0)
    return partial(state.information_state_tensor, 0)


def title(game: str, players: int) -> str:
    """A row's name."""
    return f"{find(game).title}, {players} players"


OURS = "Stammtisch"
SPIELS = tuple(peers.OPEN_SPIEL_GAMES.items())
CONTENDERS = (
    *(Contender(STEPS, f"{OURS}: {title(*table)}", partial(vector, *table)) for table in TABLES),
    *(Contender(STEPS, f"open_spiel C++: {name}", partial(peers.open_spiel_cpp, spec)) for name, spec in SPIELS),
    *(Contender(STEPS, f"pgx: {name}", partial(pgx_steps, name)) for name in PGX_GAMES),
    *(Contender(STEPS, f"RLCard: {name}", partial(peers.rlcard_steps, name)) for name in peers.RLCARD_GAMES),
    *(Contender(LOOP, f"{OURS}: {title(*table)}", partial(python_loop, *table)) for table in TABLES),
    *(Contender(LOOP, f"open_spiel: {name}", partial(open_spiel_loop, spec)) for name, spec in SPIELS),
    *(
        Contender(family, f"{OURS}: {title(*table)}", partial(repeated, partial(make, *table)), Unit.TIME_EACH)
        for family, make in ((CLONE, cloning), (IMAGINE, imagining), (OBSERVE, observing))
        for table in TABLES
    ),
    *(
        Contender(family, f"open_spiel: {name}", partial(repeated, partial(make, spec)), Unit.TIME_EACH)
        for family, make in ((CLONE, their_clone), (IMAGINE, their_worlds), (OBSERVE, their_observation))
        for name, spec in SPIELS
    ),
)  # fmt: skip
