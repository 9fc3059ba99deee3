"""Turns the rules' plain functions into compiled ones, and keeps the result on disk.

`STAMMTISCH_INTERPRETED=1` leaves every function as it is, for the debugger. `STAMMTISCH_CACHE` names another folder
for the compiled code.

This file and `dispatch` rely on things that Numba doesn't promise. `tests/engine/test_numba.py` checks each of them, and
`pyproject.toml` keeps to the versions for which they hold:

- with the option `_nrt` off, a function counts no references to arrays, and one that makes an array isn't compiled;
- calls from compiled code ask a dispatcher's `get_call_template` what to compile, and an instance may have its own;
- `no_cpython_wrapper` and `no_cfunc_wrapper` are options of `njit`, and `overload` takes all of these as `jit_options`;
- an `overload` is asked while its caller is compiled, with the record's type, which equals `from_dtype` of its dtype;
- `config.CACHE_DIR` is read while a function is decorated, and the cache is checked against the function's own file only.
"""

import hashlib
import os
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from .registry import folder, packages
from .waiting import follow

COMPILED_FOLDERS = ("engine", "bots/mind", "review/mind")  # in the package; in every game's folder:
COMPILED_PARTS = ("rules", "craft")
LAB_FOLDERS, LAB_PARTS = ("lab/kernels",), ("lab",)  # kept apart: a change there compiles nothing else again
HOW = {"error_model": "numpy"}
INNER = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
LENT: Any = {"_nrt": False, **INNER}  # for functions that only pass arrays on
MAKES_ARRAYS = {"empty", "zeros", "full", "arange", "keystream"}
INTERPRETED = os.environ.get("STAMMTISCH_INTERPRETED", "") not in ("", "0") or ".interpreted." in __name__

Function = TypeVar("Function", bound=Callable[..., Any])


def compiled(function):
    """Compile `function` by Numba on first use: cached on disk, callable from Python.

    It keeps the GIL: on a busy server, releasing it and getting it back takes many times longer than a move.
    """
    return _compiled(function, nogil=False)


def unlocked(function):
    """The same for a function that takes long: it releases the GIL, so that other threads can run meanwhile."""
    return _compiled(function, nogil=True)


def fastest(function):
    """The same for a function that plays millions of moves: it becomes a fifth faster, and takes longer to compile."""
    return _compiled(function, nogil=True, fastest=True)


def _compiled(function, nogil, fastest=False):
    if INTERPRETED:
        return function
    from numba import config, njit  # slow to import, so only when it is needed

    from .inlining import only_outermost

    # Numba reads the folder while it decorates; other users of Numba in this process keep theirs.
    theirs, config.CACHE_DIR = config.CACHE_DIR, str(_home(function))
    try:
        numba = njit(cache=True, nogil=nogil, **_counting(function), **HOW)
        dispatcher = only_outermost(_widening(numba(function)), fastest)
    finally:
        config.CACHE_DIR = theirs
    follow(dispatcher)
    return dispatcher


def inner(function):
    """The same for a function that only compiled code calls. It becomes part of its callers, which saves time when compiling."""
    if INTERPRETED:
        return function
    from numba import njit

    return _widening(njit(**INNER, **_counting(function), **HOW)(function))


def shared(function: Function) -> Function:
    """Leave a function to Python as it is, and make it part of the compiled functions that call it."""
    if not INTERPRETED:
        from numba.extending import register_jitable

        register_jitable(**LENT)(function)
    return function


def _counting(function):
    """Count references to arrays only in functions that make arrays.

    For arrays that belong to a caller it isn't necessary, and it costs two atomic operations for each call. Numba refuses to
    compile a function that makes an array without counting.
    """
    return {"_nrt": not MAKES_ARRAYS.isdisjoint(function.__code__.co_names)}


def _widening(dispatcher):
    """Compile once, for int64, where Numba would compile again for each literal and each width of integer."""
    from numba import types

    def wide(kind):
        kind = types.unliteral(kind)
        return types.int64 if isinstance(kind, types.Integer) else kind

    narrow = dispatcher.get_call_template
    dispatcher.get_call_template = lambda args, kws: narrow([wide(kind) for kind in args], kws)
    return dispatcher


@cache
def cache_folder() -> Path:
    """The folder of this installation's compiled code. Its name changes with the sources, so a stale rule can never run."""
    name = digest(Path(__file__).resolve().parents[1])
    for base in (
        _user_cache(),
        Path(tempfile.gettempdir()) / f"stammtisch-{os.getuid() if hasattr(os, 'getuid') else 0}",
    ):
        folder = base / name
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError:
            continue
        if os.access(folder, os.W_OK):
            return folder
    return Path(tempfile.mkdtemp(prefix="stammtisch-"))


@cache
def lab_folder() -> Path:
    """The folder of the lab's compiled code, inside the other one: its name changes with the lab's sources as well."""
    return cache_folder() / digest(Path(__file__).resolve().parents[1], LAB_FOLDERS, LAB_PARTS)


def _home(function) -> Path:
    return lab_folder() if ".lab." in function.__module__ else cache_folder()


def digest(package: Path, folders: tuple[str, ...] = COMPILED_FOLDERS, parts: tuple[str, ...] = COMPILED_PARTS) -> str:
    """A digest of an installation.

    Numba only checks the file that a function is in, so this covers every source that compiled code can come from. It also
    covers where the sources are, since Numba doesn't find code that was compiled elsewhere.
    """
    sha = hashlib.sha256(sys.version.encode())
    games = [place for name in packages() if (place := folder(name))]
    for place in (
        *(package / part for part in folders),
        *(place / part for place in games for part in parts),
    ):
        sha.update(f"\0{place}\0".encode())
        for path in sorted(place.rglob("*.py")):
            sha.update(str(path.relative_to(place)).encode() + b"\0" + path.read_bytes() + b"\0")
    return sha.hexdigest()[:24]


def _user_cache() -> Path:
    if chosen := os.environ.get("STAMMTISCH_CACHE"):
        return Path(chosen)
    from platformdirs import user_cache_path

    return user_cache_path("stammtisch", appauthor=False)
