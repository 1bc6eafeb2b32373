"""Games, rules, new matches, links, joining."""

import re
from pathlib import Path

import msgspec
from fastapi import APIRouter, Request, Response
from msgspec import Struct

from grognard import umpire
from grognard.bots.strengths import levels_of
from grognard.server.api.common import browser_of, created, limiter, live
from grognard.server.founding import Create, found, ruleset_of
from grognard.server.limits import address_of
from grognard.server.problems import foreign_seat, json, read, unknown
from grognard.server.seats import (
    checked_name,
    checked_nonce,
    give_key,
    hashed,
    held_seat,
    key_of,
    mine,
    new_key,
    same,
)
from grognard.server.store.rows import MatchRow, SeatRow
from grognard.server.table import Table, players
from grognard.umpire.opening import yaml_of
from grognard.umpire.registry import registry
from grognard.umpire.ruleset import Ruleset
from grognard.umpire.words import Data

router = APIRouter(prefix="/api")
UMPIRE = Path(umpire.__path__[0])
RULE = re.compile(r"[A-Z]{1,4}-[\w.]{1,16}", re.ASCII)


# ---- games


@router.get("/rulesets")
async def rulesets() -> Response:
    """The installed games, and those that failed to load."""
    games = [info(ruleset) for ruleset in registry().rulesets.values()]
    failed = [{"name": name, "problem": problem} for name, problem in registry().failed.items()]
    return json({"rulesets": games, "failed": failed})


def info(ruleset: Ruleset) -> Data:
    """A game as the lobby shows it."""
    return {
        "name": ruleset.name,
        "title": ruleset.title,
        "credit": ruleset.credit,
        "version": ruleset.version,
        "players": ruleset.players,
        "levels": levels_of(ruleset),
        "theme": ruleset.theme,
        "own": bool(ruleset.template()) or type(ruleset).build is not Ruleset.build,
        "scenarios": list(ruleset.scenarios.values()),
        "options": list(ruleset.options.values()),
    }


@router.get("/rulesets/{name}/texts/{language}")
async def texts(name: str, language: str) -> Response:
    """Fluent source: the umpire's messages, then the game's; English where there is no translation."""
    ruleset = ruleset_of(name)
    if not (len(language) == 2 and language.isascii() and language.islower()):
        raise unknown("language")
    source = [
        text_of(UMPIRE / "locales" / "en.ftl", UMPIRE / "locales" / f"{language}.ftl"),
        text_of(ruleset.file("locales/en.ftl"), ruleset.file(f"locales/{language}.ftl")),
    ]
    headers = {"cache-control": "no-cache"}
    return Response("\n".join(source), headers=headers, media_type="text/plain; charset=utf-8")


def text_of(english: Path, wanted: Path) -> str:
    """The file that is wanted, or the English one, or nothing."""
    for path in (wanted, english):
        if path.is_file():
            return path.read_text(encoding="utf-8")
    return ""


@router.get("/rulesets/{name}/rules/{rule}")
async def rule(name: str, rule: str) -> Response:
    """A rule's text."""
    ruleset = ruleset_of(name)
    if RULE.fullmatch(rule):
        for path in (ruleset.file("rules.md"), UMPIRE / "rules.md"):
            if path.is_file() and (text := rule_in(path.read_text(encoding="utf-8"), rule)) is not None:
                return json(text)
    raise unknown("rule")


def rule_in(text: str, rule: str) -> Data | None:
    """The rule of this id."""
    found = next((row for row in rows_of(text) if row["id"] == rule), None)
    return found and {"id": found["id"], "kind": found["kind"], "text": found["text"]}


def rows_of(text: str) -> list[Data]:
    """The rows `| id | kind | rule | reason |` of tables of rules, with the heading above each."""
    found, heading = [], ""
    for line in text.splitlines():
        if line.startswith("#"):
            heading = line.lstrip("# ").strip()
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
        if len(cells) >= 3 and RULE.fullmatch(cells[0]):
            rule = cells[2].replace("\\|", "|")
            found.append({"id": cells[0], "kind": cells[1], "text": rule, "heading": heading})
    return found


@router.get("/rulesets/{name}/template")
async def template(name: str) -> Response:
    """A scenario to start one's own from, to download."""
    if not (source := ruleset_of(name).template()):
        raise unknown("template")
    headers = {"content-disposition": f'attachment; filename="{name}.yaml"', "cache-control": "no-cache"}
    return Response(source, headers=headers, media_type="text/yaml; charset=utf-8")


@router.post("/rulesets/{name}/scenario")
async def scenario(name: str, request: Request) -> Response:
    """A scenario of one's own from its file: the data, and what the game says of it."""
    ruleset = ruleset_of(name)
    body = await read(request, ScenarioText)

    def judged() -> Data:
        data = yaml_of(body.text)
        return {"scenario": data, "report": ruleset.build("scenario", data).data()}

    return json(await live(request).open_file(judged))


