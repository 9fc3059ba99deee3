"""The transcripts in this folder are what the rules still say."""

from tests.golden import path, transcript
from tests.tables import every_table


@every_table
def test_the_match_goes_as_it_is_written(game, players):
    written = path(game, players).read_text(encoding="utf-8").splitlines()
    assert list(transcript(game, players)) == written
