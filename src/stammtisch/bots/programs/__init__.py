"""Bots in any language, as programs that talk over standard input and output."""
