"""What the server tells Prometheus, judged by Prometheus' own library."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.parser import text_string_to_metric_families as families

from tercet.server.running import metrics
from tercet.server.running.metrics import BOUNDS, Durations, Metrics

TOOK = (0.0004, 0.0005, 0.003, 0.003, 0.7, 5.0, 60.0)


def counted() -> Metrics:
    """Figures after a while."""
    figures = Metrics()
    figures.acts.add(17)
    figures.refusals.add()
    figures.gauge("tercet_tables", "Tables in memory.", lambda: 3)
    for seconds in TOOK:
        figures.commit_seconds.add(seconds)
    return figures


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


def defined() -> list[str]:
    """The names of all figures that every server has."""
    figures = vars(Metrics()).values()
    return [each.name for each in figures if isinstance(each, (metrics.Counter, Durations))]


def test_every_figure_has_a_type_and_an_explanation() -> None:
    found = list(families(counted().text()))
    names = [family.name for family in found]
    assert len(names) == len({*names}), "each figure has a name of its own"
    assert {each.removesuffix("_total") for each in defined()} <= {*names}
    assert {family.type for family in found} == {"counter", "gauge", "histogram"}
    assert all(family.documentation.endswith(".") for family in found)
    assert all(family.name.startswith("tercet_") for family in found)
