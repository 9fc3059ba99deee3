"""Firefox and WebKit, driven by their own protocols, with nothing to install but the browsers themselves."""

__all__ = ["ENGINES", "Engine"]

from collections.abc import Callable
from contextlib import AbstractContextManager

from tests.browser.engines.engine import Engine
from tests.browser.engines.firefox import firefox
from tests.browser.engines.webkit import webkit

ENGINES: dict[str, Callable[[], AbstractContextManager[Engine]]] = {"firefox": firefox, "webkit": webkit}
