"""Figures for Prometheus, at a port of their own that is off unless asked for.

An operator who plays as well must not learn from them what a seat can't know. So a figure may change only with what everybody
sees anyway: moves are counted if spectators see them, and what bots think about, or for how long, isn't told at all.
"""

__all__ = ["Figures", "serve_figures"]

import logging
import time
from collections.abc import Iterable

from prometheus_client import CollectorRegistry, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from .http.http_line import LineGuard
from .http.services import Services

logger = logging.getLogger(__name__)


class Figures(Collector):
    """The figures of a server; Prometheus' library asks for them in a thread."""

    def __init__(self, services: Services, guard: LineGuard) -> None:
        self._services, self._guard = services, guard
        self._started = time.time()

    def collect(self) -> Iterable[Metric]:
        """All figures as they are now."""
        services, guard = self._services, self._guard
        refused = CounterMetricFamily("stammtisch_refused", "requests that were too many", labels=["limit"])
        refused.add_metric(["person"], services.by_person.refused)
        refused.add_metric(["address"], services.gate.refused)
        refused.add_metric(["connections"], guard.cut)
        return (
            _gauge("connections", "open connections", guard.count),
            _gauge("watchers", "connections that watch a table", services.connections.count),
            _gauge("tables_in_memory", "tables in memory", len(services.tables.in_memory)),
            CounterMetricFamily("stammtisch_moves", "moves written that everybody sees", services.tables.moves_seen),
            refused,
            _gauge("ready", "whether a move could be kept when this was last tried", services.readiness.was_ready),
            _gauge("start_time_seconds", "when this process was started", round(self._started)),
        )


def _gauge(name: str, meaning: str, value: float) -> Metric:
    return GaugeMetricFamily(f"stammtisch_{name}", meaning, value)


def serve_figures(place: str, figures: Figures) -> None:
    """Serve figures at `host:port` until the process ends."""
    host, _, port = place.rpartition(":")
    registry = CollectorRegistry()
    registry.register(figures)
    server, _ = start_http_server(int(port), host, registry)
    logger.info("figures are at http://%s:%d/metrics", host, server.server_port)
