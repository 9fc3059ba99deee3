"""This package a second time, interpreted: `stammtisch.interpreted.engine.kit` is `stammtisch.engine.kit`, never compiled.

Its modules are the very same files. Their imports are relative, so they see each other and none of the compiled ones.
`engine.waiting` says what this is for.
"""

from pathlib import Path

__path__ = [str(Path(__file__).resolve().parents[1])]
