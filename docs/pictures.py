"""Draws one position of each game, as the terminal shows it, into docs/pictures/*.svg: `python docs/pictures.py`."""

import io
import random
import re
import sys
from pathlib import Path

from rich.console import CONSOLE_SVG_FORMAT, Console
from rich.text import Text

import stammtisch
from stammtisch.cli.draw import Look, artist, table
from stammtisch.cli.menu import Menu
from stammtisch.cli.names import names_at
from stammtisch.cli.voice import THEME, Voice

FOLDER = Path(__file__).parent / "pictures"
WIDTH = 80
# The picture brings no font along, and fetches none from anywhere.
FONTS = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"
FORMAT = re.sub(r"@font-face {{.*?}}\s*|<!--.*?-->\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
FORMAT = re.sub(r"font-family: Fira Code, monospace", f"font-family: {FONTS}", FORMAT)
# Game, players, and how many moves are made at random from this seed before the picture is taken.
SCENES = (("scout", 4, "d", 13), ("score5", 4, "i", 57), ("alhambra", 3, "c", 34))
OPTIONS = {"score5": {"cap": 2}}  # random bidders would never come to an end without one


def picture(game: str, players: int, seed: str, moves: int) -> str:
    """The table as seat 0 sees it after at least so many moves, on its turn, with the moves to choose from."""
    match = _played(game, players, seed, moves)
    console = Console(
        file=io.StringIO(), record=True, width=WIDTH, height=50, force_terminal=True, color_system="truecolor",
        theme=THEME, highlight=False, markup=False, emoji=False, legacy_windows=False,
    )  # fmt: skip
    voice = Voice("en", out=console, err=console)
    look = Look(voice, names_at(players, 0, "Kim"), plain=False)
    view, draw = match.view(0), artist(game)
    for part in table(game, view, look):
        console.print(part)
    console.print()
    console.print(Text(voice.say(draw.expected(view)), "act"))
    menu = Menu(draw.groups(match.moves(0), view, look), lambda move: draw.describe(move, view, look), look)
    for line in menu.short():
        console.print(line)
    return console.export_svg(title=f"stammtisch play {game}", code_format=FORMAT, unique_id=game)


def _played(game: str, players: int, seed: str, moves: int) -> stammtisch.Match:
    match = stammtisch.game(game).new(players, seed=seed, **OPTIONS.get(game, {}))
    chance = random.Random(seed)
    while len(match.moves_made) < moves or match.to_act != (0,):
        seat = match.to_act[-1]
        match.play(seat, chance.choice(match.moves(seat)))
    return match


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for scene in SCENES:
        if len(sys.argv) == 1 or scene[0] in sys.argv[1:]:
            (FOLDER / f"{scene[0]}.svg").write_text(picture(*scene), encoding="utf-8")
