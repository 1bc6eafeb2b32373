"""Bots at the table."""

from pathlib import Path
from typing import Any

import pytest

from grognard.bots.strengths import slice_of
from grognard.server import botting
from grognard.umpire.dice import Dice
from grognard.umpire.registry import get
from grognard.umpire.ruleset import Ruleset
from grognard.umpire.words import Action, Seat
from tests.server.table import Browser, Data, Running, legal, running, wait_for

NONE = {"type": "allocate", "crew": {}}


def over(served: Running, match: str) -> bool:
    return bool(served.app.state.live.store.match(match).state == "over")


@pytest.mark.parametrize("scenario", ["bay", "narrows"])
def test_bots_play_a_match_among_themselves(browser: Browser, served: Running, scenario: str) -> None:
    levels = ["bot:random", "bot:recruit", "bot:regular"][: 2 if scenario == "bay" else 3]
    match = browser.start(levels, scenario=scenario)
    wait_for(lambda: over(served, match), "the end", 60)
    check = browser.get(f"/matches/{match}/check")
    assert check["ok"] is True


def test_the_same_seed_chooses_the_same_in_the_arena_and_at_the_table(
    served: Running, browser: Browser
) -> None:
    from grognard.bots.player import Player
    from grognard.bots.thinking import Minds
    from grognard.umpire.match import Match
    from grognard.umpire.words import Setup

    ruleset = get("fogbay")
    match = Match.create(ruleset, Setup("bay"), seed="same")
    player, minds = Player(ruleset, 0, "regular", "seed"), Minds()
    player.begin(match.view(0))

    class Row:
        id = "m"

    class Table:
        row = Row()
        ruleset = get("fogbay")
        seats = [type("Seat", (), {"level": "regular", "seed": "seed"})()]

    for event in match.streams.after(0, 0):
        player.hear(event)
    asked = botting.question(Table(), match, 0)  # type: ignore[arg-type]
    import msgspec

    assert msgspec.json.decode(minds.think(asked.task)) == player.choose(match.view(0), 1).data()


def test_a_thinking_process_that_dies_stops_nobody(browser: Browser, served: Running) -> None:
    match = browser.start(["me", "bot:regular"])
    stream = browser.listen(match, 0)
    pool = served.app.state.live.pool
    wait_for(lambda: any(worker.process for worker in pool.workers), "the process")
    number = 0
    for _ in range(6):
        table = stream.asked(number)
        if table["over"]:
            break
        for worker in pool.workers:
            if (process := worker.process) is not None:
                process.kill()
        number = table["number"]
        browser.act(match, 0, number, legal(table))
    assert number > 3


class Silly(Exception):
    pass


@pytest.mark.parametrize("fault", ["raises", "illegal"])
def test_a_bot_that_cannot_think_plays_something_legal(
    database: Path, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The thinking process is bypassed: it would not know of the planted fault."""
    ruleset = get("fogbay")

    def script(position: Any, seat: Seat, level: str, dice: Dice) -> Action:
        if fault == "raises":
            raise Silly
        return type(legal_action(position, seat))(crew={"Z": 99})

    def legal_action(position: Any, seat: Seat) -> Action:
        from fogbay.actions import Allocate

        return Allocate({})

    from grognard.bots.thinking import Minds

    monkeypatch.setattr(type(ruleset), "script", staticmethod(script))
    with running(database) as served:
        minds = Minds()

        async def think(task: Any) -> bytes:
            return minds.think(task)

        monkeypatch.setattr(served.app.state.live.pool, "do", think)
        browser = Browser(served.url)
        match = browser.start(["bot:recruit", "bot:regular"], options={"turn_limit": 3})
        wait_for(lambda: over(served, match), "the end", 60)
        stream = browser.listen(match, "spectator")
        assert stream.table()["over"]["reason"] != "concession"
        browser.close()


def test_when_no_thought_comes_the_table_plays_another_action(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(database) as served:

        async def none(task: Any) -> bytes:
            return b""

        monkeypatch.setattr(served.app.state.live.pool, "do", none)
        browser = Browser(served.url)
        match = browser.start(["bot:recruit", "bot:regular"], options={"turn_limit": 3})
        wait_for(lambda: over(served, match), "the end", 60)
        browser.close()


def test_a_seat_is_handed_to_a_bot_and_taken_back(browser: Browser, served: Running) -> None:
    match = browser.start(["me", "here"])
    stream = browser.listen(match, 0)
    first = stream.table()
    path = f"/matches/{match}/seats/0/replace"
    assert browser.post(path, {"level": "god"}, 400)["field"] == "level"
    browser.post(path, {"level": "recruit"})
    assert browser.get(f"/matches/{match}")["players"][0]["kind"] == "bot"
    wait_for(
        lambda: {"type": "answered", "seat": 0, "kind": "allocate"} in [e["event"] for e in stream.events()],
        "it",
    )
    assert {"type": "seat_taken", "seat": 0, "player": "recruit"} in [e["event"] for e in stream.events()]
    assert browser.act(match, 0, first["number"], {"type": "concede"}, 403) == {"error": "foreign_seat"}
    browser.post(path, {"level": "person"})
    assert browser.get(f"/matches/{match}")["players"][0]["kind"] == "me"
    browser.act(match, 1, 1, NONE)
    table: Data = wait_for(
        lambda: next((t for s in (0, 1) if (t := browser.listen(match, s).table())["card"]), None),
        "a decision",
    )
    browser.act(match, table["seat"], table["number"], {"type": "concede"})
    assert over(served, match)


def test_a_guarded_answer_comes_at_the_end_of_a_slice(
    monkeypatch: pytest.MonkeyPatch, database: Path
) -> None:
    waits: list[float] = []

    async def level(spent: float, slice: float) -> None:
        assert slice == slice_of("recruit") < slice_of("veteran")
        waits.append(spent)

    ruleset: Ruleset = get("fogbay")
    monkeypatch.setattr(type(ruleset), "guarded", frozenset({"allocate"}))
    monkeypatch.setattr(botting, "level", level)
    with running(database) as served:
        browser = Browser(served.url)
        match = browser.start(["me", "bot:recruit"])
        wait_for(lambda: waits, "an answer")
        assert len(waits) == 1
        assert browser.get(f"/matches/{match}")["state"] == "running"
        browser.close()


def test_real_dice_are_entered_by_persons_and_thrown_for_bots(browser: Browser, served: Running) -> None:
    match = browser.start(["me", "bot:random"], dice="physical", options={"turn_limit": 2})
    stream = browser.listen(match, 0)
    entered = number = 0
    while not (table := stream.asked(number))["over"]:
        number = table["number"]
        if table["card"]["kind"] == "dice":
            asked = table["card"]["title"]["args"] | table["card"]["forms"][0]["fixed"]
            wrong = {"type": "enter_dice", "dice": [asked["name"], 0]}
            assert browser.act(match, 0, number, wrong, 422)["rule"] == "UM-5"
            action: Data = {"type": "enter_dice", "dice": [asked["name"], *[1] * asked["number"]]}
            entered += 1
        else:
            action = legal(table)
        browser.act(match, 0, number, action)
    assert entered > 0
    assert over(served, match)
    assert browser.get(f"/matches/{match}/check")["ok"] is True
