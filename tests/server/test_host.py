"""What the host sees: health, figures, the log, backups. Nothing of it tells what somebody plays."""

import json
import logging
import re
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from grognard.server.figures import BOUNDS, Figures, Times, kind_of, prometheus
from grognard.server.store import sqlite
from grognard.server.store.sqlite import Store
from grognard.umpire.record import Record
from grognard.umpire.registry import get
from grognard.umpire.replay import replay
from tests.server.table import Browser, legal, running, wait_for

NONE = {"type": "allocate", "crew": {}}


def test_health_says_whether_anything_can_be_stored(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "ONCE", -1.0)  # each time anew
    with running(database) as served:
        browser = Browser(served.url)
        assert browser.get("/health")["ok"] is True
        kept = database.rename(database.with_suffix(".kept"))
        assert browser.get("/health", 503)["what"] == "gone"
        kept.rename(database)
        served.app.state.live.store.connection.execute("PRAGMA busy_timeout = 200")
        other = sqlite3.connect(database, isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        assert browser.get("/health", 503)["what"] == "locked"
        other.execute("ROLLBACK")
        other.close()
        assert browser.get("/health")["ok"] is True
        browser.close()


def test_figures(database: Path) -> None:
    with running(database) as served:
        browser = Browser(served.url)
        match = browser.start(["me", "here"])
        stream = browser.listen(match, 0)
        stream.table()
        browser.act(match, 0, 1, NONE)
        browser.act(match, 1, 1, {"type": "allocate", "crew": {"A": 1}}, 422)
        found = browser.get("/figures")
        assert found["matches_running"] >= 1
        assert found["matches_warm"] >= 1
        assert found["streams"] == 1
        assert found["connections"] >= 2
        assert found["store_queue"] == 0
        assert found["memory_bytes"] > 10_000_000
        assert found["answers"]["actions 200"] == 1
        assert found["answers"]["actions 422"] == 1
        assert found["calls"]["actions"]["count"] == 2
        assert found["calls"]["actions"]["p99_ms"] >= found["calls"]["actions"]["p50_ms"] > 0
        text = browser.client.get("/metrics").text
        assert 'grognard_calls_total{kind="actions",status="200"} 1' in text
        assert re.search(r'^grognard_call_seconds_bucket\{kind="actions",le="\+Inf"\} 2$', text, re.M)
        assert all(
            re.fullmatch(r"(# TYPE \w+ \w+|\w+(\{[^}]*\})? [\d.-]+)", line) for line in text.splitlines()
        )
        for told in (text, json.dumps(found)):
            assert match not in told
            assert "fogbay" not in told
        browser.close()


@pytest.mark.parametrize("path", ["/api/figures", "/metrics"])
def test_figures_are_not_for_players(browser: Browser, path: str) -> None:
    """A count of actions would tell what the other seat has tried."""
    for address in ("192.0.2.1", "127.0.0.1"):
        answer = browser.client.get(path, headers={"x-forwarded-for": address})
        assert (answer.status_code, answer.json()) == (404, {"error": "unknown", "what": "path"})


# ---- copies


def copy_of(database: Path, copy: Path) -> tuple[int, str]:
    command = [
        "-c",
        "from grognard.cli import main; main()",
        "backup",
        str(copy),
        "--database",
        str(database),
    ]
    done = subprocess.run([sys.executable, *command], capture_output=True, text=True, timeout=60)
    return done.returncode, done.stdout + done.stderr


def test_a_copy_made_during_play_is_whole(database: Path, tmp_path: Path) -> None:
    """Every match in it replays, and begins what was played; all that was acknowledged is in it."""
    copies = []
    with running(database) as served:
        browser = Browser(served.url)
        mine = browser.start(["me", "here"])
        browser.act(mine, 0, 1, NONE)
        key = browser.client.cookies["grognard"]
        for n in range(2):
            for _ in range(2):
                browser.start(["bot:recruit", "bot:recruit"], options={"turn_limit": 4})
            code, said = copy_of(database, tmp_path / f"copy {n}?.sqlite3")
            assert code == 0, said
            copies.append(tmp_path / f"copy {n}?.sqlite3")
        whole = served.app.state.live.store
        for n, copy in enumerate(copies):
            store = Store(copy)
            found = store._read("SELECT id FROM matches")
            assert len(found) >= 2 * (n + 1) + 1
            for (match,) in found:
                steps = store.steps(match)
                assert steps == whole.steps(match)[: len(steps)]
                row = store.match(match)
                assert row is not None
                assert row.header is not None
                lines = [line for step in steps for line in step.lines]
                assert replay(get("fogbay"), Record(row.header, lines)).started
            assert len(store.steps(mine)) == 2
            store.close()
        browser.close()
    with running(copies[-1]) as served:
        again = Browser(served.url)
        again.client.cookies.set("grognard", key)
        again.act(mine, 1, 1, NONE)
        again.close()


def test_a_copy_that_cannot_be_made(database: Path, tmp_path: Path) -> None:
    there = tmp_path / "there"
    there.write_text("mine")
    assert copy_of(database, there) == (2, f"grognard: there is no file {database}\n")
    Store(database).close()
    assert copy_of(database, there) == (2, f"grognard: {there} exists already; a copy overwrites nothing\n")
    assert there.read_text() == "mine"
    code, said = copy_of(database, tmp_path / "nowhere" / "copy")
    assert (code, said.count("\n")) == (2, 1)
    notes = tmp_path / "notes"
    notes.write_text("no database " * 100)
    code, said = copy_of(notes, tmp_path / "copy")
    assert (code, said.count("\n")) == (2, 1)
    assert not list(tmp_path.glob("*.part"))
    assert not (tmp_path / "copy").exists()


# ---- counting


def test_times_have_quantiles() -> None:
    times = Times()
    assert times.quantile(0.5) is None
    for n in range(100):
        times.add(3 if n < 98 else 700)
    assert (times.count, times.quantile(0.5), times.quantile(0.99)) == (100, 5, 1000)
    times.add(1e9)
    assert times.counts[-1] == 1
    assert times.data()["count"] == 101
    assert len(times.counts) == len(BOUNDS) + 1
    assert kind_of("/api/matches/x/seats/0/actions") == "actions"
    assert kind_of("/api/matches/x/record") == "other"
    assert prometheus({}, Figures()).endswith("} 0\n")


def test_the_log_of_a_whole_match_tells_nothing(
    database: Path, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    """Not even at its most talkative: no token, key, nonce or action, refused and malformed ones included."""
    caplog.set_level(logging.DEBUG)
    with running(database) as served:
        browser, guest = Browser(served.url), Browser(served.url)
        created = browser.create(["me", "link"], nonces=["nonceofmine", None])
        match, _ = guest.take(created["links"]["1"], "nonceofguest")
        secrets: set[str] = {created["links"]["1"].split("#")[1], "nonceofmine", "nonceofguest"}
        streams = [browser.listen(match, 0), guest.listen(match, 1)]
        number = [0, 0]
        while not (tables := [stream.table() for stream in streams])[0]["over"]:
            for seat, table in enumerate(tables):
                if table["card"] and table["number"] > number[seat]:
                    number[seat] = table["number"]
                    action, by = legal(table), (browser, guest)[seat]
                    path = f"/matches/{match}/seats/{seat}/actions"
                    for bad in ({"type": action["type"], "secretfield": "s3cret"}, {"type": "s3cret"}):
                        body = {"key": "s3cret", "number": table["number"], "action": bad}
                        by.client.post(f"/api{path}", json=body)
                    by.post(
                        f"/matches/{match}/seats/{seat}/questions",
                        {"question": {"type": "why", "action": action}},
                    )
                    by.act(match, seat, table["number"], action, key=f"keyofseat{seat}-{table['number']}")
        browser.get(f"/matches/{match}/check")
        for by in (browser, guest):
            secrets.add(by.client.cookies["grognard"])
            by.close()
        store = served.app.state.live.store
        row = store.match(match)
        secrets |= {*row.secrets.values(), *(seat.seed for seat in store.seats(match))}
    ours = [record for record in caplog.records if record.name.split(".")[0] not in ("httpx", "httpcore")]
    told = "\n".join(record.getMessage() for record in ours) + "".join(capfd.readouterr())
    for secret in (*secrets, "s3cret", "secretfield", "keyofseat", "allocate", "sail", '"crew"'):
        assert secret not in told, secret


def test_bots_that_fail_tell_no_action(
    database: Path, caplog: pytest.LogCaptureFixture, monkeypatch: Any
) -> None:
    caplog.set_level(logging.DEBUG)
    with running(database) as served:

        async def refused(job: Any) -> bytes:
            return b'{"type": "allocate", "crew": {"Z": 99}}'

        monkeypatch.setattr(served.app.state.live.pool, "do", refused)
        browser = Browser(served.url)
        match = browser.start(["bot:recruit", "bot:recruit"], options={"turn_limit": 2})
        wait_for(lambda: served.app.state.live.store.match(match).state == "over", "the end", 60)
        assert browser.get("/figures")["bots_failed_total"] > 0
        browser.close()
    ours = "\n".join(record.getMessage() for record in caplog.records if record.name.startswith("grognard"))
    assert "falling back" in ours
    assert "allocate" not in ours
    assert "99" not in ours
