"""A short film of a great moment for README and docs: `python -m tests.browser.film` makes it anew, from a new match.

The page runs slowly while it is filmed, so that a picture can be taken of every step however busy the machine is; played
back, it has its own pace. Only what has changed since the last picture is stored. Chromium takes the pictures and encodes
them, and a WebP file is put together of them here.
"""

import base64
import os
import shutil
import struct
import sys
import tempfile
import time
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from tests.browser.hands import by_mouse
from tests.browser.players import PLAYERS, begin
from tests.server import Server, sqlite

FILM = Path(__file__).parents[2] / "docs/pictures/stage.webp"
SIZE = (960, 600)
MOST_BYTES = 1_500_000
SLOWER = 8  # times
REST = 2400  # milliseconds for which the last picture stays
MOST_TURNS = 60
TRIES = 6
# Time, as slow as it is wanted at present.
SLOWLY = """
window.slower = 1;
const [later, clock] = [window.setTimeout, performance.now.bind(performance)];
let [from, at] = [clock(), clock()];
const now = () => at + (clock() - from) / window.slower;
window.setSlower = (times) => { [at, from] = [now(), clock()]; window.slower = times; };
window.setTimeout = (what, pause = 0, ...more) => later(what, pause * window.slower, ...more);
performance.now = now;
const frame = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (draw) => frame(() => draw(now()));
"""
# What differs from the picture before, encoded: where it is, how large, and its bytes; nothing if nothing does.
ENCODE = """async ([picture, quality]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const [wide, high] = [image.width, image.height];
  const whole = Object.assign(document.createElement('canvas'), { width: wide, height: high });
  const pen = whole.getContext('2d', { willReadFrequently: true });
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, wide, high);
  const pixels = new Uint32Array(data.buffer);
  let [left, top, right, bottom] = [wide, high, -1, -1];
  for (let y = 0; y < high; y++) for (let x = 0; x < wide; x++) {
    if (window.before && window.before[y * wide + x] === pixels[y * wide + x]) continue;
    left = Math.min(left, x); right = Math.max(right, x); top = Math.min(top, y); bottom = Math.max(bottom, y);
  }
  window.before = pixels.slice();
  if (right < 0) return null;
  left -= left % 2; top -= top % 2; // a film's pictures lie on even pixels
  const [across, down] = [right - left + 1, bottom - top + 1];
  const part = Object.assign(document.createElement('canvas'), { width: across, height: down });
  part.getContext('2d').drawImage(whole, left, top, across, down, 0, 0, across, down);
  return [left, top, across, down, part.toDataURL('image/webp', quality).split(',')[1]];
}"""


class Shot(NamedTuple):
    """A picture, and when it was taken, in milliseconds of the film."""

    at: float
    png: bytes


class Part(NamedTuple):
    """What is new in a picture: where, how large, and as WebP; and how long it stays."""

    left: int
    top: int
    width: int
    height: int
    webp: bytes
    stays: int


def set_pace(page: Page, session: CDPSession, slower: int) -> None:
    """Let everything on the page run so many times slower."""
    page.evaluate("(times) => window.setSlower(times)", slower)
    session.send("Animation.setPlaybackRate", {"playbackRate": 1 / slower})


def take(page: Page) -> list[Shot]:
    """Pictures of the stage until it has told everything."""
    shots, begun = list[Shot](), time.monotonic()
    told: float | None = None
    while told is None or shots[-1].at < told + 700:  # the winner's glow comes with the last picture
        shots.append(Shot(1000 * (time.monotonic() - begun) / SLOWER, page.screenshot()))
        if told is None and not page.locator("[data-stage=telling]").count():
            told = shots[-1].at
    return shots


