"""What the server tells Prometheus, judged by Prometheus' own library."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.parser import text_string_to_metric_families as families

from tercet.server.running.metrics import BOUNDS, Metrics

TOOK = (0.0004, 0.0005, 0.003, 0.003, 0.7, 5.0, 60.0)


def counted() -> Metrics:
    """Figures after a while."""
    metrics = Metrics()
    metrics.acts.add(17)
    metrics.refusals.add()
    metrics.gauge("tercet_tables", "Tables in memory.", lambda: 3)
    for seconds in TOOK:
        metrics.commit_seconds.add(seconds)
    return metrics


def by_the_library(name: str) -> str:
    """The same figure, as the library writes it."""
    registry = CollectorRegistry()
    if name == "tercet_acts":
        Counter(name, "Acts that were applied and stored.", registry=registry).inc(17)
    elif name == "tercet_tables":
        Gauge(name, "Tables in memory.", registry=registry).set(3)
    else:
        took = Histogram(name, "Time to write one batch.", buckets=BOUNDS, registry=registry)
        for seconds in TOOK:
            took.observe(seconds)
    return generate_latest(registry).decode()


def test_the_library_reads_our_figures_as_its_own() -> None:
    ours = {family.name: family for family in families(counted().text())}
    for name in ("tercet_acts", "tercet_tables", "tercet_commit_seconds"):
        (theirs, *_) = families(by_the_library(name))
        assert ours[name].name == theirs.name
        assert ours[name].type == theirs.type
        assert ours[name].documentation == theirs.documentation
        assert sorted(ours[name].samples, key=str) == sorted(theirs.samples, key=str)


def test_every_figure_has_a_type_and_an_explanation() -> None:
    found = list(families(counted().text()))
    assert len(found) == 17
    assert {family.type for family in found} == {"counter", "gauge", "histogram"}
    assert all(family.documentation.endswith(".") for family in found)
    assert all(family.name.startswith("tercet_") for family in found)
