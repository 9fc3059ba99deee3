"""Who is who: people whose token was seen a moment ago are known without asking the database again."""

__all__ = ["Acquaintances"]

import asyncio
from collections import OrderedDict
from collections.abc import Callable

from ..http.auth import hash_of
from ..store.store import Person, Store

KNOWN = 10.0  # seconds; a change is heard of at once, unless the line to the database is cut
MOST = 20_000  # people


class Acquaintances:
    """Remembers for a moment whose token it is. Whoever isn't known is never remembered."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store, self.clock = store, clock
        self._known: OrderedDict[str, tuple[Person, float]] = OrderedDict()
        self._changes = 0

    async def who(self, token: str, patience: float) -> Person | None:
        """Whose token it is; None for nobody's, or if they were away for more than `patience` seconds."""
        now = self.clock()
        person, until = self._known.get(token, (None, 0.0))
        if person is not None and now < until:
            return person
        changes = self._changes
        person = await asyncio.to_thread(self.store.person_by_token, hash_of(token), now, patience)
        if person is not None and changes == self._changes:  # else it may have been read before the change
            self._known[token] = (person, now + KNOWN)
            self._known.move_to_end(token)
            if len(self._known) > MOST:
                self._known.popitem(last=False)
        return person

    def forget(self, ident: str) -> None:
        """Somebody has another name or another token now."""
        self._changes += 1
        for token in [each for each, (person, _) in self._known.items() if person.id == ident]:
            del self._known[token]
