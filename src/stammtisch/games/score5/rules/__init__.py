"""The compiled rules of SCORE 5."""
