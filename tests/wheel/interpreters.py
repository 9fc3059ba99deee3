"""Finds the Pythons of this machine."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

UV = str(Path(sys.executable).with_name("uv"))


def interpreter(version: str) -> str | None:
    """A Python of a version such as `3.12`, or None if the machine has none."""
    return next((path for path in _candidates(version) if _answers(path, version)), None)


def _candidates(version: str) -> Iterator[str]:
    """Where one could be: on the path, among pyenv's, among uv's."""
    for folder in os.get_exec_path():
        if found := shutil.which(f"python{version}", path=folder):
            yield found
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    yield from sorted(map(str, pyenv.glob(f"versions/{version}.*/bin/python")), reverse=True)
    asked = [UV, "python", "find", "--offline", "--managed-python", "--no-project", version]
    yield subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip()


def _answers(path: str, version: str) -> bool:
    """Whether it runs and has everything: some are only names that lead nowhere."""
    ask = "import sys, ssl, sqlite3, venv; print('%d.%d' % sys.version_info[:2])"
    try:
        said = subprocess.run([path, "-c", ask], capture_output=True, text=True, check=False)
    except OSError:
        return False
    return said.stdout.strip() == version
