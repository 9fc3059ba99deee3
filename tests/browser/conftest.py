"""A server with the page, and the machine's own Chromium."""

import os
import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from stammtisch.bots.warmup import warm_bots
from stammtisch.games import GAMES
from stammtisch.review.warmup import warm_review
from tests.server import Server, sqlite

expect.set_options(
    timeout=30_000
)  # milliseconds: machines are busy sometimes, and a test waits no longer than it has to


WHOLE = ("chromium", "google-chrome")
WITHOUT_WINDOWS = "chromium-headless-shell"  # a third quicker


def installed(*names: str) -> str | None:
    """Where the first of these browsers is that the machine has, unless another one is asked for."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The system's Chromium, told not to call anybody."""
    quiet = [
        "--disable-dev-shm-usage",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
    ]
    return {**browser_type_launch_args, "executable_path": installed(WITHOUT_WINDOWS, *WHOLE), "args": quiet}


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all browser tests of a process."""
    warm_bots(GAMES)
    warm_review(["scout"])
    quick = {
        "STAMMTISCH_REVIEW_WORLDS": "48",
        "STAMMTISCH_REVIEW_NICE": "0",
    }  # a review knows less, and nobody waits for it
    server = Server(sqlite(tmp_path_factory.mktemp("browser")), **quick)
    yield server
    server.close()


@pytest.fixture(scope="session")
def base_url(house: Server) -> str:
    """Where the page is."""
    return house.address
