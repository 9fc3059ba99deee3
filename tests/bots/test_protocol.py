"""docs/bot-protocol.md shows the protocol that is really spoken. `python -m tests.bots.test_protocol` rewrites it."""

import re
import shlex
import sys
import tempfile
from pathlib import Path

import msgspec

import stammtisch
from stammtisch.bots.programs.program import Program
from stammtisch.bots.seen import Seen
from tests.repo import ROOT

PAGE = ROOT / "docs/bot-protocol.md"
BLOCK = re.compile(r"(<!-- transcript[^>]*-->\n```text\n)(.*?)(```)", re.DOTALL)
POSITION = "players: 3; turn: 0; set: 3/7 4/6; owner: 2; hand 0: 4/2 5/8 9/1; hand 1: 8/7; hand 2: 7/9 2/6"
FORK = """
import subprocess, sys
log = open(sys.argv[1], "w", encoding="utf-8")
bot = subprocess.Popen([sys.executable, sys.argv[2]], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
for line in sys.stdin:
    log.write(f"→ {line}")
    bot.stdin.write(line)
    bot.stdin.flush()
    if "bye" not in line:
        answer = bot.stdout.readline()
        log.write(f"← {answer}")
        sys.stdout.write(answer)
        sys.stdout.flush()
log.close()
"""


def spoken(folder: Path) -> str:
    """What Stammtisch and the example say to each other, recorded between them."""
    (folder / "fork.py").write_text(FORK, encoding="utf-8")
    words = [sys.executable, str(folder / "fork.py"), str(folder / "log"), str(ROOT / "examples/line_bot.py")]
    bot = Program(shlex.join(words))
    position = stammtisch.game("scout").position(POSITION)
    for seat in (0, 1):
        position.play(seat, bot.choose(Seen(position, seat, f"chance {seat}")))
    bot.close()
    return (folder / "log").read_text(encoding="utf-8")


def test_the_page_shows_what_is_really_spoken(tmp_path):
    found = BLOCK.search(PAGE.read_text(encoding="utf-8"))
    assert found
    assert found[2] == spoken(tmp_path)


def test_the_page_names_every_field_of_a_question(tmp_path):
    lines = spoken(tmp_path).split("\n")
    asked = msgspec.json.decode(lines[2].removeprefix("→ "))
    rows = re.findall(r"^\| `([a-z]+)` \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert list(asked) == rows


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        text = PAGE.read_text(encoding="utf-8")
        PAGE.write_text(BLOCK.sub(lambda found: found[1] + spoken(Path(folder)) + found[3], text), encoding="utf-8")
