"""The dtype of a position. Interpreted, its numbers are Python's own, so that rules compute the same as when they are compiled.

Numba computes with 64 bits, whatever the width of a field. NumPy keeps to the width: there 1 << np.int8(7) is negative.
"""

__all__ = ["record"]

from typing import Any

import numpy as np

from .compiler import INTERPRETED


def record(fields: list[Any]) -> np.dtype:
    """The dtype of records with these fields, aligned as in C."""
    return np.dtype((_Interpreted if INTERPRETED else np.record, np.dtype(fields, align=True)))


class _Interpreted(np.record):  # type: ignore[misc]  # NumPy allows it, its types do not
    """A record whose fields are Python's numbers, or arrays of them."""

    def __getattribute__(self, name: str) -> Any:
        value = super().__getattribute__(name)
        if isinstance(value, np.integer):
            return int(value)
        return value.view(_Numbers) if type(value) is np.ndarray else value


class _Numbers(np.ndarray):
    """An array of narrow numbers that are Python's as soon as they are read."""

    def __getitem__(self, index: Any) -> Any:
        value = super().__getitem__(index)
        return int(value) if isinstance(value, np.integer) else value
