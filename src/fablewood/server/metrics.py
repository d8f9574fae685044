"""Figures for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest


class Metrics:
    """Of one node; several may live in one process, in tests."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.events = Counter(
            "fablewood_events", "Events committed or read, by kind.", ["kind"], registry=self.registry
        )
        self.refusals = Counter("fablewood_refusals", "What was refused, by code.", ["code"], registry=self.registry)
        self.requests = Counter("fablewood_requests", "HTTP requests, by status.", ["status"], registry=self.registry)
        self.connections = Gauge("fablewood_connections", "Open connections to tables.", registry=self.registry)
        self.tables = Gauge("fablewood_tables", "Tables at hand.", registry=self.registry)
        self.thinking = Gauge("fablewood_bots_thinking", "Bots that think now.", registry=self.registry)
        self.thought = Histogram("fablewood_bot_seconds", "How long bots think.", registry=self.registry)

    def page(self) -> bytes:
        return generate_latest(self.registry)
