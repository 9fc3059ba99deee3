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
SHOWABLE = "[data-hand] button[aria-label*='can be shown']"
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
    """Bid the first card, make it final, take the first card."""
    for each in (".spoils button", ".naming button"):
        if engine.count(each):
            engine.press(each)
    if not engine.count("[data-primary]"):
        engine.press("[data-hand] [data-card] button")
    engine.press(PRIMARY)


def alhambra(engine: Engine) -> None:
    """Buy what can be paid, else take money."""
    if engine.count(".yard button.payable"):
        engine.press(".yard button.payable")
        engine.press(".offering ul button")
    elif not engine.count("[data-primary]"):
        engine.press(".display button")
    engine.press(PRIMARY)


def scout(engine: Engine) -> None:
    """Keep the hand; show a card, else scout one."""
    if engine.count(".ways[data-hand]"):
        engine.press(".ways button")
    elif engine.count(SHOWABLE):
        engine.press(SHOWABLE)
        engine.await_any(f"{PRIMARY}, .why")
        if engine.count(".why"):
            engine.press("[data-bar] .icon")
            put(engine)
    else:
        put(engine)
    engine.press(PRIMARY)


def put(engine: Engine) -> None:
    """Scout the first card into the first gap."""
    engine.press(".set [data-card] button")
    engine.press("button.open[data-drop^=gap]")


HANDS: dict[str, Callable[[Engine], None]] = {"score5": score5, "alhambra": alhambra, "scout": scout}


@pytest.mark.parametrize("game", list(PLAYERS))
def test_a_game_is_played_in_another_browser(engine: Engine, base_url: str, game: str):
    likes = {"speed": "fast", "language": "en", "level": "newcomer", "guided": list(PLAYERS), "taught": list(PLAYERS)}
    engine.open(base_url)
    engine.evaluate(f"(localStorage.setItem('stammtisch', {json.dumps(json.dumps(likes))}), 0)")
    engine.open(base_url)
    engine.evaluate(LISTEN)
    engine.press(f"[data-play={game}]")
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


def decide(engine: Engine, game: str) -> None:
    """Wait for one's turn, and decide once the table is quiet; great moments are skipped."""
    before = made(engine)
    engine.await_any(".expected.mine, [data-primary], [data-go-on]")
    while engine.count("[data-go-on]"):
        if point := engine.point_of("[data-go-on]"):  # it also goes on by itself
            engine.press_at(*point)
        engine.await_any(".expected.mine, [data-primary], [data-go-on]")
    HANDS[game](engine)
    until(lambda: made(engine) > before, "the decision in the log")


def made(engine: Engine) -> int:
    """How much has happened."""
    return engine.count("aside ol > li")
