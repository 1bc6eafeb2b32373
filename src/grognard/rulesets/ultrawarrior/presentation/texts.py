"""Texts, numbers and glyphs of the presentation: ids of `locales/*.ftl` (prefix `uw-`), never sentences."""

from grognard.umpire.scene import Number, Text, Tone

Words = str | int | Text

CALLED = {
    "First": "first",
    "Second": "second",
    "Warrior 1": "1",
    "Warrior 2": "2",
    "Warrior 3": "3",
    "Warrior 4": "4",
}
"""Warriors whom their scenario gives no name of their own: `uw-warrior-<word>`."""
WARRIOR_GLYPHS = {
    "metlank": "black-knight-helm",
    "lance": "spartan-helmet",
    "araman": "crested-helmet",
    "soral": "visored-helm",
    "aramas": "warlord-helmet",
    "golbar": "frog-mouth-helm",
    "alaron": "samus-helmet",
    "riunite": "centurion-helmet",
    "xorco": "overlord-helm",
    "lucas": "astronaut-helmet",
}
SPECIES_GLYPHS = {
    "human": "astronaut-helmet",
    "ceptel": "lizardman",
    "velthron": "alien-stare",
    "mophek": "praying-mantis",
    "jajoz": "brain-tentacle",
    "wahn": "embrassed-energy",
    "undecided": "uncertainty",
}
TOOL_GLYPHS = {
    "move": "walking-boot",
    "idle": "meditation",
    "heat_blast": "fire-ray",
    "frost_bolt": "ice-bolt",
    "electron_bolt": "lightning-electron",
    "implosion_dart": "implosion",
    "energy_disk": "metal-disc",
    "disruptor": "shield-disabled",
    "dart": "dart",
    "load_dart": "dart",
    "unload_dart": "bolt-drop",
    "prepare_barrier": "shield-echoes",
    "prepare_smoke": "smoke-bomb",
    "prepare_teleport": "teleport",
    "place_barrier": "energy-shield",
    "place_smoke": "dust-cloud",
    "teleport": "teleport",
    "pick_up": "grab",
    "drop": "drop",
    "exit": "exit-door",
    "set_shields": "shield",
    "place_arrival": "portal",
}
TERRAIN_GLYPHS = {
    "fire": "small-fire",
    "lava": "lava",
    "water": "drowning",
    "ice": "ice-cube",
    "inverted_water": "drowning",
}
TOWER_GLYPH = "laser-turret"
ENERGIZER_GLYPH = "energy-tank"
BARRIER_GLYPH = "energy-shield"
SMOKE_GLYPH = "dust-cloud"


def text(message: str, /, **args: Words) -> Text:
    """The message `uw-<message>` with its arguments (none of which may be called `message`: mypyc)."""
    return Text(f"uw-{message}", dict(args))


def term(kind: str, word: str) -> Text:
    """The name of a word of the notation: `uw-<kind>-<word>`."""
    return Text(f"uw-{kind}-{word.replace('_', '-')}")


def called(name: str) -> Words:
    """A warrior's name, or the word for one who has none."""
    return term("warrior", CALLED[name]) if name in CALLED else name


def glyph_of(warrior: str, species: str) -> str:
    """The silhouette of a warrior: aliens by species, the heroes of the scenarios each his own."""
    if species != "human":
        return SPECIES_GLYPHS[species]
    return WARRIOR_GLYPHS.get(warrior, SPECIES_GLYPHS["human"])


def number(value: Words, name: str, tone: Tone = "plain", rule: str = "") -> Number:
    """A figure beside a choice or on a counter, with what it is (`uw-number-<name>`)."""
    return Number(str(value), text(f"number-{name}"), tone, rule)


def percent(n: int, d: int) -> str:
    """The chance n/d as a whole percentage, rounded half up."""
    return f"{(200 * n + d) // (2 * d)}%"


def decimal(n: int, d: int) -> str:
    """n/d with two places, rounded half up."""
    hundredths = (200 * n + d) // (2 * d)
    return f"{hundredths // 100}.{hundredths % 100:02d}"


def fraction(value: str) -> tuple[int, int]:
    """Numerator and denominator of an exact fraction of the notation: `26/36`, `1`."""
    n, _, d = value.partition("/")
    return int(n), int(d or 1)
