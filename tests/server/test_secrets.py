"""What a seat can't know is in no byte that is sent to it: whole sessions, as they went over the wire.

A session is captured for every seat and a spectator. Its log, replayed, has to give the same bytes; and replayed with other
hidden cards, the same bytes up to the first thing that the viewer could see by the rules.
"""

import json
import re
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field

import msgspec
import pytest
from websockets.sync.client import connect

from stammtisch.match.errors import StammtischError
from stammtisch.match.match import Match, Step
from stammtisch.match.position import Position, generator
from stammtisch.server.runtime.live_table import LiveTable
from stammtisch.server.store.database import connect as connect_database
from stammtisch.server.store.store import Store
from stammtisch.server.table import log
from stammtisch.server.table.plan import Plan
from stammtisch.server.table.projection import Projection
from stammtisch.server.table.shown import Shown
from stammtisch.server.table.table import Table
from tests.server import Server
from tests.server.playing import GAMES, Player, sit_down

Viewer = int | None
CLOCK = {"move": 600, "bank": 60}  # nobody runs out of it, but everyone's time is on show
NAMED = re.compile(rb'"([a-z]\d+|\d+/\d+|joker)"(?!:)')  # cards; names before a colon only list what there is

encode = msgspec.json.Encoder().encode


class Ear(threading.Thread):
    """Keeps every byte that a viewer is sent until the match is over."""

    def __init__(self, player: Player) -> None:
        super().__init__(daemon=True)
        self.player, self.heard = player, []
        self.start()

    def run(self) -> None:
        client, seat = self.player.table.client, self.player.seat
        query = "" if seat is None else f"&seat={seat}"
        address = f"{client.server.replace('http', 'ws', 1)}/ws/tables/{self.player.table.ident}?since=0{query}"
        with connect(address, additional_headers=client.headers, max_size=None, proxy=None) as connection:
            for message in connection:
                self.heard.append(message.encode())
                if b'"over":true,"to_act":[]' in self.heard[-1]:
                    return


@dataclass
class Session:
    """What was sent to each viewer, and the log of the table."""

    ident: str
    heard: dict[Viewer, list[bytes]]
    entries: list[tuple[float, log.Entry]]


def play_a_session(server: Server, game: str) -> Session:
    """Three people and a bot play a whole match, with somebody watching."""
    players = sit_down([server], game, people=3, bots=1, clock=CLOCK)
    ident = players[0].table.ident
    watcher = Player(server.come_in("Watcher").table(ident), None)
    ears = [Ear(each) for each in (*players, watcher)]
    players[0].table.start()
    for player in players:
        player.start()
    for player in players:
        player.finish()
    for ear in ears:
        ear.join(30)
        assert not ear.is_alive()
    engine = connect_database(server.database)
    entries = [(each.at, log.decode(each.body)) for each in Store(engine).entries(ident)]
    engine.dispose()
    return Session(ident, {ear.player.seat: ear.heard for ear in ears}, entries)


@pytest.fixture(scope="module", params=GAMES)
def session(request, shared_server) -> Session:
    return play_a_session(shared_server, request.param)


@dataclass
class Replay:
    """A table whose log is played again entry by entry, and what a viewer would be sent after each."""

    ident: str
    viewer: Viewer
    seen: list[bytes] = field(default_factory=list)  # messages
    steps: list[Step | None] = field(default_factory=list)  # of the last entry

    def __post_init__(self) -> None:
        self.live = LiveTable(self.ident)

    def add(self, at: float, entry: log.Entry) -> None:
        """The next entry."""
        plan = Plan(self.live.table, [(at, entry)])
        self.steps = [each.step for each in plan.last]
        self.seen += [message.body for message in plan.messages(self.viewer)]
        self.live.adopt(plan)

    @property
    def n(self) -> int:
        """How many messages the viewer has seen."""
        return len(self.seen)

    @property
    def shown(self) -> Shown:
        """The table as the viewer is shown it, field by field."""
        return Projection(self.live.table).shown(self.viewer)

    def sent(self, since: int, before: Shown | None = None) -> bytes:
        """What a viewer is sent who has seen `since` messages, and may have been shown the table `before`."""
        head = b'{"n":%d,"since":%d,"happened":[%s],' % (self.n, since, b",".join(self.seen[since:]))
        projection = Projection(self.live.table)
        if before and (changes := projection.changes(self.viewer, before)):
            return b'%s"changed":%s}' % (head, changes)
        return b'%s"sight":%s}' % (head, encode(projection.sight(self.viewer)))

    @property
    def match(self) -> Match | None:
        """The match."""
        return self.live.table.match


def replayed(session: Session, viewer: Viewer) -> Iterator[tuple[Replay, log.Entry]]:
    """The session again, as a viewer sees it."""
    replay = Replay(session.ident, viewer)
    for at, entry in session.entries:
        replay.add(at, entry)
        assert replay.live.n(viewer) == replay.n
        yield replay, entry


def test_what_was_sent_is_what_the_log_gives_and_what_is_not_seen_changes_nothing(session):
    for viewer, heard in session.heard.items():
        updates = [message for message in heard if message.startswith(b'{"n":')]
        told = [0, *(json.loads(message)["n"] for message in updates)]
        since_of = dict(zip(told[1:], told, strict=False))
        messages: dict[int, bytes] = {}
        shown: dict[int, Shown] = {}
        for replay, _ in replayed(session, viewer):
            if replay.n in since_of:
                shown[replay.n] = replay.shown
                sent = replay.sent(since_of[replay.n], shown.get(since_of[replay.n]))
                assert messages.setdefault(replay.n, sent) == sent  # a secret move is no change to anybody else
        assert [messages[n] for n in told[1:]] == updates
        assert sum(b'"changed":' in message for message in updates) > len(updates) / 2