def a_great_moment(browser: Browser, address: str) -> list[Shot]:
    """Play until bids are turned up that are worth a film: somebody's win is close, or told by the tie-break."""
    with browser.new_context(viewport={"width": SIZE[0], "height": SIZE[1]}, base_url=address) as context:
        page = context.new_page()
        page.add_init_script(SLOWLY)
        session = context.new_cdp_session(page)
        session.send("Animation.enable")
        begin(page, "score5", by_mouse, players=4, name="Kim", level="regular", speed="normal")
        best, turns = list[Shot](), 0
        for _ in range(MOST_TURNS):
            page.locator("[data-stage], .ending, .expected.mine, [data-primary]").first.wait_for(timeout=120_000)
            if page.locator(".ending").count() or turns == TRIES:
                break
            if page.locator("[data-stage]").count():
                set_pace(page, session, SLOWER)
                shots, turns = take(page), turns + 1
                verdict = page.locator("[data-stage] [role=status]").inner_text()
                print(f"{len(shots)} pictures: {verdict}")
                if "against" in verdict:
                    return shots
                best = best or shots
                set_pace(page, session, 1)
                page.keyboard.press("Escape")
                continue
            bid_or_decide(page)
        return best


def bid_or_decide(page: Page) -> None:
    """Bid two cards of the middle where bids are laid; else do whatever is next."""
    cards = page.locator(".hand [data-card] button")
    if page.get_by_role("button", name="Bid nothing").count() and cards.count() > 4:
        for at in (2, 3):
            by_mouse(cards.nth(at))
        by_mouse(page.locator("[data-primary]"))
        page.wait_for_timeout(500)
        return
    PLAYERS["score5"](page, by_mouse)


def parts_of(browser: Browser, shots: list[Shot], quality: float) -> list[Part]:
    """What is new in each picture, with how long it stays."""
    with browser.new_context() as context:
        page = context.new_page()
        found = [page.evaluate(ENCODE, [base64.b64encode(shot.png).decode(), quality]) for shot in shots]
    changed = [(shot.at, each) for shot, each in zip(shots, found, strict=True) if each]
    ends = [at for at, _ in changed[1:]] + [shots[-1].at + REST]
    stays = [round(end) - round(at) for (at, _), end in zip(changed, ends, strict=True)]
    return [Part(*each[:4], base64.b64decode(each[4]), pause) for (_, each), pause in zip(changed, stays, strict=True)]


def chunk(name: bytes, content: bytes) -> bytes:
    """A part of a RIFF file."""
    return name + struct.pack("<I", len(content)) + content + b"\0" * (len(content) % 2)


def of_24(number: int) -> bytes:
    """Three bytes."""
    return struct.pack("<I", number)[:3]


def webp(parts: list[Part]) -> bytes:
    """An animated WebP file that goes on for ever."""
    width, height = SIZE
    content = chunk(b"VP8X", bytes([0b10, 0, 0, 0]) + of_24(width - 1) + of_24(height - 1))
    content += chunk(b"ANIM", struct.pack("<IH", 0xFF1C4A41, 0))
    for part in parts:
        place = of_24(part.left // 2) + of_24(part.top // 2) + of_24(part.width - 1) + of_24(part.height - 1)
        kept = b"".join(chunk(name, data) for name, data in _chunks(part.webp) if name in (b"VP8 ", b"VP8L", b"ALPH"))
        content += chunk(b"ANMF", place + of_24(part.stays) + bytes([0b10]) + kept)
    return b"RIFF" + struct.pack("<I", 4 + len(content)) + b"WEBP" + content


def _chunks(picture: bytes) -> list[tuple[bytes, bytes]]:
    found, at = list[tuple[bytes, bytes]](), 12
    while at < len(picture):
        size = struct.unpack("<I", picture[at + 4 : at + 8])[0]
        found.append((picture[at : at + 4], picture[at + 8 : at + 8 + size]))
        at += 8 + size + size % 2
    return found


def main() -> None:
    """Start a server and a browser, and film."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(sqlite(Path(folder)))
        path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
        browser = playwright.chromium.launch(executable_path=path)
        shots = a_great_moment(browser, server.address)
        server.close()
        assert shots, "nothing great has happened"
        assert all(one.at <= two.at for one, two in pairwise(shots))
        for quality in (0.82, 0.7, 0.55, 0.4):
            film = webp(parts_of(browser, shots, quality))
            if len(film) < MOST_BYTES:
                break
        else:
            sys.exit("the film is too large")
        FILM.write_bytes(film)
        print(f"{FILM.name}: {len(film):,} bytes, {len(shots)} pictures, quality {quality}")


if __name__ == "__main__":
    main()
