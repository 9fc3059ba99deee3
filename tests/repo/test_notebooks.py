"""The notebooks show what their code shows, and the sample set is what it is said to be."""

import json
import re

import pytest

from stammtisch import lab
from stammtisch.games import GAMES
from stammtisch.lab.data import SCHEMA
from stammtisch.match.adapter import ADAPTERS
from tests.repo import ROOT
from tools import notebooks, samples

NOTEBOOKS = sorted(path.name for path in notebooks.FOLDER.glob("*.ipynb"))
parquet = pytest.importorskip("pyarrow.parquet")


def file_of(game):
    (file,) = samples.FOLDER.glob(f"{game}-*.parquet")
    return file


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_a_notebook_shows_what_it_says(name, monkeypatch):
    monkeypatch.setenv("STAMMTISCH_LANG", "en")
    monkeypatch.chdir(notebooks.FOLDER)
    kept = notebooks.read(notebooks.FOLDER / name)
    assert notebooks.run(kept) == kept, "python tools/notebooks.py brings it up to date"


def test_a_notebook_that_shows_something_else_is_noticed(monkeypatch):
    monkeypatch.setenv("STAMMTISCH_LANG", "en")
    cell = {"cell_type": "code", "execution_count": 1, "metadata": {}, "outputs": [], "source": ["print(1)\n", "2"]}
    ran = notebooks.run({"cells": [cell]})["cells"][0]
    printed, shown = ran["outputs"]
    assert (printed["text"], shown["data"]) == (["1\n"], {"text/plain": ["2"]})


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_a_notebook_opens_in_jupyter(name):
    text = (notebooks.FOLDER / name).read_text(encoding="utf-8")
    notebook = json.loads(text)
    assert (notebook["nbformat"], notebook["nbformat_minor"]) == (4, 4)
    assert notebook["metadata"]["kernelspec"]["name"] == "python3"
    assert text == json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", "written as Jupyter writes it"
    for cell in notebook["cells"]:
        fields = {"cell_type", "metadata", "source"}
        code = {"execution_count", "outputs"} if cell["cell_type"] == "code" else set()
        assert set(cell) == fields | code


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_the_links_of_a_notebook_lead_somewhere(name):
    cells = notebooks.read(notebooks.FOLDER / name)["cells"]
    text = "".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown")
    for target in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", text):
        assert "://" in target or (notebooks.FOLDER / target).exists(), target


@pytest.mark.parametrize("game", GAMES)
def test_samples_are_matches_of_these_rules_that_replay_exactly(game):
    table = parquet.read_table(file_of(game))
    assert {name: str(kind) for name, kind in zip(table.schema.names, table.schema.types, strict=True)} == {
        name: re.sub(r"list<(.*)>", r"list<element: \1>", kind) for name, kind in SCHEMA.items()
    }
    assert table.num_rows == samples.DEALS
    assert set(table["rules"].to_pylist()) == {ADAPTERS[game].version}
    assert {tuple(sorted(bots)) for bots in table["bots"].to_pylist()} == {tuple(sorted(samples.BOTS))}
    for number in range(0, samples.DEALS, 250):
        row = table.slice(number, 1).to_pylist()[0]
        match = lab.replayed(row)
        assert match.over
        assert list(match.scores) == row["scores"]
        assert [seat in match.winners for seat in range(match.players)] == row["winners"]


def test_samples_are_small_and_the_page_tells_of_each():
    page = (ROOT / "docs/samples.md").read_text(encoding="utf-8")
    assert sum(file_of(game).stat().st_size for game in GAMES) < 1_000_000
    assert samples.rows() in page, "python tools/samples.py --told brings it up to date"
