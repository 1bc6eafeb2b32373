"""The menu as a person sees it: a card for each kind of decision."""

from grognard.rulesets.ultrawarrior.presentation import ground
from grognard.rulesets.ultrawarrior.presentation.choices import choice, tool
from grognard.rulesets.ultrawarrior.presentation.facts import Facts
from grognard.rulesets.ultrawarrior.presentation.shields import shield_form
from grognard.rulesets.ultrawarrior.presentation.texts import SPECIES_GLYPHS, TOOL_GLYPHS, number, term, text
from grognard.umpire.contract import Memory, Menu
from grognard.umpire.scene import Card, CardForm, Choice, Domain, Group, Slot, Text
from grognard.umpire.words import Data, Form

TOOLS = (
    "move",
    "teleport",
    "heat_blast",
    "frost_bolt",
    "electron_bolt",
    "implosion_dart",
    "energy_disk",
    "disruptor",
    "idle",
    "load_dart",
    "unload_dart",
    "prepare_barrier",
    "place_barrier",
    "prepare_smoke",
    "place_smoke",
    "prepare_teleport",
    "pick_up",
    "drop",
    "exit",
)


def card(view: Data, menu: Menu, memory: Memory | None = None) -> Card:
    """The decision that the view's seat owes, as it is put to a person."""
    facts = Facts(view, memory)
    kind = facts.owing().get(facts.seat, "")
    if kind == "act":
        return impulse_card(facts, menu)
    if kind == "species":
        return species_card(facts, menu)
    forms = [form(facts, f) for f in menu.forms]
    return Card(kind, text(f"card-{kind or 'none'}"), forms=forms, hints=hints(facts, kind))


def hints(facts: Facts, kind: str) -> list[Text]:
    """What to bear in mind."""
    if kind == "shields":
        return [text("hint-shields-secret"), text("hint-shields-lost"), *vanishing(facts)]
    if kind == "arrival":
        return [text("hint-arrival")]
    return []


def vanishing(facts: Facts) -> list[Text]:
    """UW-3.23.1, UW-3.23.2: what goes before anybody acts."""
    smoke, barriers = len(facts.smoke), len(facts.view["barriers"])
    gone = [text("hint-vanish", smoke=smoke, barriers=barriers)] if smoke or barriers else []
    refilled = sum(terrain == "inverted_water" for terrain in facts.view["terrain"].values())
    return [*gone, text("hint-refill", hexes=refilled)] if refilled else gone


# ---- species


def species_card(facts: Facts, menu: Menu) -> Card:
    """UW-9.8.3: a card for each species with its ability."""
    choices = []
    for action in menu.actions:
        data = action.data()
        kind = data["species"]
        choices.append(
            Choice(
                data, term("species", kind), key=kind[0], glyph=SPECIES_GLYPHS[kind], warnings=[], numbers=[]
            )
        )
    notes = [term("ability", action.data()["species"]) for action in menu.actions]
    group = Group("species", text("card-species"), choices, glyph=SPECIES_GLYPHS["undecided"])
    return Card("species", text("card-species"), groups=[group], hints=[text("hint-species")], notes=notes)


# ---- an Impulse


def impulse_card(facts: Facts, menu: Menu) -> Card:
    """Tools of each warrior who may act: moves, weapons, and what needs no target."""
    due = [w for w in facts.own() if facts.due(w)]
    forms = [form(facts, f) for f in menu.forms]
    return Card(
        "act",
        text("card-act", slot=facts.slot or 0, name=facts.name(due[0]), count=len(due)),
        groups=groups(facts, menu),
        forms=forms,
        hints=[text("hint-left", name=facts.name(w), left=facts.left(w) or 0) for w in due],
        closed=closed(facts, menu, due),
    )


def closed(facts: Facts, menu: Menu, due: list[str]) -> list[Choice]:
    """Foes that no weapon may be fired at: whoever clicks them is told why (UW-8.0.1)."""
    offered = [action.data() for action in menu.actions]
    shots = {(data["warrior"], data.get("target")) for data in offered}
    return [
        choice(facts, {"type": "fire", "warrior": w, "weapon": expected_weapon(facts, w), "target": foe})
        for w in due
        for foe in facts.foes(w)
        if (w, foe) not in shots
    ]


