"""What hosts copy: checked as far as that goes without a container engine.

Names, variables, commands and options are those that Tercet knows; the balancer's and systemd's
files are read by their own programs, and `tests/server/nodes` starts broker and balancer with
theirs. That the images build and start is not shown here.
"""

from __future__ import annotations

import inspect
import json
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from tercet.cli import hosting
from tercet.cli.app import COMMANDS

DEPLOY = Path(__file__).parent.parent / "deploy"
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
#: Of the compose specification, what is used here.
SERVICE_KEYS = {
    *("image", "build", "command", "depends_on", "environment", "healthcheck", "hostname"),
    *("networks", "ports", "restart", "stop_grace_period", "volumes"),
}
HEALTH_KEYS = {"test", "interval", "timeout", "start_period", "retries", "disable"}
UNITS = sorted(path.name for path in DEPLOY.glob("*.service"))


def test_the_services_of_a_site_name_each_other() -> None:
    services = COMPOSE["services"]
    assert {*services} == {"one", "two", "thinker", "postgres", "nats", "caddy"}
    for service in services.values():
        assert {*service.get("depends_on", ())} <= {*services}
        assert {*service.get("networks", ())} <= {*COMPOSE["networks"]}
    for volume in services["postgres"]["volumes"] + services["caddy"]["volumes"]:
        source = volume.partition(":")[0]
        assert source in COMPOSE["volumes"] or (DEPLOY / source).exists()
    caddy = (DEPLOY / "Caddyfile").read_text()
    assert "reverse_proxy one:8121 two:8121" in caddy


def test_nothing_that_holds_secrets_is_reached_from_outside() -> None:
    services = COMPOSE["services"]
    assert COMPOSE["networks"]["inside"]["internal"] is True
    for name in ("postgres", "nats"):
        assert services[name]["networks"] == ["inside"]
        assert "ports" not in services[name]
    assert [name for name, each in services.items() if "ports" in each] == ["caddy"]


def test_every_variable_of_a_site_is_in_its_example() -> None:
    asked = {*re.findall(r"\$\{(\w+):\?\}", (DEPLOY / "compose.yaml").read_text())}
    given = {*re.findall(r"^(\w+)=", (DEPLOY / "site.env.example").read_text(), re.MULTILINE)}
    assert asked == given
    assert {*COMPOSE["services"]["one"]["environment"]} == {hosting.DATABASE, hosting.BROKER}


def test_nodes_are_started_by_commands_that_there_are() -> None:
    known = {name for names in COMMANDS.values() for name in names}
    lines = [" ".join(each["command"]) for each in COMPOSE["services"].values() if "build" in each]
    starts = [re.search(r"^ExecStart=\S+ (.*)$", (DEPLOY / u).read_text(), re.M) for u in UNITS]
    lines += [found[1] for found in starts if found]
    assert len(lines) == 3 + len(UNITS)
    serve = inspect.signature(hosting.serve).parameters
    for line in lines:
        command, *words = line.split()
        assert command in known
        named = [word.lstrip("-").partition("=")[0] for word in words if word.startswith("--")]
        assert {name.removeprefix("no-") for name in named} <= {*serve}


def test_the_container_runs_as_nobody_special() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    assert text.index("USER tercet") < text.index("ENTRYPOINT")
    assert "HEALTHCHECK" in text
    assert "[nodes]" in text


def test_nodes_are_asked_for_their_health_with_or_without_the_image_saying_so() -> None:
    """Images in the OCI format, which podman builds by itself, have no health check."""
    said = re.search(r"HEALTHCHECK .*\\\n\s*CMD (\[.*\])", (DEPLOY / "Containerfile").read_text())
    assert said is not None
    for name in ("one", "two"):
        kind, *words = COMPOSE["services"][name]["healthcheck"]["test"]
        assert (kind, words) == ("CMD", json.loads(said[1]))
    assert COMPOSE["services"]["thinker"]["healthcheck"] == {"disable": True}, "it has no port"


def test_every_key_of_the_site_is_one_that_compose_knows() -> None:
    """A word that is spelled wrong is left out by some engines without a sound."""
    assert {*COMPOSE} <= {"services", "networks", "volumes", "x-node"}
    for service in COMPOSE["services"].values():
        assert {*service} <= SERVICE_KEYS
        assert {*service.get("healthcheck", ())} <= HEALTH_KEYS


def test_every_server_is_told_its_name() -> None:
    """Behind a proxy a server answers to no name but those that were given."""
    for unit in UNITS:
        text = (DEPLOY / unit).read_text()
        assert ("tercet serve" in text) == ("--origin ${TERCET_ORIGIN}" in text)
    for name in ("one", "two"):
        command = COMPOSE["services"][name]["command"]
        assert "--origin=https://${TERCET_SITE:?}" in command


def test_secrets_are_in_no_image_and_no_commit() -> None:
    root = DEPLOY.parent
    for name in (".dockerignore", ".gitignore"):
        assert "deploy/site.env" in (root / name).read_text().splitlines()


def test_the_balancer_can_read_its_file() -> None:
    """That play goes on behind it is shown in `tests/server/nodes/test_balanced.py`."""
    program = shutil.which("caddy")
    assert program is not None, "caddy is missing: install the package caddy"
    words = ["validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    site = {**os.environ, "TERCET_SITE": "set.example.org"}
    subprocess.run([program, *words], check=True, capture_output=True, env=site)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
@pytest.mark.parametrize("unit", UNITS)
def test_systemd_understands_its_units(unit: str, tmp_path: Path) -> None:
    name = unit.replace("@.", "@8121.")
    text = (DEPLOY / unit).read_text().replace("/opt/tercet/bin/tercet", "/bin/true")
    (tmp_path / name).write_text(text)
    verify = ["systemd-analyze", "verify", str(tmp_path / name)]
    said = subprocess.run(verify, capture_output=True, text=True)
    assert [line for line in said.stderr.splitlines() if line.startswith(name)] == []
