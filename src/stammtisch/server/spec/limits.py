"""The table of limits, as it stands in docs/operations.md: made from the limits themselves."""

__all__ = ["markdown"]

from ..http import limits
from ..http.limits import SMALL, Rate
from ..http.routes import GROUPS
from ..http.routes.reviews import MOST_OF_A_PERSON
from ..settings import Settings
from ..table.asking import LONGEST_NAME
from ..table.commands import LONGEST_LOG, LONGEST_SAYING


def markdown(chosen: Settings) -> str:
    """The table, for these settings."""
    lines = [("what", "limit"), ("---", "---"), *_rows(chosen)]
    return "\n".join(f"| {what} | {limit} |" for what, limit in lines)


def _rows(chosen: Settings) -> list[tuple[str, str]]:
    return [
        ("requests of a person, all together", _rate(limits.PER_PERSON)),
        (
            "requests from an address, pages and files included",
            f"{_rate(limits.per_address(chosen.requests_per_address))} (`--requests-per-address`)",
        ),
        ("newcomers from an address", _rate(limits.NEWCOMERS)),
        ("tries to add a device to somebody, from an address", _rate(limits.NEW_DEVICES)),
        (
            "connections from an address, to each process",
            f"{chosen.connections_per_address} (`--connections-per-address`); a proxy that is named has no limit",
        ),
        (
            "connections to a process",
            f"{chosen.connections:,} (`--connections`), or as many as it may have open files, less 200",
        ),
        (
            "until a request has arrived in full, the next one has begun, or a part of an answer was read",
            f"{chosen.request_seconds} s (`--request-seconds`)",
        ),
        ("WebSockets of a person, to each process", str(chosen.sockets_per_person)),
        ("open tables of a person", f"{chosen.tables_per_person}; new ones {_rate(limits.OPENING)}"),
        ("deals for friends of a person, while they are played", str(chosen.tables_per_person)),
        ("talk of a person", _rate(limits.TALK)),
        ("reactions of a person", _rate(limits.REACTIONS)),
        ("anything else but moves, of a person: seats, settings, deals, leaving, taking back", _rate(limits.SEATS)),
        ("all of these at a table, of people who don't sit there", _rate(limits.GUESTS)),
        ("other names of a person", _rate(limits.NAMES)),
        ("wrong room codes of a person, and from an address", _rate(limits.WRONG_CODES)),
        ("entries of a table's log", f"{LONGEST_LOG:,}; after that, only what the match needs"),
        ("pages of a table's history, for a person", _rate(limits.HISTORY)),
        ("hints at a table", _rate(limits.HINTS)),
        ("reviews that a person asks for", f"{MOST_OF_A_PERSON} that aren't made yet; {_rate(limits.REVIEWS)}"),
        ("a name, a spoken line", f"{LONGEST_NAME} and {LONGEST_SAYING} characters"),
        ("the body of a request", _bodies()),
    ]


def _rate(rate: Rate) -> str:
    """A rate in words."""
    often = f"{rate.per_second:g} a second" if rate.per_second >= 1 else f"one every {1 / rate.per_second:g} s"
    return f"{rate.burst:g} at once, then {often}"


def _bodies() -> str:
    """How long bodies may be, with the routes that take longer ones."""
    operations = [operation for group in GROUPS for operation in group.operations() if operation.writes]
    longer = [f"{each.limit:,} for `{each.method} {each.path}`" for each in operations if each.limit != SMALL]
    return f"{SMALL:,} bytes; {', '.join(longer)}"
