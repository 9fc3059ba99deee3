"""Common deals, as they were first made on this database, and what bots make of them.

Whoever needs a deal first writes it down, and it stays as it is: all processes play the same, whatever version they are.
"""

__all__ = ["CommonDeals", "Run"]

from collections.abc import Callable, Collection
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import func, select, update

from ..table.common_deals import CommonDeal
from .attempts import knows
from .schema import bot_runs, common_deals, keys
from .store import Store

SECRET = "common-deals"
MOST_TRIES = 3  # after which bots that were never heard of again are left alone


class Run(NamedTuple):
    """The bots of a level that are ours to play a deal with."""

    deal: CommonDeal
    level: str


class CommonDeals:
    """All common deals."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def secret(self, new: Callable[[], bytes]) -> bytes:
        """What the deals of all days follow from, made when it is first asked for."""
        query = select(keys.c.secret).where(keys.c.name == SECRET)
        with self.store.reader.connect() as connection:
            found = connection.execute(query).scalar()
        if found is not None:
            return bytes(found)
        with self.store.writing() as connection:
            made = self.store.insert_new(keys).values(name=SECRET, secret=new()).on_conflict_do_nothing()
            connection.execute(made)
            return bytes(connection.execute(query).scalar_one())

    def find(self, ident: str) -> CommonDeal | None:
        """A deal that was made before."""
        query = select(common_deals.c.document).where(common_deals.c.id == ident)
        with self.store.reader.connect() as connection:
            found = connection.execute(query).scalar()
        return None if found is None else msgspec.json.decode(found, type=CommonDeal)

    def keep(self, deal: CommonDeal, host: str | None = None) -> CommonDeal:
        """Write a deal down, unless somebody else was quicker; returns it as it stands for everybody."""
        row = {
            "id": deal.id, "day": deal.day, "game": deal.game, "version": deal.version, "host": host, "begins": deal.begins,
            "ends": deal.ends, "document": msgspec.json.encode(deal).decode(),
        }  # fmt: skip
        with self.store.writing() as connection:
            connection.execute(self.store.insert_new(common_deals).values(row).on_conflict_do_nothing())
            found = connection.execute(select(common_deals.c.document).where(common_deals.c.id == deal.id)).scalar_one()
        return msgspec.json.decode(found, type=CommonDeal)

    def hosted(self, person: str, now: float) -> int:
        """How many deals somebody has made for friends that go on."""
        mine = (common_deals.c.host == person, common_deals.c.ends > now)
        with self.store.reader.connect() as connection:
            return connection.execute(select(func.count()).select_from(common_deals).where(*mine)).scalar_one()

    def is_sealed(self, deal: str, person: str, now: float) -> bool:
        """Whether somebody mustn't see a match of this deal, since it is still being played."""
        query = select(knows(person, now)).where(common_deals.c.id == deal)
        with self.store.reader.connect() as connection:
            known = connection.execute(query).scalar()
        return known is not None and not known

    # ---- Bots at the same seat ----

    def runs(self, deal: str) -> dict[str, list[int]]:
        """What the bots of each level have made, as far as they have played."""
        query = select(bot_runs.c.level, bot_runs.c.scores).where(
            bot_runs.c.deal == deal, bot_runs.c.scores.is_not(None)
        )
        with self.store.reader.connect() as connection:
            return {row.level: msgspec.json.decode(row.scores, type=list[int]) for row in connection.execute(query)}

    def want_runs(self, deal: str, levels: Collection[str]) -> None:
        """Have the bots of these levels play a deal, once."""
        rows = [{"deal": deal, "level": level, "leased": 0.0, "tries": 0} for level in levels]
        with self.store.writing() as connection:
            connection.execute(self.store.insert_new(bot_runs).on_conflict_do_nothing(), rows)

    def claim(self, process: str, games: Collection[str], now: float, until: float) -> Run | None:
        """Bots of which nobody knows yet what they make, in these games: those of the deal that begins first, ours until then."""
        unmade = (bot_runs.c.scores.is_(None), bot_runs.c.leased <= now, bot_runs.c.tries < MOST_TRIES)
        query = select(bot_runs.c.deal, bot_runs.c.level, common_deals.c.document)
        query = query.join(common_deals, common_deals.c.id == bot_runs.c.deal).where(
            *unmade, common_deals.c.ends > now, common_deals.c.game.in_(list(games))
        )
        query = query.order_by(common_deals.c.begins, bot_runs.c.tries, bot_runs.c.deal, bot_runs.c.level).limit(1)
        with self.store.reader.connect() as connection:
            found = connection.execute(query).one_or_none()
        if found is None:
            return None
        taken = update(bot_runs).where(bot_runs.c.deal == found.deal, bot_runs.c.level == found.level, *unmade)
        with self.store.writing() as connection:
            mine = connection.execute(taken.values(worker=process, leased=until, tries=bot_runs.c.tries + 1)).rowcount
        return Run(msgspec.json.decode(found.document, type=CommonDeal), found.level) if mine else None

    def beat(self, run: Run, process: str, until: float) -> bool:
        """Keep them until then; returns whether they are still ours."""
        return self._change(run, process, leased=until)

    def note(self, run: Run, process: str, scores: list[int] | None) -> None:
        """Store what they made; nothing if they couldn't play."""
        self._change(run, process, leased=0.0, scores=None if scores is None else msgspec.json.encode(scores).decode())

    def give_back(self, run: Run, process: str) -> None:
        """Leave them to others, as if we had never begun."""
        self._change(run, process, leased=0.0, tries=bot_runs.c.tries - 1)

    def _change(self, run: Run, process: str, **values: Any) -> bool:
        mine = (bot_runs.c.deal == run.deal.id, bot_runs.c.level == run.level, bot_runs.c.worker == process)
        with self.store.writing() as connection:
            return bool(connection.execute(update(bot_runs).where(*mine).values(**values)).rowcount)
