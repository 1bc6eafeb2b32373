"""The menu as a person sees it: tools, choices, forms with their holes."""

from fogbay.actions import Bribe, Land
from fogbay.scene import boat_name, text
from fogbay.state import CREW, MOST_CREW
from grognard.umpire.contract import Menu
from grognard.umpire.scene import Bound, Card, CardForm, Choice, Domain, Group, Number, Ref, Slot, Text
from grognard.umpire.words import Action, Data, Form

DRAFT = "$draft"
KEYS = {"land": "l", "end_turn": "e", "hail": "h", "let_pass": "p", "keep": "k", "reroll": "r"}
GLYPHS = {
    "land": "cargo-crate",
    "end_turn": "hourglass",
    "hail": "megaphone",
    "let_pass": "sailboat",
    "keep": "check-mark",
    "reroll": "dice-six-faces-five",
    "bribe": "coins",
    "sail": "shooner-sailboat",
    "flare": "firework-rocket",
    "allocate": "three-friends",
    "stake": "coins",
}


def card(view: Data, menu: Menu) -> Card:
    """The decision of the view's seat."""
    kind = decision(menu)
    choices = [choice(view, action) for action in menu.actions]
    groups = [Group(f"{kind}-choices", text("choices"), choices)] if choices else []
    hints = [text(f"hint-{kind}")]
    return Card(kind, title(view, kind), groups, [form(view, one) for one in menu.forms], hints)


def decision(menu: Menu) -> str:
    """The kind of decision, told by what answers it."""
    types = {action.type for action in menu.actions} | {form.type for form in menu.forms}
    for kind in ("allocate", "stake", "hail", "bribe"):
        if kind in types:
            return kind
    return "luck" if "keep" in types else "act"


def title(view: Data, kind: str) -> Text:
    """What is asked, in one line."""
    top = view["stack"][-1] if view.get("stack") else {}
    if kind in ("hail", "bribe"):
        return text(f"ask-{kind}", boat=boat_name(view, top["boat"]), cutter=boat_name(view, top["cutter"]))
    if kind == "luck":
        return text("ask-luck", cell=top["at"], face=top["face"], needed=top["powder"] + 1)
    return text(f"ask-{kind}")


def choice(view: Data, action: Action) -> Choice:
    """One action, whole."""
    kind = action.type
    if isinstance(action, Bribe):
        paid = "pay" if action.pay else "pay-not"
        return Choice(action.data(), text(f"do-{paid}"), key="y" if action.pay else "n", glyph=GLYPHS[kind])
    if isinstance(action, Land):
        at = view["boats"][action.boat]["at"]
        words = text("do-land", boat=boat_name(view, action.boat))
        return Choice(
            action.data(), words, by=action.boat, at=at, refs=[action.boat, at], key="l", glyph=GLYPHS[kind]
        )
    preview = {"type": "odds", "action": action.data()} if kind == "hail" else None
    refs = stopped(view)
    return Choice(
        action.data(), text(f"do-{kind}"), refs=refs, key=KEYS[kind], glyph=GLYPHS[kind], preview=preview
    )


def stopped(view: Data) -> list[Ref]:
    """The boat and the cutter that a hail is about."""
    top = view["stack"][-1]
    return [top["boat"], top["cutter"]] if top["kind"] == "hail" else []


def form(view: Data, form: Form) -> CardForm:
    """A form with its holes."""
    words = {
        "allocate": lambda: CardForm(
            "allocate", text("do-allocate"), [crew_slot(view)], glyph=GLYPHS["allocate"]
        ),
        "stake": lambda: CardForm("stake", text("do-stake"), [stake_slot(view)], glyph=GLYPHS["stake"]),
        "flare": lambda: flare_form(view),
        "sail": lambda: sail_form(view, str(form.fixed["boat"])),
    }
    return words[form.type]()


def crew_slot(view: Data) -> Slot:
    """FB-3.3: four hands over one's boats."""
    mine = [name for name, boat in view["boats"].items() if boat["seat"] == view["seat"]]
    bounds = [Bound(name, 0, MOST_CREW, boat_name(view, name)) for name in mine]
    return Slot("crew", "split", text("slot-crew"), bounds=bounds, total=CREW)


def stake_slot(view: Data) -> Slot:
    """FB-8.2: up to 3 coins of one's purse."""
    return Slot("coins", "number", text("slot-coins"), low=0, high=min(3, view["purses"][str(view["seat"])]))


def flare_form(view: Data) -> CardForm:
    """FB-5.1: a place in range and charges of powder."""
    powder = view["sheets"][str(view["seat"])]["powder"]
    slots = [
        Slot("at", "place", text("slot-at"), Domain(question={"type": "range"}, key="cells")),
        Slot("powder", "number", text("slot-powder"), low=1, high=min(3, powder)),
    ]
    preview = {"type": "odds", "action": DRAFT}
    by = "ABC"[view["seat"]]
    return CardForm("flare", text("do-flare"), slots, by=by, glyph=GLYPHS["flare"], key="f", preview=preview)


def sail_form(view: Data, boat: str) -> CardForm:
    """FB-4.3: step by step; `reach` says where the next step may go."""
    domain = Domain(question={"type": "reach", "boat": boat, "draft": DRAFT}, key="next")
    slots = [Slot("path", "route", text("slot-path"), domain)]
    crew = view["boats"][boat]["crew"]
    return CardForm(
        "sail",
        text("do-sail", boat=boat_name(view, boat)),
        slots,
        {"boat": boat},
        by=boat,
        group="sail",
        glyph=GLYPHS["sail"],
        key="s",
        preview={"type": "reach", "boat": boat, "draft": DRAFT},
        numbers=[Number(str(crew), text("crew-left"), rule="FB-4.5")],
    )
