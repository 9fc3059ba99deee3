"""The shape of the server: its packages use each other in one direction, and no module uses itself by way of others."""

from graphlib import TopologicalSorter

import pytest

from tests.repo import PACKAGE
from tests.repo.test_shape import imported

# What each part may use, the lowest first.
MAY_USE = {
    "settings": set(),
    "reach": set(),
    "table": set(),
    "store": {"table"},
    "runtime": {"table", "store"},
    "http": {"table", "store", "runtime", "settings", "reach"},
    "spec": {"table", "http", "settings"},
    "admin": {"table", "store"},
    "build": {"store", "runtime", "http", "settings"},
    "metrics": {"http"},
    "serve": {"runtime", "build", "metrics", "settings", "store", "reach"},
}
MODULES = {
    ".".join(("stammtisch", *path.relative_to(PACKAGE).with_suffix("").parts)).removesuffix(".__init__"): path
    for path in sorted((PACKAGE / "server").rglob("*.py"))
    if "migrations" not in path.parts
}


def used(module: str) -> set[str]:
    """The modules of the server that a module imports."""
    names = imported(str(MODULES[module].relative_to(PACKAGE)))
    found = {name if name in MODULES else name.rpartition(".")[0] for name in names}
    return (found & set(MODULES)) - {module}


def part(module: str) -> str:
    return module.split(".")[2]


@pytest.mark.parametrize("module", [module for module in MODULES if module.count(".") > 1])
def test_the_parts_of_the_server_use_each_other_in_one_direction(module):
    for other in used(module):
        assert part(other) == part(module) or part(other) in MAY_USE[part(module)], f"{module} imports {other}"


def test_no_module_of_the_server_uses_itself_by_way_of_others():
    graph = {module: used(module) for module in MODULES}
    assert sum(map(len, graph.values())) > 100
    TopologicalSorter(graph).prepare()  # raises CycleError
