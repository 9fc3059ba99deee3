"""`stammtisch arena`: bots against each other on duplicate deals."""

__all__ = ["arena"]

from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from .files import cannot_write, refuse_existing, shown, write_text
from .machines import check_jobs, workers_for
from .names import adapter_of
from .options import table_options, without_common_options
from .standings import Shown, standing_table, tell_faults
from .voice import Given, Trouble, Voice
from .warm import warm_up, warm_up_bots

if TYPE_CHECKING:
    from ..bots.arena.deals import Deal, Settings
    from ..bots.arena.standing import Standing
    from ..bots.workers import Workers


@without_common_options
def arena(
    game: str,
    /,
    *,
    voice: Given,
    bots: str,
    players: int = 4,
    deals: int = 100,
    seed: str = "0",
    stop_early: Annotated[bool, Parameter(negative="")] = False,
    json: Path | None = None,
    plot: Path | None = None,
    journal: Path | None = None,
    jobs: int | None = None,
    on: str | None = None,
    **options: Any,
) -> None:
    """Let bots play against each other, every deal from every seat: who wins how often, and how certain that is."""
    adapter = adapter_of(game)
    check_jobs(jobs, on)
    chosen = table_options(adapter.name, options)
    for target in (json, plot):
        if target:
            _check_target(target)
    warm_up(adapter.name, voice)
    settings = _settings(adapter.name, players, bots, seed, chosen)
    warm_up_bots(adapter.name, voice)
    with workers_for(on, jobs, bots) as workers:
        played, standing = _play(settings, deals, workers, journal, stop_early, voice)
    title = voice.say("cli-arena-title", game=adapter.title, players=players, deals=standing.deals)
    if json:
        write_text(json, _document(settings, played, standing, stop_early and standing.deals < deals))
    if plot:
        write_text(plot, _picture(title, standing, voice))
    voice.tell("cli-arena-done", "head", title=title, matches=standing.matches)
    voice.out.print(standing_table(standing.rows(), voice))
    tell_faults(standing.rows(), voice)
    if stop_early and standing.deals < deals:
        voice.remark("cli-arena-early", done=standing.deals, deals=deals)


def _check_target(path: Path) -> None:
    """Raise Trouble now, rather than after hours of play, if a result can't be written there."""
    refuse_existing(path)
    if not path.absolute().parent.is_dir():
        raise Trouble("cli-no-folder", file=shown(path))


def _settings(game: str, players: int, bots: str, seed: str, options: dict[str, Any]) -> "Settings":
    from ..bots.arena.deals import Settings
    from ..bots.spec import spellings

    return Settings.of(game, players, spellings(bots), seed, options)


def _play(
    settings: "Settings", deals: int, workers: "Workers", journal: Path | None, stop_early: bool, voice: Voice
) -> "tuple[list[Deal], Standing]":
    """Play it, and show the progress. Ctrl-C ends it and says how to resume."""
    from ..bots.arena.deals import run
    from ..bots.arena.standing import Standing

    played, standing = [], Standing()
    try:
        bar = Shown(voice, deals, workers)
        with closing(run(settings, deals, workers=workers, journal=journal)) as coming, bar:
            for deal in coming:
                played.append(deal)
                standing.add(deal)
                bar.report(standing)
                if stop_early and standing.is_clear():
                    break
    except KeyboardInterrupt:
        _say_goodbye(standing.deals, deals, journal, voice)
        raise
    except OSError as error:
        if journal is None:
            raise
        raise cannot_write(journal, error) from None
    return played, standing


def _say_goodbye(done: int, deals: int, journal: Path | None, voice: Voice) -> None:
    if journal:
        voice.remark("cli-arena-stopped-kept", "wrong", done=done, deals=deals, file=shown(journal))
    else:
        voice.remark("cli-arena-stopped", "wrong", done=done, deals=deals)


def _document(settings: "Settings", played: "list[Deal]", standing: "Standing", early: bool) -> str:
    """Everything as one JSON document."""
    import msgspec

    from .. import __version__

    document = {
        "stammtisch": __version__,
        "settings": settings,
        "deals": standing.deals,
        "matches": standing.matches,
        "stopped_early": early,
        "table": standing.rows(),
        "played": played,
    }
    return msgspec.json.format(msgspec.json.encode(document), indent=1).decode() + "\n"


def _picture(title: str, standing: "Standing", voice: Voice) -> str:
    from ..bots.arena.plot import Dot, plot

    dots = [Dot(row.bot, row.share, row.low, row.high, row.fair) for row in standing.rows()]
    return plot(title, voice.say("cli-arena-legend"), dots)
