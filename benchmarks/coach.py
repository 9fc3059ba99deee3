"""How good the coach's judgement is: `python -m benchmarks.coach GAME --players 4 --matches 8`.

Bots of the five levels play at one table, in turn at all seats, and every seat is reviewed; one seat of each match once more with
another seed. What a first review has named is judged again by rollouts to the end of the match. Every review is a line of a
journal, so it goes on where it stopped. `--report` prints the tables of `docs/coach.md` from the journals that there are. All
decisions of a match are weighed once for all seats, as a review weighs those of the others; only the first review of each match,
which is timed, does so by itself.
"""

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from statistics import fmean, median, stdev
from typing import Any

import msgspec
import numpy as np

from stammtisch.bots.bot import LevelBot
from stammtisch.bots.levels import NAMES, level
from stammtisch.bots.occasion import Past
from stammtisch.bots.seen import Seen, Stop
from stammtisch.engine.compiler import cache_folder
from stammtisch.match.game import find
from stammtisch.match.match import Match
from stammtisch.review.document import REVIEWER, Review
from stammtisch.review.judging import STANDARD, mean, swing
from stammtisch.review.mind.rollouts import WHOLE
from stammtisch.review.reviewing import review
from stammtisch.review.worlds import Worlds

ALONE = msgspec.structs.replace(STANDARD, others=1)
SWINGS = "swings"  # instead of a seed: all decisions of the match
TO_THE_END = 400  # worlds in which a named decision is played out to the end
POWER = 2 * (1.96 + 0.84) ** 2  # 80 % power at 5 %: so many times the variance over the squared difference


def main() -> None:
    """Measure, then report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--matches", type=int, default=8)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=cache_folder().parent / "coach")
    parser.add_argument("--report", action="store_true")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    if chosen.game and not chosen.report:
        measure(chosen.game, chosen.players, chosen.matches, chosen.threads, chosen.folder)
    for path in sorted(chosen.folder.glob(f"{chosen.game or '*'}-*.jsonl")):
        print("\n".join(told(path.stem, [json.loads(line) for line in path.read_text("utf-8").splitlines()])))


def measure(game: str, players: int, matches: int, threads: int, folder: Path) -> None:
    """Review so many matches; those in the journal are there already."""
    path = folder / f"{game}-{players}-{REVIEWER}.jsonl"
    done = {tuple(json.loads(line)["key"]) for line in path.read_text("utf-8").splitlines()} if path.exists() else set()
    for number in range(matches):
        due = [key for key in keys(number, players) if key not in done]
        if not due:
            continue
        names = [NAMES[(number + seat) % len(NAMES)] for seat in range(players)]
        match = played(game, names, f"coach {number}")
        for key in due:
            _, seat, seed = key
            if seed == SWINGS:
                with path.open("a", encoding="utf-8") as journal:
                    journal.write(json.dumps({"key": key, "others": weighed(match)}) + "\n")
                continue
            begun, spent = time.monotonic(), time.process_time()
            effort = STANDARD if seat == number % players and not seed else ALONE
            found = review(match, seat, threads=threads, seed=seed, effort=effort)
            timed = {"wall": time.monotonic() - begun, "cpu": time.process_time() - spent} if effort is STANDARD else {}
            whole = {} if seed else {"whole": to_the_end(match, found)}
            with path.open("a", encoding="utf-8") as journal:
                journal.write(json.dumps({"key": key, "level": names[seat], **timed, **kept(found), **whole}) + "\n")


def keys(number: int, players: int) -> Iterator[tuple[int, int, str]]:
    """The reviews of a match: by seat and seed."""
    for seat in range(players):
        yield number, seat, ""
    yield number, number % players, "again"
    yield number, 0, SWINGS


def played(game: str, names: Sequence[str], seed: str) -> Match:
    """A match of such bots."""
    match = find(game).new(len(names), seed=seed)
    bots = [LevelBot(replace(level(game, name), seconds=60.0)) for name in names]  # rollouts end it, not a clock
    while not match.over:
        seat = match.to_act[0]
        seen = Seen(match.position, seat, f"{seed} {len(match.moves_made)}", past=Past.of(match, seat, seed))
        match.play_code(seat, match.settled(seat, match.position.code(bots[seat].choose(seen))))
    return match


def kept(found: Review) -> dict[str, Any]:
    """What the tables need of a review."""
    rows = [
        (each.number, each.kind, each.verdict, each.loss, each.points, each.loss_error, bool(each.reasons), each.own)
        for each in found.decisions
    ]
    return {"own": found.split.own, "result": found.split.result, "decisions": rows}


def weighed(match: Match) -> list[float]:
    """For each seat by how much the others' decisions changed its chance."""
    others = np.zeros(match.players)
    for step in match.steps():
        if len(step.before.codes(step.seat)) > 1:
            change = swing(Worlds(step.before, step.seat, "", Stop()), step.code, STANDARD.others)
            change[step.seat] = 0.0
            others += change
    found: list[float] = others.round(6).tolist()
    return found


