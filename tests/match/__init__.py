"""Matches as people and programs use them: files, undo, fairness, and everything that can be wrong with them."""
