"""The benchmark measures what it says: plain C plays our matches, and every row of ours runs."""

import shutil

import pytest

from benchmarks import costs, ours, peers, plain_c
from benchmarks.__main__ import ROWS
from benchmarks.contender import Contender, NoFigure, Result, Unit, race
from benchmarks.report import BEST, FIGURE, HEARTS, PLAIN_C, Report
from stammtisch.engine.compiler import INTERPRETED

MATCHES = 4 if INTERPRETED else 300
needs_gcc = pytest.mark.skipif(shutil.which("gcc") is None, reason="gcc is not installed")


@pytest.fixture(autouse=True)
def small_batches(monkeypatch):
    monkeypatch.setattr(ours, "MATCHES", MATCHES)
    monkeypatch.setattr(costs, "COPIES", 1000)


def figures(*contenders, rounds=1):
    results = [Result(contender) for contender in contenders]
    race(results, 0.0, rounds, lambda _: None)
    return results


@needs_gcc
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_plain_c_plays_the_very_same_matches(players):
    mine = ours.RandomPlay("scout", players)
    moves, _ = mine(0.0)
    made, _, checksum = plain_c.play(players, MATCHES)
    assert mine.matches == MATCHES
    assert (made, checksum) == (moves, mine.checksum)


@needs_gcc
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_other_matches_get_no_figure_and_no_ratio(players):
    mine = ours.RandomPlay("scout", players)
    rival, limit = (Contender(family, "SCOUT", run) for family, run in (
        (ours.ONE_CORE, tampering(mine)), (plain_c.FAMILY, plain_c.SameMatches(mine)),
    ))  # fmt: skip
    results = figures(rival, limit)
    assert results[0].rounds
    assert not results[1].rounds
    assert "other matches" in results[1].trouble
    assert PLAIN_C not in Report(results, "").values(results[0])


def tampering(mine):
    """Play as `mine` does and then give one point more to one seat of one match: the moves stay the same."""

    def run(seconds):
        played = mine(seconds)
        mine.outcomes[0][-1, -1] += 1
        return played

    return run


def test_without_gcc_the_table_says_so_and_goes_on(monkeypatch):
    monkeypatch.setattr(plain_c.shutil, "which", lambda _: None)
    plain_c.program.cache_clear()
    limit, mine = figures(plain_c.CONTENDERS[0], ours.CONTENDERS[0])
    assert limit.trouble == "gcc is not installed"
    assert mine.rounds
    assert "gcc is not installed" in Report([limit, mine], "").markdown()


def test_a_peer_that_is_not_installed_is_named():
    def run(_seconds):
        raise ModuleNotFoundError("No module named 'pyspiel'", name="pyspiel")

    (peer,) = figures(Contender("open_spiel C++", "hearts", run))
    assert peer.trouble == "pyspiel is not installed"


def test_all_combinations_take_part():
    assert len(ours.CONTENDERS) == 13
    assert {contender.name for contender in plain_c.CONTENDERS} < {contender.name for contender in ours.CONTENDERS}
    assert len({row.label for row in ROWS}) == len(ROWS)


@pytest.mark.parametrize("contender", [*ours.CONTENDERS, *ours.SCALING], ids=lambda contender: contender.label)
def test_our_rows_run(contender):
    moves, elapsed = contender.run(0.0)
    assert moves > MATCHES
    assert elapsed > 0


def test_the_checksum_notices_swapped_matches():
    mine = ours.RandomPlay("scout", 3)
    mine(0.0)
    before = mine.checksum
    mine.outcomes[0][:2] = mine.outcomes[0][1::-1].copy()
    assert mine.checksum != before


@pytest.mark.parametrize("game", ours.GAMES)
def test_every_copy_is_made(game):
    copies, elapsed = costs.copying(game, 0.0)
    assert copies == 1000
    assert elapsed > 0


def test_a_copy_left_out_gets_no_figure(monkeypatch):
    monkeypatch.setattr(costs, "compiled_copying", lambda: lambda positions, count: None)
    with pytest.raises(NoFigure, match="left out"):
        costs.copying("scout", 0.0)


def test_ratios_are_medians_of_rounds_against_the_best_of_a_family():
    mine = Result(Contender(ours.ONE_CORE, "SCOUT, 4 players", idle), [30.0, 90.0, 60.0])
    results = [
        mine,
        Result(Contender(plain_c.FAMILY, "SCOUT, 4 players", idle), [100.0, 100.0]),  # interrupted before the third
        Result(Contender(plain_c.FAMILY, "SCOUT, 5 players", idle), [1.0, 1.0, 1.0]),
        Result(Contender(peers.CPP, "hearts", idle), [10.0, 10.0, 10.0]),
        Result(Contender(peers.CPP, "spades", idle), [15.0, 60.0, 20.0]),
    ]
    report = Report(results, "3 × 1 s")
    assert report.values(mine) == pytest.approx({FIGURE: 60.0, BEST: 2.0, HEARTS: 6.0, PLAIN_C: 0.6})
    assert report.row(mine)["goals"] == {BEST: True, PLAIN_C: True}
    assert "| 2.00 ≥1.5 ✓ | 6.00 | 0.60 ≥0.6 ✓ |" in report.markdown()


def test_a_missed_goal_is_marked():
    slow = Result(Contender(costs.COPY, "SCOUT", idle, Unit.TIME_EACH), [50.0])
    assert "50.0 ns <50 ✗" in Report([slow], "").markdown()


def test_an_interrupted_race_keeps_what_it_has():
    def interrupt(seconds):
        if seconds > 0:
            raise KeyboardInterrupt
        return 1, 1.0

    results = [Result(Contender("one", "first", idle)), Result(Contender("one", "second", interrupt))]
    with pytest.raises(KeyboardInterrupt):
        race(results, 1.0, 3, lambda _: None)
    assert [result.rounds for result in results] == [[1.0], []]
    assert "| second | – |" in Report(results, "").markdown()


def idle(_seconds):
    return 1, 1.0
