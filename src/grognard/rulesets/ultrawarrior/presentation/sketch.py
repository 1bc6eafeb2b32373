"""Answers as they are drawn: rows with their rules, marks on the board."""

from collections.abc import Callable

from grognard.rulesets.ultrawarrior.presentation.choices import aim_hex
from grognard.rulesets.ultrawarrior.presentation.facts import Facts
from grognard.rulesets.ultrawarrior.presentation.sight import sight_marks
from grognard.rulesets.ultrawarrior.presentation.texts import decimal, fraction, percent, term, text
from grognard.umpire.scene import Mark, Sketch, SketchRow, Text, Tone
from grognard.umpire.words import Answer, Data, Question

Drawer = Callable[[Facts, Data, Data], Sketch]


def sketch(view: Data, question: Question, answer: Answer) -> Sketch:
    """An answer, drawn for the asking audience."""
    return DRAWERS[question.type](Facts(view), question.data(), answer.data())


def row(
    key: str, /, value: str | int = "", rule: str = "", tone: Tone = "plain", **args: str | int | Text
) -> SketchRow:
    """A row `uw-row-<name>`."""
    return SketchRow(text(f"row-{key}", **args), str(value), rule, tone)


# ---- odds


def odds(facts: Facts, question: Data, answer: Data) -> Sketch:
    """A shot before it is fired."""
    action = question["action"]
    firer, there = facts.warriors.get(action["warrior"]), target_hex(facts, action)
    marks = [] if firer is None or there is None else sight_marks(facts, firer["hex"], there)
    if not answer["possible"]:
        return Sketch(text("verdict-no"), "bad", [row("refused", rule=answer["rule"], tone="bad")], marks)
    rows = odds_rows(facts, action, answer) + after_rows(facts, action, answer)
    n, d = fraction(answer["hit"])
    verdict = text("verdict-hex-shot")
    if "number" in answer:
        verdict = text("verdict-odds", chance=percent(n, d), fraction=answer["hit"])
    return Sketch(verdict, "plan", rows, marks)


def target_hex(facts: Facts, action: Data) -> str | None:
    """The hex aimed at, if there is such a target: anything may be asked."""
    target = action.get("target")
    if target is not None and target not in facts.warriors and (target != "tower" or not facts.view["tower"]):
        return None
    if target is None and "hex" not in action and "barrier" not in action:
        return None
    hex = aim_hex(facts, action)
    return hex if hex in facts.grid else None


def odds_rows(facts: Facts, action: Data, answer: Data) -> list[SketchRow]:
    """Range, cost, number, damage."""
    rows = [row("range", answer["range"])]
    if answer["counted"] != answer["range"]:
        rows.append(row("counted", answer["counted"], "UW-9.8.5"))
    rows.append(row("cost", answer["cost"], "UW-7.11.1"))
    if "number" in answer:
        rows.append(row("number", answer["number"], "UW-7.2.1"))
    if answer["damage_if_hit"]:
        n, d = fraction(answer["damage"])
        rows.append(row("damage", answer["damage_if_hit"], "UW-7.1.1", mean=decimal(n, d)))
    return rows


def after_rows(facts: Facts, action: Data, answer: Data) -> list[SketchRow]:
    """What it does to the ground, what it leaves, and whom it endangers."""
    rows = []
    change = answer.get("change") or answer.get("on_miss")
    if change:
        name = "changes" if "change" in answer else "on-miss"
        terrain = term("terrain", change["to"])
        rows.append(row(name, rule="UW-8.3.1", hex=change["hex"], terrain=terrain))
        mates = [w for w in facts.own() if facts.warriors[w]["hex"] == change["hex"]]
        if mates and change["to"] in ("fire", "lava", "water"):
            rows.append(row("endangers", rule="UW-6.11.1", tone="warn", name=facts.name(mates[0])))
    data = facts.warriors[action["warrior"]]
    if "energy" in data:
        rows.append(row("leaves", data["energy"] + data["reserve"] - answer["cost"], "UW-7.0.2"))
    return rows


def number(facts: Facts, question: Data, answer: Data) -> Sketch:
    """The fire table's number for a weapon and a counted range."""
    n, d = fraction(answer["hit"])
    needed = answer["number"] if answer.get("number") is not None else "-"
    return Sketch(rows=[row("number", needed, "UW-7.2.1"), row("chance", percent(n, d))])


# ---- lines and targets


