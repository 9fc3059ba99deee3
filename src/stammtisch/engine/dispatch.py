"""How a verb finds the function of the right game: in compiled code by the record's type, while compiling."""

from collections.abc import Callable, Iterable, Mapping
from types import ModuleType
from typing import Any

import numpy as np

from .compiler import INTERPRETED, LENT


def dispatch(verbs: Iterable[Callable[..., Any]], modules: Mapping[np.dtype, ModuleType]) -> None:
    """Teach Numba to replace each verb by the function of that name in the module of the record's dtype.

    The record is the verb's first argument and is called `position`. Modules may be added to `modules` later.
    """
    if not INTERPRETED:
        for verb in verbs:
            _dispatch(verb, modules)


def _dispatch(verb, modules) -> None:
    from numba import from_dtype
    from numba.extending import overload

    def choose(position):
        for dtype, module in modules.items():
            if from_dtype(dtype) == position:
                return getattr(module, verb.__name__)
        return None

    arguments = ", ".join(verb.__code__.co_varnames[: verb.__code__.co_argcount])
    source = f"""
def chooser({arguments}):
    chosen = choose(position)
    return None if chosen is None else (lambda {arguments}: chosen({arguments}))
"""
    scope = {"choose": choose}
    exec(source, scope)  # Numba wants exactly the argument names of the verb
    overload(verb, jit_options=LENT)(scope["chooser"])
