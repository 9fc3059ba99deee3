"""Duplicate deals, journals, standings and pictures."""

import json
import xml.etree.ElementTree as ET
from collections.abc import Callable
from contextlib import closing
from math import sqrt

import msgspec
import pytest
from openskill.models import PlackettLuce

from stammtisch.bots.arena.deals import Deal, Played, Settings, play_deal, rotations, run
from stammtisch.bots.arena.ladder import Ladder, Rung, contests, deals_for, play_contest, ratings, rung, unhurried
from stammtisch.bots.arena.plot import Dot, plot
from stammtisch.bots.arena.standing import LEAST_DEALS, Row, Standing, interval, middle
from stammtisch.bots.workers import WorkerDied
from stammtisch.match.errors import BadOption

TIMES = {"typical", "longest"}


def outcome(deals: list[Deal]) -> list[object]:
    """All of the deals but the thinking times."""
    return [
        [
            {key: value for key, value in msgspec.to_builtins(match).items() if key not in TIMES}
            for match in deal.matches
        ]
        for deal in deals
    ]


@pytest.fixture(scope="module")
def settings() -> Settings:
    return Settings.of("alhambra", 3, ["random", "heuristic"], "a")


@pytest.fixture(scope="module")
def played(settings: Settings) -> list[Deal]:
    return list(run(settings, 5, workers=1))


def test_fewer_bots_than_players_take_turns(settings):
    assert settings.bots == ("random", "heuristic", "random")


def test_all_rotations_of_a_seating_are_played_and_equal_ones_once():
    def seatings(*bots: str) -> list[tuple[str, ...]]:
        return rotations(Settings.of("scout", 4, bots))

    a, b = "random", "heuristic"
    assert seatings(a, b) == [(a, b, a, b), (b, a, b, a)]
    assert seatings(a, b, b, b) == [(a, b, b, b), (b, b, b, a), (b, b, a, b), (b, a, b, b)]
    assert seatings(a) == [(a, a, a, a)]


def test_the_rotations_of_a_deal_are_duplicates():
    """With one bot under two names every rotation is the same match."""
    first, second = play_deal(Settings.of("alhambra", 2, ["heuristic", "heuristic/candidates=1"]), 0).matches
    assert first.bots == second.bots[::-1]
    assert (first.scores, first.shares, first.moves) == (second.scores, second.shares, second.moves)


def test_deals_differ_by_number_and_seed(settings, played):
    scores = {match.scores for deal in played for match in deal.matches}
    assert len(scores) > 10
    other = play_deal(msgspec.structs.replace(settings, seed="b"), 0)
    assert outcome([other]) != outcome(played[:1])
    assert outcome([play_deal(settings, 3)]) == outcome(played[3:4])


def test_a_match_is_summed_up_by_seat(played):
    for match in (match for deal in played for match in deal.matches):
        assert {len(part) for part in msgspec.structs.astuple(match)} == {3}
        assert sum(match.shares) == pytest.approx(1)
        assert match.scores[match.shares.index(max(match.shares))] == max(match.scores)
        assert all(0 <= typical <= longest for typical, longest in zip(match.typical, match.longest, strict=True))


def test_any_number_of_processes_gives_the_same(settings, played):
    assert outcome(list(run(settings, 5, workers=2))) == outcome(played)


def test_a_process_that_a_bot_tears_down_is_reported():
    torn = Settings.of("alhambra", 2, ["tests.bots.strange:Killer", "random"])
    with pytest.raises(WorkerDied, match="One of the processes is gone"):
        list(run(torn, 2, workers=2))


def test_listening_no_longer_stops_the_processes(settings, played):
    with closing(run(settings, 1000, workers=2)) as coming:
        assert outcome([next(coming)]) == outcome(played[:1])


def test_what_cannot_be_played():
    for wrong, sentence in [
        (lambda: Settings.of("scout", 3, ["random"] * 4), "4 bots are too many for a table of 3."),
        (lambda: Settings.of("scout", 3, []), "There is nobody to play"),
        (lambda: Settings.of("scout", 6, ["random"]), "SCOUT is for 2 to 5 players, not 6."),
        (lambda: Settings.of("scout", 3, ["randon"]), "There is no bot “randon”"),
        (lambda: Settings.of("scout", 3, ["random"], 0, {"cap": 1}), "There is no option “cap”"),
        (lambda: list(run(Settings.of("scout", 3, ["random"]), 0)), "The number of deals is a whole number"),
    ]:
        with pytest.raises(BadOption) as caught:
            wrong()
        assert str(caught.value).startswith(sentence)


