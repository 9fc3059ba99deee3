"""How far what `advice` tells can be trusted, fitted and measured: `python -m benchmarks.judgement GAME --write`

1. Plain heuristics play matches, as many as `--matches` says for each number of players; how `outlook` and `forecast` are
   corrected is fitted to them (`bots.training.judging`), and goes to the game's `craft/judgement.json`.
2. At some positions, one of a match each, a seat follows the advice, and heuristics play on. How it fares, compared with what
   it was told, is a second correction: in the rollouts everybody plays a little differently.
3. Independent judges (the same with another seed, rollouts to the end of the match, rollouts with more care) say what they
   think of the advice at other positions. By how much they differ goes there, too.
4. At yet other positions everything is measured as in 2 and 3. This goes to `docs/judgement/GAME.json`, and
   `python docs/figures.py` puts it into `docs/bots.md`.

Everything is kept in journals, so it goes on where it stopped; when bots or the fit have changed, the last three start anew.
"""

import argparse
import hashlib
import json
import random
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from stammtisch.bots.advising import advice, corrected
from stammtisch.bots.arena.deals import Settings
from stammtisch.bots.bot import LevelBot
from stammtisch.bots.levels import levels
from stammtisch.bots.mind import craft
from stammtisch.bots.search import Desk, judge
from stammtisch.bots.seen import Seen, Stop
from stammtisch.bots.spec import PLAIN
from stammtisch.bots.table import play_match
from stammtisch.bots.training.judges import CAREFUL, WHOLE, opinion
from stammtisch.bots.training.judging import ANYWHERE, STOP, Watched, fit_rows, look, predict, watch
from stammtisch.bots.warmup import warm_bots
from stammtisch.engine.compiler import cache_folder
from stammtisch.engine.registry import folder
from stammtisch.match.fairness import deal_key
from stammtisch.match.game import find
from stammtisch.match.match import Match

from .judgement_figures import bias_of, document, doubt_of

FIGURES = Path(__file__).parent.parent / "docs/judgement"
CHUNK = 1000  # matches that are watched between two notes
ROLLOUTS = 400  # of an advice
JUDGED = 128  # worlds in which an independent judge tries a move
EVERY = 6  # of so many positions one is judged by others, too


def watched(game: str, players: int, matches: int, journals: Path, tell: Callable[[str], None]) -> Watched:
    """The positions of so many matches, from their file as far as it goes."""
    path, parts, done = journals / f"{game}-{players}.npz", [], 0
    if path.exists():
        with np.load(path) as kept:
            parts, done = [Watched(*(kept[name] for name in Watched._fields))], int(kept["matches"])
    while done < matches:
        few = min(CHUNK, matches - done)
        parts.append(_light(watch(game, players, done, few)))
        done += few
        if done % (10 * CHUNK) == 0 or done == matches:
            parts = [Watched(*(np.concatenate(each) for each in zip(*parts, strict=True)))]
            _save(path, parts[0], done)
        tell(f"{game}, {players} players: {done} of {matches} matches watched")
    return Watched(*(np.concatenate(each) for each in zip(*parts, strict=True)))


def _light(seen: Watched) -> Watched:
    """The same in half the memory."""
    return Watched(*(each.astype(np.float32) if each.dtype == np.float64 else each for each in seen))


def _save(path: Path, seen: Watched, matches: int) -> None:
    fresh = path.with_name(path.name + ".new")
    with fresh.open("wb") as out:
        np.savez(out, matches=matches, **seen._asdict())
    fresh.replace(path)


def judged_position(game: str, players: int, seed: str, number: int, few: bool) -> dict[str, Any]:
    """What is told of one position of a match, what came, and what others think of it."""
    match, length = _decision(game, players, f"{seed} {number}")
    seat = match.to_act[0]
    seen = Seen(match.position, seat, f"{seed} {number}")
    told = advice(seen, replace(levels(game)["master"], rollouts=ROLLOUTS, seconds=1e9))
    best = told[0]
    row = {
        "players": players, "third": 3 * len(match.moves_made) // length, "worlds": best.worlds,
        "chance": best.chance, "chance_error": best.chance_error, "lead": best.lead, "lead_error": best.lead_error,
        **_static(match, seat),
    }  # fmt: skip
    if few or number % EVERY == 0:
        row["judges"] = _opinions(seen, match.position.code(best.action))
    if not few:
        match.play(seat, best.action)
        play_match(match, [LevelBot(PLAIN)] * players, f"{seed} {number} on")
        scores, winners = match.scores, match.winners
        others = max(score for other, score in enumerate(scores) if other != seat)
        row |= {"won": (seat in winners) / len(winners), "came": scores[seat] - others}
    return row


def _decision(game: str, players: int, seed: str) -> tuple[Match, int]:
    """A match in the midst of a decision of at least two moves, anywhere in it with the same chance; and how long it became."""
    whole = find(game).new(players, seed)
    play_match(whole, [LevelBot(PLAIN)] * players, seed)
    moves, chance = whole.moves_made, random.Random(seed)
    while True:
        match = find(game).new(players, seed)
        for mover, code in moves[: chance.randrange(len(moves))]:
            match.play_code(mover, code)
        seat = match.to_act[0]
        if len(LevelBot(replace(PLAIN, candidates=9)).think(Seen(match.position, seat))) > 1:
            return match, len(moves)


def _static(match: Match, seat: int) -> dict[str, Any]:
    """What can be told without playing anything out: outlook, points and period."""
    period, looks, points = look(match.position)
    return {"seat": seat, "period": period, "looks": looks, "points": points}


