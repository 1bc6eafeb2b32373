"""Two worlds that differ in one seat's secrets send the others the same bytes, in the same order."""

from collections.abc import Iterator

import pytest

from grognard.server import founding
from grognard.umpire.table_dice import new_secrets
from tests.server.table import Browser, Data, Running, Stream, running, wait_for

Deed = tuple[int, Data]


@pytest.fixture(scope="module")
def loaded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose matches all have the same sealed dice."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(founding, "new_secrets", lambda: new_secrets("two worlds"))
        with running(tmp_path_factory.mktemp("worlds") / "matches.sqlite3") as served:
            yield served


class World:
    """A match by two browsers, its deeds done one by one; all that reaches the others is kept."""

    def __init__(self, served: Running, ruleset: str, scenario: str) -> None:
        self.browsers = [Browser(served.url), Browser(served.url)]
        mine, other = self.browsers
        body = {"ruleset": ruleset, "scenario": scenario, "nonces": ["one"]}
        created = mine.create(["me", "link"], **body)
        self.match, _ = other.take(created["links"]["1"], "two")
        self.streams: dict[int | str, Stream] = {}
        self.answers: list[str] = []
        self.sit_down(mine, 0, 1)
        self.sit_down(other, 1, 2)
        self.sit_down(other, "spectator", 2)

    def sit_down(self, browser: Browser, audience: int | str, here: int) -> None:
        """One after the other, so that all are told of each."""
        stream = self.streams[audience] = browser.listen(self.match, audience)
        wait_for(lambda: stream.of("table"), "the start")
        for told in self.streams.values():
            wait_for(lambda told=told: present(told) == here, "presence")

    def do(self, seat: int, action: Data, told: bool = True) -> None:
        """A deed, and whatever the others then hear and are answered. `told`: whether all hear of it."""
        before = {audience: len(stream.raw) for audience, stream in self.streams.items()}
        number = self.streams[seat].table()["number"]
        answer = self.browsers[seat].client.post(
            f"/api/matches/{self.match}/seats/{seat}/actions",
            json={"key": f"{len(self.answers)}", "number": number, "action": action},
        )
        assert answer.status_code == 200, answer.text
        if seat == 1:
            self.answers.append(answer.text)
        for audience, stream in self.streams.items():
            if told or audience == seat:
                wait_for(lambda a=audience, s=stream: len(s.raw) > before[a], f"the message to {audience}")
        self.look()

    def look(self) -> None:
        """What seat 1 learns by asking."""
        path = f"/api/matches/{self.match}"
        client = self.browsers[1].client
        why = {"question": {"type": "why", "action": {"type": "concede"}}}
        last = self.streams[1].table()["last"]
        for answer in (
            client.post(f"{path}/seats/1/questions", json=why),
            client.get(f"{path}/seats/1/at/{last}"),
            client.get(f"{path}/seats/spectator/at/1"),
            client.get(f"{path}/seats/1/stream"),
            client.get(f"{path}/seats/0/stream"),
            client.get(f"{path}/record"),
        ):
            self.answers.append(f"{answer.status_code} {answer.text}")
        summary = client.get(path).json()
        self.answers.append(str({**summary, "match": "", "created": ""}))

    def received(self) -> list[object]:
        """All bytes that reached seat 1 and the spectators."""
        return [self.streams[1].raw, self.streams["spectator"].raw, self.answers]

    def close(self) -> None:
        for browser in self.browsers:
            browser.close()


def present(stream: Stream) -> int:
    """How many seats are connected, as this audience was last told."""
    told = stream.of("players")
    return sum(player["connected"] for player in told[-1]["players"]) if told else 0


def shields(amount: int) -> Deed:
    return 0, {"type": "set_shields", "shields": {"metlank": amount}}


def move(seat: int, warrior: str, hex_id: str) -> Deed:
    return seat, {"type": "move", "warrior": warrior, "hex": hex_id}


OTHER_SHIELDS: Deed = (1, {"type": "set_shields", "shields": {"lance": 6}})
MARCH: list[Deed] = [
    (1, {"type": "idle", "warrior": "lance"}),
    (0, {"type": "idle", "warrior": "metlank"}),
    (1, {"type": "idle", "warrior": "lance"}),
    (0, {"type": "idle", "warrior": "metlank"}),
]


def crew(seat: int, **boats: int) -> Deed:
    return seat, {"type": "allocate", "crew": boats}


ENDS: list[Deed] = [(0, {"type": "end_turn"}), (1, {"type": "end_turn"})]


@pytest.mark.parametrize(
    ("ruleset", "scenario", "secrets", "then"),
    [
        ("ultrawarrior", "1", [shields(5), shields(40)], [OTHER_SHIELDS, *MARCH]),
        ("ultrawarrior", "1", [shields(0), shields(100)], [OTHER_SHIELDS, *MARCH]),
        ("fogbay", "bay", [crew(0, A=1), crew(0, A=2, x1=2)], [crew(1, B=1), *ENDS]),
        ("fogbay", "bay", [crew(0), crew(0, x2=3)], [crew(1), *ENDS]),
    ],
)
def test_the_others_receive_the_same_bytes(
    loaded: Running, ruleset: str, scenario: str, secrets: list[Deed], then: list[Deed]
) -> None:
    worlds = []
    for secret in secrets:
        world = World(loaded, ruleset, scenario)
        for seat, action in [secret, *then]:
            world.do(seat, action)
        worlds.append(world)
    one, other = worlds
    assert len(one.streams[1].of("table")) == len(then) + 2
    assert one.received() == other.received()
    assert one.streams[0].raw != other.streams[0].raw
    for world in worlds:
        world.close()


def test_a_drawn_card_is_the_same_after_a_reconnect(loaded: Running) -> None:
    """What an audience gets when it comes back is what it had: nothing told it by reconnecting."""
    world = World(loaded, "ultrawarrior", "1")
    world.do(*shields(20))
    before = world.streams[1].table()
    again = world.browsers[1].listen(world.match, 1, after=before["last"]).table()
    assert {**again, "events": []} == {**before, "events": []}
    world.close()
