"""What is written is true: the examples run, the links lead somewhere, the pictures are those of the real thing."""

import doctest
import io
import re
import runpy

import pytest

from tests.repo import ROOT

PAGES = sorted(
    str(path.relative_to(ROOT))
    for path in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("benchmarks/*.md")]
)
EXAMPLES = sorted(str(path.relative_to(ROOT)) for path in ROOT.glob("examples/*.py"))


@pytest.mark.parametrize("page", PAGES)
def test_the_examples_of_a_page_run(page, tmp_path, monkeypatch):
    text = (ROOT / page).read_text(encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    blocks = [block for block in re.findall(r"```(?:python|pycon)\n(.*?)```", text, re.DOTALL) if ">>>" in block]
    test = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, page, page, 0)
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS, verbose=False)
    report: list[str] = []
    runner.run(test, out=report.append)
    assert runner.summarize(verbose=False).failed == 0, "".join(report)


def test_the_docstring_of_the_package_runs():
    import stammtisch

    assert doctest.testmod(stammtisch).failed == 0


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page):
    path = ROOT / page
    text = re.sub(r"```.*?```", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    for target in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", text):
        if "://" not in target:
            assert (path.parent / target).exists(), f"{page}: {target}"


@pytest.mark.parametrize("page", PAGES)
def test_every_make_target_and_command_that_is_named_exists(page):
    text = (ROOT / page).read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert set(re.findall(r"`make ([a-z]+)", text)) <= targets
    from stammtisch.cli.explain import COMMANDS

    named = set(re.findall(r"^(?:\$ )?stammtisch ([a-z]+)", text, re.MULTILINE))
    assert named <= set(COMMANDS)


@pytest.mark.parametrize("example", EXAMPLES)
def test_examples_run(example, capsys, monkeypatch):
    monkeypatch.setattr("sys.argv", [example])
    monkeypatch.syspath_prepend(ROOT / "examples")  # as when it is run by its path
    monkeypatch.setattr("sys.stdin", io.StringIO('{"hello": "stammtisch"}\n{"bye": true}\n'))  # for those that listen
    runpy.run_path(str(ROOT / example), run_name="__main__")
    assert capsys.readouterr().out


def test_there_are_examples():
    assert EXAMPLES


def test_the_pictures_are_those_of_the_present_state():
    drawing = runpy.run_path(str(ROOT / "docs/pictures.py"))
    for game, *scene in drawing["SCENES"]:
        assert (ROOT / f"docs/pictures/{game}.svg").read_text(encoding="utf-8") == drawing["picture"](game, *scene)
