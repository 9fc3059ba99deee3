"""One play of a game, and everything typed about it: actions, views, events, notation, files, fairness.

Nothing is imported here, so that a command that only needs a game's name doesn't load NumPy for it.
"""