class ScenarioText(Struct, forbid_unknown_fields=True):
    """The file's text, YAML or JSON."""

    text: str


@router.get("/rulesets/{name}/rules")
async def rules(name: str) -> Response:
    """All rules of a game and of the umpire, in the order of their tables."""
    ruleset = ruleset_of(name)
    found: list[Data] = []
    for path in (ruleset.file("rules.md"), UMPIRE / "rules.md"):
        if path.is_file():
            found += rows_of(path.read_text(encoding="utf-8"))
    return json({"rules": found}, headers={"cache-control": "no-cache"})


@router.post("/rulesets/{name}/build")
async def build(name: str, request: Request) -> Response:
    """What a force, set-up or scenario is worth."""
    limiter(request).question(browser_of(request))
    ruleset = ruleset_of(name)
    body = await read(request, Build)
    report = await live(request).open_file(lambda: ruleset.build(body.kind, body.value))
    return json(report.data())


class Build(Struct, forbid_unknown_fields=True):
    """What is to be judged."""

    kind: str
    value: Data


# ---- matches


@router.post("/matches")
async def create(request: Request) -> Response:
    """A new match; the asking browser holds its own seats at once."""
    body = await read(request, Create)
    key = key_of(request) or new_key()
    held = await live(request).read(live(request).store.open_matches, hashed(key))
    limiter(request).found(address_of(request), held)
    row, seats, links = await live(request).look(lambda: found(body, key))
    return await created(request, row, seats, links, key)


@router.get("/matches")
async def matches(request: Request) -> Response:
    """The matches in which this browser holds a seat."""
    key = key_of(request)
    summaries = await live(request).read(lambda: held(request, hashed(key))) if key else []
    return json({"matches": summaries})


def held(request: Request, key: str) -> list[Data]:
    """Summaries from the store alone: no match is opened for them."""
    store = live(request).store
    return [
        summary(request, row, store.seats(row.id), live(request).tables.get(row.id), store.children(row.id))
        for row in store.held(key)
        if not put_away(store.seats(row.id), key)
    ]


def put_away(seats: list[SeatRow], key: str) -> bool:
    """Whether the browser has put the match out of its list."""
    return all(row.forgotten for row in seats if row.key == key)


@router.get("/matches/{match}")
async def match(match: str, request: Request) -> Response:
    """One match."""
    async with live(request).at(match) as table:
        children = await live(request).read(live(request).store.children, match)
        return json(summary(request, table.row, table.seats, table, children))


def summary(
    request: Request, row: MatchRow, seats: list[SeatRow], table: Table | None, children: list[MatchRow]
) -> Data:
    """A match as the lobby shows it."""
    return {
        "match": row.id,
        "ruleset": row.ruleset,
        "scenario": row.scenario if isinstance(row.scenario, str) else "custom",
        "name": row.name(),
        "options": row.options,
        "state": row.state,
        "players": players(seats, table),
        "mine": [] if row.study else mine(request, seats),
        "study": row.study or None,
        "branch": row.branch,
        "open_sheets": row.open_sheets,
        "dice": row.dice,
        "commitments": row.commitments,
        "version": None if row.header is None else row.header.version,
        "older": table is not None and table.older,
        "parent": row.parent,
        "children": [{"battle": (child.battle or {})["id"], "match": child.id} for child in children],
        "created": row.created,
    }


@router.post("/matches/{match}/claim")
async def claim(match: str, request: Request) -> Response:
    """The right that a link gives, to the browser that comes first."""
    limiter(request).action(browser_of(request))
    body = await read(request, Claim)
    key = key_of(request) or new_key()
    async with live(request).at(match) as table, table.lock:
        table.stands()
        row = next((row for row in table.seats if same(body.token, row.token)), None)
        if row is None or (row.key is not None and not same(key, row.key)):
            raise foreign_seat()
        if row.key is None:
            taken = msgspec.structs.replace(row, key=hashed(key))
            await live(request).store.save(table.row, [taken])
            table.seats[row.seat] = taken
    response = json({"seat": row.seat})
    give_key(request, response, key)
    return response


class Claim(Struct, forbid_unknown_fields=True):
    """The token of a link."""

    token: str


@router.post("/matches/{match}/seats/{seat}/join")
async def join(match: str, seat: str, request: Request) -> Response:
    """A seat's nonce and name; with the last one the start is rolled. A second time changes nothing."""
    body = await read(request, Join)
    nonce, name = checked_nonce(body.nonce), checked_name(body.name)
    async with live(request).at(match) as table:
        async with table.lock:
            table.stands()
            row = held_seat(request, table.seats, seat)
            if not row.joined:
                await table.join(msgspec.structs.replace(row, nonce=nonce, name=name or row.name))
        table.tell_players()
        table.went_on(table)
    return json({})


class Join(Struct, forbid_unknown_fields=True):
    """What a person brings to the table."""

    nonce: str
    name: str | None = None
