"""The shape of the package: imports point one way, light things stay light, files stay short."""

import ast
import json
import re
import subprocess
import sys
import tomllib
from fnmatch import fnmatch

import pytest

import stammtisch
from stammtisch.games import GAMES
from stammtisch.match.adapter import ADAPTERS
from tests.repo import PACKAGE, ROOT

# Which rooms a room may use. `messages` and `rulebook` serve all but the rules.
MAY_USE = {
    "engine": set(),
    "games": {"engine"},
    "messages": {"engine"},
    "match": {"engine", "messages"},
    "rulebook": {"match", "messages"},
    "bots": {"engine", "match", "messages"},
    "review": {"engine", "match", "bots", "messages"},
    "lab": {"engine", "match", "bots", "messages"},
    "cli": {"engine", "games", "match", "bots", "review", "messages", "rulebook", "__init__", "server"},
    "server": {"engine", "games", "match", "bots", "review", "messages"},
    "client": set(),
    "interpreted": set(),
    "__init__": {"match", "bots", "review", "cli"},  # of the last one, how tables are drawn in notebooks
    "__main__": {"cli"},
}
# The rooms inside a game's folder: the typed files see `match`, and `terminal.py` what the command draws with.
IN_A_GAME = {
    "rules": {"engine"},
    "craft": {"engine", "match", "bots"},
    "lab": {"engine"},
    "terminal": {"match", "messages", "cli"},
}
TYPED = {"engine", "match", "messages"}
OUTSIDE_FOR_RULES = {"numpy", "numba"}
OUTSIDE_FOR_COMPILER = OUTSIDE_FOR_RULES | {"platformdirs"}  # which says where the user's cache is


def sources() -> list[str]:
    return [str(path.relative_to(PACKAGE)) for path in sorted(PACKAGE.rglob("*.py"))]


def page_sources() -> list[str]:
    """The sources of the page and its shared messages, but not its tests."""
    web, locales = ROOT / "web", PACKAGE / "locales"
    found = [
        web / "index.html",
        *(web / "src").rglob("*.ts"),
        *(web / "src").rglob("*.svelte"),
        *locales.rglob("*.ftl"),
    ]
    return sorted(str(path.relative_to(ROOT)) for path in found if ".test." not in path.name)


def imported(path: str) -> set[str]:
    """The absolute names of what a source imports, also inside functions."""
    package = ["stammtisch", *path.split("/")[:-1]]
    names = set()
    for node in ast.walk(ast.parse((PACKAGE / path).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, node.module] if node.module else base)
            names |= {f"{module}.{alias.name}" for alias in node.names}
    return names


def room(name: str) -> str:
    return name.split(".")[1] if "." in name else "__init__"


@pytest.mark.parametrize("path", sources())
def test_imports_point_one_way(path):
    here, *inside = path.removesuffix(".py").split("/")
    allowed = MAY_USE[here] if len(inside) < 2 or here != "games" else IN_A_GAME.get(inside[1], TYPED)
    for name in imported(path):
        if name.split(".")[0] == "stammtisch":
            there = room(name)
            there = there if there in MAY_USE else "__init__"
            assert there == here or there in allowed, f"{path} imports {name}"


@pytest.mark.parametrize("path", [path for path in sources() if fnmatch(path, "games/*/rules/*")])
def test_the_rules_of_a_game_see_nothing_else_of_its_folder(path):
    game = path.split("/")[1]
    inside = [name for name in imported(path) if name.startswith(f"stammtisch.games.{game}.")]
    assert all(name.startswith(f"stammtisch.games.{game}.rules") for name in inside)


@pytest.mark.parametrize("path", [path for path in sources() if path.count("/") == 2 and path.startswith("games/")])
def test_only_craft_sees_craft(path):
    assert not any(".craft" in name for name in imported(path))


@pytest.mark.parametrize(
    "path", [path for path in sources() if path.startswith("engine/") or fnmatch(path, "games/*/rules/*")]
)
def test_the_rules_need_numpy_numba_and_the_standard_library_only(path):
    outside = {name.split(".")[0] for name in imported(path)} - sys.stdlib_module_names - {"stammtisch"}
    assert outside <= (OUTSIDE_FOR_COMPILER if path == "engine/compiler.py" else OUTSIDE_FOR_RULES)