# Journals


@pytest.fixture(scope="module")
def lines(settings: Settings, tmp_path_factory: pytest.TempPathFactory) -> list[bytes]:
    """A journal of three deals."""
    journal = tmp_path_factory.mktemp("kept") / "journal"
    list(run(settings, 3, workers=1, journal=journal))
    return journal.read_bytes().splitlines(keepends=True)


def test_a_resumed_run_is_the_uninterrupted_one(settings, played, lines, tmp_path):
    journal = tmp_path / "journal"
    journal.write_bytes(b"".join(lines))
    assert outcome(list(run(settings, 5, workers=1, journal=journal))) == outcome(played)
    assert journal.read_bytes().startswith(b"".join(lines))  # nothing was played again
    whole = journal.read_bytes()
    assert len(list(run(settings, 3, workers=1, journal=journal))) == 3
    assert journal.read_bytes() == whole


@pytest.mark.parametrize("torn", [1, 40, -1, "\0" * 20 + "\n", '{"number":7,"matches":[]}\n'])
def test_a_torn_last_line_is_dropped(settings, played, lines, tmp_path, torn):
    journal = tmp_path / "journal"
    last = torn.encode() if isinstance(torn, str) else lines[3][:torn]
    journal.write_bytes(b"".join(lines[:3]) + last)
    assert outcome(list(run(settings, 3, workers=1, journal=journal))) == outcome(played[:3])
    assert [json.loads(line).get("number") for line in journal.read_bytes().splitlines()] == [None, 0, 1, 2]


@pytest.mark.parametrize("size", [0, 30])
def test_a_journal_torn_in_its_first_line_begins_afresh(settings, played, lines, tmp_path, size):
    journal = tmp_path / "journal"
    journal.write_bytes(lines[0][:size])
    assert outcome(list(run(settings, 1, workers=1, journal=journal))) == outcome(played[:1])
    assert len(journal.read_bytes().splitlines()) == 2


def test_other_settings_and_other_files_are_refused(settings, lines, tmp_path):
    journal = tmp_path / "journal"
    kept = b"".join(lines)
    journal.write_bytes(kept)
    with pytest.raises(BadOption, match="another tournament; what differs is: seed, state"):
        list(run(msgspec.structs.replace(settings, seed="b", state="x"), 2, workers=1, journal=journal))
    assert journal.read_bytes() == kept
    journal.write_bytes(lines[0] + b"?\n" + lines[2])
    with pytest.raises(BadOption, match="Line 2 of the journal"):
        list(run(settings, 2, workers=1, journal=journal))
    journal.write_text("my diary\n")
    with pytest.raises(BadOption, match="isn't the journal of an arena"):
        list(run(settings, 2, workers=1, journal=journal))
    assert journal.read_text() == "my diary\n"


# Faults


@pytest.mark.parametrize("kind", ["Raises", "Nonsense", "Illegal"])
def test_a_faulty_bot_is_reported_and_the_others_count(kind):
    faulty = f"tests.bots.strange:{kind}"
    standing = Standing()
    for deal in run(Settings.of("alhambra", 3, [faulty, "random", "heuristic"]), 2, workers=1):
        standing.add(deal)
    rows = {row.bot: row for row in standing.rows()}
    assert rows[faulty].faults == 3 * standing.matches == 18
    assert rows[faulty].reason
    assert rows["random"].faults == rows["heuristic"].faults == 0
    assert sum(row.share for row in rows.values()) == pytest.approx(1)


# Standings


def match(bots: str, scores: list[int], moves: int = 10, typical: float = 1.0) -> Played:
    """A match with the given points; the highest win."""
    best, size = max(scores), len(scores)
    shares = tuple((score == best) / scores.count(best) for score in scores)
    return Played(
        tuple(bots), tuple(scores), shares, (moves,) * size, (typical,) * size, (9.0,) * size, (0,) * size, ("",) * size
    )


def test_shares_points_margins_and_seats_are_pooled_by_name():
    standing = Standing()
    standing.add(Deal(0, (match("abab", [10, 2, 4, 4]), match("baba", [6, 6, 0, 6]))))
    standing.add(Deal(1, (match("abab", [1, 9, 1, 1]), match("baba", [0, 8, 0, 4]))))
    a, b = standing.rows()
    assert (a.bot, a.matches, a.fair, a.faults) == ("a", 4, 0.5, 0)
    assert a.share == pytest.approx((1 + 2 / 3 + 0 + 1) / 4)
    assert b.share == pytest.approx(1 - a.share)
    assert a.points == pytest.approx((10 + 4 + 6 + 6 + 1 + 1 + 8 + 4) / 8)
    assert a.margin == pytest.approx((6 - 6 + 0 + 0 - 8 - 8 + 4 - 4) / 8)


