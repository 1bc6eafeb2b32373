"""Running case files: the executable form of a rule (`docs/cases.md`)."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from grognard.umpire.case_views import foreign, keys_in, merge_told, own_pieces, received, several
from grognard.umpire.dice import Forced, WrongDice
from grognard.umpire.match import Match
from grognard.umpire.notation import canonical, merge, mismatch, read_action, read_question
from grognard.umpire.record import FORMAT, Header, Player, Rolls
from grognard.umpire.refusal import BadNotation, GrognardError, Refusal, Refused
from grognard.umpire.ruleset import Ruleset
from grognard.umpire.table_dice import ForcedTable
from grognard.umpire.words import SPECTATOR, Action, Concede, Data, Event, Seat, Setup, UmpireAction


@dataclass(frozen=True)
class Failure:
    """A case that failed: where, what was expected, what came."""

    case: str
    step: int
    problem: str

    def __str__(self) -> str:
        return f"{self.case} step {self.step}: {self.problem}"


class CaseFailed(GrognardError):
    """A step did not go as the case says."""


WORDS = {
    "case": {"id", "title", "rules", "start", "steps", "build", "expect"},
    "start": {"scenario", "options", "seats", "dice", "set", "position", "campaign"},
    "step": {"seat", "do", "dice", "expect", "illegal", "ask", "answer"},
    "expect": {
        *("position", "events", "owed", "over", "legal", "not_legal"),
        *("view", "unheard", "same_view"),
    },
}
"""What may stand where: a misspelt word would be passed over, and nothing be tested."""


def check_words(data: Data, place: str) -> None:
    """Only words of a case. Raises CaseFailed."""
    unknown = sorted(set(data) - WORDS[place])
    if unknown:
        raise CaseFailed(f"{place}: there is no {', '.join(unknown)}")


class CaseLoader(yaml.SafeLoader):
    """YAML in which only `true` and `false` are truth values."""


def _truth(loader: CaseLoader, node: yaml.ScalarNode) -> bool | str:
    return node.value == "true" if node.value in ("true", "false") else str(node.value)


CaseLoader.add_constructor("tag:yaml.org,2002:bool", _truth)


def load(path: Path) -> Data:
    """A case file as data. Raises BadNotation when it is no case file."""
    try:
        document = yaml.load(path.read_text(encoding="utf-8"), Loader=CaseLoader)
    except (OSError, UnicodeDecodeError, yaml.YAMLError) as error:
        raise BadNotation(str(path), str(error)) from None
    if not isinstance(document, dict) or not isinstance(document.get("cases"), list):
        raise BadNotation(str(path), "a case file has `ruleset` and a list `cases`")
    if not all(isinstance(case, dict) for case in document["cases"]):
        raise BadNotation(str(path), "each of `cases` is a map")
    return document


def run_case(ruleset: Ruleset, case: Data) -> Failure | None:
    """The case's failure, or None."""
    runner = Runner(ruleset)
    try:
        check_words(case, "case")
        if "build" in case:
            runner.build(case["build"], case["expect"])
        else:
            runner.start(case["start"])
            for runner.step, step in enumerate(case["steps"], start=1):
                runner.run(step)
    except (CaseFailed, WrongDice, BadNotation, Refused, KeyError) as error:
        return Failure(case.get("id", "?"), runner.step, f"{type(error).__name__}: {error}")
    return None


def audience(seat: Any) -> Seat:
    """A seat's number, or SPECTATOR for `spectator` (and for nobody)."""
    return SPECTATOR if seat in (None, "spectator") else int(seat)


