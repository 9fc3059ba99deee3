"""Who plays when no person does: fair bots of five levels, a search that all games share, and an arena that rates them.

Nothing is imported here: `stammtisch --help` needn't wait for a compiler.
"""
