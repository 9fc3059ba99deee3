"""Tokens, by which people are known; and a cache, so that the database isn't asked again about a token seen a moment ago."""

__all__ = ["TokenCache", "hash_of", "new_token"]

import asyncio
import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Callable

from ..store.store import Person, Store

REMEMBERED = 10.0  # seconds; changes are heard of at once, unless the connection to the database is cut
MOST = 20_000  # people


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> bytes:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).digest()


class TokenCache:
    """Remembers for a moment whose token it is. Tokens that belong to nobody are never remembered."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store, self.clock = store, clock
        self._known: OrderedDict[str, tuple[Person, float]] = OrderedDict()
        self._changes = 0

    async def person(self, token: str, patience: float) -> Person | None:
        """Whose token it is; None if nobody's, or if that device was away for more than `patience` seconds."""
        now = self.clock()
        person, until = self._known.get(token, (None, 0.0))
        if person is not None and now < until:
            return person
        changes = self._changes
        person = await asyncio.to_thread(self.store.person_by_token, hash_of(token), now, patience)
        if person is not None and changes == self._changes:  # else it may have been read before the change
            self._known[token] = (person, now + REMEMBERED)
            self._known.move_to_end(token)
            if len(self._known) > MOST:
                self._known.popitem(last=False)
        return person

    def forget(self, ident: str) -> None:
        """Forget a person, who has another name now, or fewer devices."""
        self._changes += 1
        for token in [each for each, (person, _) in self._known.items() if person.id == ident]:
            del self._known[token]
