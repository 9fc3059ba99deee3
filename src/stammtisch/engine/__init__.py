"""What rules are built on: the verbs that every game answers (`kit`), the compiler, chance, and random play.

Nothing here knows about a particular game, or about people, files, languages or JSON.
"""
