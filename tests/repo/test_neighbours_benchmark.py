"""The benchmark of bad neighbours runs, measures both phases, and its table marks what misses a goal."""

import pytest

from benchmarks.neighbours import bad, report
from benchmarks.neighbours.__main__ import main, measure
from benchmarks.neighbours.bystanders import Waits
from benchmarks.neighbours.report import HEADINGS, Figures, Row, cells, figures, markdown
from stammtisch import game
from stammtisch.match.file import verify

TINY = 0.02  # of what neighbours do at full size
OFTEN = ("half-sent requests",)  # the others are tried by the soak
KINDS = [pytest.param(kind, marks=() if kind in OFTEN else pytest.mark.soak) for kind in bad.KINDS]


@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_of_neighbour_is_measured_without_and_with_it(kind):
    row = measure(kind, seconds=1.0, warm_up=0.3, share=TINY)
    assert row.trouble == ""
    for phase in (row.quiet, row.beside):
        assert phase.moves > 0
        assert 0 < phase.p50 <= phase.p99
        assert phase.memory > 10
        assert phase.disk > 0
    assert cells(row)[0] == kind


def test_a_kind_that_is_not_asked_for_is_left_out(tmp_path, capsys):
    assert main(only=("nobody at all",), json=tmp_path / "rows.json", as_markdown=True) == 0
    assert (tmp_path / "rows.json").read_text() == "[]\n"
    assert capsys.readouterr().out.startswith(f"| {HEADINGS[0]} |")


def test_the_long_match_file_is_one_of_a_real_match():
    document = bad._match_with_swaps(50)
    verify(document)
    assert document.count(b"bid") > 50
    assert game("score5")


def test_a_miss_of_a_goal_is_marked_and_a_wait_without_end_is_never():
    quiet = figures(Waits([0.01] * 99 + [0.02], [0.1, 0.2]), 200.0, 1.0)
    assert quiet == Figures(100, 0.01, pytest.approx(0.0101), pytest.approx(0.15), 0.2, 200.0, 1.0)
    bad_one = figures(Waits([0.5, 0.5], []), 400.0, 3.0)
    row = cells(Row("pings", quiet, bad_one))
    assert row[1:] == ["500 ms", "500 ms ✗", "49.5", "never ✗", "–", "+200 MB ✗", "+2.0 MB"]
    slow = Row("tables", quiet, Figures(5, 0.05, 0.09, 0.2, 3.0, 299.0, 1.0))
    assert not any("✗" in cell for cell in cells(slow))
    assert "gave up" in cells(Row("talk", trouble="the neighbour gave up"))[1]
    assert markdown([slow, Row("pings", quiet, bad_one)]).count("\n") == 4
    assert report.quiet_row([])[0] == "(nobody)"
