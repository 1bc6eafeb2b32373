"""The processes beside the table: one that hangs or dies harms one decision of one match, and no more."""

import asyncio
import logging
import os
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import monotonic

import msgspec
import pytest
from fogbay.questions import Reach

from grognard.bots.asking import Query
from grognard.bots.thinking import Job, Minds, Task
from grognard.server.thinker import Pool
from grognard.umpire.dice import Seeded
from grognard.umpire.match import Match
from grognard.umpire.refusal import Refusal
from grognard.umpire.registry import get
from grognard.umpire.words import SPECTATOR, Setup
from tests.server.table import Browser, Running, legal, running, wait_for

RULESET = get("fogbay")


def jobs(count: int, level: str = "recruit") -> list[Task]:
    """The first decision of the first seat in so many matches."""
    match = Match.create(RULESET, Setup("bay"), seed="1")
    events = [msgspec.Raw(msgspec.json.encode(event)) for event in match.streams.after(0, 0)]
    view = match.view(0)
    return [Task(f"m{n} 0", "fogbay", 0, level, "s", 1, view, view, events) for n in range(count)]


def stop(pid: int) -> None:
    os.kill(pid, signal.SIGSTOP)


def with_pool(size: int, patience: float, work: Callable[[Pool], Awaitable[None]]) -> None:
    async def run() -> None:
        pool = Pool(size, patience)
        try:
            await work(pool)
        finally:
            await asyncio.to_thread(pool.close)

    asyncio.run(run())


def test_a_mind_goes_back_to_the_worker_that_remembers_it() -> None:
    async def work(pool: Pool) -> None:
        one, two, *_ = jobs(4)
        await asyncio.gather(pool.do(one), pool.do(two))
        homes = dict(pool.homes)
        assert len(set(homes.values())) == 2
        for _ in range(3):
            assert await pool.do(one)
            assert await pool.do(two)
            assert dict(pool.homes) == homes

    with_pool(2, 20, work)


def test_a_worker_that_hangs_delays_nobody_else() -> None:
    async def work(pool: Pool) -> None:
        first, *others = jobs(9)
        assert await pool.do(first)
        hung = pool.workers[0].process
        assert hung is not None
        stop(hung.pid)
        stuck = asyncio.ensure_future(pool.do(first))
        answers = await asyncio.gather(*(pool.do(job) for job in others))
        assert all(answers)
        assert not stuck.done()
        hung.kill()
        assert await stuck == b""
        assert hung.poll() is not None
        assert await pool.do(first)
        assert len(pool.workers) == 1

    with_pool(1, 60, work)


def test_a_worker_that_hangs_is_killed() -> None:
    async def work(pool: Pool) -> None:
        (job,) = jobs(1)
        assert await pool.do(job)
        hung = pool.workers[0].process
        assert hung is not None
        pool.workers[0].patience = 0.5
        stop(hung.pid)
        begun = monotonic()
        assert await pool.do(job) == b""
        assert monotonic() - begun >= 0.5
        assert hung.poll() is not None
        assert pool.lost == 1

    with_pool(1, 60, work)


def test_workers_that_die_are_started_anew(caplog: pytest.LogCaptureFixture) -> None:
    async def work(pool: Pool) -> None:
        job = jobs(1)[0]
        for _ in range(2):
            assert await pool.do(job)
            process = pool.workers[0].process
            assert process is not None
            process.kill()
            process.wait()
        assert await pool.do(job)
        process = pool.workers[0].process
        assert process is not None
        stop(process.pid)
        dying = asyncio.ensure_future(pool.do(job))
        await asyncio.sleep(0.1)
        process.kill()
        assert await dying == b""
        assert await pool.do(job)

    with_pool(1, 20, work)
    assert "gave no answer" in caplog.text


