"""Links: the last part of the address of a table or a finished match. A link can't be guessed, so it is also a key.

Codes: a few letters that stand for a table's link for some hours, to be read aloud and typed in.
"""

__all__ = ["is_link", "new_code", "new_link", "read_code"]

import secrets

LONGEST = 64  # characters; ours have 22
LETTERS = "BCDFGHJKLMNPQRSTVWXZ"  # no vowels, so no words, and nothing that looks like a digit
CODE = 6  # letters: 64 million codes


def new_link() -> str:
    """A link that nobody can guess."""
    return secrets.token_urlsafe(16)


def is_link(text: str) -> bool:
    """Whether a text could be a link at all. If it couldn't, the database isn't asked."""
    return len(text) <= LONGEST and text.isascii() and text.replace("-", "").replace("_", "").isalnum()


def new_code() -> str:
    """A code for a table."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE))


def read_code(text: str) -> str | None:
    """A code as somebody typed it, in any case and with or without gaps; None if it can't be one."""
    code = "".join(letter for letter in text.upper() if letter not in " -.")
    return code if len(code) == CODE and set(code) <= set(LETTERS) else None
