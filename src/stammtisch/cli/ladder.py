"""`stammtisch ladder`: the table of all levels against each other, as it is published in the repository."""

__all__ = ["ladder"]

from pathlib import Path
from typing import TYPE_CHECKING, Any

from .files import cannot_write, check_published, journal_folder, made_folder, shown, write_text
from .names import adapter_of
from .standings import Shown, check_jobs, tell_faults
from .voice import Given, Trouble, Voice, clean
from .warm import warm_up_bots

if TYPE_CHECKING:
    from ..bots.arena.ladder import Contest, Rung
    from ..bots.arena.standing import Row
    from ..match.adapter import Adapter

DEALS = 200
SLOW = 80  # matches of a contest with a searching level: each takes many seconds
FOLDER = Path("docs/ladder")
MARK = "stammtisch ladder"  # marks documents that may be overwritten


def ladder(
    game: str,
    /,
    *,
    voice: Given,
    deals: int = DEALS,
    slow: int = SLOW,
    players: str | None = None,
    seed: str = "0",
    folder: Path = FOLDER,
    journals: Path | None = None,
    jobs: int | None = None,
) -> None:
    """Let the levels play against each other, and publish the results."""
    adapter = adapter_of(game)
    check_jobs(jobs)
    numbers = _numbers(players, adapter)
    document, picture = folder / f"{adapter.name}.json", folder / f"{adapter.name}.svg"
    made_folder(folder)
    check_published(document, MARK)
    warm_up_bots(adapter.name, voice)
    rungs, rated = _climb(
        adapter, numbers, deals, slow, seed, jobs, made_folder(journals or journal_folder("ladder")), voice
    )
    write_text(document, _document(adapter, numbers, (deals, slow), seed, rungs, rated))
    write_text(picture, _picture(adapter, rungs, voice))
    for line in _markdown(rungs, rated, voice):
        voice.out.print(line, soft_wrap=True)
    for rung in rungs:
        tell_faults(rung.rows, voice)
    voice.remark("cli-ladder-written", file=f"{shown(document)}, {shown(picture)}")


def _numbers(wish: str | None, adapter: "Adapter") -> list[int]:
    """The numbers of players: those of a list with commas, or all that the game is made for."""
    if wish is None:
        return list(adapter.players)
    try:
        numbers = sorted({int(word) for word in wish.split(",")})
    except ValueError:
        numbers = []
    if not numbers or not set(numbers) <= set(adapter.players):
        low, high = adapter.players[0], adapter.players[-1]
        raise Trouble("option-players", 2, value=clean(wish), game=adapter.title, low=low, high=high)
    return numbers


def _climb(
    adapter: "Adapter",
    numbers: list[int],
    deals: int,
    slow: int,
    seed: str,
    jobs: int | None,
    journals: Path,
    voice: Voice,
) -> "tuple[list[Rung], list[Row]]":
    """Play all contests, and the ratings if four can play: `deals` deals each, or `slow` matches where a level is slow."""
    from ..bots.arena.ladder import FOUR, contests, deals_for, is_slow, play_contest, ratings, rung

    found = [
        (contest, deals_for(contest, slow) if is_slow(adapter.name, contest) else deals)
        for contest in contests(numbers)
    ]
    last = ratings() if FOUR in numbers else None
    fewer = deals_for(ratings(), slow)
    total = sum(count * len(each.seatings) for each, count in found) + (fewer * len(last.seatings) if last else 0)
    rungs, rated = [], []
    try:
        with Shown(voice, total) as bar:

            def play(contest: "Contest", count: int, what: str) -> Any:
                return play_contest(
                    adapter.name,
                    contest,
                    count,
                    seed,
                    jobs=jobs,
                    journals=journals,
                    report=lambda: bar.report(what=what),
                )

            for contest, count in found:
                what = _label(contest, voice)
                rungs.append(rung(contest, play(contest, count, what)))
                share, low, high = rungs[-1].share, rungs[-1].low, rungs[-1].high
                voice.err.print(f"{what}: {share:.1%} ({low:.1%}–{high:.1%})", soft_wrap=True)
            if last:
                rated = play(last, fewer, voice.say("cli-ladder-ratings")).rows()
    except KeyboardInterrupt:
        voice.remark("cli-arena-stopped-kept", "wrong", done=bar.done, deals=total, file=shown(journals))
        raise
    except OSError as error:
        raise cannot_write(journals, error) from None
    return rungs, sorted(rated, key=lambda row: -row.rating)


def _label(contest: "Contest | Rung", voice: Voice) -> str:
    names = {"upper": contest.upper, "lower": contest.lower}
    return voice.say("cli-ladder-contest", players=contest.players, **names)


def _document(
    adapter: "Adapter", numbers: list[int], deals: tuple[int, int], seed: str, rungs: "list[Rung]", rated: "list[Row]"
) -> str:
    """All figures, and the command that reproduces them."""
    import shlex

    import msgspec

    from .. import __version__
    from ..bots.levels import levels

    counts = ",".join(map(str, numbers))
    quick, slow = map(str, deals)
    command = [
        "stammtisch",
        "ladder",
        adapter.name,
        "--deals",
        quick,
        "--slow",
        slow,
        "--players",
        counts,
        "--seed",
        seed,
    ]
    document = {
        "format": MARK,
        "game": adapter.name,
        "stammtisch": __version__,
        "rules": adapter.version,
        "command": shlex.join(command),
        "seed": seed,
        "levels": levels(adapter.name),
        "contests": rungs,
        "ratings": rated,
    }
    return msgspec.json.format(msgspec.json.encode(document), indent=1).decode() + "\n"


def _picture(adapter: "Adapter", rungs: "list[Rung]", voice: Voice) -> str:
    from ..bots.arena.plot import Dot, plot

    dots = [Dot(_label(rung, voice), rung.share, rung.low, rung.high, rung.fair) for rung in rungs]
    title = voice.say("cli-ladder-title", game=adapter.title)
    return plot(title, voice.say("cli-arena-legend"), dots)


def _markdown(rungs: "list[Rung]", rated: "list[Row]", voice: Voice) -> list[str]:
    """The table for the documentation."""
    heads = [voice.say(f"cli-ladder-{column}") for column in ("players", "upper", "lower", "share", "fair", "times")]
    lines = [f"| {' | '.join(heads)} |", "|---:|---|---|---:|---:|---:|"]
    for rung in rungs:
        times = {row.bot: row.typical for row in rung.rows}
        lines.append(
            f"| {rung.players} | {rung.upper} | {rung.lower} | {rung.share:.1%} ({rung.low:.1%}–{rung.high:.1%}) "
            f"| {rung.fair:.0%} | {times[rung.upper]:.1f} / {times[rung.lower]:.1f} ms |"
        )
    if rated:
        lines += ["", f"| {voice.say('cli-arena-bot')} | {voice.say('cli-arena-rating')} |", "|---|---:|"]
        lines += [f"| {row.bot} | {row.rating:.1f} ± {row.doubt:.1f} |" for row in rated]
    return lines