def expected_weapon(facts: Facts, w: str) -> str:
    """What he would fire: the loaded dart, else a bolt."""
    return "implosion_dart" if facts.warriors[w]["prep"] == "dart" else "heat_blast"


def groups(facts: Facts, menu: Menu) -> list[Group]:
    """One group for each warrior and tool, in the order of the tools; empty ones only to hold a form."""
    held: dict[tuple[str, str], list[Choice]] = {}
    for data in [action.data() for action in menu.actions]:
        held.setdefault((data["warrior"], tool(data)), []).append(choice(facts, data))
    for f in menu.forms:
        held.setdefault((str(f.fixed["warrior"]), form_tool(f)), [])
    return [
        Group(f"{kind}:{warrior}", term("tool", kind), choices, glyph=TOOL_GLYPHS[kind], by=warrior)
        for (warrior, kind), choices in sorted(
            held.items(), key=lambda item: (item[0][0], TOOLS.index(item[0][1]))
        )
    ]


def form_tool(f: Form) -> str:
    """The tool of a form: its weapon, or its type."""
    return str(f.fixed.get("weapon", f.type))


# ---- forms


def form(facts: Facts, f: Form) -> CardForm:
    """A form of the menu with its holes."""
    if f.type == "set_shields":
        return shield_form(facts)
    if f.type == "fire":
        return fire_form(facts, f)
    if f.type == "teleport":
        return teleport_form(facts, f)
    return arrival_form(facts)


def fire_form(facts: Facts, f: Form) -> CardForm:
    """UW-7.14.1: a shot at a hex; which ones is asked on demand."""
    warrior, weapon = str(f.fixed["warrior"]), str(f.fixed["weapon"])
    question = {"type": "targets", "warrior": warrior, "weapon": weapon}
    slot = Slot("hex", "place", text("slot-hex"), domain=Domain(question=question, key="hexes"))
    return CardForm(
        "fire",
        text("form-fire", weapon=term("weapon", weapon)),
        [slot],
        fixed=dict(f.fixed),
        by=warrior,
        group=f"{weapon}:{warrior}",
        glyph=TOOL_GLYPHS[weapon],
        preview={"type": "odds", "action": "$draft"},
        numbers=[number(ground.cost(weapon), "energy", rule="UW-7.11.1")],
    )


def teleport_form(facts: Facts, f: Form) -> CardForm:
    """UW-R61: Clear hexes one to five away."""
    warrior = str(f.fixed["warrior"])
    here = facts.warriors[warrior]["hex"]
    open_ground = ("clear", "inverted_water")
    values: list[str | int] = [
        h for h in ground.within(here, 5) if h != here and facts.terrain(h) in open_ground
    ]
    return CardForm(
        "teleport",
        text("form-teleport"),
        [Slot("hex", "place", text("slot-hex"), domain=Domain(values))],
        fixed=dict(f.fixed),
        by=warrior,
        group=f"teleport:{warrior}",
        glyph=TOOL_GLYPHS["teleport"],
    )


def arrival_form(facts: Facts) -> CardForm:
    """UW-R49: where the one who arrives may appear."""
    arrival = facts.arrival()
    name = str(arrival.get("name") or facts.name(arrival["warrior"]))
    slot = Slot("hex", "place", text("slot-arrival", name=name), domain=Domain(arrival_hexes(facts, arrival)))
    return CardForm(
        "place_arrival", text("form-arrival", name=name), [slot], glyph=TOOL_GLYPHS["place_arrival"]
    )


def arrival_hexes(facts: Facts, arrival: Data) -> list[str | int]:
    """Ground he can enter, far enough from the one he hunts; the range may be that of an option."""
    least = arrival["range"]
    if isinstance(least, str):
        least = facts.options[least]
    prey = facts.warriors.get(arrival["from"])
    return [
        hex
        for hex in sorted(facts.grid)
        if facts.terrain(hex) not in ("water", "fire", "lava")
        and (prey is None or ground.distance(hex, prey["hex"]) >= least)
    ]
