"""Actions have numbers: one each, the same for ever, and every listed move has one."""

import hashlib
import pickle
from pathlib import Path

import numpy as np
import pytest

import stammtisch
from stammtisch import lab
from stammtisch.lab.kernels import stepping
from tests.lab.walking import positions
from tests.tables import every_table

GOLDEN = Path(__file__).with_name("numberings.txt")


@every_table
def test_every_listed_move_has_a_number_of_its_own_that_leads_back_to_it(game, players):
    numbering = lab.actions(game, players)
    for seed in range(2):
        for position in positions(game, players, seed, every=3):
            for seat in range(players):
                codes = position.codes(seat)
                numbers = [int(stepping.index_of(position._room, seat, code)) for code in codes]
                assert all(0 <= number < numbering.size for number in numbers)
                assert len(set(numbers)) == len(codes)
                assert [numbering.code(position, seat, number) for number in numbers] == codes
                assert np.flatnonzero(numbering.mask(position, seat)).tolist() == sorted(numbers)


def golden(game: str, players: int) -> str:
    """A numbering in a line: its name, its size, a digest of what each number stands for in one position."""
    numbering = lab.actions(game, players)
    position = stammtisch.game(game).new(players, seed="numbering").position
    codes = [int(stepping.action_at(position._room, 0, number)) for number in range(numbering.size)]
    return f"{numbering.name} {numbering.size} {hashlib.blake2b(repr(codes).encode(), digest_size=12).hexdigest()}"


@every_table
def test_a_numbering_never_changes(game, players):
    assert golden(game, players) in GOLDEN.read_text(encoding="utf-8").splitlines()


@every_table
def test_a_number_leads_to_a_typed_action_and_back(game, players):
    numbering = lab.actions(game, players)
    position = stammtisch.game(game).new(players, seed=1).position
    seat = position.to_act[0]
    for action in position.moves(seat):
        number = numbering.index(position, seat, action)
        assert numbering.action(position, seat, number) == action
        assert numbering.index(position, seat, str(action)) == number


def test_what_has_no_number_is_refused_in_words():
    numbering = lab.actions("alhambra", 3)
    match = stammtisch.game("alhambra").new(3, seed=1)
    with pytest.raises(stammtisch.BadOption, match="isn't worth listing"):
        numbering.index(match.position, 0, "buy blue with 9 9 9")
    with pytest.raises(stammtisch.BadOption, match="from 0 to 1,167, not 1168"):
        numbering.action(match.position, 0, numbering.size)
    with pytest.raises(stammtisch.BadOption, match="another game"):
        numbering.mask(stammtisch.game("alhambra").new(2, seed=1).position, 0)
    with pytest.raises(stammtisch.BadOption, match="Known: v1"):
        lab.actions("scout", 4, "v99")
    five = stammtisch.game("score5").new(2, seed=1).position
    with pytest.raises(stammtisch.BadOption, match="stands for nothing"):
        lab.actions("score5", 2).code(five, 0, lab.actions("score5", 2).size - 1)


def test_a_numbering_is_a_value():
    numbering = lab.actions("scout", 4)
    assert pickle.loads(pickle.dumps(numbering)) == numbering == lab.actions("scout", players=4, version="v1")
    assert numbering.name == "scout-4-v1"
    assert repr(numbering) == "lab.actions('scout', players=4, version='v1')"


def test_a_game_without_its_part_is_told_what_is_missing(monkeypatch):
    from stammtisch.lab.kernels import verbs
    from stammtisch.match import parts

    rules = verbs.load_rules("scout")
    monkeypatch.setattr(verbs, "load_rules", lambda _: rules)
    monkeypatch.setitem(parts.packages(), "scout", "tests.lab")  # where there is no `lab/actions.py`
    with pytest.raises(stammtisch.MissingPart, match=r"The game scout lacks the file lab/actions\.py"):
        verbs.load.__wrapped__("scout")
