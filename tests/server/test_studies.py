"""Files opened to be looked at, branches of finished matches, and matches put away."""

import json
from pathlib import Path

import pytest

from grognard.umpire.branch import check_branch, position_after
from grognard.umpire.notation import digest
from grognard.umpire.record import Record
from grognard.umpire.refusal import BadRecord
from grognard.umpire.registry import get
from grognard.umpire.replay import verify
from tests.server.table import Browser, Data, wait_for

TESTS = Path(__file__).parent.parent
RECORD = (TESTS / "records" / "fogbay" / "bay-2-cargo.grog").read_text(encoding="utf-8")
CASES = (TESTS / "cases" / "fogbay.yaml").read_text(encoding="utf-8")
POSITION = (TESTS / "records" / "fogbay" / "narrows-luck-2-13.json").read_text(encoding="utf-8")
NAMELESS = json.dumps({key: value for key, value in json.loads(POSITION).items() if key != "ruleset"})
SEATS = [{"kind": "me"}, {"kind": "here"}]


def opened(browser: Browser, text: str, **more: str) -> str:
    match: str = browser.post("/files", {"text": text, **more}, 201)["match"]
    return match


def finished(browser: Browser) -> str:
    """A match of two seats here that is over."""
    match = browser.start(["me", "here"])
    browser.act(match, 1, 1, {"type": "concede"})
    return match


# ---- files


def test_a_record_is_shown_step_by_step_and_nobody_plays_in_it(browser: Browser, guest: Browser) -> None:
    match = opened(browser, RECORD)
    summary = browser.get(f"/matches/{match}")
    assert (summary["state"], summary["study"], summary["mine"]) == ("study", "record", [])
    assert match in [one["match"] for one in browser.get("/matches")["matches"]]
    record = Record.read(RECORD)
    for seat in (0, 1, "spectator"):
        table = guest.listen(match, seat).table()
        assert table["last"] > 5
        first = guest.get(f"/matches/{match}/seats/{seat}/at/1?sheets=all")
        last = guest.get(f"/matches/{match}/seats/{seat}/at/{table['last']}")
        assert first["scene"] != last["scene"]
        assert {sheet["seat"] for sheet in first["sheets"]} == {0, 1}
    assert browser.act(match, 0, 1, {"type": "concede"}, 403) == {"error": "foreign_seat"}
    assert guest.client.get(f"/api/matches/{match}/record").text == record.text()
    assert guest.get(f"/matches/{match}/check")["ok"] is True


def test_of_a_file_with_several_cases_one_is_chosen(browser: Browser) -> None:
    cases = browser.post("/files", {"text": CASES}, 200)["cases"]
    assert len(cases) > 3
    assert all(case["title"] for case in cases)
    for case in cases:
        match = opened(browser, CASES, case=case["id"])
        assert browser.get(f"/matches/{match}")["study"] == "case"
    assert browser.post("/files", {"text": CASES, "case": "no"}, 400)["field"] == "case"


def test_a_position_is_shown(browser: Browser) -> None:
    match = opened(browser, NAMELESS, ruleset="fogbay")
    scene = browser.listen(match, "spectator").table()["scene"]
    assert scene["pieces"]
    wrapped = json.dumps({"ruleset": "fogbay", "position": json.loads(POSITION)})
    for text in (POSITION, wrapped):
        assert browser.listen(opened(browser, text), "spectator").table()["scene"] == scene


