"""Quiet hours: when somebody doesn't want to be told anything, in their own time zone."""

__all__ = ["is_zone", "quiet_until"]

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

DAY = 24 * 60  # minutes


def is_zone(name: str) -> bool:
    """Whether there is a time zone of this name."""
    try:
        ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # no such zone, no such name, or the name of a folder of zones
        return False
    return True


def quiet_until(now: float, zone: str, since: int, until: int) -> float | None:
    """When the quiet hours end in which `now` lies; None if it lies in none. `since` and `until` are minutes of the day."""
    here = datetime.fromtimestamp(now, ZoneInfo(zone))
    minute = here.hour * 60 + here.minute
    if (minute - since) % DAY >= (until - since) % DAY:
        return None
    end = here.replace(hour=until // 60, minute=until % 60, second=0, microsecond=0)
    if end <= here:
        tomorrow = here.date() + timedelta(days=1)
        end = end.replace(year=tomorrow.year, month=tomorrow.month, day=tomorrow.day)
    return end.timestamp()
