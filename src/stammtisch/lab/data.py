"""Matches as data: recorded to Parquet, replayed exactly, read back as observations and actions."""

__all__ = ["SCHEMA", "Sample", "dataset", "record", "replayed"]

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from ..bots.bot import LevelBot
from ..bots.seen import Stop
from ..bots.sources import state
from ..bots.spec import named
from ..bots.standin import dismiss
from ..bots.table import play_match
from ..bots.warmup import warm_bots
from ..bots.workers import Workers, workers_of
from ..match.errors import BadMatchFile, BadOption
from ..match.game import find
from ..match.match import Match
from ..match.notation import is_whole, shortened
from ..match.packages import needed
from .kernels import stepping
from .numbering import Actions
from .observing import Encoder

FORMAT = 1
SHARD = 1000  # matches in a file

# A row is a match. The columns and their types, as Arrow writes them; `docs/lab.md` says what they hold.
SCHEMA = {
    "format": "int8",
    "game": "string",
    "rules": "int16",
    "players": "int8",
    "options": "string",
    "seed": "string",
    "bots": "list<string>",
    "seats": "list<int8>",
    "codes": "list<int64>",
    "scores": "list<int32>",
    "winners": "list<bool>",
    "digest": "string",
}


def record(
    game: str,
    bots: Sequence[str],
    deals: int,
    to: Path | str,
    *,
    seed: str | int = 0,
    workers: Workers | int = 1,
    report: Callable[[], None] | None = None,
    **options: Any,
) -> list[Path]:
    """Let bots play `deals` matches, one seat further each time, and write them into the folder `to`; returns its files.

    Match k depends on seed and k alone. Options without which some bots wouldn't end are set unless others are given. `workers`
    play: this process, so many processes, or others such as `lab.Ray()`. Files that are there already are kept, and those of
    other bots, seeds or options refused, so what was interrupted goes on. `report` is called after each match.
    """
    arrow, parquet = needed("pyarrow"), needed("pyarrow.parquet")
    if not is_whole(deals) or deals < 1:
        raise BadOption("lab-count", option="deals", value=shortened(repr(deals)))
    job = Recording.of(game, bots, seed, options)
    folder, files = Path(to), []
    folder.mkdir(parents=True, exist_ok=True)
    schema = arrow.schema([(name, _kind(arrow, kind)) for name, kind in SCHEMA.items()], {"recording": job.settings()})
    for first in range(0, deals, SHARD):
        files.append(folder / f"{game}-{len(bots)}-{first:09}.parquet")
        numbers = range(first, min(first + SHARD, deals))
        if files[-1].exists():
            kept = parquet.ParquetFile(files[-1])
            if (kept.schema_arrow.metadata or {}).get(b"recording") != job.settings().encode():
                raise BadOption("lab-recorded", file=shortened(str(files[-1]), 200))
            if kept.metadata.num_rows >= len(numbers):
                continue
        rows = []
        with closing(workers_of(workers).results(job, numbers)) as coming:
            for row in coming:
                rows.append(row)
                if report:
                    report()
        fresh = files[-1].with_suffix(".new")
        parquet.write_table(arrow.Table.from_pylist(rows, schema), fresh, compression="zstd")
        fresh.replace(files[-1])
    return files


class Recording(msgspec.Struct, frozen=True):
    """The job of a recording; its items are the numbers of matches."""

    game: str
    bots: tuple[str, ...]
    seed: str
    options: dict[str, Any]
    state: str

    @classmethod
    def of(cls, game: str, bots: Sequence[str], seed: str | int, options: dict[str, Any]) -> "Recording":
        """A recording that has been checked."""
        table = find(game)
        table.check_players(len(bots))
        dismiss(named(bot, game) for bot in bots)
        chosen = msgspec.to_builtins(table.chosen({**table.adapter.description.ending, **options}))
        return cls(game, tuple(bots), str(seed), chosen, state(game))

    def settings(self) -> str:
        """What it depends on, as it is kept in its files."""
        return msgspec.json.encode(self).decode()

    def prepare(self) -> None:
        """Compile the bots, if they are ours."""
        if any(isinstance(named(bot, self.game), LevelBot) for bot in self.bots):
            warm_bots([self.game])

    def do(self, number: int, stop: Stop) -> dict[str, Any] | None:
        """The row of a match, played by fresh bots, so that none remembers another match."""
        match = find(self.game).new(len(self.bots), seed=f"{self.seed}/{number}", **self.options)
        order = [self.bots[(seat + number) % len(self.bots)] for seat in range(len(self.bots))]
        players = [named(bot, self.game) for bot in order]
        try:
            play_match(match, players, match.seed, stop)
        finally:
            dismiss(players)
        return _row(match, order) if match.over else None


