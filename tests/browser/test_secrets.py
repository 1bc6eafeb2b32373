"""Nothing a seat may not know reaches its browser: not the page of the curtain, not one byte of the wire."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

from playwright.sync_api import Page, Response

from tests.browser.conftest import Visit
from tests.browser.play import open_match, seated
from tests.browser.player import Player
from tests.browser.table import look, wait
from tests.browser.test_conduct import asked, link_of
from tests.browser.watch import Watch

SHIELDS = (83, 61)
COUNTERS = ("n", "last", "number", "to", "event", "column", "row", "x", "y", "created")
TOLD = "^(aria-.*|data-.*|title|value|min|max|alt|placeholder|id|href|name|label|content)$"
"""Attributes that say something; the others are drawing."""

SHOWN = (Path(__file__).parent / "shown.js").read_text(encoding="utf-8")


def words(page: Page) -> set[str]:
    """Every word and number that the page holds."""
    found: list[str] = page.evaluate(SHOWN, TOLD)
    return set("".join(sign if sign.isalnum() else " " for sign in " ".join(found)).split())


def test_the_curtain_leaves_nothing_of_the_other_seat(visit: Visit) -> None:
    page = visit()
    open_match(page, "1", ["me", "here"])
    if seated(page).curtain:
        page.get_by_test_id("curtain-open").click()
    for seat, shield in enumerate(SHIELDS):
        seen = asked(page, "shields")
        assert seen.seat == str(seat)
        own, other = {str(shield), str(150 - shield)}, {str(SHIELDS[1 - seat]), str(150 - SHIELDS[1 - seat])}
        if seat:
            assert not other & words(page)
        page.get_by_test_id("slot-input").fill(str(shield))
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        now = wait(page, lambda now: now.curtain or now.kind == "act", "the curtain, or his own Impulse")
        if now.curtain:
            assert not (own | other) & words(page), f"the curtain after seat {seat} tells a secret"
            page.get_by_test_id("curtain-open").click()
    for _ in range(3):
        seen = wait(page, lambda now: now.asked and now.kind == "act", "an Impulse")
        seat = int(seen.seat)
        assert {str(SHIELDS[seat]), str(150 - SHIELDS[seat])} <= words(page), "his own sheet is shown to him"
        assert not {str(SHIELDS[1 - seat]), str(150 - SHIELDS[1 - seat])} & words(page)
        Player(page).decide(seen)
        wait(page, lambda now: now.curtain, "the curtain")
        assert not {str(number) for s in SHIELDS for number in (s, 150 - s)} & words(page)
        page.get_by_test_id("curtain-open").click()


# ---- every byte


class Ear:
    """All that a browser receives: bodies of answers, and the messages of its streams."""

    def __init__(self, page: Page) -> None:
        self.bodies: list[Any] = []
        self.messages: list[str] = []
        self.pending: list[Response] = []
        page.on("response", lambda response: self.pending.append(response))
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.eventSourceMessageReceived", lambda told: self.messages.append(told["data"]))

    def gather(self) -> None:
        """Keep the bodies that have come; to be called before the page is left."""
        for response in self.pending:
            kind = response.headers.get("content-type", "")
            if "json" in kind and "/api/matches" in response.url:
                self.bodies.append(response.json())
        self.pending.clear()

    def all(self) -> list[Any]:
        """Everything as data."""
        self.gather()
        return [json.loads(message) for message in self.messages] + self.bodies


def leaves(data: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    if isinstance(data, dict):
        for key, value in data.items():
            if key not in COUNTERS:
                yield from leaves(value, f"{path}.{key}")
    elif isinstance(data, list):
        for value in data:
            yield from leaves(value, f"{path}[]")
    else:
        yield path, data


def numbers_in(data: Any) -> Iterator[tuple[str, str]]:
    """Numbers, and those within texts, with their paths."""
    for path, leaf in leaves(data):
        if isinstance(leaf, str):
            for word in "".join(sign if sign.isalnum() else " " for sign in leaf).split():
                yield path, word
        elif isinstance(leaf, int) and not isinstance(leaf, bool):
            yield path, str(leaf)


def test_opponent_and_spectator_receive_no_secret(visit: Visit, watch: Watch) -> None:
    """A whole turn with unusual Shields; each number of the own sheets is looked for in the others' bytes."""
    watch.allow("favicon")
    page = visit()
    open_match(page, "1", ["me", "link"])
    link = link_of(page)
    guest, watcher = visit("/icon.svg"), visit("/icon.svg")
    ears = {"0": Ear(page), "1": Ear(guest), "spectator": Ear(watcher)}
    guest.goto(urljoin(guest.url, link))
    seated(page)
    seated(guest)
    watcher.goto(page.url)
    assert seated(watcher).seat == "spectator"
    secrets: dict[str, set[str]] = {"0": set(), "1": set()}
    players = {"0": Player(page, shields=(SHIELDS[0],)), "1": Player(guest, shields=(SHIELDS[1],))}
    moves = 0
    while moves < 14:
        for seat, player in players.items():
            seen = look(player.page)
            for sheet in seen.sheets.values():
                secrets[seat] |= {sheet["Energy"], sheet["Shield"]} - {"0", "150"}
            if seen.asked:
                player.decide(seen)
                moves += 1
    assert secrets["0"] >= {"83", "67"}
    assert secrets["1"] >= {"61", "89"}
    ears["0"].gather()
    page.reload()
    seated(page)
    for audience, ear in ears.items():
        assert ear.messages, f"{audience} heard nothing"
        hidden = set().union(*(found for seat, found in secrets.items() if seat != audience))
        told = [(path, number) for data in ear.all() for path, number in numbers_in(data) if number in hidden]
        assert not told, f"{audience} was told {told[:5]}"
    for seat, found in secrets.items():
        heard = {number for data in ears[seat].all() for _, number in numbers_in(data)}
        assert found <= heard, "this search finds a secret where it is told"
