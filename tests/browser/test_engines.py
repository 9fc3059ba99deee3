"""Each game in Firefox and in WebKit, by presses: a few decisions, the others' moves, a reload, the rules."""

import json
from collections.abc import Callable, Iterator

import pytest

from tests.browser.engines import ENGINES, Engine
from tests.browser.engines.engine import until
from tests.browser.players import PLAYERS

pytestmark = pytest.mark.soak
DECISIONS = 6
PRIMARY = "[data-primary][aria-disabled=false]"
SHOWABLE = ("[data-hand] button", "can be shown")
GAP = "button.open[data-drop^=gap]"
AT_A_TABLE = "location.pathname.startsWith('/table/')"
# Whatever sticks out of the window at the side, and what was said against the page.
WIDE = "document.documentElement.scrollWidth > innerWidth"
TROUBLES = "window.troubles"
LISTEN = """(window.troubles = [], addEventListener('error', ({ message }) => window.troubles.push(message)),
  addEventListener('unhandledrejection', ({ reason }) => window.troubles.push(String(reason))), 0)"""


@pytest.fixture(scope="module", params=list(ENGINES))
def engine(request: pytest.FixtureRequest) -> Iterator[Engine]:
    """A browser for all games."""
    with ENGINES[request.param]() as opened:
        yield opened


def score5(engine: Engine) -> None:
    """Take the first card, name the first number, or bid the first card."""
    engine.press_any(".spoils button", ".naming button", "[data-hand] [data-card] button")


def alhambra(engine: Engine) -> None:
    """Buy what can be paid, else take money."""
    engine.press_any(".offering ul button", ".yard button.payable", ".display button")


def scout(engine: Engine) -> None:
    """Keep the hand; show a card, else scout the first one into the first gap."""
    if engine.count(".why"):
        engine.press_any("[data-bar] .icon")
        engine.press_any(".set [data-card] button")
    elif not engine.count(*SHOWABLE) or engine.count(GAP):
        engine.press_any(".ways button", GAP, ".set [data-card] button")
    elif point := engine.point_of(*SHOWABLE):
        engine.press_at(*point)


HANDS: dict[str, Callable[[Engine], None]] = {"score5": score5, "alhambra": alhambra, "scout": scout}


@pytest.mark.parametrize("game", list(PLAYERS))
def test_a_game_is_played_in_another_browser(engine: Engine, base_url: str, game: str):
    likes = {"speed": "fast", "language": "en", "level": "newcomer", "guided": list(PLAYERS), "taught": list(PLAYERS)}
    engine.open(base_url)
    engine.evaluate(f"(localStorage.setItem('stammtisch', {json.dumps(json.dumps(likes))}), 0)")
    engine.open(base_url)
    engine.evaluate(LISTEN)
    until(lambda: is_at_a_table(engine, game), "a table")
    for _ in range(DECISIONS):
        decide(engine, game)
    assert engine.evaluate(WIDE) is False
    assert engine.evaluate(TROUBLES) == []
    engine.reload()
    engine.evaluate(LISTEN)
    decide(engine, game)
    engine.press("[data-rules]")
    engine.await_any("dialog article section")
    assert engine.evaluate(TROUBLES) == []


def is_at_a_table(engine: Engine, game: str) -> bool:
    """Whether one is; else *Play now* is pressed, once nothing moves it any more."""
    if engine.evaluate(AT_A_TABLE):
        return True
    engine.press_any(f"[data-play={game}]")
    return False


def decide(engine: Engine, game: str) -> None:
    """Wait for one's turn, and decide once the table is quiet; great moments are skipped."""
    engine.await_any(".expected.mine, [data-primary], [data-go-on]")
    while engine.count("[data-go-on]"):
        if point := engine.point_of("[data-go-on]"):  # it also goes on by itself
            engine.press_at(*point)
        engine.await_any(".expected.mine, [data-primary], [data-go-on]")
    before = made(engine)
    until(lambda: is_decided(engine, game, before), "the decision in the log")


def is_decided(engine: Engine, game: str, before: int) -> bool:
    """Whether the decision is made. One step more is done if it isn't: a press can miss what moves at that moment."""
    if made(engine) > before:
        return True
    if point := engine.point_of(PRIMARY):
        engine.press_at(*point)
    elif engine.count(".expected.mine, .why"):
        HANDS[game](engine)
    return False


def made(engine: Engine) -> int:
    """How many decisions of one's own are in the log."""
    return engine.count("aside ol > li.mine")