def to_the_end(match: Match, found: Review, count: int = TO_THE_END) -> list[tuple[int, float, float]]:
    """What the named decisions cost by rollouts to the end of the match, each with half the width of a 95 % interval."""
    named = {each.number: each for each in found.decisions if each.verdict not in ("fine", "unjudged")}
    losses = []
    for step in match.steps():
        if step.number in named:
            worlds = Worlds(step.before, step.seat, "to the end", Stop())
            best = step.before.code(named[step.number].moves[0].move)
            shares = worlds.play([best, step.code], "judging", 0, count, WHOLE).shares[:, :, step.seat]
            losses.append((step.number, *mean(shares[:, 0] - shares[:, 1])))
    return losses


def told(name: str, lines: list[dict[str, Any]]) -> Iterator[str]:
    """The tables of a journal."""
    others = {line["key"][0]: line["others"] for line in lines if line["key"][2] == SWINGS}
    lines = [line for line in lines if line["key"][2] != SWINGS]
    first = [with_chance(line, others) for line in lines if not line["key"][2]]
    yield f"## {name}: {len({line['key'][0] for line in first})} matches, {len(first)} reviews"
    yield from levels_told(first)
    yield from kinds_told(first)
    yield from repeats_told(lines)
    yield from splits_told(first)
    yield from reversals_told(first)
    if timed := [line for line in first if "cpu" in line]:
        cpu = [line["cpu"] for line in timed]
        yield f"CPU seconds of a review with everything: median {median(cpu):.1f}, most {max(cpu):.1f} ({len(cpu)})"


def with_chance(line: dict[str, Any], others: dict[int, list[float]]) -> dict[str, Any]:
    """A review with what chance brought, where all decisions of the match were weighed."""
    number, seat, _ = line["key"]
    if number not in others:
        return line
    return line | {"chance": line["result"] - 1 / len(others[number]) - line["own"] - others[number][seat]}


def splits_told(lines: list[dict[str, Any]]) -> Iterator[str]:
    """How the result goes with one's own decisions, and what chance brought each level. A match is taken as one observation."""
    own, result = np.array([[line["own"], line["result"]] for line in lines]).T
    own -= own.mean()
    slope = float(own @ result / (own @ own))
    left = own * (result - result.mean() - slope * own)
    matches = np.array([line["key"][0] for line in lines])
    sums = np.array([left[matches == number].sum() for number in np.unique(matches)])
    error = 1.96 * float((sums @ sums * len(sums) / (len(sums) - 1)) ** 0.5 / (own @ own))
    yield f"slope of the result on own: {slope:.2f} ± {error:.2f}"
    for name in NAMES:
        mine = [line for line in lines if line["level"] == name and "chance" in line]
        if len(mine) > 1:
            means = [
                ", ".join(f"{what} {mean_of([line[what] for line in mine])}" for what in ("own", "chance", "result"))
            ]
            yield f"{name}: {means[0]} ({len(mine)})"


