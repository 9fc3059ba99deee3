"""Puts the tables of `docs/ladder/*.json` into `docs/bots.md`: python docs/figures.py

A test holds that the page has the figures of the present files.
"""

import json
import re
from pathlib import Path

DOCS = Path(__file__).parent
PAGE = DOCS / "bots.md"
TITLES = {"score5": "SCORE 5", "alhambra": "Alhambra", "scout": "SCOUT"}


def tables() -> str:
    """The tables of all games, in Markdown."""
    return "\n".join(table(json.loads((DOCS / f"ladder/{game}.json").read_text(encoding="utf-8"))) for game in TITLES)


def table(ladder: dict) -> str:
    """The table of one game: who met whom, the share of the wins, the thinking times, and how it is made again."""
    lines = [
        f"#### {TITLES[ladder['game']]}",
        "",
        f"![The shares of the wins with their intervals](ladder/{ladder['game']}.svg)",
        "",
        "| players | level | against | wins (95 %) | fair | matches | median of a move |",
        "|---:|---|---|---:|---:|---:|---:|",
    ]
    lines += [row(contest) for contest in ladder["contests"]]
    ratings = ", ".join(f"{each['bot']} {each['rating']:.1f} ± {each['doubt']:.1f}" for each in ladder["ratings"])
    lines += ["", f"Ratings at four players, from few matches: {ratings}.", "", f"Made by `{ladder['command']}`.", ""]
    return "\n".join(lines)


def row(contest: dict) -> str:
    """One contest."""
    upper, lower = contest["upper"], contest["lower"]
    times = {each["bot"]: each["typical"] for each in contest["rows"]}
    against = f"three of {lower}" if lower in ("heuristic", "random") else lower
    return (
        f"| {contest['players']} | {upper} | {against} "
        f"| {contest['share']:.0%} ({contest['low']:.0%}–{contest['high']:.0%}) | {contest['fair']:.0%} "
        f"| {contest['matches']} | {times[upper]:.1f} / {times[lower]:.1f} ms |"
    )


def with_tables(page: str) -> str:
    """The page with the present tables between its marks."""
    return re.sub(
        r"(<!-- figures -->\n).*?(<!-- end of figures -->)", lambda m: m[1] + tables() + m[2], page, flags=re.S
    )


if __name__ == "__main__":
    PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
