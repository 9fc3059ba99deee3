"""The lab's benchmark runs: every row of ours, and some of those that it is compared with."""

import pytest

from benchmarks.contender import Contender, Result, race
from benchmarks.lab.__main__ import peer_of, table
from benchmarks.lab.rows import CONTENDERS, OURS
from stammtisch.engine.compiler import INTERPRETED

pytestmark = pytest.mark.skipif(INTERPRETED, reason="there is no speed to measure")


def test_every_row_of_ours_has_a_figure_and_is_held_against_the_others():
    chosen = [row for row in CONTENDERS if row.name.startswith(OURS) or row.name == "open_spiel: crazy_eights"]
    results = [Result(row) for row in chosen]
    race(results, 0.001, 1, lambda _: None)
    assert all(result.rounds and result.median > 0 for result in results if peer_of(result) == OURS)
    lines = table(results)
    assert len(lines) > len(results)
    assert any("open_spiel " in line for line in lines if line.startswith(f"| {OURS}"))


def test_what_isnt_installed_is_said():
    def missing(_seconds):
        raise ImportError(name="a_peer")

    row = Result(Contender("steps", "peer: chess", missing))
    race([row], 0.001, 1, lambda _: None)
    assert "a_peer is not installed" in table([row])[-1]
    assert peer_of(row) == "peer"
