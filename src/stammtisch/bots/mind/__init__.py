"""The compiled part of the bots: how each game is played well, and playing on by instinct."""
