"""Every way in which the server says no: a status, and a body that names rule, field or thing."""

from typing import TypeVar

import msgspec
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException

from grognard.server.store.faults import Dropped, StoreFault
from grognard.umpire.notation import convert
from grognard.umpire.refusal import BadNotation, GrognardError, Refused
from grognard.umpire.words import Data

T = TypeVar("T", bound=msgspec.Struct)
DEPTH = 40


class Problem(GrognardError):
    """An answer that is not the one asked for."""

    def __init__(self, status: int, error: str, **facts: object) -> None:
        super().__init__(f"{status} {error}")
        self.status = status
        self.body: Data = {"error": error, **facts}


def unknown(what: str) -> Problem:
    """There is no such `match`, `seat`, `ruleset`, `rule`."""
    return Problem(404, "unknown", what=what)


def foreign_seat() -> Problem:
    """This browser does not hold the seat."""
    return Problem(403, "foreign_seat")


def foreign_page() -> Problem:
    """A page of another site has sent the call."""
    return Problem(403, "foreign_page")


def malformed(field: str, message: str) -> Problem:
    """The body, path or query is not what the call takes."""
    return Problem(400, "malformed", field=field, message=message)


def json(data: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """A JSON answer that nobody keeps, unless `headers` say otherwise."""
    kept = {"cache-control": "no-store"} | (headers or {})
    return Response(msgspec.json.encode(data), status, kept, media_type="application/json")


async def read(request: Request, kind: type[T]) -> T:
    """The body, strictly typed. Raises Problem or BadNotation naming the field."""
    try:
        data = msgspec.json.decode(await request.body())
        msgspec.json.encode(data)  # a lone surrogate is text that cannot be written again
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise malformed("", f"not JSON: {error}") from None
    if not isinstance(data, dict):
        raise malformed("", "a JSON object is expected")
    if (found := flaw(data)) is not None:
        raise malformed("", found)
    value = convert(data, kind, "")
    assert isinstance(value, kind)
    return value


def flaw(data: object) -> str | None:
    """Whether the data is nested deeper than any game reads, or has a name that no browser can give back."""
    level = [data]
    for _ in range(DEPTH):
        if any("__proto__" in value for value in level if isinstance(value, dict)):
            return "nothing may be called __proto__"
        level = [
            child
            for value in level
            if isinstance(value, dict | list)
            for child in (value.values() if isinstance(value, dict) else value)
        ]
        if not level:
            return None
    return f"nested more than {DEPTH} deep"


def install(app: FastAPI) -> None:
    """Turn every exception that is an answer into it (what nobody foresaw: `security.py`)."""
    app.add_exception_handler(Problem, _problem)
    app.add_exception_handler(StoreFault, _store)
    app.add_exception_handler(Dropped, _dropped)
    app.add_exception_handler(BadNotation, _bad_notation)
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(RequestValidationError, _invalid)


async def _problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, Problem)
    return said(error)


def said(problem: Problem) -> Response:
    """The answer that a problem is; `seconds` tells when to come again."""
    seconds = problem.body.get("seconds")
    return json(problem.body, problem.status, None if seconds is None else {"retry-after": str(seconds)})


async def _store(request: Request, error: Exception) -> Response:
    assert isinstance(error, StoreFault)
    return not_stored(error)


async def _dropped(request: Request, error: Exception) -> Response:
    """Whoever waited for a step that could not be stored gets its answer; a deleted match is not there."""
    assert isinstance(error, Dropped)
    return said(unknown("match")) if error.fault is None else not_stored(error.fault)


def not_stored(error: StoreFault) -> Response:
    """The answer to what could not be stored."""
    status = {"full": 507, "damaged": 500}.get(error.what, 503)
    return json({"error": "storage", "what": error.what, "message": str(error)}, status)


async def _bad_notation(request: Request, error: Exception) -> Response:
    assert isinstance(error, BadNotation)
    return ill_formed(error)


def ill_formed(error: BadNotation) -> Response:
    """The answer to what is no action, question or setup."""
    return json({"error": "malformed", "field": error.field, "message": error.message}, 400)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return refused(error)


def refused(error: Refused) -> Response:
    """The answer to an action or question that the rules forbid."""
    return json({"error": "refused", **error.refusal.data()}, 422)


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return json({"error": "unknown", "what": "path"}, 404)
    return json({"error": "malformed", "field": "method", "message": str(error.detail)}, error.status_code)


async def _invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    field = str(first["loc"][-1])
    return json({"error": "malformed", "field": field, "message": str(first["msg"])}, 400)