def _kind(arrow: Any, kind: str) -> Any:
    if kind.startswith("list<"):
        return arrow.list_(_kind(arrow, kind[5:-1]))
    return arrow.bool_() if kind == "bool" else getattr(arrow, kind)()


def _row(match: Match, bots: list[str]) -> dict[str, Any]:
    position = match.position
    return {
        "format": FORMAT,
        "game": match.adapter.name,
        "rules": match.adapter.version,
        "players": match.players,
        "options": json.dumps(msgspec.to_builtins(match.options)),
        "seed": match.seed,
        "bots": bots,
        "seats": [seat for seat, _ in match.moves_made],
        "codes": [code for _, code in match.moves_made],
        "scores": list(position.scores),
        "winners": [seat in position.winners for seat in range(match.players)],
        "digest": position.digest,
    }


def replayed(row: dict[str, Any]) -> Match:
    """The match of a row, played again. Raises BadMatchFile if it doesn't end as it is written."""
    match = find(row["game"]).new(row["players"], seed=row["seed"], **json.loads(row["options"]))
    for seat, code in zip(row["seats"], row["codes"], strict=True):
        match.play_code(seat, code)
    if match.position.digest != row["digest"]:
        raise BadMatchFile("lab-replay", seed=row["seed"])
    return match


@dataclass(frozen=True, slots=True)
class Sample:
    """Decisions in the order in which they were made, a row each: who saw what, what was possible, what was done.

    `score` and `won` are how the match ended for whoever decided; `match` counts the matches of the data set.
    """

    obs: np.ndarray
    mask: np.ndarray
    action: np.ndarray
    seat: np.ndarray
    score: np.ndarray
    won: np.ndarray
    match: np.ndarray


def dataset(path: Path | str, encoder: Encoder | None = None, batch: int = 4096) -> Iterator[Sample]:
    """The decisions of recorded matches, encoded, up to `batch` at a time.

    `path` is a file or a folder of them. Actions that have no number, since they aren't worth listing, are left out.
    """
    parquet = needed("pyarrow.parquet")
    found = Path(path)
    rows: list[tuple[Any, ...]] = []
    number = 0
    for file in sorted(found.glob("*.parquet")) if found.is_dir() else [found]:
        for group in parquet.ParquetFile(file).iter_batches(batch_size=64):
            for row in group.to_pylist():
                for decision in _decisions(row, encoder or Encoder(row["game"])):
                    rows.append((*decision, number))
                    if len(rows) == batch:
                        yield _sample(rows)
                        rows = []
                number += 1
    if rows:
        yield _sample(rows)


def _decisions(row: dict[str, Any], encoder: Encoder) -> Iterator[tuple[Any, ...]]:
    numbering = Actions(row["game"], row["players"])
    position = find(row["game"]).new(row["players"], seed=row["seed"], **json.loads(row["options"])).position
    for seat, code in zip(row["seats"], row["codes"], strict=True):
        action = int(stepping.index_of(position._room, seat, code))
        if action >= 0:
            seen, mask = encoder.observation(position, seat), numbering.mask(position, seat)
            yield seen, mask, action, seat, row["scores"][seat], row["winners"][seat]
        position.play_code(seat, code)


def _sample(rows: list[tuple[Any, ...]]) -> Sample:
    columns = list(zip(*rows, strict=True))
    kinds = (np.int16, np.uint8, np.int64, np.int64, np.float32, bool, np.int64)
    return Sample(*(np.array(column, kind) for column, kind in zip(columns, kinds, strict=True)))
