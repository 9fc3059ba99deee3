"""Bots against each other: duplicate deals, standings with intervals, the ladder of levels."""
