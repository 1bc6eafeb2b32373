"""The calls against their own document: Schemathesis makes up requests, and no answer is a surprise."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from fastapi.routing import APIRoute
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from grognard.server.api import health, lobby, record, studies, table
from grognard.server.api import schema as documented
from grognard.server.limits import UNLIMITED
from tests.server.table import Browser, Running, running

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
SCHEMA = schemathesis.openapi.from_dict(documented.document())
FOR_THE_HOST = {"/api/figures", "/metrics"}


@pytest.fixture(scope="module")
def unlimited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Browser, dict[str, str]]]:
    """A server without limits, and a match of Fog Bay that its browser plays alone."""
    with running(tmp_path_factory.mktemp("schema") / "matches.sqlite3", limits=UNLIMITED) as served:
        browser = Browser(served.url)
        match = browser.start(["me", "here"])
        boards = browser.listen(match, 0).table()["scene"]["boards"]
        known = {
            "match": match,
            "seat": "0",
            "name": "fogbay",
            "language": "en",
            "rule": "FB-1.1",
            "event": "1",
            "key": boards[0]["static"],
        }
        yield served, browser, known
        browser.close()


def test_every_call_is_documented() -> None:
    routes = [
        route
        for module in (health, lobby, record, studies, table, documented)
        for route in module.router.routes
        if isinstance(route, APIRoute)
    ]
    served = {(method.lower(), route.path) for route in routes for method in route.methods or ()}
    assert {(call.method, call.path) for call in documented.CALLS} == {
        (method, path) for method, path in served if path not in FOR_THE_HOST
    }


@SCHEMA.parametrize()
@settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_answers_are_as_documented(case: Any, unlimited: tuple[Running, Browser, dict[str, str]]) -> None:
    """Half of the calls are of a match that is there."""
    served, browser, known = unlimited
    stream = case.path.endswith("/events")
    if len(repr(case.body)) % 2 or stream or case.method == "GET":
        case.path_parameters = {name: known.get(name, value) for name, value in case.path_parameters.items()}
    if case.method == "DELETE" and case.path == documented.MATCH:  # the others are to be asked too
        case.path_parameters = {"match": "nomatch"}
    if stream:  # an endless answer; its refusals are looked at
        case.path_parameters["seat"] = "9"
    cookies = {"grognard": browser.client.cookies["grognard"]}
    case.call_and_validate(base_url=served.url, cookies=cookies, checks=CHECKS, timeout=30)


def test_the_document_is_served(browser: Browser) -> None:
    found = browser.get("/openapi.json")
    assert found == documented.document()
    assert all(re.fullmatch(r"/api/[\w/{}.]+", path) for path in found["paths"])
