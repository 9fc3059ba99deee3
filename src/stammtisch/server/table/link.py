"""Links: the last part of the address of a table or a finished match. A link can't be guessed, so it is also a key."""

__all__ = ["is_link", "new_link"]

import secrets

LONGEST = 64  # characters; ours have 22


def new_link() -> str:
    """A link that nobody can guess."""
    return secrets.token_urlsafe(16)


def is_link(text: str) -> bool:
    """Whether a text could be a link at all. If it couldn't, the database isn't asked."""
    return len(text) <= LONGEST and text.isascii() and text.replace("-", "").replace("_", "").isalnum()
