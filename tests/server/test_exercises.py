"""Exercises on the server: asked before anything is told, one's own first, at growing distances, and nobody else's business."""

import json
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert, select, update

from stammtisch.client import Client
from stammtisch.games import GAMES
from stammtisch.match.file import load
from stammtisch.match.game import find
from stammtisch.review.document import Decision, Review, Weighed, dump
from stammtisch.review.packaged import exercises as packaged
from stammtisch.review.schedule import DAY, LEARNED
from stammtisch.server.admin.people import delete_person
from stammtisch.server.store.database import connect
from stammtisch.server.store.exercises import Exercises, gather
from stammtisch.server.store.migrate import migrate
from stammtisch.server.store.schema import exercises, finished, people, results, reviews
from stammtisch.server.store.store import Person, Store
from tests.review import CHEAP, played
from tests.server import Server
from tests.server.raw_requests import friends_at
from tests.server.test_tables import refused

SOLUTION = ('"best"', '"second"', '"behind"', '"ahead"', '"reasons"', '"chance"', '"why"', '"kind"', '"played"')


@pytest.fixture
def server(database):
    server = Server(database)
    yield server
    server.close()


def next_in(client: Client, game: str, query: str = "") -> dict[str, Any]:
    return client.ask("GET", f"/api/exercises/{game}{query}")


def answer(client: Client, game: str, ident: str, action: Any) -> dict[str, Any]:
    return client.ask("POST", f"/api/exercises/{game}/{ident}/answer", {"action": action})


def test_a_packaged_exercise_is_asked_answered_and_comes_back(server):
    one, other = friends_at(server, 2)
    for game in GAMES:
        state = next_in(one, game)
        assert (state["own"], state["again"], state["fresh"], state["answered"]) == (0, 0, len(packaged(game)), 0)
        asked = state["exercise"]
        exercise = packaged(game)[asked["id"]]
        assert (asked["own"], asked["seat"], asked["players"]) == (False, exercise.seat, exercise.players)
        assert next_in(one, game)["exercise"] == asked  # until it is answered
        sent = json.dumps({name: value for name, value in state.items() if name != "exercise"} | asked | {"view": None})
        assert not any(word in sent for word in SOLUTION)
        assert exercise.position not in json.dumps(state)
        tried = one.ask("POST", f"/api/exercises/{game}/{asked['id']}/try", {"action": exercise.best})
        assert tried == {"allowed": True}

        wrong = exercise.moves[-1]
        told = answer(one, game, asked["id"], wrong.move)
        assert (told["right"], told["measured"], told["compared"]) == (False, True, "chose")
        assert told["other"]["behind"] == wrong.behind
        assert told["best"]["behind"] == 0
        assert (told["step"], told["learned"], told["kind"]) == (0, 0, exercise.kind)
        after = next_in(one, game)
        assert (after["fresh"], after["answered"]) == (len(packaged(game)) - 1, 1)
        assert after["exercise"]["id"] != asked["id"]
        assert after["following"] == pytest.approx(told["due"])
        assert next_in(other, game)["answered"] == 0  # nobody else knows

        second = packaged(game)[after["exercise"]["id"]]
        right = answer(one, game, second.ident, second.best)
        assert (right["right"], right["compared"], right["step"]) == (True, "next", 1)
        assert right["due"] > told["due"] + DAY / 2
        given_up = answer(one, game, next_in(one, game)["exercise"]["id"], None)
        assert (given_up["right"], given_up["measured"]) == (False, False)
    assert refused(answer, one, "scout", "nothing", "keep").error == "no-such-exercise"
    assert refused(next_in, one, "skat").error == "no-such-address"
    assert refused(next_in, one, "scout", "?kind=%20").error == "not-understood"
    assert answer_count(one) == 3 * len(GAMES)
    assert answer_count(other) == 0
    one.ask("DELETE", "/api/me/matches")
    assert answer_count(one) == 0


def answer_count(client: Client) -> int:
    """How many exercises are exported, which has no solutions."""
    page = client.ask("GET", "/api/me/exercises")
    assert page["count"] == len(page["exercises"])
    assert not any(word in json.dumps(page) for word in SOLUTION if word != '"kind"')
    return page["count"]


def test_what_cant_be_compared_counts_neither_way_and_what_isnt_allowed_is_refused(server):
    (one,) = friends_at(server, 1)
    found = None
    for exercise in packaged("score5").values():
        if exercise.kind == "bid":
            moves = one.ask("GET", "/api/exercises/score5")["exercise"]["moves"]
            found = exercise
            assert moves
            break
    assert found is not None
    position = find("score5").position(found.position)
    measured = {each.move for each in found.moves}
    others = [str(move) for move in position.moves(found.seat) if str(move) not in measured]
    assert others
    told = answer(one, "score5", found.ident, others[0])
    assert told["right"] is None
    assert told["best"] is None
    assert not any(found.best in str(value) for value in told.values())
    assert answer_count(one) == 0
    assert refused(answer, one, "score5", found.ident, "take 99").status in (409, 422)


