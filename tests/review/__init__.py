"""Tests of the coach."""

from stammtisch.bots.bot import LevelBot
from stammtisch.bots.levels import level
from stammtisch.bots.occasion import Past
from stammtisch.bots.seen import Seen
from stammtisch.match.game import find
from stammtisch.match.match import Match
from stammtisch.review.judging import Effort
from stammtisch.review.warmup import warm_review

CHEAP = Effort(candidates=3, first=4, finalists=2, more=4, fresh=8, second=4, others=4)


def played(game: str, players: int, seed: str = "a", moves: int | None = None, **options: object) -> Match:
    """A match of bots at first sight, the first of them quite careless; only its first moves, if so many are given."""
    warm_review([game])
    match = find(game).new(players, seed=seed, **options)
    bots = [LevelBot(level(game, "newcomer")), *(LevelBot(level(game, "regular")) for _ in range(players - 1))]
    while not match.over and (moves is None or len(match.moves_made) < moves):
        seat = match.to_act[0]
        seen = Seen(match.position, seat, f"{seed} {len(match.moves_made)}", past=Past.of(match, seat, seed))
        match.play_code(seat, match.settled(seat, match.position.code(bots[seat].choose(seen))))
    return match
