"""The sample set of recorded matches: `python tools/samples.py` makes docs/samples again, with the table in docs/samples.md.

Four bots of cheap levels play a thousand matches of each game.
"""

import re
import sys
from pathlib import Path
from statistics import fmean

from stammtisch import lab
from stammtisch.games import GAMES

PAGE = Path(__file__).parent.parent / "docs" / "samples.md"
FOLDER = PAGE.with_suffix("")
BOTS = ("regular", "guest", "heuristic", "newcomer")
DEALS = 1000
SEED = "samples"


def rows() -> str:
    """The rows of the table: each file, how many matches it has, and how long they are."""
    from pyarrow import parquet

    told = []
    for file in sorted(FOLDER.glob("*.parquet")):
        moves = [len(codes) for codes in parquet.read_table(file, columns=["codes"])["codes"].to_pylist()]
        told.append(f"| [{file.name}](samples/{file.name}) | {len(moves):,} | {fmean(moves):.0f} |\n")
    return "".join(told)


def tell() -> None:
    """Write the table into the page."""
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(re.sub(r"(\|---\|.*\n)(\|.*\n)*", lambda found: found[1] + rows(), page), encoding="utf-8")


def main() -> None:
    """Play and write all of them; with `--told` only tell of them again."""
    for game in GAMES if "--told" not in sys.argv else ():
        for file in lab.record(game, bots=BOTS, deals=DEALS, to=FOLDER, seed=SEED):
            print(f"{file.name}: {file.stat().st_size / 1000:.0f} kB")
    tell()


if __name__ == "__main__":
    main()
