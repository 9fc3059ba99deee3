"""Our own games as contenders."""

from benchmarks.contender import Contender

CONTENDERS: tuple[Contender, ...] = ()
