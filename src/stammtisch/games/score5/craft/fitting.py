"""Learns the table of `prospects` anew: python -m stammtisch.games.score5.craft.fitting --players 4 --file four.npz

Plain heuristics play against each other; what everyone had before each auction, and who won in the end, teach by logistic
regression. What has been played is kept in the file: after Ctrl-C the same command goes on, and comes to the same table.
"""

import sys
from pathlib import Path

import numpy as np

from ....bots.mind import craft
from ....bots.mind.rollouts import highest
from ....engine import chance, cipher, kit
from ....engine.compiler import inner, unlocked
from ....engine.playout import first_seat
from ....match.fairness import deal_key
from ....match.game import find
from ..rules import rules
from ..rules.record import AUCTIONS
from .prospects import TRAITS, see
from .purse import ROOM
from .worth import survey

CHUNK = 50  # matches between two looks at the keyboard
ROUNDS, RIDGE = 30, 1e-3  # of Newton's method; how far it is held back


@unlocked
def play_matches(positions, players, options, key, first, weights, actions, values, traits, wins):
    """Play the deals number `first`, first + 1, … Fills `traits` (deal by auction by seat) and `wins` (deal by seat)."""
    source, words = np.empty(chance.GENERATOR_WORDS, np.int64), np.empty(cipher.BLOCK_WORDS, np.int64)
    for deal in range(wins.shape[0]):
        cipher.block(key, first + deal, words)
        chance.start(source, words)
        positions[0] = positions[1]
        kit.deal(positions[0], players, options, words[chance.GENERATOR_WORDS :])
        seen = -1
        while kit.to_act(positions[0]):
            if positions[0].auction != seen:
                seen = int(positions[0].auction)
                look_around(positions[0], traits[deal, seen])
            seat = first_seat(kit.to_act(positions[0]))
            kit.play(positions[0], seat, highest(positions[0], seat, weights, source, positions[2:], actions, values))
        winners = rules.winners(positions[0])
        for seat in range(players):
            wins[deal, seat] = winners >> seat & 1


@inner
def look_around(position, traits):
    """The traits of all seats."""
    table = np.empty(ROOM)
    survey(position, table)
    for seat in range(position.players):
        see(position, seat, table, traits[seat])


def gather(players: int, first: int, matches: int) -> tuple[np.ndarray, np.ndarray]:
    """What was seen in these matches, and who won them."""
    craft.load("score5")
    game, record = find("score5"), rules
    options = game.chosen(dict(game.adapter.description.ending)).array()
    traits, wins = np.zeros((matches, AUCTIONS, players, TRAITS)), np.zeros((matches, players))
    play_matches(
        np.zeros(5, record.POSITION), players, options, np.array(deal_key("prospects", ()), np.int64),
        first, craft.tuned("score5", players), np.zeros(record.MAX_MOVES, np.int64), np.zeros(record.MAX_MOVES), traits, wins,
    )  # fmt: skip
    return traits, wins


def fit(traits: np.ndarray, wins: np.ndarray) -> np.ndarray:
    """By how much each trait (match by seat by trait) raises the logarithm of the chance to win."""
    spread = traits.std((0, 1)) + 1e-9
    seen, won = (traits - traits.mean((0, 1))) / spread, wins / wins.sum(1, keepdims=True)
    found, held = np.zeros(traits.shape[2]), RIDGE * len(wins)
    for _ in range(ROUNDS):
        chances = np.exp(seen @ found)
        chances /= chances.sum(1, keepdims=True)
        mean = np.einsum("ms,mst->mt", chances, seen)
        bend = np.einsum("ms,mst,msu->tu", chances, seen, seen, optimize=True) - mean.T @ mean
        slope = np.einsum("mst,ms->t", seen, won - chances) - held * found
        found += np.linalg.solve(bend + held * np.eye(len(found)), slope)
    return found / spread


def table(traits: np.ndarray, wins: np.ndarray) -> np.ndarray:
    """The rows of `PROSPECTS` for 1, 2, … auctions to come."""
    return np.array([1000 * fit(traits[:, AUCTIONS - left], wins) for left in range(1, AUCTIONS)])


def main(*, players: int, file: Path, matches: int = 6000) -> None:
    """Play, and print the rows of the table that follow its first one.

    Parameters
    ----------
    players
        For how many: 2, 3, 4 or 5.
    file
        Where matches are kept; if it is there, it is gone on from.
    matches
        How many, all in all.
    """
    from rich.progress import track

    traits, wins = np.zeros((0, AUCTIONS, players, TRAITS)), np.zeros((0, players))
    if file.exists():
        with np.load(file) as kept:
            traits, wins = kept["traits"], kept["wins"]
    for first in track(range(len(wins), matches, CHUNK), description="matches", disable=not sys.stderr.isatty()):
        more = gather(players, first, min(CHUNK, matches - first))
        traits, wins = np.concatenate([traits, more[0]]), np.concatenate([wins, more[1]])
        fresh = file.with_name(file.name + ".new")
        with fresh.open("wb") as out:
            np.savez(out, traits=traits, wins=wins)
        fresh.replace(file)
    for row in table(traits[:matches], wins[:matches]):
        print(f"    ({', '.join(f'{figure:.1f}' for figure in row)}),")


if __name__ == "__main__":
    import cyclopts

    cyclopts.run(main)