def line(facts: Facts, question: Data, answer: Data) -> Sketch:
    """A Line of Fire, with what crosses it."""
    rows = [row("range", answer["range"]), row("crossed", len(answer["crossed"]))]
    if answer["left"] or answer["right"]:
        rows.append(row("edges", rule="UW-R22", left=len(answer["left"]), right=len(answer["right"])))
    if answer["cover"] != "none":
        rows.append(row("cover", rule="UW-8.1.4", terrain=term("cover", answer["cover"])))
    if answer.get("first_block"):
        rows.append(row("first-block", answer["first_block"], answer.get("rule") or "", "bad"))
    free = answer.get("rule") is None
    verdict = text("verdict-clear") if free else text("verdict-blocked")
    return Sketch(
        verdict, "good" if free else "bad", rows, sight_marks(facts, question["from"], question["to"])
    )


def targets(facts: Facts, question: Data, answer: Data) -> Sketch:
    """All that a weapon could be fired at."""
    at = sorted({aim_hex(facts, {"target": w}) for w in answer["warriors"]})
    at += [b.rpartition("@")[2] for b in answer["barriers"]]
    marks = [Mark("cells", "foe", at)] if at else []
    if answer["hexes"]:
        name = facts.name(question["warrior"])
        tone: Tone = "foe" if facts.tone(question["warrior"]) == "foe" else "plan"
        weapon = term("weapon", question["weapon"])
        marks.append(Mark("cells", tone, answer["hexes"], text=text("mark-threat", name=name, weapon=weapon)))
    rows = [
        row("target-warriors", len(answer["warriors"])),
        row("target-barriers", len(answer["barriers"])),
        row("target-hexes", len(answer["hexes"]), "UW-R34"),
    ]
    return Sketch(term("weapon", question["weapon"]), "plan", rows, marks)


# ---- ground and time


def reach(facts: Facts, question: Data, answer: Data) -> Sketch:
    """How many Impulses each hex takes, as heat: the nearer, the warmer."""
    hexes = sorted(answer["hexes"])
    most = max(answer["hexes"].values(), default=1)
    values = [100 - 80 * (answer["hexes"][h] - 1) // most for h in hexes]
    says = text("mark-reach", count=answer["count"], impulses=most)
    marks = [Mark("heat", "plan", hexes, values=values, text=says, says=says)] if hexes else []
    return Sketch(says, "plan", [row("reach", answer["count"], "UW-6.0.2")], marks)


def danger(facts: Facts, question: Data, answer: Data) -> Sketch:
    """What staying does, and the ways out."""
    harm = answer["effect"] != "none"
    rows = [
        row("ground", terrain=term("terrain", answer["terrain"])),
        row(
            "stay",
            rule="UW-6.11.1",
            tone="bad" if harm else "plain",
            effect=answer["effect"],
            damage=answer["damage"],
        ),
        row("exits", len(answer["exits"]), "UW-6.11.2"),
    ]
    marks = [Mark("cells", "bad" if harm else "plain", [answer["hex"]])]
    if harm and answer["exits"]:
        marks.append(Mark("cells", "good", answer["exits"]))
    return Sketch(text("verdict-harm" if harm else "verdict-safe"), "bad" if harm else "good", rows, marks)


def schedule(facts: Facts, question: Data, answer: Data) -> Sketch:
    """Who acts when for the rest of the turn."""
    rows = []
    for slot, _, warriors in answer["slots"]:
        for warrior in warriors:
            tone = facts.tone(warrior)
            rows.append(row("slot", rule="UW-3.25.2", tone=tone, slot=slot, name=facts.name(warrior)))
    return Sketch(text("verdict-schedule"), "plain", rows)


def hex_there(facts: Facts, question: Data, answer: Data) -> Sketch:
    """What lies and stands in a hex."""
    rows = [row("ground", terrain=term("terrain", answer["terrain"]))]
    if answer["smoke"]:
        rows.append(row("smoke", rule="UW-7.43.2"))
    rows += [
        row("barrier", rule="UW-7.42.2", name=facts.name(b.rpartition("@")[0])) for b in answer["barriers"]
    ]
    rows += [row("stands", tone=facts.tone(w), name=facts.name(w)) for w in answer["warriors"]]
    return Sketch(
        text("verdict-hex", hex=question["hex"]), "plain", rows, [Mark("cells", "plan", [question["hex"]])]
    )


def terrain(facts: Facts, question: Data, answer: Data) -> Sketch:
    """What differs from the set-up."""
    changed = answer["changed"]
    marks = [Mark("cells", "plan", [hex for hex, _ in changed])] if changed else []
    return Sketch(text("verdict-terrain"), "plain", [row("changed", len(changed))], marks)


DRAWERS: dict[str, Drawer] = {
    "odds": odds,
    "number": number,
    "line": line,
    "targets": targets,
    "reach": reach,
    "danger": danger,
    "schedule": schedule,
    "hex": hex_there,
    "terrain": terrain,
}
