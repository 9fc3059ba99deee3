"""Recovery sentences: what somebody writes down who might lose every device.

They are made of syllables that anybody can read aloud and write down in any of our languages, and mean nothing in any of them.
"""

__all__ = ["new_sentence", "plain_sentence"]

import secrets

WORDS, SYLLABLES = 8, 3
CONSONANTS, VOWELS = "bdfghklmnprstvwz", "aeiou"  # 80 syllables: a sentence is one of about 2**151


def new_sentence() -> str:
    """A sentence that nobody can guess."""
    return " ".join("".join(_syllable() for _ in range(SYLLABLES)) for _ in range(WORDS))


def _syllable() -> str:
    return secrets.choice(CONSONANTS) + secrets.choice(VOWELS)


def plain_sentence(written: str) -> str:
    """A sentence as it was made, however it was written down: in capitals, on several lines, with commas."""
    letters = "".join(letter if letter.isalpha() else " " for letter in written.lower())
    return " ".join(letters.split())
