"""Goofspiel: everyone bids the same thirteen cards for thirteen prizes, in secret."""
