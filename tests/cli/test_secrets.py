"""The screen shows nothing that the person at it can't know: it is the same for any hidden cards."""

import copy
import io
import random

import numpy as np
import pytest
from rich.console import Console

import stammtisch
from stammtisch.bots.bot import RandomBot
from stammtisch.bots.seen import Seen
from stammtisch.cli.draw import Look
from stammtisch.cli.keyboard import Keyboard
from stammtisch.cli.names import names_at
from stammtisch.cli.opponents import Opponents
from stammtisch.cli.session import Session
from stammtisch.cli.voice import THEME, Voice
from tests.tables import every_table

TYPED = "?\nlist\nlog\ntable\n"


def screen(match: stammtisch.Match, seat: int, monkeypatch: pytest.MonkeyPatch) -> str:
    """All that the person at `seat` sees when it is their turn, also of lists and explanations."""
    monkeypatch.setattr("sys.stdin", io.StringIO(TYPED))
    shown = io.StringIO()
    voice = Voice(
        "en", out=Console(file=shown, width=80, height=50, theme=THEME, highlight=False), err=Console(file=shown)
    )
    look = Look(voice, names_at(match.players, seat, "Kim"), plain=False)
    opponents = Opponents({other: RandomBot() for other in range(match.players)}, look)
    Session(match, seat, opponents, look, Keyboard(voice), None, set()).run()
    return shown.getvalue()


@pytest.mark.parametrize("memory", [False, True])
@every_table
def test_hidden_cards_do_not_change_the_screen(monkeypatch, game, players, memory):
    chance, source = random.Random(f"{game} {players}"), np.array([1, 2, 3, 4], np.int64)
    match = stammtisch.game(game).new(players, seed="hidden", memory=memory)
    looked, differed = 0, 0
    while looked < 5 and match.to_act:
        if match.to_act == (0,) and chance.random() < 0.5:
            other = copy.copy(match)
            other.position = match.position.imagine(0, source)
            differed += other.position != match.position
            looked += 1
            assert screen(other, 0, monkeypatch) == screen(match, 0, monkeypatch)
        seat = match.to_act[-1]
        match.play(seat, RandomBot().choose(Seen(match.position, seat, str(len(match.moves_made)))))
    assert looked
    assert differed
