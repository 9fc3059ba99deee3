"""What `engine/inlining.py` takes for granted of Numba, and that it does what it is for."""

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from stammtisch.engine import inlining
from stammtisch.engine.compiler import INTERPRETED, compiled, fastest, inner

pytestmark = pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")


@inner
def doubled(number):
    return 2 * number


@compiled
def sum_of_doubles(numbers):
    total = 0
    for number in numbers:
        total += doubled(number)
    return total


def test_only_what_python_calls_becomes_machine_code(monkeypatch):
    wholes, parts = [], []
    whole, part = inlining._Whole.finalize, inlining._Part.finalize
    monkeypatch.setattr(inlining._Whole, "finalize", lambda self: (wholes.append(self.name), whole(self)))
    monkeypatch.setattr(inlining._Part, "finalize", lambda self: (parts.append(self.name), part(self)))

    @inner
    def tripled(number):
        return 3 * number

    def sum_of_triples(numbers):
        return tripled(numbers[0]) + tripled(numbers[1])

    sum_of_triples.__qualname__ = "sum_of_triples"
    assert compiled(sum_of_triples)(np.arange(2)) == 3
    assert wholes == ["sum_of_triples"]
    assert any("tripled" in name for name in parts)


@pytest.mark.parametrize(("how", "always"), [(compiled, False), (fastest, True)])
def test_parts_always_become_part_of_the_fastest_functions(how, always, monkeypatch):
    marked = {}
    optimise = inlining._Whole._optimize_final_module

    def optimised(self):
        for function in self._final_module.functions:
            marked[function.name] = any(b"alwaysinline" in attribute for attribute in function.attributes)
        optimise(self)

    monkeypatch.setattr(inlining._Whole, "_optimize_final_module", optimised)

    @inner
    def halved(number):
        return number // 2

    def sum_of_halves(numbers):
        return halved(numbers[0]) + halved(numbers[1])

    sum_of_halves.__qualname__ = "sum_of_halves"
    assert how(sum_of_halves)(np.arange(2, 6, 2)) == 3
    parts = [is_marked for name, is_marked in marked.items() if "halved" in name]
    assert parts == [always] * len(parts) != []


def test_parts_run_inside_their_callers():
    assert sum_of_doubles(np.arange(4)) == 12


def test_other_users_of_numba_in_the_process_are_left_alone():
    from numba import njit
    from numba.core.codegen import JITCodeLibrary
    from numba.core.registry import cpu_target

    sum_of_doubles(np.arange(2))
    assert cpu_target.target_context.codegen()._library_class is JITCodeLibrary
    assert "get_executable" not in vars(cpu_target.target_context)
    assert njit(lambda number: number + 1)(1) == 2


def test_threads_that_compile_at_the_same_time_do_not_spoil_each_others_code():
    def times(factor):
        @inner
        def multiplied(number):
            return factor * number

        def outer(numbers):
            return multiplied(numbers[0]) + multiplied(numbers[1])

        outer.__qualname__ = f"times_{factor}"
        return compiled(outer)

    functions = [times(factor) for factor in range(2, 8)]
    with ThreadPoolExecutor(len(functions)) as pool:
        sums = list(pool.map(lambda function: function(np.arange(2)), functions))
    assert sums == list(range(2, 8))
