"""Matches as files: one JSON document each, checked move by move when it is read."""

__all__ = ["MatchFile", "dump", "load", "verify"]

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from .adapter import ADAPTERS
from .errors import BadMatchFile, StammtischError
from .fairness import commitment
from .game import Game
from .match import Match
from .notation import shortened

FORMAT = "stammtisch match 1"
MAX_SIZE = 4_000_000


class Result(Struct, frozen=True, forbid_unknown_fields=True):
    """How a match ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class MatchFile(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a match file holds. Moves are pairs of a seat and an action in the notation."""

    format: str
    game: str
    version: int
    players: int
    options: dict[str, Any] = {}
    commitment: str
    seed: str
    contributions: list[str] = []
    moves: list[tuple[int, str]]
    result: Result | None


def dump(match: Match) -> str:
    """A match as text, a line for each move."""
    held = MatchFile(
        format=FORMAT,
        game=match.adapter.name,
        version=match.adapter.version,
        players=match.players,
        options=msgspec.to_builtins(match.options),
        commitment=match.commitment,
        seed=match.seed,
        contributions=list(match.contributions),
        moves=[(step.seat, str(step.action)) for step in match.steps()],
        result=Result(match.scores, match.winners) if match.over else None,
    )
    return msgspec.json.format(msgspec.json.encode(held), indent=1).decode() + "\n"


def load(text: str | bytes, checkpoint: Callable[[], None] = lambda: None) -> Match:
    """The match in a file's text. Raises BadMatchFile, naming the field or the move, if anything in it is wrong.

    A match that was played by other rules is read only if it comes to the same result by ours. `checkpoint` is called before
    every move; by raising an error it can end a reading that nobody waits for any more.
    """
    held = _decode(text)
    described = ADAPTERS[held.game].description
    if described.oldest <= held.version <= described.version:
        return _replayed(held, checkpoint)
    other = BadMatchFile("file-version", value=shortened(held.version), expected=str(described.version), game=held.game)
    if held.result is None or held.version > described.version:
        raise other
    try:
        return _replayed(held, checkpoint)
    except BadMatchFile:
        raise other from None


def _replayed(held: MatchFile, checkpoint: Callable[[], None]) -> Match:
    game = Game(ADAPTERS[held.game])
    try:
        match = game.new(held.players, seed=held.seed, contributions=held.contributions, **held.options)
    except StammtischError as error:
        raise BadMatchFile("file-start", reason=error.say()) from error
    if commitment(held.seed) != held.commitment:
        raise BadMatchFile("file-commitment")
    for number, (seat, action) in enumerate(held.moves, 1):
        checkpoint()
        try:
            match.play(seat, action)
        except StammtischError as error:
            raise BadMatchFile("file-move", number=number, seat=shortened(seat), reason=error.say()) from error
    found = Result(match.scores, match.winners) if match.over else None
    if held.result != found:
        raise BadMatchFile("file-result")
    return match


def verify(text: str | bytes, checkpoint: Callable[[], None] = lambda: None) -> Match:
    """Check a finished match: the seed fits the commitment, every move is legal and the result is what they lead to."""
    match = load(text, checkpoint)
    if not match.over:
        raise BadMatchFile("file-unfinished", moves=len(match.moves_made))
    return match


def _decode(text: str | bytes) -> MatchFile:
    if len(text) > MAX_SIZE:
        raise BadMatchFile("file-too-large", limit=MAX_SIZE)
    try:
        held = msgspec.json.decode(text, type=MatchFile)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadMatchFile("file-broken", reason=shortened(error, 200)) from None
    if held.format != FORMAT:
        raise BadMatchFile("file-format", value=shortened(held.format), expected=FORMAT)
    if held.game not in ADAPTERS:
        raise BadMatchFile("unknown-game", value=shortened(held.game), games=", ".join(ADAPTERS))
    most = ADAPTERS[held.game].description.most_moves
    if len(held.moves) > most:
        raise BadMatchFile("file-too-long", moves=len(held.moves), limit=most)
    return held
