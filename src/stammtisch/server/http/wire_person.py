"""What goes over the wire about a person: what belongs to them on every device."""

__all__ = [
    "Companion", "Course", "CoursePoint", "Device", "DeviceLink", "Devices", "Holiday", "Holidays", "Invited", "MyMatches",
    "NewDevice", "NewHoliday", "NewSubscription", "PlayRecord", "Push", "Records", "Recovered", "Recovery", "Result", "Told",
]  # fmt: skip

from typing import Annotated

from msgspec import Meta, Struct

from ..runtime.push import Wishes
from ..store.records import Aside
from .wire import Player

Secret = Annotated[str, Meta(min_length=1, max_length=200)]


class Device(Struct, frozen=True):
    """A device of yours: what its browser calls itself, when it was added, and when it was last seen, give or take an hour."""

    id: str
    name: str
    created: float
    seen: float
    this: bool  # whether it is the one that asks


class Devices(Struct, frozen=True):
    """Your devices, the last one seen first, and when you made your recovery sentence, if you have one."""

    devices: list[Device]
    recovery: float | None


class DeviceLink(Struct, frozen=True):
    """What one more device needs to become yours, once and until then."""

    link: str
    until: float


class Recovery(Struct, frozen=True):
    """A sentence that makes any device yours. It is told only now."""

    sentence: str


class NewDevice(Struct, frozen=True, forbid_unknown_fields=True):
    """Make this device that of the person who made a link. If it is somebody else's so far, it stops being theirs `instead`."""

    link: Secret
    instead: bool = False
    program: bool = False


class Recovered(Struct, frozen=True, forbid_unknown_fields=True):
    """The same with a recovery sentence."""

    sentence: Secret
    instead: bool = False
    program: bool = False


class Holiday(Struct, frozen=True):
    """A holiday of yours: until then, no clock of yours runs where a move takes days."""

    id: str
    since: float
    until: float


class Holidays(Struct, frozen=True):
    """Your holidays that aren't over, and how many seconds are left of this year's three weeks."""

    holidays: list[Holiday]
    left: float


class NewHoliday(Struct, frozen=True, forbid_unknown_fields=True):
    """A holiday, from then until then. It may begin at once, but not earlier."""

    since: Annotated[float, Meta(ge=0, le=1e11)]
    until: Annotated[float, Meta(ge=0, le=1e11)]


class NewSubscription(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a browser is told something, and its keys, in Base64 for URLs."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=2000)]
    public_key: Secret
    auth: Secret


class Result(Struct, frozen=True):
    """A finished match of yours. `company` is the level of all the bots, “bots” of several levels, or “people”.

    `aside` is why it counts for no record: you took decisions back with hindsight, a stand-in played for you, or several seats
    were yours.
    """

    id: str
    game: str
    players: int
    ended: float
    names: list[Player | None]
    scores: list[int]
    seat: int
    place: int
    won: bool
    company: str
    aside: Aside | None


class MyMatches(Struct, frozen=True):
    """A page of your finished matches, the latest first; there are `count` in all."""

    count: int
    matches: list[Result]


class PlayRecord(Struct, frozen=True):
    """How often you have played a game in the same company, and how well.

    `best` is the highest score, `streak` how many of the last matches were won in a row, `recent` whether the last five were, the
    latest first.
    """

    game: str
    company: str
    matches: int
    wins: int
    best: int
    streak: int
    recent: list[bool]


class Companion(Struct, frozen=True):
    """Somebody you have finished matches with: how many, how many of those that count you won, and they did.

    `last` is when you last did, and `game` what you played then.
    """

    person: str
    name: str
    matches: int
    wins: int
    losses: int
    last: float
    game: str


class Records(Struct, frozen=True):
    """Your records by game and company, and the people you have played with, the last one first."""

    records: list[PlayRecord]
    companions: list[Companion]


class CoursePoint(Struct, frozen=True):
    """A match that counts, for a chart."""

    game: str
    company: str
    players: int
    place: int
    won: bool
    ended: float


class Course(Struct, frozen=True):
    """Your last matches that count, the oldest first."""

    points: list[CoursePoint]


class Invited(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody you have played with, who is asked to come to a table."""

    person: Annotated[str, Meta(min_length=1, max_length=64)]


class Told(Struct, frozen=True):
    """Whether a device of theirs is told; otherwise they see it when they open the page."""

    told: bool


class Push(Struct, frozen=True):
    """The key by which a browser subscribes, whether this device is told something, and what you want to be told."""

    key: str
    subscribed: bool
    wishes: Wishes