class Runner:
    """One case under way: a match on forced dice."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.step = 0
        self.match: Match | None = None
        self.told: dict[Seat, int] = {}

    def running(self) -> Match:
        """The match that the case has started."""
        assert self.match is not None
        return self.match

    # ---- starting

    def build(self, build: Data, expect: Data) -> None:
        """A construction case: the report holds what is expected, problems and warnings in any order."""
        value = {key: item for key, item in build.items() if key != "kind"}
        report = self.ruleset.build(build["kind"], value).data()
        expect = dict(expect)
        for key in ("problems", "warnings"):
            if key in expect:
                want, got = sorted(expect.pop(key)), sorted(report[key])
                self.require(want == got, f"{key}: expected {want}, got {got}")
                if key == "problems":
                    self.require(report["ok"] == (not want), f"ok: got {report['ok']}")
        if expect:
            self.hold(expect, report)

    def start(self, start: Data) -> None:
        """Begin the match of a scenario or position, changed by `set`."""
        check_words(start, "start")
        dice = start.get("dice", [])
        setup = self.starting(start, dice)
        self.match = self.begin(setup, [] if "set" in start else dice)

    def starting(self, start: Data, dice: Rolls) -> Data | Setup:
        """The setup, or the position's notation."""
        for key in ("position", "campaign"):
            if key in start:
                return dict(start[key])
        setup = Setup(start["scenario"], start.get("options", {}), start.get("seats"))
        if "set" not in start:
            return setup
        forced = Forced(dice)
        notation = self.ruleset.start(setup, forced, None).notation()
        forced.finish()
        return merge(notation, start["set"], self.ruleset.nullable)

    def begin(self, setup: Data | Setup, dice: Rolls) -> Match:
        """A match on forced dice, started."""
        table = ForcedTable()
        table.next = Forced(dice)
        if isinstance(setup, Setup):
            seats = self.ruleset.start(setup, Forced(list(dice)), None).notation()["seats"]
        else:
            seats = self.ruleset.read(setup).notation()["seats"]
        players = [Player("person") for _ in range(seats)]
        header = Header(
            FORMAT,
            self.ruleset.name,
            self.ruleset.version,
            seats,
            players,
            setup=setup if isinstance(setup, Setup) else None,
            position=None if isinstance(setup, Setup) else setup,
            dice="forced",
        )
        match = Match(self.ruleset, header, table)
        match.begin()
        table.next.finish()
        return match

    # ---- steps

    def run(self, step: Data) -> None:
        """A step: an action, refused or played, or a question."""
        check_words(step, "step")
        check_words(step.get("expect", {}), "expect")
        if "ask" in step:
            self.question(step)
        elif "illegal" in step:
            self.refused(step)
        else:
            self.played(step)

    def question(self, step: Data) -> None:
        """The answer holds what is expected, or the question is refused with the rule."""
        asked = read_question(self.ruleset.Question, step["ask"])
        answer = self.running().ask(audience(step.get("seat")), asked)
        if "illegal" in step:
            self.refusal(step["illegal"], answer if isinstance(answer, Refusal) else None)
        elif isinstance(answer, Refusal):
            raise CaseFailed(f"the question was refused with {answer.rule}")
        else:
            self.hold(step["answer"], answer.data())

    def action(self, data: Data) -> Action:
        """The action, or a failure that names the field."""
        return read_action(self.ruleset.Action, data)

    def refused(self, step: Data) -> None:
        """Refused with the rule; nothing changed, told or rolled."""
        match = self.running()
        before = self.everything(match)
        try:
            action = self.action(step["do"])
            self.require(action not in match.menu(step["seat"]).actions, f"{step['do']} stands in the menu")
            match.play(step["seat"], action)
        except Refused as error:
            self.refusal(step["illegal"], error.refusal)
        except BadNotation as error:
            raise CaseFailed(f"malformed, not refused: {error}") from None
        else:
            raise CaseFailed(f"expected a refusal with {step['illegal']}, but it was done")
        self.require(self.everything(match) == before, "a refused action changed something")
        self.told = {seat: len(events) for seat, events in match.streams.events.items()}
        self.expect(step.get("expect", {}), step, match.position.notation(), [])

    def everything(self, match: Match) -> bytes:
        """All that a refusal must leave alone, as bytes."""
        streams = {
            str(key): [event.data() for event in events] for key, events in match.streams.events.items()
        }
        return canonical([match.position.notation(), streams, match.numbers, len(match.record.entries)])

    def played(self, step: Data) -> None:
        """Play the action on the step's dice, then compare."""
        match = self.running()
        before = match.position.notation()
        self.told = {seat: len(events) for seat, events in match.streams.events.items()}
        action = self.action(step["do"])
        listed = self.listed(step["seat"], action)
        self.play(match, step["seat"], step["do"], step.get("dice", []))
        self.require(listed, f"{step['do']} was done, but no menu held it")
        events = self.events_of_all(match)
        self.expect(step.get("expect", {}), step, before, events)

    def listed(self, seat: Seat, action: Action) -> bool:
        """Whether the seat's menu holds the action, or it is one that stands in no menu."""
        match = self.running()
        outside = isinstance(action, Concede | UmpireAction) or (seat, "match") in match.owed()
        return outside or match.menu(seat).offers(action)

    def play(self, match: Match, seat: Seat, action: Data, dice: Rolls) -> None:
        """The action on exactly these dice."""
        forced = Forced(dice)
        assert isinstance(match.dice, ForcedTable)
        match.dice.next = forced
        match.play(seat, self.action(action))
        forced.finish()

    def events_of_all(self, match: Match) -> list[Event]:
        """The step's events of all audiences in order, each once."""
        merged: list[Event] = []
        for seat in match.streams.audiences:
            merged = merge_told(merged, match.streams.after(seat, self.told[seat]))
        return merged

    # ---- expectations

    def expect(self, expect: Data, step: Data, before: Data, events: list[Event]) -> None:
        """Everything that a step may expect, in the order of docs/cases.md."""
        match = self.running()
        if "position" in expect:
            self.hold(expect["position"], match.position.notation(), "position")
        if "events" in expect:
            self.in_order(expect["events"], events)
        if "owed" in expect:
            owed = {str(seat): kind for seat, kind in match.owed()}
            self.require(owed == expect["owed"], f"owed: expected {expect['owed']}, got {owed}")
        if "over" in expect:
            outcome = match.outcome()
            self.hold({"over": expect["over"]}, {"over": outcome.data() if outcome else None})
        for entry in expect.get("legal", []):
            self.legal(entry, step["seat"])
        for entry in expect.get("not_legal", []):
            seat, action = entry.get("seat", step["seat"]), self.action(entry["action"])
            self.refusal(entry["rule"], match.refusal(seat, action))
            self.require(action not in match.menu(seat).actions, f"{entry['action']} stands in the menu")
        for entry in several(expect.get("view", [])):
            self.view(entry)
        for entry in expect.get("unheard", []):
            self.unheard(entry)
        for entry in several(expect.get("same_view", [])):
            self.same_view(entry, step, before)

    def legal(self, entry: Data, seat: Seat) -> None:
        """The action passes the check now, and the menu holds it."""
        if "action" in entry and "type" not in entry:
            seat, entry = entry.get("seat", seat), entry["action"]
        action = self.action(entry)
        refusal = self.running().refusal(seat, action)
        self.require(refusal is None, f"{entry} is refused with {refusal.rule if refusal else ''}")
        self.require(self.listed(seat, action), f"{entry} is legal, but no menu holds it")

    def refusal(self, expected: str | list[str], refusal: Refusal | None) -> None:
        """Refused with the rule, or one of the rules."""
        rules = [expected] if isinstance(expected, str) else expected
        got = refusal.rule if refusal is not None else None
        self.require(got in rules, f"expected a refusal with {' or '.join(rules)}, got {got}")

    def in_order(self, expected: list[Data], events: list[Event]) -> None:
        """Each expected event occurs, in this order."""
        data = [event.data() for event in events]
        at = 0
        for want in expected:
            while at < len(data) and mismatch(want, data[at]) is not None:
                at += 1
            kinds = [event["type"] for event in data]
            self.require(at < len(data), f"event {want} did not follow; the events were {kinds}")
            at += 1

    def unheard(self, entry: Data) -> None:
        """The seat received no such event in this step."""
        seat = audience(entry["seat"])
        want = {key: value for key, value in entry.items() if key != "seat"}
        for event in self.running().streams.after(seat, self.told[seat]):
            self.require(mismatch(want, event.data()) is not None, f"{entry['seat']} heard {event.data()}")

    def view(self, entry: Data) -> None:
        """The view has this, and lacks these keys outside the seat's own."""
        seat = audience(entry["seat"])
        view = self.running().view(seat)
        self.hold(entry.get("has", {}) or view, view, "view")
        if "lacks" in entry:
            lacks = set(entry["lacks"])
            found = keys_in(foreign(view, seat, entry.get("of"))) & lacks
            self.require(not found, f"the view of {entry['seat']} holds {sorted(found)}")
            self.events_lack(seat, lacks)

    def events_lack(self, seat: Seat, lacks: set[str]) -> None:
        """No event the seat heard, but of its own pieces, holds one of these keys. Raises CaseFailed."""
        own = own_pieces(self.running().view(seat), seat)
        for event in self.running().streams.after(seat, self.told[seat]):
            data = event.data()
            if own.isdisjoint(value for value in data.values() if isinstance(value, str)):
                found = keys_in(data) & lacks
                self.require(not found, f"event {data} holds {sorted(found)}")

    # ---- two worlds

    def same_view(self, entry: Data, step: Data, before: Data) -> None:
        """A second world, run through the same step, gives the seat byte for byte the same."""
        seat = audience(entry["seat"])
        do: Data = step["do"]
        dice: Rolls = step.get("dice", [])
        first = self.copy(before)
        second = self.copy(merge(before, entry.get("set", {}), self.ruleset.nullable))
        self.require(
            canonical(first.view(seat)) == canonical(second.view(seat)), "the views before the step differ"
        )
        mine = self.world(first, seat, step["seat"], do, dice)
        other = self.world(second, seat, step["seat"], entry.get("do", do), entry.get("dice", dice))
        self.require(mine == other, f"{entry['seat']} can tell the worlds apart")

    def copy(self, notation: Data) -> Match:
        """A match that stands at the position."""
        return self.begin(notation, [])

    def world(self, match: Match, seat: Seat, actor: Seat, action: Data, dice: Rolls) -> bytes:
        """All that the seat receives of a step."""
        told = match.streams.last(seat)
        refused: Data | None = None
        try:
            self.play(match, actor, action, dice)
        except Refused as error:
            refused = error.refusal.data() if actor == seat else {}
        return canonical([refused, received(match, seat, told)])

    # ----

    def hold(self, expected: object, got: object, what: str = "") -> None:
        """Partial match, or a failure that says where."""
        problem = mismatch(expected, got, what)
        if problem is not None:
            raise CaseFailed(problem)

    def require(self, holds: bool, problem: str) -> None:
        """Raises CaseFailed with the problem unless it holds."""
        if not holds:
            raise CaseFailed(problem)