@pytest.mark.parametrize("path", [path for path in sources() if path.startswith("games/")])
def test_no_game_knows_another(path):
    mine = [game for game in GAMES if f"/{game}/" in path]
    if mine:
        others = set(GAMES) - set(mine)
        assert not any(part in others for name in imported(path) for part in name.split("."))


# Where a game may be named outside its own folders, and why.
NAMED = {
    "src/stammtisch/__init__.py": "its examples are run",
    "web/index.html": "what a search engine shows of the page",
    "web/src/facts.ts": "made from the games' descriptions",
}


@pytest.mark.parametrize(
    "path",
    [*(f"src/stammtisch/{path}" for path in sources()), *page_sources()],
)
def test_no_game_is_named_outside_its_folders(path):
    if not any(f"/{game}/" in path for game in GAMES) and path not in NAMED:
        title = "|".join(re.escape(adapter.title) for adapter in ADAPTERS.values())
        named = re.findall(rf"(?i)\b({'|'.join(GAMES)}|{title})\b", (ROOT / path).read_text(encoding="utf-8"))
        assert named == []


def test_importing_the_library_loads_no_compiler():
    seen = subprocess.run(
        [sys.executable, "-c", "import stammtisch, sys; stammtisch.game('scout').players; print('numba' in sys.modules)"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert seen.stdout == "False\n"


def test_the_public_names_are_there_and_documented():
    for name in stammtisch.__all__:
        assert getattr(stammtisch, name).__doc__, name


@pytest.mark.parametrize("path", [*(f"src/stammtisch/{path}" for path in sources())])
def test_sources_are_short(path):
    lines = (ROOT / path).read_text(encoding="utf-8").count("\n")
    limit = 450 if path.endswith("rules.py") else 320  # a whole rule book in one piece is worth a few lines more
    assert lines <= limit


def test_the_version_is_the_same_everywhere():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert project["version"] == stammtisch.__version__
    assert f"## {stammtisch.__version__}" in changes


def committed() -> list[str]:
    """Every file of the repository: those that git knows, or in an unpacked archive all of them."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode == 0 and listed.stdout:
        return listed.stdout.split("\n")[:-1]
    return [str(path.relative_to(ROOT)) for path in ROOT.rglob("*") if path.is_file() and ".venv" not in path.parts]


def test_lock_files_have_hashes_and_no_hosts():
    locks = list(ROOT.glob("requirements*.lock"))
    assert len(locks) >= 3
    for lock in locks:
        text = lock.read_text(encoding="utf-8")
        assert "://" not in text
        for entry in re.split(r"\n(?=\S)", text):
            if "==" in entry and not entry.startswith("#"):
                assert "--hash=sha256:" in entry, entry[:60]


def test_the_lock_file_of_the_page_has_hashes_for_every_machine_and_no_hosts():
    text = (ROOT / "web/package-lock.json").read_text(encoding="utf-8")
    assert "://" not in text
    packages = json.loads(text)["packages"]
    for path, package in packages.items():
        assert not path or package["integrity"].startswith("sha512-"), path
        for optional in package.get("optionalDependencies", {}):
            assert any(other.endswith(f"node_modules/{optional}") for other in packages), optional


# Configurations for servers behind a proxy, and what is about where requests come from.
ABOUT_ADDRESSES = (
    "deploy/", "docs/operations.md", "benchmarks/neighbours/", "src/stammtisch/server/http/addresses.py", "tests/server/",
)  # fmt: skip


def test_no_file_speaks_of_the_machine_it_was_written_on():
    machine = re.compile(r"/(home|root|Users|work)/\w|localhost:\d|127\.0\.0\.1")
    for name in committed():
        if name.startswith(ABOUT_ADDRESSES):
            continue
        path = ROOT / name
        if path.is_file() and path.suffix not in {".png", ".jpg", ".webp", ".parquet", ".npz"}:
            assert not machine.search(path.read_text(encoding="utf-8")), name
