"""WebKit by its own driver, in the small browser that comes with WebKitGTK, on a screen that nobody sees."""

__all__ = ["webkit"]

import json
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from tests.browser.engines.engine import PATIENCE, Engine, until

MINI = "webkit2gtk-4.*/MiniBrowser"
PLACES = ("/usr/lib", "/usr/libexec", "/usr/lib64")


class WebKit(Engine):
    """A session of WebDriver."""

    def __init__(self, driver: str) -> None:
        options = {"binary": str(mini_browser()), "args": ["--automation"]}
        wanted = {"alwaysMatch": {"browserName": "MiniBrowser", "webkitgtk:browserOptions": options}}
        self.driver = f"{driver}/session"
        self.session = self.ask("POST", "", capabilities=wanted)["sessionId"]
        self.driver += f"/{self.session}"
        self.ask("POST", "/window/rect", width=1280, height=900)

    def ask(self, method: str, path: str, **params: Any) -> Any:
        """Send a command, and wait for its value."""
        body = json.dumps(params).encode() if method == "POST" else None
        try:
            with urlopen(Request(self.driver + path, body, method=method), timeout=PATIENCE) as answer:
                return json.load(answer)["value"]
        except HTTPError as error:
            raise AssertionError(error.read().decode()) from None

    def open(self, address: str) -> None:
        """Go there."""
        self.ask("POST", "/url", url=address)

    def reload(self) -> None:
        """Load it again."""
        self.ask("POST", "/refresh")

    def evaluate(self, expression: str) -> Any:
        """In the page's own world."""
        return self.ask("POST", "/execute/sync", script=f"return {expression}", args=[])

    def press_at(self, x: int, y: int) -> None:
        """As a mouse."""
        moves = [
            {"type": "pointerMove", "x": x, "y": y, "origin": "viewport", "duration": 0},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": moves}
        self.ask("POST", "/actions", actions=[mouse])

    def close(self) -> None:
        """End it."""
        self.ask("DELETE", "")


def mini_browser() -> Path | None:
    """Where it is."""
    return next((found for place in PLACES for found in Path(place).glob(f"**/{MINI}")), None)


@contextmanager
def a_screen() -> Iterator[str]:
    """The number of a display of its own."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1400x1000x24", "-nolisten", "tcp"]
    process = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            yield f":{told.readline().strip()}"
    finally:
        process.terminate()
        process.wait(PATIENCE)


@contextmanager
def webkit() -> Iterator[Engine]:
    """The machine's own WebKit, with nothing in its memory."""
    is_there = shutil.which("WebKitWebDriver") is not None and mini_browser() is not None
    assert is_there, "there is no WebKit here: `make engines` installs it"
    with socket.create_server(("localhost", 0)) as taken:
        port = int(taken.getsockname()[1])
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, a_screen() as display:
        surroundings = {
            **os.environ,
            "DISPLAY": display,
            "HOME": folder,
            "XDG_RUNTIME_DIR": folder,
            "GDK_BACKEND": "x11",
        }
        with Path(folder, "webkit.log").open("w") as out:
            command = ["WebKitWebDriver", f"--port={port}"]
            process = subprocess.Popen(command, env=surroundings, stdout=out, stderr=out)
        try:
            address = f"http://localhost:{port}"
            until(lambda: _answers(address), "WebKit's driver")
            engine = WebKit(address)
            yield engine
            engine.close()
        finally:
            process.terminate()
            process.wait(PATIENCE)


def _answers(address: str) -> bool:
    try:
        with urlopen(f"{address}/status", timeout=PATIENCE):
            return True
    except (URLError, OSError):
        return False
