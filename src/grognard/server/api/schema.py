"""The calls as an OpenAPI document, for programs and for Schemathesis: `GET /api/openapi.json`."""

from typing import Any

import msgspec
from fastapi import APIRouter, Response
from msgspec import Struct

from grognard import __version__
from grognard.server.api.lobby import Build, Claim, Join, ScenarioText
from grognard.server.api.table import Act, Ask, Replace
from grognard.server.founding import Create
from grognard.server.problems import json
from grognard.server.studies import Branch, OpenFile
from grognard.umpire.words import Data

router = APIRouter(prefix="/api")
MATCH = "/api/matches/{match}"
SEAT = MATCH + "/seats/{seat}"
REFS = "#/components/schemas/{name}"
BODIES: tuple[Any, ...] = (Build, Claim, Join, ScenarioText, Act, Ask, Replace, Create, Branch, OpenFile)
PROBLEMS = (400, 403, 404, 405, 408, 409, 413, 422, 429, 500, 503, 507)
JSON, TEXT, LINES, YAML = "application/json", "text/plain", "application/x-ndjson", "text/yaml"


class Call(Struct, frozen=True):
    """A call: what it takes, the status of its answer, and which fields the answer always has."""

    method: str
    path: str
    says: str
    fields: tuple[str, ...] = ()
    body: Any = None
    status: int = 200
    media: str = JSON
    queries: tuple[str, ...] = ()


CALLS = (
    Call("get", "/api/health", "Whether anything can be stored", ("ok", "version")),
    Call("get", "/api/openapi.json", "This document", ("openapi", "paths")),
    Call("get", "/api/rulesets", "The installed games", ("rulesets", "failed")),
    Call("get", "/api/rulesets/{name}/texts/{language}", "Fluent source", media=TEXT),
    Call("get", "/api/rulesets/{name}/rules", "All rules", ("rules",)),
    Call("get", "/api/rulesets/{name}/rules/{rule}", "A rule", ("id", "text", "kind")),
    Call("get", "/api/rulesets/{name}/template", "A scenario to start from", media=YAML),
    Call("post", "/api/rulesets/{name}/scenario", "Judge a file", ("scenario", "report"), ScenarioText),
    Call("post", "/api/rulesets/{name}/build", "Judge a force, set-up or scenario", (), Build),
    Call("post", "/api/matches", "A new match", ("match", "commitments", "links"), Create, 201),
    Call("get", "/api/matches", "One's matches", ("matches",)),
    Call("get", MATCH, "One match", ("match", "ruleset", "state", "players", "mine")),
    Call("delete", MATCH, "Put a match away", ("deleted",)),
    Call("post", MATCH + "/claim", "Take a seat by its link", ("seat",), Claim),
    Call("post", SEAT + "/join", "Bring a nonce", (), Join),
    Call("post", SEAT + "/actions", "Act", ("number", "last"), Act),
    Call("post", SEAT + "/questions", "Ask", ("answer", "sketch"), Ask),
    Call("get", SEAT + "/events", "The stream", media="text/event-stream", queries=("after",)),
    Call("get", SEAT + "/at/{event}", "As it was", ("event", "last", "scene"), queries=("sheets",)),
    Call("get", SEAT + "/stream", "The audience's events", media=LINES),
    Call("post", SEAT + "/replace", "Who plays", (), Replace),
    Call("get", MATCH + "/static/{key}", "A board", ("cells",)),
    Call("get", MATCH + "/record", "The record", media=LINES),
    Call("get", MATCH + "/check", "The proof of the dice", ("ok", "rolls", "problem")),
    Call("post", MATCH + "/branch", "Go on from a point", ("match",), Branch, 201),
    Call("post", "/api/files", "Open a file", (), OpenFile, 201),
)


@router.get("/openapi.json")
async def openapi() -> Response:
    """The document."""
    return json(document(), headers={"cache-control": "no-cache"})


def document() -> Data:
    """All calls with their bodies, answers and problems."""
    _, components = msgspec.json.schema_components(BODIES, ref_template=REFS)
    paths: dict[str, Data] = {}
    for call in CALLS:
        paths.setdefault(call.path, {})[call.method] = operation(call)
    return {
        "openapi": "3.1.0",
        "info": {"title": "grognard", "version": __version__},
        "paths": paths,
        "components": {"schemas": components | {"Problem": problem()}},
    }


def operation(call: Call) -> Data:
    """One call."""
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}
        for name in fields_of(call.path)
    ]
    parameters += [{"name": name, "in": "query", "schema": {"type": "string"}} for name in call.queries]
    answers: Data = {str(call.status): {"description": call.says, "content": content(call)}}
    if call.path == "/api/files":
        answers["200"] = {"description": "Its cases", "content": {JSON: {"schema": {"required": ["cases"]}}}}
    for status in PROBLEMS:
        schema = {"schema": {"$ref": REFS.format(name="Problem")}}
        answers[str(status)] = {"description": "A problem", "content": {JSON: schema}}
    made: Data = {"summary": call.says, "parameters": parameters, "responses": answers}
    if call.body is not None:
        schema = {"schema": {"$ref": REFS.format(name=call.body.__name__)}}
        made["requestBody"] = {"required": True, "content": {JSON: schema}}
    return made


def content(call: Call) -> Data:
    """What the answer looks like."""
    schema: Data = {"type": "object"} if call.media == YAML else {"type": "string"}
    if call.media == JSON:
        schema = {"type": "object", "required": list(call.fields)}
    return {call.media: {"schema": schema}}


def fields_of(path: str) -> list[str]:
    """The names in a path's braces."""
    return [part[1:-1] for part in path.split("/") if part.startswith("{")]


def problem() -> Data:
    """Every no: what kind of, and what it names."""
    kinds = [
        "malformed", "foreign_seat", "unknown", "stale", "not_started", "running", "unplayable", "refused",
        "too_slow", "too_many", "no_answer", "storage", "internal",
    ]  # fmt: skip
    return {
        "type": "object",
        "required": ["error"],
        "properties": {"error": {"enum": kinds}, "message": {"type": "string"}, "rule": {"type": "string"}},
    }