def _opinions(seen: Seen, code: int) -> dict[str, list[float]]:
    """What independent judges think: chance, its standard error, lead, its standard error."""
    key = np.array(deal_key(f"{seen.seed}\nanother seed", ()), np.int64)
    chances, leads = judge([Desk(seen.position)], seen.seat, np.array([code]), key, JUDGED, Stop())
    found = {"seed": (chances[:, 0], leads[:, 0])}
    found |= {name: opinion(seen, code, way, JUDGED) for name, way in (("whole", WHOLE), ("careful", CAREFUL))}
    means = {name: np.array([each.mean() for each in pair]) for name, pair in found.items()}
    known = craft.bias(seen.adapter.name, seen.players)  # a table of people is as hard on every judge
    told = {name: corrected(pair, *known) for name, pair in means.items()}
    errors = {name: [each.std() / len(each) ** 0.5 for each in pair] for name, pair in found.items()}
    return {name: [float(x) for pair in zip(told[name], errors[name], strict=True) for x in pair] for name in found}


def positions(
    game: str, seed: str, count: int, few: bool, jobs: int, journals: Path, tell: Callable[[str], None]
) -> list[dict[str, Any]]:
    """What was told at so many positions, the numbers of players in turn; from the journal as far as it goes."""
    counts = list(find(game).adapter.description.players)
    state = Settings.of(game, counts[0], ["heuristic"]).state + _fit(game).read_text()
    path = journals / f"{game}-{seed}-{hashlib.sha256(state.encode()).hexdigest()[:12]}.jsonl"
    done = [json.loads(line) for line in path.read_text().splitlines()][:count] if path.exists() else []
    asked = [(game, counts[number % len(counts)], seed, number, few) for number in range(len(done), count)]
    with path.open("a") as file, ProcessPoolExecutor(jobs) as pool:
        for row in pool.map(judged_position, *zip(*asked, strict=True)) if asked else ():
            done.append(row)
            file.write(json.dumps(row) + "\n")
            file.flush()
            if len(done) % 50 == 0:
                tell(f"{game}: {len(done)} of {count} positions ({'fitted' if few else 'fresh'})")
    return done


def _fit(game: str) -> Path:
    place = folder(game)
    assert place is not None
    return place / "craft/judgement.json"


def fit(game: str, matches: int, journals: Path, tell: Callable[[str], None]) -> dict[str, np.ndarray]:
    """Fit the rows of all numbers of players and write them; returns those of the best static predictor."""
    path, statics, fitted = _fit(game), {}, {}
    for players in find(game).adapter.description.players:
        seen = watched(game, players, matches, journals, tell)
        fitted[str(players)] = {
            "matches": matches,
            "bias": [0.0, 1.0, 0.0],
            "chance": 0.0,
            "lead": 0.0,
            "rows": np.round(fit_rows(seen.where(seen.kind & STOP > 0)), 4).tolist(),
        }
        tell(f"{game}, {players} players: fitted")
        statics[str(players)] = fit_rows(seen.where(seen.kind & ANYWHERE > 0), leads=False)
    path.write_text(_written(fitted))
    _forget()
    return statics


def _written(document: dict[str, Any]) -> str:
    """A row of figures is a line."""
    text = json.dumps(document, indent=1)
    for row in (row for each in document.values() for row in (*each["rows"], each["bias"])):
        for indent in ("\n  ", "\n   "):
            text = text.replace(json.dumps(row, indent=1).replace("\n", indent), json.dumps(row))
    return text + "\n"


def add(game: str, **found: Any) -> None:
    """Write what was found for all numbers of players together."""
    path = _fit(game)
    path.write_text(_written({players: {**each, **found} for players, each in json.loads(path.read_text()).items()}))
    _forget()


def _forget() -> None:
    for each in (craft.judgement, craft.bias, craft.doubts):
        each.cache_clear()


def main() -> None:
    """Fit, and measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=100_000, help="to fit to, for each number of players")
    parser.add_argument("--followed", type=int, default=2000, help="positions to fit to how advice fared")
    parser.add_argument("--few", type=int, default=250, help="positions for independent judges to differ about")
    parser.add_argument("--positions", type=int, default=2000, help="to be measured at")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--journals", type=Path, default=cache_folder().parent / "judgement")
    parser.add_argument("--write", action="store_true", help="to docs/judgement/GAME.json")
    asked = parser.parse_args()
    asked.journals.mkdir(parents=True, exist_ok=True)
    warm_bots([asked.game])

    def tell(line: str) -> None:
        print(line, flush=True)

    statics = fit(asked.game, asked.matches, asked.journals, tell)
    if asked.followed:
        add(
            asked.game,
            bias=bias_of(positions(asked.game, "followed", asked.followed, False, asked.jobs, asked.journals, tell)),
        )
    chance, lead = doubt_of(positions(asked.game, "few", asked.few, True, asked.jobs, asked.journals, tell))
    add(asked.game, chance=chance, lead=lead)
    rows = positions(asked.game, "fresh", asked.positions, False, asked.jobs, asked.journals, tell)
    for row in rows:
        row["static"] = _predicted(statics[str(row["players"])], row)
    numbers = f"--matches {asked.matches} --followed {asked.followed} --few {asked.few} --positions {asked.positions}"
    found = document(asked.game, f"python -m benchmarks.judgement {asked.game} {numbers} --write", rows)
    print(json.dumps(found, indent=1))
    if asked.write:
        FIGURES.mkdir(exist_ok=True)
        (FIGURES / f"{asked.game}.json").write_text(json.dumps(found, indent=1) + "\n")


def _predicted(rows: np.ndarray, row: dict[str, Any]) -> float:
    """The chance by the best static predictor."""
    looks, points = np.array([row["looks"]]), np.array([row["points"]])
    seen = Watched(np.array([ANYWHERE]), np.array([row["period"]]), looks, points, looks, points)
    return float(predict(rows, seen)[0, row["seat"]])


if __name__ == "__main__":
    main()
