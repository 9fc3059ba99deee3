"""Tables in the middle of a match: written straight to the database, with every move of the match known beforehand.

So the load generator has nothing to think about and nothing to read but acknowledgements; it shares the cores with the server.
"""

import random
import secrets
import time
from dataclasses import dataclass

import msgspec

from stammtisch.match.fairness import new_seed
from stammtisch.match.match import Match
from stammtisch.server.runtime.tokens import hash_of, new_token
from stammtisch.server.store.append import NewEntries
from stammtisch.server.store.database import connect
from stammtisch.server.store.migrate import migrate
from stammtisch.server.store.records import table_row
from stammtisch.server.store.schema import devices, people
from stammtisch.server.store.store import Store
from stammtisch.server.table import log
from stammtisch.server.table.table import Table

GAMES = ("score5", "alhambra", "scout")
SEATS = 4
AT_ONCE = 500  # tables in one transaction: SQLite limits the values in a statement
LONGEST = 120  # moves of one match; random bidders at SCORE 5 never stop


@dataclass(frozen=True)
class Played:
    """A table with four people, and the requests that play its match."""

    ident: str
    tokens: list[str]
    requests: list[bytes]


def prepare(database: str, count: int, moves: int = LONGEST) -> list[Played]:
    """So many tables, of each game in turn, dealt and waiting for the first of at most so many moves."""
    engine = connect(database)
    migrate(engine)
    prepared, new_tables, guests, known = [], [], list[dict[str, object]](), list[dict[str, object]]()
    for number in range(count):
        tokens = [new_token() for _ in range(SEATS)]
        newcomers = [_guest() for _ in tokens]
        new, match = _dealt(GAMES[number % len(GAMES)], [str(each["id"]) for each in newcomers])
        prepared.append(Played(new.table, tokens, _requests(new.table, tokens, match, moves)))
        new_tables.append(new)
        guests += newcomers
        known += [_device(token, each["id"]) for token, each in zip(tokens, newcomers, strict=True)]
    with engine.begin() as connection:
        connection.execute(people.insert(), guests)
        connection.execute(devices.insert(), known)
    store = Store(engine)
    for first in range(0, count, AT_ONCE):
        store.append(new_tables[first : first + AT_ONCE])
    engine.dispose()
    return prepared


def _guest() -> dict[str, object]:
    """A person who came in some time ago: so many newcomers at once would be asked to wait."""
    return {"id": secrets.token_urlsafe(12), "name": "Ada", "language": "en", **_now()}


def _device(token: str, person: object) -> dict[str, object]:
    return {"id": secrets.token_urlsafe(12), "person": person, "token_hash": hash_of(token), "name": "", **_now()}


def _now() -> dict[str, float]:
    return dict.fromkeys(("created", "seen"), time.time())


def _dealt(game: str, idents: list[str]) -> tuple[NewEntries, Match]:
    """A new table of some people, and its match."""
    table, now = Table(secrets.token_urlsafe(16)), time.time()
    entries: list[log.Entry] = [
        log.Opened(idents[0], log.TableSettings(game, SEATS), new_seed()),
        *(log.Sat(seat, ident, "Ada", "") for seat, ident in enumerate(idents)),
        log.Started(secrets.token_urlsafe(16), new_seed(), new_seed()),
    ]
    for entry in entries:
        table.add(entry, now)
    bodies = [log.encode(entry) for entry in entries]
    assert table.match is not None
    return NewEntries(table.ident, 0, now, bodies, table_row(table), frozenset(idents)), table.match


def _requests(ident: str, tokens: list[str], match: Match, moves: int) -> list[bytes]:
    """A match at random, as requests one after the other."""
    chance, requests = random.Random(ident), list[bytes]()
    while not match.over and len(requests) < moves:
        seat = match.to_act[0]
        code = chance.choice(match.position.codes(seat))
        command = {"do": "play", "seat": seat, "action": match.play_code(seat, code).action}
        requests.append(
            post(f"/api/tables/{ident}", tokens[seat], {"id": secrets.token_urlsafe(12), "command": command})
        )
    return requests


def post(path: str, token: str, body: object) -> bytes:
    """A request as it goes over the wire."""
    data = msgspec.json.encode(body)
    head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {token}\r\nContent-Length: {len(data)}\r\n\r\n"
    return head.encode() + data