def test_a_kind_of_decision_can_be_practised_by_itself(server):
    (one,) = friends_at(server, 1)
    kinds = {each.kind for each in packaged("alhambra").values()}
    for kind in kinds:
        asked = next_in(one, "alhambra", f"?kind={kind}")["exercise"]
        assert packaged("alhambra")[asked["id"]].kind == kind
    assert next_in(one, "alhambra", "?kind=nothing")["exercise"] is None
    assert next_in(one, "alhambra", "?match=nothing")["exercise"] is None


# ---- Mistakes of one's own ----


def reviewed_match() -> tuple[Any, Review]:
    """A match, and a review of its first seat in which two decisions cost something, one of them without a clear answer."""
    match = played("scout", 3, moves=40)
    review = match.review(0, effort=CHEAP)
    decisions = [_told_otherwise(i, decision) for i, decision in enumerate(review.decisions)]
    return match, msgspec.structs.replace(review, decisions=decisions)


def _told_otherwise(i: int, decision: Decision) -> Decision:
    """Every third cost something and had a clear answer, every third something without one; the rest was fine."""
    if len(decision.moves) < 2 or i % 3 == 2:
        return msgspec.structs.replace(decision, verdict="fine")
    behind, verdict, loss = (0.2, "blunder", 0.2 - i / 1000) if i % 3 == 0 else (0.01, "slip", 0.1)
    moves = [_weighed(decision.moves[0], 0.0), _weighed(decision.moves[-1], behind)]
    return msgspec.structs.replace(decision, moves=moves, played=1, verdict=verdict, loss=loss, reasons=[])


def _weighed(move: Weighed, behind: float) -> Weighed:
    return msgspec.structs.replace(move, behind=behind, behind_error=0.02)


def put(store: Store, person: str, match: Any, review: Review, ident: str, aside: str | None = None) -> None:
    """A finished match of a person with its review, as a server would have kept them."""
    names = json.dumps([{"name": "Ada", "level": None, "person": person}, None, None])
    text = match.dump()
    row = {
        "id": ident, "game": "scout", "players": 3, "public": False, "ended": 1e9, "names": names, "scores": "[1,2,3]",
        "document": text, "size": len(text),
    }  # fmt: skip
    result = {
        "match_id": ident, "person": person, "game": "scout", "players": 3, "ended": 1e9, "seat": 0, "score": 1, "place": 2,
        "won": False, "company": "guest", "aside": aside,
    }  # fmt: skip
    kept = {
        "match_id": ident, "seat": 0, "reviewer": review.reviewer, "game": "scout", "person": person, "asker": person,
        "asked": 0.0, "unmade": False, "leased": 0.0, "done": 0, "total": 0, "tries": 1, "made": 1.0,
        "document": dump(review).decode(),
    }  # fmt: skip
    with store.writing() as connection:
        for table, values in ((finished, row), (results, result), (reviews, kept)):
            connection.execute(insert(table).values(values))
        gather(store, connection, ident, 0, kept["document"], 5.0)


@pytest.fixture(scope="module")
def lost(compiled):
    """A match and its review."""
    return reviewed_match()


def person_of(client: Client) -> str:
    return str(client.ask("GET", "/api/me")["id"])


