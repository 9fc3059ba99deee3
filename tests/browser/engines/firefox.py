"""Firefox by WebDriver BiDi, which it speaks itself."""

__all__ = ["firefox"]

import itertools
import json
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.browser.engines.engine import PATIENCE, Engine, until

LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")


class Firefox(Engine):
    """A session of WebDriver BiDi."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket, self.numbers = socket, itertools.count(1)
        self.ask("session.new", capabilities={})
        self.context = self.ask("browsingContext.getTree")["contexts"][0]["context"]
        self.ask("browsingContext.setViewport", context=self.context, viewport={"width": 1280, "height": 800})

    def ask(self, method: str, **params: Any) -> Any:
        """Send a command, and wait for its result; events aren't subscribed to."""
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            answer = json.loads(self.socket.recv(timeout=PATIENCE))
            if answer.get("id") == number:
                assert answer["type"] == "success", answer
                return answer["result"]

    def open(self, address: str) -> None:
        """Go there."""
        self.ask("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def reload(self) -> None:
        """Load it again."""
        self.ask("browsingContext.reload", context=self.context, wait="complete")

    def evaluate(self, expression: str) -> Any:
        """As text, since BiDi has its own way to write values."""
        target = {"context": self.context}
        text = f"JSON.stringify({expression})"
        found = self.ask("script.evaluate", expression=text, target=target, awaitPromise=True)
        assert found["type"] == "success", found
        return json.loads(found["result"].get("value", "null"))

    def press_at(self, x: int, y: int) -> None:
        """As a mouse."""
        moves = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": moves}
        self.ask("input.performActions", context=self.context, actions=[mouse])
        self.ask("input.releaseActions", context=self.context)


@contextmanager
def firefox() -> Iterator[Engine]:
    """The machine's own Firefox, without a window, with an empty profile."""
    path = os.environ.get("FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")
    assert path, "there is no Firefox here: `make engines` installs it"
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        log = Path(folder, "firefox.log")
        profile = Path(folder, "profile")
        profile.mkdir()
        command = [path, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
        with log.open("w") as out:
            process = subprocess.Popen(command, stdout=out, stderr=out, env={**os.environ, "HOME": folder})
        try:
            address = until(lambda: LISTENING.search(log.read_text(errors="replace")), "Firefox")[1]
            with connect(f"{address}/session", max_size=None, open_timeout=PATIENCE) as socket:
                yield Firefox(socket)
        finally:
            process.terminate()
            process.wait(PATIENCE)