LINES = RECORD.splitlines()
BOMB = "a0: &a0 [1, 1]\n" + "".join(f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]\n" for n in range(1, 9))
"""A file of half a page that would fill the memory."""
BAD = {
    "empty": ("", "", "no record"),
    "text": ("once upon a time", "", "no record"),
    "cut": ("\n".join(LINES[:-3]) + "\n" + LINES[-3][:20], "record", "line "),
    "no start": (LINES[0], "record", "line 2"),
    "other dice": (RECORD.replace('"digest":"', '"digest":"0', 1), "record", "entry 0"),
    "yaml": ("ruleset: fogbay\ncases: [", "line 2", "not YAML"),
    "game": ("ruleset: nochess\ncases: []", "ruleset", "nochess"),
    "field": ('{"ruleset": "fogbay", "position": {"wind": "loud"}}', "wind", ""),
    "no game": (NAMELESS, "ruleset", "of which game"),
    "deep": ('{"position": ' + "[" * 60 + "]" * 60 + "}", "", "deep"),
    "bomb": (BOMB, "", "values"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_file_is_told_in_plain_words(browser: Browser, name: str) -> None:
    text, field, message = BAD[name]
    answer = browser.post("/files", {"text": text}, 400)
    assert answer["error"] == "malformed"
    assert answer["field"] == field
    assert message in answer["message"]
    assert "Traceback" not in answer["message"]


def test_a_case_whose_step_is_forbidden_names_step_and_rule(browser: Browser) -> None:
    step = {"seat": 0, "do": {"type": "allocate", "crew": {"A": 99}}}
    case = {"id": "X", "start": {"position": json.loads(POSITION)}, "steps": [step]}
    text = "# a case\n" + json.dumps({"ruleset": "fogbay", "cases": [case]})
    answer = browser.post("/files", {"text": text}, 400)
    assert answer["field"] == "steps[1]"
    assert answer["message"].startswith("rule FB-")


# ---- branches


def test_play_goes_on_from_any_point_of_a_finished_match(browser: Browser) -> None:
    match = opened(browser, RECORD)
    event = 6
    made = browser.post(f"/matches/{match}/branch", {"seat": 0, "event": event, "seats": SEATS}, 201)
    branch = made["match"]
    for seat in (0, 1):
        browser.post(f"/matches/{branch}/seats/{seat}/join", {"nonce": "n"}, 200)
    summary = browser.get(f"/matches/{branch}")
    assert summary["branch"]["match"] == match
    assert summary["state"] == "running"
    then = browser.get(f"/matches/{match}/seats/0/at/{event}")["scene"]
    assert browser.listen(branch, 0).table()["scene"]["pieces"] == then["pieces"]
    seat = int(next(iter(browser.listen(branch, 0).table()["owed"])))
    browser.act(branch, seat, 1, {"type": "concede"})
    record = Record.read(browser.client.get(f"/api/matches/{branch}/record").text)
    ruleset, parent = get("fogbay"), Record.read(RECORD)
    assert record.header.branch == summary["branch"]
    assert verify(ruleset, record).ok
    check_branch(ruleset, record, parent)
    assert record.header.branch is not None
    entry = record.header.branch["entry"]
    start = ruleset.read(record.header.position or {})
    assert digest(start.notation()) == digest(position_after(ruleset, parent, entry).notation())
    record.header.branch["entry"] = entry + 2
    with pytest.raises(BadRecord, match="does not begin"):
        check_branch(ruleset, record, parent)


def test_only_what_is_over_is_branched_from(browser: Browser, guest: Browser) -> None:
    match = browser.start(["me", "here"])
    body: Data = {"seat": 0, "event": 1, "seats": SEATS}
    assert browser.post(f"/matches/{match}/branch", body, 409) == {"error": "running"}
    assert guest.post(f"/matches/{match}/branch", body | {"seat": "spectator"}, 409) == {"error": "running"}
    browser.act(match, 1, 1, {"type": "concede"})
    browser.post(f"/matches/{match}/branch", body, 201)
    cut = "\n".join(LINES[:8]) + "\n"  # a record that was never finished shows secrets that may still bind
    study = opened(browser, cut)
    assert browser.post(f"/matches/{study}/branch", body, 409) == {"error": "running"}


def test_a_branch_names_what_is_wrong_with_it(browser: Browser) -> None:
    match = finished(browser)
    last = browser.listen(match, 0).table()["last"]
    body: Data = {"seat": 0, "event": 1, "seats": SEATS}
    for change, status, field in (
        ({"event": last}, 400, "event"),
        ({"event": 999}, 404, None),
        ({"seat": 7}, 404, None),
        ({"seats": [{"kind": "me"}]}, 400, "seats"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "genius"}]}, 400, "seats[1].level"),
        ({"dice": "loaded"}, 400, "dice"),
    ):
        assert browser.post(f"/matches/{match}/branch", body | change, status).get("field") == field


# ---- after the end, and away


def test_after_the_end_anybody_hears_every_audience(browser: Browser, guest: Browser) -> None:
    match = browser.start(["me", "here"])
    assert guest.get(f"/matches/{match}/seats/0/at/1?sheets=all", 403) == {"error": "foreign_seat"}
    assert browser.get(f"/matches/{match}/seats/0/at/1?sheets=all", 409) == {"error": "running"}
    browser.act(match, 1, 1, {"type": "concede"})
    assert guest.listen(match, 0).table()["over"]
    sheets = guest.get(f"/matches/{match}/seats/spectator/at/1?sheets=all")["sheets"]
    assert {sheet["seat"] for sheet in sheets} == {0, 1}
    assert browser.get(f"/matches/{match}/seats/0/at/1?sheets=few", 400)["field"] == "sheets"


def test_a_match_put_away_is_gone_unless_somebody_else_has_a_seat(browser: Browser, guest: Browser) -> None:
    def listed(one: Browser) -> list[str]:
        return [match["match"] for match in one.get("/matches")["matches"]]

    alone = finished(browser)
    assert guest.client.delete(f"/api/matches/{alone}").status_code == 403
    assert browser.client.delete(f"/api/matches/{alone}").json() == {"deleted": True}
    assert alone not in listed(browser)
    browser.get(f"/matches/{alone}", 404)

    created = browser.create(["me", "link"])
    match, link = created["match"], created["links"]["1"]
    guest.post(f"/matches/{match}/claim", {"token": link.partition("#")[2]}, 200)
    assert browser.client.delete(f"/api/matches/{match}").json() == {"deleted": False}
    assert match not in listed(browser)
    assert match in listed(guest)
    assert browser.get(f"/matches/{match}")["mine"] == [0]


def test_a_deleted_match_ends_its_streams(browser: Browser) -> None:
    match = browser.start(["me", "bot:regular"])
    stream = browser.listen(match, 0)
    stream.table()
    browser.client.delete(f"/api/matches/{match}")
    wait_for(lambda: stream.ended, "the end of the stream")
    browser.get(f"/matches/{match}", 404)
