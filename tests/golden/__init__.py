"""One whole match of each game for each number of players, as text: a change of the rules shows up as a diff.

`python -m tests.golden` rewrites them; read the diff before you commit it.
"""

import random
from collections.abc import Iterator
from pathlib import Path

import stammtisch
from tests.tables import COMBINATIONS, played

FOLDER = Path(__file__).parent
EVERY = 25  # moves between two positions in the notation


def path(game: str, players: int) -> Path:
    """Where a transcript is kept."""
    return FOLDER / f"{game}-{players}.txt"


def transcript(game: str, players: int) -> Iterator[str]:
    """A match with all that is said about it: moves in the notation, what everyone sees of them, positions now and then."""
    options = {"cap": 2} if game == "score5" and players > 3 else {}
    match = stammtisch.game(game).new(players, seed=f"golden {game} {players}", **options)
    names = [f"P{seat}" for seat in range(players)]
    tell = match.adapter.tell
    yield f"{match.adapter.title}, {players} players, version {match.adapter.version} of the rules"
    yield f"position: {match.position}"
    yield from _both(*([tell(event, names) for event in match.events(viewer)] for viewer in (None, 0)))
    for seat, action in played(match, random.Random(players)):
        number = len(match.moves_made) + 1
        yield f"{number}. P{seat}: {action} (of {len(match.moves(seat))})"
        before, after = match.position.copy(), match.position.copy()
        code = after.play(seat, action)
        seen = [match.adapter.typed.events(before.record, seat, code, after.record, viewer) for viewer in (None, seat)]
        yield from _both(*([tell(event, names) for event in events] for events in seen))
        if number % EVERY == 0:
            yield f"position: {after}"
            yield f"scores: {after.scores}"
    yield f"position: {match.position}"
    yield f"scores: {match.scores}, won by {match.winners} after {len(match.moves_made)} moves"


def _both(everyone: list[str], own: list[str]) -> Iterator[str]:
    """What everyone sees, and what the acting seat sees beyond that."""
    yield from (f"  everyone: {line}" for line in everyone)
    yield from (f"  the seat itself: {line}" for line in own if line not in everyone)


def write_all() -> None:
    """Write every transcript."""
    for game, players in COMBINATIONS:
        path(game, players).write_text("\n".join(transcript(game, players)) + "\n", encoding="utf-8")
