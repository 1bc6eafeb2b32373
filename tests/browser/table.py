"""What a person sees of the table, read from the page: text, labels, attributes. Nothing else is asked."""

import re
import time
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page

READ = """() => {
  const one = (id, from = document) => from.querySelector(`[data-testid="${id}"]`);
  const all = (id, from = document) => [...from.querySelectorAll(`[data-testid="${id}"]`)];
  const text = (node) => (node ? node.textContent.replace(/\\s+/g, " ").trim() : "");
  const figures = (node, of) => Object.fromEntries(
    [...node.querySelectorAll(of)].map((figure) => [figure.title, (figure.querySelector("b") ?? figure).textContent]));
  const choice = (node) => ({
    action: JSON.parse(node.dataset.action), at: node.dataset.at ?? null, text: text(node),
    figures: figures(node, ".figure, b[title]"), pressed: node.getAttribute("aria-pressed") === "true" });
  const card = one("card"), table = one("table"), over = one("over");
  return {
    curtain: one("curtain")?.dataset.seat ?? null, message: text(one("message")), waiting: text(one("waiting")),
    seat: table?.dataset.seat ?? null, link: table?.dataset.link ?? null, last: Number(table?.dataset.last ?? -1),
    usable: table?.dataset.usable !== undefined,
    kind: card?.dataset.kind ?? "", number: Number(card?.dataset.number ?? -1),
    asked: card?.dataset.asked !== undefined && table?.dataset.usable !== undefined && one("cell") !== null, title: text(one("card-title")),
    over: over && { winners: over.dataset.winners, reason: over.dataset.reason, text: text(over) },
    refusal: text(one("refusal")), note: text(one("note")), notice: text(one("notice")),
    several: all("several-choice").map(choice), choices: all("choice").map(choice),
    actors: all("actor").map((node) => node.dataset.ref),
    actor: one("actor") && all("actor").find((node) => node.ariaPressed === "true")?.dataset.ref || null,
    tools: Object.fromEntries(all("tool-head").map((node) => [node.parentElement.dataset.tool, text(node.querySelector(".count"))])),
    bounds: all("bound").map((node) => ({ ref: node.dataset.ref, text: text(node.querySelector(".name")),
      high: Number(one("slot-input", node).max), presets: all("preset", node).map((preset) => preset.dataset.value) })),
    pieces: Object.fromEntries(all("piece").map((node) => [node.dataset.ref, node.getAttribute("aria-label")])),
    terrain: Object.fromEntries(all("cell").map((node) => [node.dataset.ref, node.dataset.terrain])),
    smoke: all("cell").filter((node) => node.getAttribute("aria-label").includes(", Smoke")).map((node) => node.dataset.ref),
    sheets: Object.fromEntries(all("sheet").filter((node) => node.dataset.own !== undefined).map((node) => [node.dataset.ref,
      Object.fromEntries(all("sheet-row", node).map((row) => [text(row.querySelector(".label")), text(row.querySelector(".value b, .items"))]))])),
    turn: text(one("turn")), phase: text(one("phase")),
  };
}"""

STANDS = re.compile(r"^(?P<name>.+?), .+ in (?P<hex>\d{4}) on .+: (?P<left>\S+) Impulses left, (?P<darts>\d+) darts, (?P<prep>.+)$")


@dataclass(frozen=True)
class Offered:
    """A choice as the page shows it."""

    action: dict[str, Any]
    at: str | None
    text: str
    figures: dict[str, str]
    pressed: bool

    def figure(self, name: str) -> float:
        """A number shown beside the choice, 0 where it is not."""
        return float(self.figures.get(name, "0").rstrip("%") or 0)


@dataclass(frozen=True)
class Stander:
    """A warrior as his counter tells."""

    ref: str
    name: str
    hex: str
    darts: int
    prep: str


@dataclass
class Seen:
    """One look at the page."""

    raw: dict[str, Any]
    several: list[Offered] = field(default_factory=list)
    choices: list[Offered] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.several = [Offered(**one) for one in self.raw["several"]]
        self.choices = [Offered(**one) for one in self.raw["choices"]]

    def __getattr__(self, name: str) -> Any:
        try:
            return self.raw[name]
        except KeyError:
            raise AttributeError(name) from None

    def standing(self) -> dict[str, Stander]:
        """All living warriors on the board."""
        found = {}
        for ref, says in self.raw["pieces"].items():
            if told := STANDS.match(says):
                found[ref] = Stander(ref, told["name"], told["hex"], int(told["darts"]), told["prep"])
        return found

    def own(self, name: str, row: str) -> int:
        """A figure of an own sheet."""
        shown = self.raw["sheets"].get(name, {}).get(row, "0")
        return int(shown) if shown.isdigit() else 0


def look(page: Page) -> Seen:
    """One look."""
    return Seen(page.evaluate(READ))


def wait(page: Page, come: Any, what: str, seconds: float = 30.0) -> Seen:
    """The first look at which `come` is true."""
    end = time.monotonic() + seconds
    while True:
        seen = look(page)
        if come(seen):
            return seen
        assert time.monotonic() < end, f"{what} did not come: {brief(seen)}"
        page.wait_for_timeout(12)


def brief(seen: Seen) -> dict[str, Any]:
    """A look for messages, without the map."""
    return {name: value for name, value in seen.raw.items() if name not in ("terrain",) and value}
