"""Laws of every bot: it plays by what its seat knows alone, the same under the same seed, and stops when it is told."""

import threading
from dataclasses import replace

import pytest

import stammtisch
from stammtisch.bots.advising import TOLD, advice
from stammtisch.bots.bot import LevelBot, RandomBot
from stammtisch.bots.levels import NAMES, Level, levels
from stammtisch.bots.occasion import Past
from stammtisch.bots.search import CHUNK
from stammtisch.bots.seen import Seen, Stop
from tests.facts import facts
from tests.tables import COMBINATIONS, every_game, every_table, somewhere

ENDLESS = 10**12  # rollouts that nobody waits for
FEW = 60  # rollouts are enough to tell whether a search looks where it must not


def bots(game: str) -> dict[str, LevelBot | RandomBot]:
    """Every bot of a game; searching ones with few rollouts and without a clock."""
    hurried = {
        name: replace(level, rollouts=min(level.rollouts, FEW), seconds=1e9) for name, level in levels(game).items()
    }
    return {"random": RandomBot(), **{name: LevelBot(level) for name, level in hurried.items()}}


def decisions(game: str, players: int, seeds: range) -> list[tuple[stammtisch.Position, int]]:
    """Positions from all over a match, each with a seat that may act."""
    found = []
    for seed in seeds:
        match = somewhere(game, players, seed, **facts(game).options(seed))
        found += [(match.position, seat) for seat in match.to_act[:2]]
    return found


def start(game: str) -> tuple[stammtisch.Position, int]:
    """The first real decision of a match of four, with everything still open."""
    match = stammtisch.game(game).new(4, seed="start")
    while len(match.position.codes(match.to_act[0])) == 2:  # SCOUT: whether to turn the hand
        match.play(match.to_act[0], match.moves(match.to_act[0])[0])
    return match.position, match.to_act[0]


@every_table
def test_equal_views_and_equal_seeds_give_equal_moves(game, players):
    for number, (position, seat) in enumerate(decisions(game, players, range(6))):
        other = position.imagine(seat, stammtisch.generator(f"another world {number}"))
        assert other != position
        for name, bot in bots(game).items():
            moves = [bot.choose(Seen(truth, seat, seed="law")) for truth in (position, other)]
            assert moves[0] == moves[1], f"{name} at {position}"


@every_table
def test_a_bot_is_handed_no_secret(game, players):
    for position, seat in decisions(game, players, range(10, 14)):
        other = position.imagine(seat, stammtisch.generator("another world"))
        assert Seen(position, seat).position == Seen(other, seat).position
        assert Seen(position, seat).view == position.view(seat, memory=True)


@every_table
def test_every_bot_plays_legal_moves_to_the_end(game, players):
    match = stammtisch.game(game).new(players, seed=players)
    at_table = list(bots(game).values())
    for number in range(5000):
        if match.over:
            break
        seat = match.to_act[number % len(match.to_act)]
        match.play(
            seat,
            at_table[(seat + number // 40) % len(at_table)].choose(
                Seen(match.position, seat, f"{number}", past=Past.of(match, seat, "law"))
            ),
        )
    assert match.over


@every_game
def test_the_same_seed_gives_the_same_move_for_any_number_of_threads(game):
    level = replace(levels(game)["master"], rollouts=400, seconds=1e9)
    for position, seat in decisions(game, 4, range(20, 23)):
        alone, together = LevelBot(level), LevelBot(level, threads=2)
        assert alone.think(Seen(position, seat, "s")) == together.think(Seen(position, seat, "s"))


@every_game
def test_advice_tells_chances_leads_and_how_sure_they_are(game):
    position, seat = start(game)
    given = advice(Seen(position, seat, "s"), replace(levels(game)["master"], rollouts=400, seconds=1e9))
    assert len(given) > 1
    for each in given:
        assert position.is_legal(seat, each.action)
        assert 0 <= each.chance <= 1
        assert each.worlds >= CHUNK
        assert each.lead_error > 0
    assert len(given) <= TOLD
    assert len({each.worlds for each in given}) == 1
    assert [each.chance for each in given] == sorted((each.chance for each in given), reverse=True)
    assert given[0].tied
    assert all(
        given[0].chance - each.chance <= each.chance_error + given[0].chance_error for each in given if each.tied
    )


@every_game
def test_advice_takes_the_time_it_is_given(game):
    position, seat = start(game)
    short, long = (stammtisch.advice(position, seat, seconds=seconds)[0].worlds for seconds in (0.2, 2.0))
    assert long > short


@every_game
def test_advice_is_the_same_for_any_number_of_threads(game):
    position, seat = start(game)
    quick = replace(levels(game)["master"], rollouts=400, seconds=1e9)
    assert advice(Seen(position, seat, "s"), quick, threads=1) == advice(Seen(position, seat, "s"), quick, threads=3)


@every_game
def test_thinking_ends_when_it_is_cancelled(game):
    position, seat = next(
        (position, seat) for position, seat in decisions(game, 4, range(40, 60)) if len(position.codes(seat)) > 1
    )
    stop = Stop()
    bot = LevelBot(Level("endless", rollouts=ENDLESS, seconds=1e9))
    answer: list[object] = []
    thread = threading.Thread(target=lambda: answer.append(bot.choose(Seen(position, seat, "s", stop))))
    thread.start()
    thread.join(0.3)
    assert thread.is_alive()
    stop.cancel()
    thread.join()
    assert position.is_legal(seat, answer[0])


@every_game
def test_thinking_ends_with_its_time(game):
    (position, seat), *_ = decisions(game, 4, range(30, 40))
    candidates = LevelBot(Level("hurried", rollouts=ENDLESS, seconds=0.2)).think(Seen(position, seat, "s"))
    assert 0 < candidates[0].worlds < ENDLESS


@every_game
def test_a_bot_that_is_cancelled_before_thinking_plays_at_first_sight(game):
    (position, seat), *_ = decisions(game, 4, range(30, 40))
    stop = Stop()
    stop.cancel()
    hasty = LevelBot(levels(game)["master"]).think(Seen(position, seat, "s", stop))
    assert [each.worlds for each in hasty] == [0] * len(hasty)
    assert hasty[0].value == max(each.value for each in hasty)


@pytest.mark.soak
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("game", "players"), COMBINATIONS)
def test_levels_as_they_are_play_the_same_in_every_world(game, players, name):
    bot = LevelBot(replace(levels(game)[name], seconds=1e9))
    for number, (position, seat) in enumerate(decisions(game, players, range(100, 110))):
        other = position.imagine(seat, stammtisch.generator(f"soak {number}"))
        assert bot.choose(Seen(position, seat, "s")) == bot.choose(Seen(other, seat, "s"))
