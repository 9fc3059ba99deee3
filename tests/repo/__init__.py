"""The repository tests itself."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src/stammtisch"