PUBLIC = {"score5": ("card", "unsold"), "alhambra": ("display",), "scout": ("set",)}  # where cards lie for all to see


def cards(value: object) -> set[str]:
    """The cards that are named; a card of SCOUT is the same either way up."""
    message = value if isinstance(value, bytes) else encode(value)
    return {"/".join(sorted(name.decode().split("/"))) for name in NAMED.findall(message)}


def own_cards(position: Position, viewer: Viewer) -> set[str]:
    """What a viewer holds in its hand, and has laid face down."""
    view = position.view(viewer)
    return cards([view.hand, getattr(view, "bid", None)])


def secrets_from(position: Position, viewer: Viewer) -> set[str]:
    """What other seats hold, except the kinds of which one lies on the table or in the viewer's own hand."""
    others = [own_cards(position, seat) for seat in range(position.players) if seat != viewer]
    view = position.view(None)
    shown = cards([getattr(view, zone) for zone in PUBLIC[position.adapter.name]])
    if getattr(view, "phase", "") in ("sharing", "naming"):  # of SCORE 5, when the bids are turned over
        shown |= cards(view.seats)
    return set.union(*others) - shown - own_cards(position, viewer)


def test_canary_cards_of_other_seats_are_in_no_byte(session):
    checked = 0
    for viewer in session.heard:
        before = 0
        for replay, _ in replayed(session, viewer):
            since, before = before, replay.n
            if replay.match is None or replay.match.over:
                continue
            canaries = secrets_from(replay.match.position, viewer)
            assert not canaries & cards(replay.sent(replay.n))
            told = cards([step.events(None) for step in replay.steps if step])
            assert not (canaries - told) & cards(b",".join(replay.seen[since:]))
            checked += bool(canaries)
    assert checked > 100


def test_other_hidden_cards_give_the_same_bytes_up_to_the_first_thing_that_can_be_seen(session):
    for viewer in session.heard:
        course = [
            (replay.live.table, replay.seen[:], replay.sent(0), replay.shown) for replay, _ in replayed(session, viewer)
        ]
        first = next(number for number, (_, entry) in enumerate(session.entries) if isinstance(entry, log.Moved))
        others = compare_with_other_worlds(session, viewer, first, course)
        assert others > (len(course) - first) / 3  # in SCORE 5 there are moments at which nothing is hidden


def fields(shown: Shown) -> bytes:
    """Everything that was shown."""
    return encode([shown.at(place) for place in range(len(shown.open.values))])


def compare_with_other_worlds(
    session: Session, viewer: Viewer, first: int, course: list[tuple[Table, list[bytes], bytes, Shown]]
) -> int:
    """At every moment from entry number `first` on, a world with other hidden cards has to give the same bytes.

    A world goes on for as long as its moves look alike to the viewer; then what the viewer can't know is dealt again, since in
    Alhambra, say, nearly every move turns over a hidden card. Returns at how many moments other cards were hidden indeed.
    """
    others, other = 0, None
    for number in range(first, len(course)):
        before, seen, sent, shown = course[number - 1]
        other = other or another_world(session, viewer, number, before, seen)
        assert other.sent(0) == sent
        assert fields(other.shown) == fields(shown)  # so that what changes is the same, too
        others += hides_other_cards(before.match.position, other.match.position)
        at, entry = session.entries[number]
        if isinstance(entry, log.Moved):
            entry = looks_alike(before.match.position, other.match.position, entry, viewer)
        if entry is None:
            other = None
        else:
            other.add(at, entry)
    return others


def another_world(session: Session, viewer: Viewer, number: int, table: Table, seen: list[bytes]) -> Replay:
    """The table before entry number `number`, with everything dealt again that the viewer can't know."""
    other = Replay(session.ident, viewer, seen[:])
    other.live.table = table.copy()
    other.match.position = other.match.position.imagine(viewer, generator(f"{viewer} {number}"))
    return other


def hides_other_cards(real: Position, other: Position) -> bool:
    """Whether two positions differ in more than the chance that is still to come."""
    names = set(real.record.dtype.names) - {"key", "block"}
    return any((real.record[name] != other.record[name]).any() for name in names)


def looks_alike(real: Position, other: Position, moved: log.Moved, viewer: Viewer) -> log.Moved | None:
    """A move of the same seat in another world after which the viewer has seen the same; None if there is none."""
    wanted = seen_after(real, moved.seat, moved.action, viewer)
    choices = [moved.action, *(other.codes(moved.seat) if moved.seat != viewer else [])]
    for code in choices:
        if seen_after(other, moved.seat, code, viewer) == wanted:
            return log.Moved(moved.seat, code, moved.by)
    return None


def seen_after(position: Position, seat: int, code: int, viewer: Viewer) -> bytes | None:
    """The rules' own word on what a viewer sees of a move and after it; None if it isn't allowed."""
    after = position.copy()
    try:
        after.play_code(seat, code)
    except StammtischError:
        return None
    events = position.adapter.typed.events(position.record, seat, code, after.record, viewer)
    return encode([events, after.view(viewer)])
