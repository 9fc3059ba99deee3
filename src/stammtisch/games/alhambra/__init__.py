"""Alhambra, the card game: majorities in six kinds of buildings, bought in four currencies."""