def test_own_mistakes_come_first_as_they_were_seen_and_go_with_the_match(server, lost):
    match, review = lost
    one, other = friends_at(server, 2)
    store = Store(connect(server.database))
    put(store, person_of(one), match, review, "lost")
    put(store, person_of(one), match, review, "branch", aside="practice")  # repeats a match: not gathered again
    mistakes = [each for each in review.decisions if each.verdict == "blunder"][:8]
    state = next_in(one, "scout")
    assert state["own"] == len(mistakes)
    asked = state["exercise"]
    dearest = max(mistakes, key=lambda each: each.loss)
    before = load(match.dump()).at(dearest.number - 1)
    assert asked["own"]
    assert asked["view"] == msgspec.to_builtins(before.view(0))
    assert asked["moves"] == [msgspec.to_builtins(move) for move in before.moves(0)]
    assert not any(word in json.dumps(asked | {"view": None}) for word in SOLUTION)
    assert next_in(one, "scout", "?match=lost")["exercise"] == asked
    assert next_in(other, "scout", "?match=lost")["exercise"] is None
    assert refused(answer, other, "scout", asked["id"], None).error == "no-such-exercise"

    wrong = answer(one, "scout", asked["id"], dearest.moves[1].move)
    assert (wrong["right"], wrong["compared"], wrong["match"], wrong["number"]) == (
        False, "played", "lost", dearest.number,
    )  # fmt: skip
    assert next_in(one, "scout", "?match=lost")["own"] == len(mistakes) - 1
    with store.writing() as connection:
        connection.execute(update(exercises).values(due=0.0))
    again = next_in(one, "scout")["exercise"]
    assert again["id"] == asked["id"]  # what was wrong before comes before what is new
    assert answer(one, "scout", asked["id"], dearest.moves[0].move)["right"] is True

    with store.writing() as connection:
        connection.execute(update(exercises).values(due=0.0))
        connection.execute(update(finished).values(document="{}"))  # as if it had been played by other rules
    assert not next_in(one, "scout")["exercise"]["own"]
    assert next_in(one, "scout")["own"] == 0
    one.ask("DELETE", "/api/me/matches/lost")
    assert next_in(one, "scout")["own"] == 0
    store.engine.dispose()


def test_progress_needs_ten_reviewed_matches_that_count(server, lost):
    match, review = lost
    one, other = friends_at(server, 2)
    store = Store(connect(server.database))
    person = person_of(one)
    for i in range(9):
        put(store, person, match, review, f"match {i}")
    put(store, person, match, review, "practice", aside="practice")
    told = {each["game"]: each for each in one.ask("GET", "/api/me/progress")["games"]}
    assert (told["scout"]["matches"], told["scout"]["enough"], told["scout"]["skill"], told["scout"]["kinds"]) == (
        9, 10, [], [],
    )  # fmt: skip
    put(store, person, match, review, "match 9")
    told = {each["game"]: each for each in one.ask("GET", "/api/me/progress")["games"]}["scout"]
    assert told["matches"] == 10
    assert told["skill"][0]["points"] == pytest.approx(review.skill.points, abs=1e-3)
    kinds = {each.kind: each.skill.points for each in review.kinds if each.skill.points is not None}
    assert {each["kind"] for each in told["kinds"]} == set(kinds)
    assert [each["a_match"] for each in told["kinds"]] == sorted(
        (each["a_match"] for each in told["kinds"]), reverse=True
    )
    assert all(each["matches"] == 0 for each in other.ask("GET", "/api/me/progress")["games"])
    store.engine.dispose()


def test_whoever_is_deleted_leaves_no_exercise_behind(database):
    store = fresh_store(database)
    mine = Exercises(store)
    for name in ("ada", "bo"):
        store.add_person(Person(name, name, "en"), name.encode(), 1.0, "")
        mine.answer(name, "x", "scout", "show", True, 1e6)
    delete_person(store, "ada")
    with store.reader.connect() as connection:
        assert connection.execute(select(exercises.c.person)).all() == [("bo",)]
        assert connection.execute(select(people.c.id)).all() == [("bo",)]
    now = 1e6
    for _ in range(LEARNED - 1):
        now += 100 * DAY
        mine.answer("bo", "x", "scout", "show", True, now)
    assert mine.counts("bo", "scout", now).learned == 1
    assert mine.counts("bo", "scout", now + 400 * DAY).again == 1
    store.engine.dispose()


def fresh_store(database: str) -> Store:
    engine = connect(database)
    migrate(engine)
    return Store(engine)


def test_a_better_judge_replaces_what_an_earlier_one_found(database, lost):
    match, review = lost
    store = fresh_store(database)
    store.add_person(Person("ada", "Ada", "en"), b"ada", 1.0, "")
    put(store, "ada", match, review, "lost")
    mine = Exercises(store)
    first = mine.due("ada", "scout", 1e6, (), None, None)
    mine.answer("ada", first["id"], "scout", first["kind"], True, 1e6)
    named = [each.number for each in review.decisions if each.verdict == "blunder"]
    kept, gone = _only(review, {first["number"]}), set(named) - {first["number"]}
    with store.writing() as connection:
        gather(store, connection, "lost", 0, dump(kept).decode(), 6.0)
    _, rows = mine.page("ada", 0, 50)
    assert [(row["number"], row["tries"], row["step"]) for row in rows] == [(first["number"], 1, 1)]
    assert gone
    store.engine.dispose()


def _only(review: Review, numbers: set[int]) -> Review:
    """The same review, in which only these decisions cost something."""

    def fine(decision: Decision) -> Decision:
        return decision if decision.number in numbers else msgspec.structs.replace(decision, verdict="fine")

    return msgspec.structs.replace(review, decisions=[fine(each) for each in review.decisions])
