"""The benchmark of the server runs, counts only what was kept, and says so when there is nothing to count."""

import asyncio
import math
from contextlib import closing
from dataclasses import replace

import pytest
from rich.console import Console
from sqlalchemy import func, select

from benchmarks.contender import NoFigure
from benchmarks.server import processes
from benchmarks.server.__main__ import hold, one_round
from benchmarks.server.limit import echoes
from benchmarks.server.load import FIRST, play
from benchmarks.server.report import HEARD, LIMIT, MOVES, Figures, Held, Round, show
from benchmarks.server.tables import SEATS, post, prepare
from stammtisch.server.store.database import connect
from stammtisch.server.store.schema import entries

FEW = 50  # moves of a table: nobody may ask for more than 60 things at once


@pytest.fixture
def url(tmp_path):
    return f"sqlite:///{tmp_path / 'load.db'}"


def rows(url, table):
    engine = connect(url)
    with closing(engine.connect()) as connection:
        count = connection.execute(select(func.count()).select_from(table)).scalar()
    engine.dispose()
    return count


def test_every_counted_move_and_echo_is_kept(url):
    with processes.ours(url) as server, processes.limit(url) as bare:
        tables = prepare(url, 3, FEW)
        before = rows(url, entries)
        figures = Figures("SQLite")
        for name, process in ((LIMIT, bare), (MOVES, server)):
            figures.rounds[name].append(asyncio.run(one_round(process, name, tables, 2, 0.3)))
        moves, bare_ones = (len(figures.rounds[name][0].waits) for name in (MOVES, LIMIT))
        assert moves > 0
        assert rows(url, entries) - before == moves + 3 * FIRST
        assert rows(url, echoes) == bare_ones + 3 * FIRST
        heard = asyncio.run(one_round(server, HEARD, prepare(url, 1, FEW), 1, 0.1))
        assert heard.waits
        held = asyncio.run(hold(server, prepare(url, 4), 4 * SEATS))
        assert (held.connections, held.more) == (16, 4)
        assert held.after > 10
        stranger = replace(tables[0], requests=[post(f"/api/tables/{tables[0].ident}", "nobody's", {})])
        with pytest.raises(ExceptionGroup) as refused:
            asyncio.run(play(server, [stranger], 1, 0.1))
        assert refused.group_contains(NoFigure, match="who-are-you")


def test_the_report_shows_ratios_of_rounds_and_what_is_missing(capsys):
    figures = Figures("SQLite")
    figures.rounds[LIMIT] = [Round([0.01] * 100, 1.0, 0.1), Round([0.01] * 200, 1.0, 0.1)]
    figures.rounds[MOVES] = [Round([0.02] * 80, 1.0, 0.1), Round([0.03] * 100, 1.0, 0.1), Round([0.03] * 999, 1.0, 0.1)]
    figures.held = Held(500, 400, 100.0, 120.0)
    assert math.isclose(figures.ratio(MOVES), 0.65)
    assert figures.row(MOVES) == [MOVES, "100/s", "65% ≥60% ✓", "30.0 ms", "30.0 ms", "1.00 ms"]
    show(Console(width=120), [figures], "2 × 1 s")
    shown = capsys.readouterr().out
    assert "500 connections held in 120 MB: 50 KB for each more" in shown
    assert "–" in next(line for line in shown.splitlines() if HEARD in line)