def test_the_interval_rests_on_the_means_of_the_deals():
    values = [0.75, 0.25, 0.5, 0.5, 1.0, 0.5] * 50
    mean, low, high = interval(values)
    error = sqrt(sum((value - mean) ** 2 for value in values) / 299) / sqrt(300)
    assert mean == pytest.approx(7 / 12)
    assert (low, high) == pytest.approx((mean - 1.96 * error, mean + 1.96 * error), abs=0.001)


def test_the_interval_stays_within_bounds_and_is_never_a_point():
    assert interval([1.0] * 100) == pytest.approx((1, 1 / (1 + 1.959964**2 / 100), 1))  # Wilson's, by hand
    assert interval([0.0] * 100)[1:] == pytest.approx((0, 1.959964**2 / 100 / (1 + 1.959964**2 / 100)))
    for values in ([0.0], [1.0], [0.5], [0.0, 1.0], [0.9, 1.0, 1.0]):
        mean, low, high = interval(values)
        assert 0 <= low < high <= 1
        assert low <= mean <= high


def test_the_median_counts_every_move():
    assert middle([(5.0, 1), (1.0, 1), (2.0, 1)]) == 2
    assert middle([(5.0, 10), (1.0, 1), (2.0, 1)]) == 5
    assert middle([]) == 0
    standing = Standing()
    standing.add(Deal(0, (match("ab", [1, 0], 30, 2.0), match("ba", [1, 0], 10, 8.0))))
    assert [row.typical for row in standing.rows()] == [2.0, 2.0]


def test_a_rating_of_single_seats_is_that_of_openskill():
    standing, model = Standing(), PlackettLuce()
    standing.add(Deal(0, (match("abc", [3, 9, 3]),)))
    rated = model.rate([[model.rating()], [model.rating()], [model.rating()]], ranks=[1, 0, 1])
    rows = {row.bot: row for row in standing.rows()}
    for name, (expected,) in zip("abc", rated, strict=True):
        assert (rows[name].rating, rows[name].doubt) == pytest.approx((expected.mu, expected.sigma))


def test_several_seats_of_a_name_share_the_mean_of_their_ratings():
    standing, model = Standing(), PlackettLuce()
    standing.add(Deal(0, (match("aab", [5, 1, 3]),)))
    rated = model.rate([[model.rating()], [model.rating()], [model.rating()]], ranks=[0, 2, 1])
    row = next(row for row in standing.rows() if row.bot == "a")
    assert row.rating == pytest.approx((rated[0][0].mu + rated[1][0].mu) / 2)


def test_the_order_is_clear_after_enough_deals_and_not_while_it_is_even():
    clear, even = Standing(), Standing()
    for number in range(LEAST_DEALS):
        assert not clear.is_clear()
        lucky = number % 5 == 0
        clear.add(Deal(number, (match("ab", [9, 1]), match("ba", [9, 1] if lucky else [1, 9]))))
        even.add(Deal(number, (match("ab", [9, 1]), match("ba", [9, 1]))))
    assert clear.is_clear()
    assert not even.is_clear()


def test_unequal_numbers_of_seats_are_measured_by_what_would_be_fair():
    standing = Standing()
    for number in range(LEAST_DEALS):
        winners = [9, 1, 1, 1] if number % 3 == 0 else [1, 9, 1, 1]
        standing.add(Deal(number, (match("abbb", winners),)))
    first, second = standing.rows()
    assert (first.bot, first.fair, second.fair) == ("a", 0.25, 0.75)
    assert first.share < second.share


# The ladder


def test_the_ladder_seats_neighbours_in_turn_and_is_fair_at_odd_tables():
    found = contests([3, 4])
    assert len(found) == 4 + 4 + 2
    assert found[0].seatings == (("guest", "newcomer", "guest"), ("newcomer", "guest", "newcomer"))
    assert found[4].seatings == (("guest", "newcomer", "guest", "newcomer"),)
    assert found[-2].seatings == (("master", "heuristic", "heuristic", "heuristic"),)
    assert found[-1].seatings == (("master", "random", "random", "random"),)
    assert sorted(sum(name in seating for seating in ratings().seatings) for name in ("newcomer", "master")) == [4, 4]


