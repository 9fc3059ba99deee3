"""What rules stand on: the verbs that every game answers (`kit`), the compiler, chance, and playing at random.

Nothing here knows of a particular game, nor of people, files, languages or JSON.
"""
