"""The benchmark of the first time: what it counts, and what its table says."""

import os
import sys

import pytest

from benchmarks.arrival.house import House, cpu_seconds
from benchmarks.arrival.report import Row, cells, markdown
from benchmarks.contender import NoFigure

BUSY = "import time\nwhile time.process_time() < 0.4: pass"


def test_a_core_is_busy_while_something_works_and_not_while_it_waits():
    environment = dict(os.environ)
    assert cpu_seconds([sys.executable, "-c", BUSY], environment) >= 0.4
    beside = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {BUSY!r}])"
    assert cpu_seconds([sys.executable, "-c", beside], environment) >= 0.4
    assert cpu_seconds([sys.executable, "-c", "import time; time.sleep(1)"], environment) < 1


def test_what_fails_has_no_figure(tmp_path):
    with pytest.raises(NoFigure, match="no-such-commit"):
        House("no-such-commit", tmp_path / "house").install()
    with pytest.raises(NoFigure, match="the cause"):
        cpu_seconds([sys.executable, "-c", "raise SystemExit('the cause')"], dict(os.environ))


def test_the_table_shows_ratios_and_goals():
    assert cells(Row("clone → page", 21.4, 42.8, at_most=30)) == ("clone → page", "21 s ≤30 s ✓", "43 s", "0.5")
    assert cells(Row("compiling", 6.0, 10.0, ratio_at_most=0.5)) == ("compiling", "6.00 s", "10 s", "0.6 ≤0.5 ✗")
    assert cells(Row("click", 2.5, at_most=2)) == ("click", "2.50 s ≤2 s ✗", "–", "")
    table = markdown([Row("click", 0.4, 80.0, at_most=2)]).splitlines()
    assert table[:3] == [
        "|  | now | before | × before |",
        "|---|---:|---:|---:|",
        "| click | 0.40 s ≤2 s ✓ | 80 s | 0.005 |",
    ]