def test_as_many_deals_as_make_the_matches_of_a_slow_contest():
    assert {(each.players, deals_for(each, 80)) for each in contests([2, 3, 4, 5, 6])} == {
        (2, 40), (3, 14), (4, 40), (4, 20), (5, 8), (6, 40),
    }  # fmt: skip
    assert deals_for(ratings(), 80) == 4


def test_a_contest_joins_its_seatings_deal_by_deal_and_goes_on_from_journals(monkeypatch, tmp_path):
    monkeypatch.setattr("stammtisch.bots.arena.ladder.NAMES", ("random", "heuristic"))
    (contest,) = contests([3])
    reports: list[int] = []
    standing = play_contest("alhambra", contest, 2, "a", workers=1, journals=tmp_path, report=lambda: reports.append(1))
    result = rung(contest, standing)
    assert len(reports) == 4
    assert (result.deals, result.matches, result.fair) == (2, 12, 0.5)
    kept = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert len(kept) == 2
    again = rung(contest, play_contest("alhambra", contest, 2, "a", workers=1, journals=tmp_path))
    assert again == result
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == kept


def test_rollouts_end_a_search_on_the_ladder_and_no_clock_does():
    assert unhurried("master", "scout") == "master/seconds=60"
    assert unhurried("veteran", "alhambra") == "veteran/seconds=60"
    assert [unhurried(each, "scout") for each in ("veteran", "heuristic", "random")] == [
        "veteran",
        "heuristic",
        "random",
    ]


@pytest.fixture
def climbed(monkeypatch) -> Callable[..., Ladder]:
    """A ladder of two contests without a match, by a command."""
    monkeypatch.setattr("stammtisch.bots.arena.ladder.NAMES", ("newcomer", "guest"))

    def climb(command: str, *numbers: int, rules: int = 1, rated: bool = False) -> Ladder:
        rungs = [
            Rung(each.players, each.upper, each.lower, each.seatings, 1, 2, 0.5, 0.4, 0.6, 0.5, [], command)
            for each in contests(numbers)
        ]
        rows = [Row("guest", 1, 0.5, 0.4, 0.6, 0.5, 0, 0, 0, 0, "", 25, 8)] if rated else []
        return Ladder.of("scout", "0.1", rules, rungs, rows, command)

    return climb


def commands(ladder: Ladder) -> list[tuple[int, str]]:
    return [(each.players, each.command) for each in ladder.contests]


def test_figures_of_other_contests_stay_with_the_command_that_made_them(climbed, tmp_path):
    file = tmp_path / "scout.json"
    assert climbed("first", 2, 3).joined(file) == climbed("first", 2, 3)
    file.write_text(climbed("first", 2, 3, rated=True).text())
    both = climbed("second", 3, 5).joined(file)
    assert commands(both) == [(2, "first"), (3, "second"), (5, "second")]
    assert (len(both.ratings), both.ratings_command) == (1, "first")
    assert climbed("third", 2, rated=True).joined(file).ratings_command == "third"


@pytest.mark.parametrize("old", ["another version", "no ladder"])
def test_figures_of_other_rules_are_left_out(climbed, tmp_path, old):
    file = tmp_path / "scout.json"
    file.write_text(
        climbed("first", 2, rules=2).text() if old == "another version" else '{"format": "stammtisch ladder"}'
    )
    assert commands(climbed("second", 3).joined(file)) == [(3, "second")]


# Pictures


def test_a_picture_is_well_formed_whatever_the_names():
    dots = [Dot('<b>&"é\x00' + "x" * 99, 0.6, 0.5, 0.7, 0.5), Dot("random", 0.0, 0.0, 0.2, 0.25)]
    root = ET.fromstring(plot("Title & more", "note", dots))
    space = "{http://www.w3.org/2000/svg}"
    circles = root.findall(f"{space}circle")
    whiskers = [line for line in root.iter(f"{space}line") if line.get("class") == "whisker"]
    assert len(circles) == len(whiskers) == 2
    for circle, whisker in zip(circles, whiskers, strict=True):
        assert float(whisker.get("x1")) <= float(circle.get("cx")) <= float(whisker.get("x2"))
    assert float(circles[0].get("cx")) > float(circles[1].get("cx"))
    assert root.find(f"{space}title").text == "Title & more"
    assert {text.text for text in root.iter(f"{space}text")} >= {"60.0%", "0.0%", "random", "note"}
