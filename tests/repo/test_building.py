"""How the package is built and checked: the page is rebuilt when it has to be, and the tools run the same everywhere."""

import email
import os
import re
import runpy
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
import yaml

from tests.repo import PACKAGE, ROOT

BUILD = runpy.run_path(str(ROOT / "hatch_build.py"))


@pytest.fixture
def tree(tmp_path):
    """A small tree of sources."""
    for name in ("web/src/App.svelte", "web/src/lib/wire.ts", "src/stammtisch/games/one/locales/en/one.ftl"):
        write(tmp_path / name, "the same text")
    return tmp_path


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def fingerprint(root: Path) -> str:
    return BUILD["digest"](root, BUILD["sources"](root))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("web/src/lib/wire.ts", "web/src/wire.ts"),
        ("web/src/lib/wire.ts", "web/src/lib/types.ts"),
        ("src/stammtisch/games/one/locales/en/one.ftl", "src/stammtisch/locales/en/one.ftl"),
    ],
)
def test_a_moved_source_makes_the_page_stale(tree, old, new):
    before = fingerprint(tree)
    (tree / new).parent.mkdir(parents=True, exist_ok=True)
    (tree / old).rename(tree / new)
    assert fingerprint(tree) != before


def test_a_changed_a_new_and_a_deleted_source_make_the_page_stale(tree):
    seen = [fingerprint(tree)]
    write(tree / "web/src/App.svelte", "another text")
    seen.append(fingerprint(tree))
    write(tree / "web/src/New.svelte", "")
    seen.append(fingerprint(tree))
    (tree / "web/src/lib/wire.ts").unlink()
    seen.append(fingerprint(tree))
    assert len(set(seen)) == 4


def test_the_same_tree_elsewhere_and_what_is_no_source_leave_the_page_as_it_is(tree):
    before = fingerprint(tree)
    write(tree / "web/node_modules/svelte/index.js", "")
    write(tree / "src/stammtisch/games/one/rules.py", "")
    assert fingerprint(tree) == before
    assert fingerprint(tree.rename(tree.parent / "elsewhere")) == before


def test_before_a_commit_the_tools_of_make_check_run():
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    parts = re.search(r"^check: ([^#\n]+)", makefile, re.MULTILINE)[1].split()
    recipes = [re.search(rf"^{part}:.*\n((?:\t.*\n)+)", makefile, re.MULTILINE)[1] for part in parts]
    lines = "".join(recipes).splitlines()
    tools = [line.strip().replace("$(BIN)/", "").replace("cd web && $(NPM)", "npm") for line in lines]
    config = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))
    hooks = [hook for repo in config["repos"] for hook in repo["hooks"]]
    assert {repo["repo"] for repo in config["repos"]} == {"local"}
    assert [hook["name"] for hook in hooks] == tools
    assert all(hook["name"] in hook["entry"] for hook in hooks)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """The package as it is now, packed, with the page as it was built last."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [Path(sys.executable).with_name("uv"), "build", "-q", "--wheel", "--no-build-isolation", "-o", folder,
         "--python", sys.executable],
        cwd=ROOT, env=os.environ | {"STAMMTISCH_WEB": "skip"}, check=True,
    )  # fmt: skip
    (path,) = folder.glob("*.whl")
    with zipfile.ZipFile(path) as packed:
        yield packed


def test_every_file_of_the_package_is_in_the_wheel(wheel):
    files = [path for path in PACKAGE.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    mine = {str(path.relative_to(PACKAGE.parent)) for path in files}
    packed = {name for name in wheel.namelist() if ".dist-info/" not in name}
    assert packed == mine
    assert {"stammtisch/py.typed", "stammtisch/page/index.html"} < packed


def test_the_wheel_says_what_it_needs(wheel):
    (name,) = (name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
    metadata = email.message_from_bytes(wheel.read(name))
    always = [line for line in metadata.get_all("Requires-Dist") if "extra ==" not in line]
    needed = {re.match(r"[\w.-]+", line)[0].lower() for line in always}
    locked = re.findall(r"^([\w.-]+)==", (ROOT / "requirements.lock").read_text(encoding="utf-8"), re.MULTILINE)
    assert metadata["Requires-Python"] == ">=3.11"
    assert needed <= set(locked)
    assert metadata.get_all("Provides-Extra") == ["lab", "openspiel", "postgresql", "ray", "train"]
    assert next(line for line in metadata.get_all("Requires-Dist") if line.startswith("numba")).count("<") == 1
