"""How strong the characters of a level are, and how their styles show: `python -m benchmarks.characters GAME`.

At each level the four of them play at one table on duplicate deals. Every deal has another order around the table, and is
played once for each rotation. Results are kept in journals, so it goes on where it stopped; when bots have changed, it
starts new ones.
The figures go to `docs/characters/GAME.json`, and `python docs/figures.py` puts them into `docs/bots.md`.
"""

import argparse
import json
import math
import shlex
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import permutations
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from stammtisch.bots.arena.deals import Settings
from stammtisch.bots.arena.standing import SURE, interval
from stammtisch.bots.bot import LevelBot
from stammtisch.bots.characters import characters
from stammtisch.bots.levels import NAMES, levels
from stammtisch.bots.seen import Seen
from stammtisch.bots.spec import named
from stammtisch.bots.table import play_match
from stammtisch.bots.warmup import warm_bots
from stammtisch.engine.compiler import cache_folder
from stammtisch.match.game import find

PLAYERS = 4
SEED = "characters"
FIGURES = Path(__file__).parent.parent / "docs/characters"


class Watched:
    """A bot whose moves are counted by all traits."""

    def __init__(self, game: str, bot: LevelBot) -> None:
        self.bot = bot
        self.traits = {ident: each.style.trait for ident, each in characters(game).items()}
        self.sums: dict[str, list[float]] = {ident: [0.0, 0] for ident in self.traits}

    def choose(self, seen: Seen) -> Any:
        """What the bot chooses."""
        action = self.bot.choose(seen)
        code = seen.position.code(action)
        for ident, trait in self.traits.items():
            if (value := trait(seen.position.record, seen.seat, code)) is not None:
                self.sums[ident][0] += value
                self.sums[ident][1] += 1
        return action


def play_deal(game: str, level: str, number: int, seed: str = SEED) -> dict[str, Any]:
    """One deal in all rotations: for each character the share of the wins, and sum and count of each trait."""
    first, *others = characters(game)
    order = (first, *list(permutations(others))[number % math.factorial(len(others))])
    shares: dict[str, float] = dict.fromkeys(order, 0.0)
    sums: dict[str, dict[str, list[float]]] = {ident: {each: [0.0, 0] for each in order} for ident in order}
    for rotation in range(PLAYERS):
        seated = [order[(seat + rotation) % PLAYERS] for seat in range(PLAYERS)]
        match = find(game).new(PLAYERS, seed, contributions=[f"deal {number}"])
        bots = [Watched(game, _bot(game, level, ident)) for ident in seated]
        play_match(match, bots, f"{seed} {number}")
        for seat, ident in enumerate(seated):
            shares[ident] += (seat in match.winners) / len(match.winners) / PLAYERS
            for trait, (total, count) in bots[seat].sums.items():
                sums[ident][trait][0] += total
                sums[ident][trait][1] += count
    return {"number": number, "shares": shares, "sums": sums}


def _bot(game: str, level: str, ident: str) -> LevelBot:
    """A character of a level. Rollouts end its search, not a clock, so that a busy machine gives the same figures."""
    bot = named(f"{level}/as={ident}/seconds=60", game)
    assert isinstance(bot, LevelBot)
    return bot


def results(game: str, level: str, deals: int, jobs: int, journals: Path, seed: str = SEED) -> list[dict[str, Any]]:
    """The deals of a level, from its journal as far as it goes."""
    state = Settings.of(game, PLAYERS, [level]).state
    journal = journals / f"{game}-{level.replace('/', '_')}-{seed}-{state}.jsonl"
    done = [json.loads(line) for line in journal.read_text().splitlines()][:deals] if journal.exists() else []
    with journal.open("a") as file:
        for deal in _played(game, level, range(len(done), deals), seed, jobs):
            done.append(deal)
            file.write(json.dumps(deal) + "\n")
            file.flush()
    return done


def _played(game: str, level: str, numbers: Sequence[int], seed: str, jobs: int) -> Iterator[dict[str, Any]]:
    count = len(numbers)
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play_deal, [game] * count, [level] * count, numbers, [seed] * count)


def rows(game: str, level: str, deals: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """For each character: its share of the wins, its trait, and by how much that exceeds the level's mean, with intervals."""
    found = []
    for ident in characters(game):
        share, low, high = interval([deal["shares"][ident] for deal in deals])
        own, level_mean, more = zip(*(_trait(deal, ident) for deal in deals), strict=True)
        error = SURE * stdev(more) / math.sqrt(len(more))
        found.append({
            "level": level, "character": ident, "matches": PLAYERS * len(deals), "share": share, "low": low, "high": high,
            "trait": fmean(own), "mean": fmean(level_mean), "more": fmean(more), "error": error,
        })  # fmt: skip
    return found


def _trait(deal: dict[str, Any], ident: str) -> tuple[float, float, float]:
    """The trait of a character in one deal, the mean of all four, and the difference."""
    means = {who: sums[ident][0] / max(sums[ident][1], 1) for who, sums in deal["sums"].items()}
    mean = fmean(means.values())
    return means[ident], mean, means[ident] - mean


def main() -> None:
    """Play, and write the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--levels", default=",".join(NAMES), help="also with other settings, as in master/rollouts=400")
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--slow", type=int, default=100, help="matches where a level searches")
    parser.add_argument("--seed", default=SEED)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--journals", type=Path, default=cache_folder().parent / "characters")
    parser.add_argument("--write", action="store_true", help="to docs/characters/GAME.json")
    asked = parser.parse_args()
    if asked.write and not {*asked.levels.split(",")} <= {*NAMES}:
        parser.error("--write is for levels as they are")
    asked.journals.mkdir(parents=True, exist_ok=True)
    warm_bots([asked.game])
    kept: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for level in asked.levels.split(","):
        matches = asked.slow if levels(asked.game)[level.split("/")[0]].rollouts else asked.matches
        found = results(asked.game, level, matches // PLAYERS, asked.jobs, asked.journals, asked.seed)
        for row in rows(asked.game, level, found):
            print(
                f"{level:9} {row['character']:7} {row['share']:6.1%} ({row['low']:.1%}–{row['high']:.1%})"
                f"  {row['trait']:.3f}  {row['more']:+.3f} ± {row['error']:.3f}",
                flush=True,
            )
            kept["rows"].append(row)
    if asked.write:
        write(asked.game, kept["rows"], command(asked))


def command(asked: argparse.Namespace) -> str:
    """What makes the same figures again."""
    words = [
        "python",
        "-m",
        "benchmarks.characters",
        asked.game,
        "--matches",
        str(asked.matches),
        "--slow",
        str(asked.slow),
    ]
    for name, usual in (("levels", ",".join(NAMES)), ("seed", SEED)):
        if getattr(asked, name) != usual:
            words += [f"--{name}", getattr(asked, name)]
    return shlex.join([*words, "--write"])


def write(game: str, fresh: list[dict[str, Any]], command: str, folder: Path = FIGURES) -> None:
    """Put the figures of some levels beside those that were published of the others."""
    folder.mkdir(exist_ok=True)
    path = folder / f"{game}.json"
    published = json.loads(path.read_text())["rows"] if path.exists() else []
    measured = {row["level"] for row in fresh}
    found = [row for row in published if row["level"] not in measured] + [row | {"command": command} for row in fresh]
    found.sort(key=lambda row: NAMES.index(row["level"]))
    path.write_text(json.dumps({"game": game, "rows": found}, indent=1) + "\n")


if __name__ == "__main__":
    main()