def test_a_match_goes_on_when_its_bot_hangs(database: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The next weaker strength answers instead; the log says so, and names no action."""
    caplog.set_level(logging.WARNING)
    with running(database, workers=1) as served:
        pool = served.app.state.live.pool
        pool.patience = 1.5
        browser = Browser(served.url)
        match = browser.start(["me", "bot:regular"])
        stream = browser.listen(match, 0)
        wait_for(lambda: not served.app.state.live.botting.busy, "the bot's first answer")
        (worker,) = pool.workers
        assert worker.process is not None
        stop(worker.process.pid)
        number, before = 0, stream.table()["last"]
        while not (asked := stream.asked(number))["over"]:
            number = asked["number"]
            browser.act(match, 0, number, legal(asked))
            if "thinks for it" in caplog.text and stream.table()["last"] > before + 10:
                break
        assert "fogbay, seat 1: recruit thinks for it" in caplog.text
        assert "falling back" not in caplog.text
        browser.close()


HEAVY = {"type": "reach", "boat": "A"}


@pytest.fixture
def heavy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(RULESET), "heavy", frozenset({"reach", "range"}))


def test_a_heavy_question_has_the_same_answer_beside_the_table(
    browser: Browser, served: Running, monkeypatch: pytest.MonkeyPatch, heavy: None
) -> None:
    match = browser.start(["me", "here"])
    path = f"/matches/{match}/seats/{{}}/questions"
    asked = [
        (seat, question)
        for seat in (0, 1, "spectator")
        for question in (
            *({"type": "reach", "boat": boat} for boat in "ABCDZ"),
            {"type": "range"},
            {"type": "reach", "boat": "A", "draft": {"path": 3}},
        )
    ]
    queries: list[Job] = []
    pool = served.app.state.live.pool
    do = pool.do

    async def seen(job: Job) -> bytes:
        queries.append(job)
        answer: bytes = await do(job)
        return answer

    monkeypatch.setattr(pool, "do", seen)

    def answers() -> list[tuple[int, object]]:
        found = [
            browser.client.post("/api" + path.format(seat), json={"question": question})
            for seat, question in asked
        ]
        return [(answer.status_code, answer.json()) for answer in found]

    beside = answers()
    assert len(queries) == len(asked)
    monkeypatch.setattr(type(RULESET), "heavy", frozenset())
    assert answers() == beside
    assert len(queries) == len(asked)
    assert {status for status, _ in beside} >= {200, 422, 400}


def test_a_question_that_nobody_answers_says_so(
    browser: Browser, served: Running, monkeypatch: pytest.MonkeyPatch, heavy: None
) -> None:
    match = browser.start(["me", "here"])

    async def none(job: Job) -> bytes:
        return b""

    monkeypatch.setattr(served.app.state.live.pool, "do", none)
    answer = browser.post(f"/matches/{match}/seats/0/questions", {"question": HEAVY}, 503)
    assert answer["error"] == "no_answer"


def test_a_query_is_answered_from_a_sample_alone() -> None:
    """Nothing of the match but view and stream is in the job: the answer comes from a drawn world."""
    match = Match.create(RULESET, Setup("bay"), seed="3")
    dice = Seeded("play")
    minds, answers = Minds(), 0
    for _ in range(40):
        owed = match.owed()
        if not owed:
            break
        for audience in (0, 1, SPECTATOR):
            events = [msgspec.Raw(msgspec.json.encode(event)) for event in match.streams.after(audience, 0)]
            base = match.taking_back.base
            assert base is not None
            asked = Query("m", "fogbay", audience, base.view(audience), match.view(audience), events, HEAVY)
            query = msgspec.structs.replace(asked, mind=f"m {audience}")
            found = msgspec.json.decode(minds.do(query))
            truth = match.ask(audience, Reach("A"))
            if isinstance(truth, Refusal):
                assert found == {"refused": msgspec.json.decode(msgspec.json.encode(truth))}
            else:
                assert found["answer"] == truth.data()
            answers += 1
        match.play(owed[0][0], match.position.random_action(owed[0][0], dice))
    assert answers > 60
