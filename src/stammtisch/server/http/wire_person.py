"""What goes over the wire about a person: what belongs to them on every device."""

__all__ = [
    "Device", "DeviceLink", "Devices", "Holiday", "Holidays", "NewDevice", "NewHoliday", "NewSubscription", "Push",
    "Recovered", "Recovery",
]  # fmt: skip

from typing import Annotated

from msgspec import Meta, Struct

from ..runtime.push import Wishes

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


class Push(Struct, frozen=True):
    """The key by which a browser subscribes, whether this device is told something, and what you want to be told."""

    key: str
    subscribed: bool
    wishes: Wishes
