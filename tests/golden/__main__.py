"""`python -m tests.golden` writes the transcripts."""

from tests.golden import write_all

write_all()