def mean_of(values: Sequence[float]) -> str:
    """A mean with its interval, in per cent."""
    return f"{100 * fmean(values):.1f} ± {196 * stdev(values) / len(values) ** 0.5:.1f} %"


def reversals_told(lines: list[dict[str, Any]]) -> Iterator[str]:
    """What rollouts to the end say of what was named."""
    losses = [loss for line in lines for loss in line.get("whole", ())]
    if losses:
        worse = sum(value > 0 for _, value, _ in losses)
        surely = sum(value > error for _, value, error in losses)
        reversed_ = sum(value < -error for _, value, error in losses)
        yield (
            f"named, by rollouts to the end: {worse} of {len(losses)} are losses, {surely} significantly;"
            f" {reversed_} are significantly the better move"
        )


def levels_told(lines: list[dict[str, Any]]) -> Iterator[str]:
    """Points lost a decision by levels, and how many matches tell neighbours apart."""
    yield "| level | seats | points lost a decision | chance lost a decision | named a match | of these with a reason |"
    yield "|---|---|---|---|---|---|"
    rows: dict[str, list[float]] = {}
    for name in NAMES:
        mine = [line for line in lines if line["level"] == name]
        judged = [[each for each in line["decisions"] if each[2] != "unjudged"] for line in mine]
        judged = [each for each in judged if each]
        if len(judged) < 2:
            continue
        rows[name] = [fmean(row[4] for row in each) for each in judged]
        chances = 100 * fmean(fmean(row[3] for row in each) for each in judged)
        named = [row for each in judged for row in each if row[2] != "fine"]
        error = 1.96 * stdev(rows[name]) / len(judged) ** 0.5
        reasons = sum(row[6] for row in named)
        yield (
            f"| {name} | {len(judged)} | {fmean(rows[name]):.2f} ± {error:.2f} | {chances:.2f} % |"
            f" {len(named) / len(judged):.1f} | {reasons} of {len(named)} |"
        )
    for one, other in zip(list(rows), list(rows)[1:], strict=False):
        spread, apart = (stdev(rows[one]) ** 2 + stdev(rows[other]) ** 2) / 2, fmean(rows[one]) - fmean(rows[other])
        needed = f"{POWER * spread / apart**2:.0f}" if apart > 0 else "never: the wrong order"
        yield f"matches to tell {one} from {other}: {needed}"


def kinds_told(lines: list[dict[str, Any]]) -> Iterator[str]:
    """Points lost by kinds of decisions."""
    rows = [(line["level"], *row) for line in lines for row in line["decisions"] if row[2] != "unjudged"]
    for kind in sorted({row[2] for row in rows}):
        means = []
        for name in NAMES:
            points = [row[5] for row in rows if row[2] == kind and row[0] == name]
            means.append(f"{name} {fmean(points):.2f} ({len(points)})" if points else f"{name} –")
        yield f"{kind}: {', '.join(means)}"


def repeats_told(lines: list[dict[str, Any]]) -> Iterator[str]:
    """The same decisions with other worlds."""
    by_key = {tuple(line["key"]): line for line in lines}
    pairs = [
        (one, other)
        for (number, seat, seed), line in by_key.items()
        if seed and (number, seat, "") in by_key
        for one, other in zip(by_key[number, seat, ""]["decisions"], line["decisions"], strict=True)
        if one[2] != "unjudged"
    ]
    if pairs:
        named = [(one[2] != "fine", other[2] != "fine") for one, other in pairs]
        same, either, both = (
            sum(a == b for a, b in named),
            sum(a or b for a, b in named),
            sum(a and b for a, b in named),
        )
        yield f"another seed: fine or named as before {100 * same / len(pairs):.0f} % of {len(pairs)}"
        yield f"named in either: {either}, of these in both: {both}"


if __name__ == "__main__":
    main()
