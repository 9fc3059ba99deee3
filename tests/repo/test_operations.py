"""docs/operations.md names every setting and every limit as it is."""

import inspect
import re

import pytest

from stammtisch.cli.serve import serve
from stammtisch.server.settings import Settings
from stammtisch.server.spec import limits
from tests.repo import ROOT

PAGE = (ROOT / "docs/operations.md").read_text(encoding="utf-8")
FLAGS = [name for name in inspect.signature(serve).parameters if name not in ("voice", "open")]


@pytest.mark.parametrize("name", FLAGS)
def test_every_setting_is_in_the_table_with_its_variable(name):
    flag, variable = "--" + name.replace("_", "-"), f"STAMMTISCH_{name.upper()}"
    assert re.search(rf"^\|[^|]*`{flag}`[^|]*\|[^|]*`{variable}\b", PAGE, re.MULTILINE), f"{flag} {variable}"


def test_the_table_of_limits_is_that_of_the_code():
    assert limits.markdown(Settings()) in PAGE, "\n" + limits.markdown(Settings())


@pytest.mark.parametrize("path", sorted(each.name for each in (ROOT / "deploy").iterdir()))
def test_every_configuration_is_named(path):
    assert f"(../deploy/{path})" in PAGE


def test_a_setting_has_a_field():
    assert set(FLAGS) <= set(Settings.__dataclass_fields__)
