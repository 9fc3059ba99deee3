"""Puts the tables of the files in `docs/ladder`, `characters`, `exploit` and `judgement` into `docs/bots.md`.

Run `python docs/figures.py`.
A test holds that the page has the figures of the present files.
"""

import json
import re
from pathlib import Path

DOCS = Path(__file__).parent
PAGE = DOCS / "bots.md"
NAMES = {"mara": "Mara", "tobi": "Tobi", "nadege": "Nadège", "luca": "Luca"}
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
    parts = [(f"{each['upper']} at {each['players']}", each["command"]) for each in ladder["contests"]]
    parts.append(("ratings", ladder["ratings_command"]))
    ratings = ", ".join(f"{each['bot']} {each['rating']:.1f} ± {each['doubt']:.1f}" for each in ladder["ratings"])
    lines += ["", f"Ratings at four players, from few matches: {ratings}.", "", f"Made by {made_by(parts)}.", ""]
    return "\n".join(lines)


def made_by(parts: list[tuple[str, str]]) -> str:
    """The commands that make the figures again: that of most of them, and what others are for."""
    commands: dict[str, list[str]] = {}
    for what, command in parts:
        if what not in commands.setdefault(command, []):
            commands[command].append(what)
    usual, *others = sorted(commands, key=lambda command: -len(commands[command]))
    return "; ".join([f"`{usual}`", *(f"{', '.join(commands[each])} by `{each}`" for each in others)])


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


def styles() -> str:
    """The tables of all games that have characters: shares of the wins at each level, and how their styles show."""
    files = [DOCS / f"characters/{game}.json" for game in TITLES]
    return "\n".join(style_table(json.loads(path.read_text(encoding="utf-8"))) for path in files if path.exists())


def style_table(measured: dict) -> str:
    """The table of one game."""
    lines = [
        f"#### Characters of {TITLES[measured['game']]}",
        "",
        "Four of a level at one table; a quarter of the wins is fair. *Trait* is how much of what it likes the character does,",
        "and *more* by how much that exceeds the mean of the four, with its 95 % interval.",
        "",
        "| level | character | wins (95 %) | matches | trait | more |",
        "|---|---|---:|---:|---:|---:|",
    ]
    for row in measured["rows"]:
        lines.append(
            f"| {row['level']} | {NAMES[row['character']]} | {row['share']:.0%} ({row['low']:.0%}–{row['high']:.0%}) "
            f"| {row['matches']} | {row['trait']:.3f} | +{row['more']:.3f} ± {row['error']:.3f} |"
        )
    commands = made_by([(row["level"], row["command"]) for row in measured["rows"]])
    return "\n".join([*lines, "", f"Made by {commands}.", ""])


def readers() -> str:
    """What readers win in each game, as far as it was measured."""
    files = [path for game in TITLES if (path := DOCS / f"exploit/{game}.json").exists()]
    if not files:
        return "Nothing has been measured long enough to be published.\n"
    lines = [
        "| game | bot | players | wins of the reader (95 %) | fair | matches | made by |",
        "|---|---|---:|---:|---:|---:|---|",
    ]
    for each in (json.loads(path.read_text(encoding="utf-8")) for path in files):
        found = each["found"]["result"]
        lines.append(
            f"| {TITLES[each['game']]} | `{each['bot']}` | {each['players']} "
            f"| {found['share']:.0%} ({found['low']:.0%}–{found['high']:.0%}) | {each['found']['fair']:.0%} | {found['matches']} "
            f"| `{each['command']}` |"
        )
    return "\n".join([*lines, ""])


def judgements() -> str:
    """How far what is told can be trusted, as far as it was measured."""
    files = [path for game in TITLES if (path := DOCS / f"judgement/{game}.json").exists()]
    found = [json.loads(path.read_text(encoding="utf-8")) for path in files]
    return "\n".join(judgement_tables(each) for each in found)


def judgement_tables(found: dict) -> str:
    """The tables of one game: by thirds of the match and by players, the reliability of chances, and other judges."""
    lines = [
        f"#### Judgement of {TITLES[found['game']]}",
        "",
        "| positions | | Brier | even chances | without rollouts | told / won | lead told / came |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    parts = [(f"{name} third", each) for name, each in zip(("first", "second", "last"), found["thirds"], strict=True)]
    parts += [(f"{count} players", each) for count, each in found["players"].items()]
    for name, each in parts:
        lines.append(
            f"| {name} | {each['positions']} | {each['brier']:.3f} | {each['even']:.3f} | {each['static']:.3f} "
            f"| {each['chance']:.0%} / {each['won']:.0%} | {each['lead']:.1f} / {each['came']:.1f} ± {each['bias_error']:.1f} |"
        )
    bins = found["reliability"]
    lines += [
        "",
        "| chance told | " + " | ".join(f"{each['told']:.0%}" for each in bins) + " |",
        "|---" * (len(bins) + 1) + "|",
        "| won | " + " | ".join(f"{each['won']:.0%} ± {100 * each['error']:.0f}" for each in bins) + " |",
        "| positions | " + " | ".join(str(each["positions"]) for each in bins) + " |",
        "",
        "Inside the error told: " + "; ".join(opinion(name, found["judges"][name]) for name in JUDGES) + ".",
        "",
        f"Made by `{found['command']}`.",
        "",
    ]
    return "\n".join(lines)


JUDGES = {"seed": "another seed", "whole": "rollouts to the end", "careful": "careful rollouts"}


def opinion(name: str, inside: dict) -> str:
    """How often one of the other judges lies inside."""
    return f"{JUDGES[name]} {inside['chance']:.0%} (chance), {inside['lead']:.0%} (lead) of {inside['positions']}"


def with_tables(page: str) -> str:
    """The page with the present tables between its marks."""
    for mark, made in (
        ("figures", tables()),
        ("characters", styles()),
        ("readers", readers()),
        ("judgement", judgements()),
    ):
        page = re.sub(
            rf"(<!-- {mark} -->\n).*?(<!-- end of {mark} -->)",
            lambda m, made=made: m[1] + made + m[2],
            page,
            flags=re.S,
        )
    return page


if __name__ == "__main__":
    PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
