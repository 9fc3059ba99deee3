"""`python -m tests.lab` writes down the numberings and observations of new versions; those of old ones must stay."""

from tests.lab import test_numbering, test_observing
from tests.tables import COMBINATIONS

for part in (test_numbering, test_observing):
    lines = [part.golden(game, players) for game, players in COMBINATIONS]
    part.GOLDEN.write_text("\n".join(lines) + "\n", encoding="utf-8")
