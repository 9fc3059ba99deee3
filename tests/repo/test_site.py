"""The documentation as a site: every page is in it, every link leads somewhere, and a broken one stops the build."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def build(tree: Path, out: Path) -> subprocess.CompletedProcess[str]:
    """Build the site of a tree as `make docs` does."""
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(out)]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    return subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, check=False)


@pytest.fixture
def tree(tmp_path):
    """A copy of what the site is made of."""
    for folder in ("docs", "tools", "benchmarks", "deploy", "examples", "src/stammtisch"):
        ignored = shutil.ignore_patterns("__pycache__", "page", "*.json", "*.ftl")
        shutil.copytree(ROOT / folder, tmp_path / "tree" / folder, ignore=ignored if folder != "docs" else None)
    for file in ("mkdocs.yml", "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE"):
        shutil.copy(ROOT / file, tmp_path / "tree" / file)
    return tmp_path / "tree"


def test_every_page_is_in_the_navigation_and_every_link_leads_somewhere(tmp_path):
    done = build(ROOT, tmp_path)
    assert done.returncode == 0, done.stderr
    assert 'not included in the "nav"' not in done.stderr
    reference = (tmp_path / "reference.html").read_text(encoding="utf-8")
    assert "stammtisch.match.match.Match.play" in reference
    assert "benchmarks.html" in (tmp_path / "index.html").read_text(encoding="utf-8")
    pages = [page.relative_to(ROOT / "docs").with_suffix(".html") for page in (ROOT / "docs").rglob("*.md")]
    assert [str(page) for page in pages if page.name != "README.html" and not (tmp_path / page).exists()] == []
    for notebook in (ROOT / "docs/notebooks").glob("*.ipynb"):
        shown = (tmp_path / "notebooks" / notebook.name).with_suffix(".html").read_text(encoding="utf-8")
        assert f'href="{notebook.name}"' in shown
        assert notebook.read_bytes() == (tmp_path / "notebooks" / notebook.name).read_bytes()
    assert 'href="notebooks/data.html"' in (tmp_path / "samples.html").read_text(encoding="utf-8")
    drawn = (tmp_path / "notebooks/first-steps.html").read_text(encoding="utf-8")
    assert "╭───╮" in drawn  # cards, as notebooks draw them


def test_a_broken_link_stops_the_build(tree, tmp_path):
    with (tree / "docs" / "howto.md").open("a", encoding="utf-8") as page:
        page.write("\n[lost](nowhere.md) and [gone](design.md#nothing) and [no file](../benchmarks/nothing.py)\n")
    done = build(tree, tmp_path / "site")
    assert done.returncode != 0
    for lost in ("nowhere.md", "design.md#nothing", "../benchmarks/nothing.py"):
        assert f"'{lost}'" in done.stderr
