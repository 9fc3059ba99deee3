"""Bots: by their spelling, at a table, in the arena."""
