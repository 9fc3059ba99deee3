"""Steps arrays of records: actions in, observations and masks out."""

import numpy as np

from ...engine import chance, cipher, kit
from ...engine.compiler import compiled, fastest, inner
from ...engine.playout import first_seat
from . import verbs

DEAL, LOOK, WAIT = -1, -2, -3  # instead of the number of an action: deal anew, change nothing, leave this seat out
GOES_ON, OVER, CUT = range(3)  # how a step left a match


@fastest
def advance(
    positions, blank, numbers, stride, limit, again, players, options, key, actions, room,
    seats, made, ended, points, won, obs, secret, mask, final,
):  # fmt: skip
    """Carry out a row of actions at each position, and write what can be seen and done then.

    There is one lane for whoever is to act, or one for each seat; `actions` is by row and lane. Where a match ends, or reaches
    `limit` moves, points and winners are written, and `final`, by row and seat, what everyone sees then. With `again` the
    next one is dealt at once: its number is in `numbers`, which goes up by `stride`. Actions that aren't allowed are left out.
    """
    words = np.empty(cipher.BLOCK_WORDS, np.int64)
    for row in range(positions.size):
        position = positions[row]
        ended[row] = GOES_ON
        fresh = actions[row, 0] == DEAL
        if actions[row, 0] != LOOK and not fresh:
            made[row] += act(position, seats[row], actions[row])
            ended[row] = OVER if kit.to_act(position) == 0 else CUT if made[row] == limit else GOES_ON
            if ended[row] != GOES_ON:
                kit.scores(position, points[row])
                won[row] = kit.winners(position)
                for seat in range(final.shape[1]):
                    verbs.observe(position, seat, final[row, seat])
                fresh = again
        if fresh:
            positions[row] = blank[0]
            cipher.block(key, numbers[row], words)
            kit.deal(position, players, options, words[chance.GENERATOR_WORDS :])
            numbers[row] += stride
            made[row] = 0
        look(position, seats, row, room, obs[row], secret[row], mask[row])


@compiled
def refused(mask, actions):
    """The first action that its mask doesn't allow, counted by row and lane; -1 if there is none.

    A lane without anything to do takes any number: it is told to wait.
    """
    rows, lanes, size = mask.shape
    for row in range(rows):
        for lane in range(lanes):
            action = actions[row, lane]
            if 0 <= action < size and mask[row, lane, action]:
                continue
            for i in range(size):
                if mask[row, lane, i]:
                    return row * lanes + lane
            actions[row, lane] = WAIT
    return -1


@inner
def act(position, seat, actions):
    """Let the seat that is waited for act, or with a lane for each of them all, one after the other; returns how many did."""
    waiting, made, lanes = kit.to_act(position), 0, actions.size
    for lane in range(lanes):
        seat = lane if lanes > 1 else seat
        if seat >= 0 and actions[lane] >= 0 and (waiting & kit.to_act(position)) >> seat & 1:
            code = verbs.action_at(position, seat, actions[lane])
            if kit.objection(position, seat, code) == 0:
                kit.play(position, seat, code)
                made += 1
    return made


@inner
def look(position, seats, row, room, obs, secret, mask):
    """Write who is to act, and for each lane what is seen and may be done."""
    waiting, lanes = kit.to_act(position), mask.shape[0]
    first = first_seat(waiting) if waiting else -1
    seats[row] = first
    for lane in range(lanes):
        seat = lane if lanes > 1 else max(first, 0)
        for i in range(mask.shape[1]):
            mask[lane, i] = 0
        if waiting >> seat & 1:
            verbs.mark(position, seat, room, mask[lane])
        if obs.shape[1]:
            verbs.observe(position, seat, obs[lane])
        if secret.shape[1]:
            verbs.reveal(position, seat, secret[lane])


# ---- One position at a time ----


@compiled
def index_of(positions, seat, action):
    """The number of an action."""
    return verbs.index_of(positions[0], seat, action)


@compiled
def action_at(positions, seat, index):
    """The action behind a number."""
    return verbs.action_at(positions[0], seat, index)


@compiled
def mark(positions, seat, room, out):
    """Put a 1 at the number of every listed move."""
    verbs.mark(positions[0], seat, room, out)


@compiled
def observe(positions, seat, out):
    """Write what a seat knows."""
    verbs.observe(positions[0], seat, out)


@compiled
def reveal(positions, seat, out):
    """Write what a seat can't know."""
    verbs.reveal(positions[0], seat, out)


@compiled
def imagine_all(positions, seat, source):
    """Deal again what `seat` can't know, in each of these positions."""
    for i in range(positions.size):
        kit.imagine(positions[i], seat, source)
