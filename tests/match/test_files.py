"""Match files: what is written comes back, and a file that doesn't hold what it claims is refused."""

import json
import random

import pytest

import stammtisch
from stammtisch.messages import LANGUAGES
from tests.tables import every_table, played


def finished(game: str = "scout", players: int = 3, **options: object) -> stammtisch.Match:
    match = stammtisch.game(game).new(players, seed="file", contributions=["mine", "yours"], **options)
    for _ in played(match, random.Random(5)):
        pass
    return match


@every_table
def test_a_finished_match_is_verified(game, players):
    match = finished(game, players)
    again = stammtisch.verify(match.dump())
    assert again.scores == match.scores
    assert again.winners == match.winners


def test_a_running_match_is_loaded_but_not_verified():
    match = stammtisch.game("scout").new(3, seed="running")
    match.play(0, "keep")
    assert stammtisch.load(match.dump()).position == match.position
    with pytest.raises(stammtisch.BadMatchFile, match="isn't over"):
        stammtisch.verify(match.dump())


def test_options_are_kept_with_the_deck():
    from stammtisch.games.score5.rules import deck

    document = deck.document(deck.default())
    document["cards"][0]["tie-break"], document["cards"][1]["tie-break"] = 901, 902
    match = finished("score5", 3, cap=1, deck=document, memory=True)
    again = stammtisch.verify(match.dump())
    assert again.options == match.options
    assert again.options.cap == 1
    assert again.position.record.tie[0] == 901


def change(**fields: object) -> str:
    """The file of a finished match with some fields changed."""
    return json.dumps(json.loads(finished().dump()) | fields)


def test_the_unchanged_file_holds():
    assert stammtisch.verify(change()).over


def moves_with(number: int, seat: int, action: str) -> list[list[object]]:
    moves = json.loads(finished().dump())["moves"]
    moves[number] = [seat, action]
    return moves


@pytest.mark.parametrize(
    ("fields", "named"),
    [
        ({"format": "chess 960"}, "chess 960"),
        ({"game": "chess"}, "chess"),
        ({"version": 99}, "99"),
        ({"players": 17}, "17"),
        ({"players": "three"}, "players"),
        ({"options": {"speed": 3}}, "speed"),
        ({"options": []}, "options"),
        ({"seed": "another"}, "seed"),
        ({"seed": 5}, "seed"),
        ({"commitment": "0" * 64}, "commitment"),
        ({"contributions": ["mine"]}, ""),
        ({"contributions": "mine"}, "contributions"),
        ({"moves": [[0, "fly"]]}, "1"),
        ({"moves": [[9, "keep"]]}, "9"),
        ({"moves": [[0, "keep"], [0, "keep"]]}, "SC-4"),
        ({"moves": [["0", "keep"]]}, "moves"),
        ({"moves": "none"}, "moves"),
        ({"moves": [[10**40, "keep"]]}, ""),
        ({"result": {"scores": [1, 2, 3], "winners": [2]}}, "result"),
        ({"result": None}, "result"),
        ({"extra": 1}, "extra"),
    ],
)
def test_a_file_that_does_not_hold_is_refused_and_says_what_is_wrong(fields, named):
    with pytest.raises(stammtisch.BadMatchFile) as caught:
        stammtisch.verify(change(**fields))
    assert named in str(caught.value)
    assert all(caught.value.say(language) for language in LANGUAGES)


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", "7", "{}", "\x00", b"\xff\xfe", "[" * 100_000, '{"moves":' * 5000, " " * 4_000_001]
)
def test_what_is_no_match_file_is_refused(text):
    with pytest.raises(stammtisch.BadMatchFile) as caught:
        stammtisch.load(text)
    assert all(0 < len(caught.value.say(language)) < 400 for language in LANGUAGES)


def test_the_commitment_does_not_tell_the_seed_and_pins_it_down():
    one, two = (stammtisch.game("scout").new(3, seed=seed) for seed in ("one", "two"))
    assert one.commitment != two.commitment
    assert "one" not in one.commitment
    assert len(one.commitment) == 64


def test_every_part_of_the_seed_changes_the_deal():
    def deal(**chosen: object) -> bytes:
        return stammtisch.game("scout").new(**({"players": 4, "seed": "s"} | chosen)).position.record.tobytes()  # type: ignore[arg-type]

    deals = [
        deal(), deal(seed="t"), deal(contributions=["a"]), deal(contributions=["b"]), deal(contributions=["a", "b"]),
        deal(contributions=["b", "a"]), deal(contributions=["ab"]), deal(seed="sa"), deal(contributions=["", ""]),
    ]  # fmt: skip
    assert len(set(deals)) == len(deals)
    assert deal() == deals[0]


def test_without_a_seed_every_deal_is_another_one():
    deals = {stammtisch.game("scout").new(4).position.record.tobytes() for _ in range(5)}
    assert len(deals) == 5


def test_undo_goes_to_any_earlier_move_and_nowhere_else():
    match = finished()
    length = len(match.moves_made)
    match.undo()
    assert len(match.moves_made) == length - 1
    assert not match.over
    for wrong in (-1, length, 10**30, "1", 1.0, True):
        with pytest.raises(stammtisch.BadOption):
            match.undo(wrong)  # type: ignore[arg-type]
    match.undo(0)
    assert match.moves_made == []
    with pytest.raises(stammtisch.BadOption):
        match.undo()


def test_steps_tell_what_everybody_saw():
    match = finished()
    steps = list(match.steps())
    assert [step.number for step in steps] == list(range(1, len(match.moves_made) + 1))
    assert steps[-1].after == match.position
    assert steps[0].before == match.at(0)
    told = [event for step in steps for event in step.events(1)]
    assert match.events(1)[-len(told) :] == told
