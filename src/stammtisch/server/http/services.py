"""What routes and sockets are made from."""

__all__ = ["Services"]

from typing import NamedTuple

from ..runtime.compilation import Compilation
from ..runtime.connections import Connections
from ..runtime.dealing import Dealing
from ..runtime.heavy_work import HeavyWork
from ..runtime.push import Push
from ..runtime.readiness import Readiness
from ..runtime.resting import Resting
from ..runtime.reviewing import Reviewing
from ..runtime.tables import Tables
from ..runtime.thinking import Thinker
from ..runtime.tokens import TokenCache
from ..runtime.upkeep import Upkeep
from ..settings import Settings
from ..store.alerts import Alerts
from ..store.devices import Devices
from ..store.holidays import Holidays
from ..store.results import Results
from .gate import Gate
from .limits import RateLimit


class Services(NamedTuple):
    """Everything behind the routes of a server."""

    settings: Settings
    tables: Tables
    tokens: TokenCache
    devices: Devices
    holidays: Holidays
    resting: Resting
    alerts: Alerts
    results: Results
    push: Push
    connections: Connections
    thinker: Thinker
    compilation: Compilation
    gate: Gate
    by_person: RateLimit  # of all requests together
    readiness: Readiness
    heavy: HeavyWork
    history: HeavyWork  # pages of it, which take little time
    upkeep: Upkeep
    reviewing: Reviewing
    dealing: Dealing
