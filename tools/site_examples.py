"""An extension of Griffe, which reads the docstrings for the site: examples that begin with `>>>` become blocks of code."""

import re
from typing import Any

from griffe import Extension

EXAMPLE = re.compile(r"^>>> .*(?:\n(?!\n).+)*", re.MULTILINE)


class FencedExamples(Extension):
    """Fences the doctests of every docstring."""

    def on_instance(self, *, obj: Any, **_: Any) -> None:
        """Fence the examples of one module, class or function."""
        if obj.docstring:
            obj.docstring.value = EXAMPLE.sub(lambda found: f"```pycon\n{found[0]}\n```", obj.docstring.value)
