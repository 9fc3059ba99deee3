"""What `engine/compiler.py` and `engine/dispatch.py` take for granted of Numba, which doesn't promise it.

When a newer Numba fails here, read what it changed before the cap in `pyproject.toml` is raised.
"""

import subprocess
import sys
import types
from pathlib import Path

import numpy as np
import pytest

from stammtisch.engine import compiler
from stammtisch.engine.compiler import INTERPRETED, compiled, inner
from stammtisch.engine.dispatch import dispatch

pytestmark = pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")

HAND = np.dtype((np.record, np.dtype([("cards", np.int8, 4), ("size", np.int8)])))
PILE = np.dtype((np.record, np.dtype([("left", np.int16)])))


def machine_code(function) -> str:
    """The code of a function, in LLVM's words, before anything else became part of it."""
    return "\n".join(function.inspect_llvm().values())


def called(function, *arguments):
    """The function, after a call with these arguments compiled it."""
    function(*arguments)
    return function


def test_references_are_counted_unless_the_flag_is_off():
    from numba import njit

    def pass_on(cards):
        return cards[1:]

    def first(cards):
        kept = cards[1:]
        return kept[0] + cards[0]

    cards = np.arange(4)
    counting = called(njit(pass_on), cards)
    lending = called(njit(_nrt=False, **compiler.HOW)(first), cards)
    assert "NRT_incref" in machine_code(counting)
    assert "NRT_incref" not in machine_code(lending)


def test_an_array_that_nobody_counts_is_not_compiled():
    from numba import TypingError

    def forgotten(size):
        return np.ones(size).sum()  # which isn't among MAKES_ARRAYS

    with pytest.raises(TypingError, match="Only accept returning of array passed into the function"):
        compiled(forgotten)(3)


@pytest.mark.parametrize("maker", sorted(compiler.MAKES_ARRAYS - {"keystream"}))
def test_functions_that_make_arrays_count_them(maker):
    scope = {"np": np}
    exec(f"def make(size):\n    return np.{maker}({'(size,), 1' if maker == 'full' else 'size'}).size", scope)
    make = inner(scope["make"])

    @compiled
    def call(size):
        return make(size)

    assert call(3) == 3


def test_one_compilation_serves_every_literal_and_every_width_of_integer():
    from numba import int64

    @inner
    def double(number):
        return number * 2

    @compiled
    def call(hand, number):
        return double(3) + double(hand.size) + double(hand.cards[0]) + double(number)

    hand = np.zeros(1, HAND)[0]
    hand.cards[0], hand.size = 100, 100
    assert call(hand, 1 << 40) == 6 + 200 + 200 + (2 << 40)
    assert [each.args for each in double.nopython_signatures] == [(int64,)]


def test_a_verb_becomes_the_function_of_the_record_s_type():
    def count(position):
        raise NotImplementedError

    hands, piles = types.ModuleType("hands"), types.ModuleType("piles")
    hands.count = inner(lambda position: int(position.size))
    piles.count = inner(lambda position: int(position.left) + 1000)
    modules = {HAND: hands}
    dispatch([count], modules)
    modules[PILE] = piles  # one that came later

    @compiled
    def ask(position):
        return count(position)

    assert (ask(np.ones(1, HAND)[0]), ask(np.ones(1, PILE)[0])) == (1, 1001)


def test_a_verb_asked_about_another_record_is_not_compiled():
    from numba import TypingError

    def count(position):
        raise NotImplementedError

    dispatch([count], {})

    @compiled
    def ask(position):
        return count(position)

    with pytest.raises(TypingError):
        ask(np.ones(1, HAND)[0])


@compiled
def ours(number):
    return number + 1


def test_the_folder_of_the_cache_is_chosen_while_a_function_is_decorated():
    from numba import config, njit

    assert Path(ours.stats.cache_path).is_relative_to(compiler.cache_folder())
    assert str(compiler.cache_folder()) != config.CACHE_DIR
    theirs = njit(cache=True)(ours.py_func)
    assert not Path(theirs.stats.cache_path).is_relative_to(compiler.cache_folder())


def test_what_was_compiled_is_found_on_disk():
    assert ours(1) == 2
    again = compiled(ours.py_func)
    assert again(1) == 2
    assert sum(again.stats.cache_hits.values()) == 1
    assert not again.stats.cache_misses


def test_numba_overlooks_a_change_in_what_a_function_calls(tmp_path):
    """This is why the folder of the cache is named by a digest of all sources."""
    (tmp_path / "caller.py").write_text(
        "from numba import njit\nimport callee\n\n@njit(cache=True)\ndef ask():\n    return callee.answer()\n\nprint(ask())\n"
    )
    for number in (1, 2):
        (tmp_path / "callee.py").write_text(f"from numba import njit\n\n@njit\ndef answer():\n    return {number}\n")
        asked = subprocess.run([sys.executable, "caller.py"], cwd=tmp_path, capture_output=True, text=True, check=True)
        assert asked.stdout == "1\n"
