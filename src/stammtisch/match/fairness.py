"""Why nobody can have tampered with the deal.

Before the deal the host of the table publishes the *commitment*, a hash of the secret seed. Then every player may add a
text. The key of the deal is a hash of all of it, so neither side alone decides. After the match the seed is
revealed: anybody can hash it again, derive the key and replay the match.
"""

__all__ = ["commitment", "deal_key", "derived", "new_seed"]

import hashlib
import secrets
from collections.abc import Sequence
from functools import lru_cache


def new_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(32)


@lru_cache
def commitment(seed: str) -> str:
    """What is published before the deal: it fixes the seed without revealing it."""
    return _hash("stammtisch commitment 1", [seed]).hex()


def deal_key(seed: str, contributions: Sequence[str]) -> list[int]:
    """The 256-bit key of the deal, as eight words."""
    digest = _hash("stammtisch key 1", [seed, *contributions])
    return [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4)]


def derived(seed: str, purpose: str) -> str:
    """A seed for something else that has to follow from `seed`, such as the chance of its bots. It doesn't reveal `seed`."""
    return _hash("stammtisch derived 1", [seed, purpose]).hex()


def _hash(purpose: str, parts: Sequence[str]) -> bytes:
    """SHA-256 over the parts, each preceded by its length, so that no two lists of parts give the same bytes."""
    sha = hashlib.sha256()
    for part in (purpose, *parts):
        data = part.encode()
        sha.update(len(data).to_bytes(8, "big") + data)
    return sha.digest()
