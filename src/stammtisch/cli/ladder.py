"""`stammtisch ladder`: the table of all levels against each other, as it is published in the repository."""

__all__ = ["ladder"]

from pathlib import Path
from typing import TYPE_CHECKING, Any

from .files import cannot_write, check_published, journal_folder, made_folder, shown, write_text
from .machines import check_jobs, workers_for
from .names import adapter_of
from .standings import Shown, tell_faults
from .voice import Given, Trouble, Voice, clean
from .warm import warm_up_bots

if TYPE_CHECKING:
    from ..bots.arena.ladder import Contest, Ladder, Rung
    from ..bots.arena.standing import Row
    from ..bots.workers import Workers
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
    levels: str | None = None,
    seed: str = "0",
    folder: Path = FOLDER,
    journals: Path | None = None,
    jobs: int | None = None,
    on: str | None = None,
) -> None:
    """Let the levels play against each other, and publish the results, beside those of other contests that were there."""
    adapter = adapter_of(game)
    check_jobs(jobs, on)
    numbers, chosen = _numbers(players, adapter), _chosen(levels)
    document, picture = folder / f"{adapter.name}.json", folder / f"{adapter.name}.svg"
    made_folder(folder)
    check_published(document, MARK)
    warm_up_bots(adapter.name, voice)
    command = _command(adapter, numbers, chosen, (deals, slow), seed)
    kept = made_folder(journals or journal_folder("ladder"))
    with workers_for(on, jobs) as workers:
        climbed = _climb(adapter, numbers, chosen, deals, slow, seed, command, workers, kept, voice)
    for rung in climbed.contests:
        tell_faults(rung.rows, voice)
    whole = climbed.joined(document)
    write_text(document, whole.text())
    write_text(picture, _picture(adapter, whole.contests, voice))
    for line in _markdown(whole.contests, whole.ratings, voice):
        voice.out.print(line, soft_wrap=True)
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


def _chosen(wish: str | None) -> list[str]:
    """The levels that play against the one below: those of a list with commas, or all that have one."""
    from ..bots.arena.ladder import uppers

    found = [name for name in uppers() if wish is None or name in wish.split(",")]
    if wish is not None and len(found) < len(wish.split(",")):
        raise Trouble("cli-bad-value", 2, option="--levels", value=clean(wish))
    return found


def _climb(
    adapter: "Adapter",
    numbers: list[int],
    chosen: list[str],
    deals: int,
    slow: int,
    seed: str,
    command: str,
    workers: "Workers",
    journals: Path,
    voice: Voice,
) -> "Ladder":
    """Play the contests, and the ratings if all do and four can: `deals` deals each, or `slow` matches where a level is slow."""
    from .. import __version__
    from ..bots.arena.ladder import FOUR, Ladder, contests, deals_for, is_slow, play_contest, ratings, rung, uppers

    found = [
        (contest, deals_for(contest, slow) if is_slow(adapter.name, contest) else deals)
        for contest in contests(numbers)
        if contest.upper in chosen
    ]
    last = ratings() if FOUR in numbers and chosen == uppers() else None
    fewer = deals_for(last, slow) if last else 0
    total = sum(count * len(each.seatings) for each, count in found) + (fewer * len(last.seatings) if last else 0)
    rungs, rated = [], []
    try:
        with Shown(voice, total, workers) as bar:

            def play(contest: "Contest", count: int, what: str) -> Any:
                return play_contest(
                    adapter.name,
                    contest,
                    count,
                    seed,
                    workers=workers,
                    journals=journals,
                    report=lambda: bar.report(what=what),
                )

            for contest, count in found:
                what = _label(contest, voice)
                rungs.append(rung(contest, play(contest, count, what), command))
                share, low, high = rungs[-1].share, rungs[-1].low, rungs[-1].high
                voice.err.print(f"{what}: {share:.1%} ({low:.1%}–{high:.1%})", soft_wrap=True)
            if last:
                rated = play(last, fewer, voice.say("cli-ladder-ratings")).rows()
    except KeyboardInterrupt:
        voice.remark("cli-arena-stopped-kept", "wrong", done=bar.done, deals=total, file=shown(journals))
        raise
    except OSError as error:
        raise cannot_write(journals, error) from None
    rated = sorted(rated, key=lambda row: -row.rating)
    return Ladder.of(adapter.name, __version__, adapter.version, rungs, rated, command)


def _label(contest: "Contest | Rung", voice: Voice) -> str:
    names = {"upper": contest.upper, "lower": contest.lower}
    return voice.say("cli-ladder-contest", players=contest.players, **names)


def _command(adapter: "Adapter", numbers: list[int], chosen: list[str], counts: tuple[int, int], seed: str) -> str:
    """What makes the same figures again."""
    import shlex

    from ..bots.arena.ladder import uppers

    words = ["stammtisch", "ladder", adapter.name, "--deals", str(counts[0]), "--slow", str(counts[1])]
    words += ["--players", ",".join(map(str, numbers))]
    if chosen != uppers():
        words += ["--levels", ",".join(chosen)]
    return shlex.join([*words, "--seed", seed])


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
